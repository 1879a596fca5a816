import type { Page } from '@playwright/test';
import { hashOf, type Json } from '@smash/protocol';
import { playRandomGame, type RandomGame } from '@smash/testkit';

/** How a game ends here, as a hash of its last state. */
export const endHere = (game: RandomGame): string => hashOf(playRandomGame(game, 0).state as unknown as Json);

/** How it ends in the browser, where it is played twice: as usual, and with nothing derived remembered. */
export const endThere = (page: Page, game: RandomGame): Promise<string> =>
  page.evaluate(
    (one) => (window as unknown as { __t: { endOf(game: RandomGame): string } }).__t.endOf({ ...one, forgetful: true }),
    game,
  );
