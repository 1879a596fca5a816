import type { Page } from '@playwright/test';
import { hashOf, type Json } from '@smash/protocol';
import { playRandomGame, type RandomGame } from '@smash/testkit';

/** The end of a game in Node, as a hash of its last state. */
export const endHere = (game: RandomGame): string => hashOf(playRandomGame(game, 0).state as unknown as Json);

/** Its end in the browser, where it is played twice: with and without caches. */
export const endThere = (page: Page, game: RandomGame): Promise<string> =>
  page.evaluate(
    (one) => (window as unknown as { __t: { endOf(game: RandomGame): string } }).__t.endOf({ ...one, forgetful: true }),
    game,
  );
