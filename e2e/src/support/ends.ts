import type { Page } from '@playwright/test';
import { hashOf, type Json } from '@smash/protocol';
import { playRandomGame, type RandomGame } from '@smash/testkit';

/** Plays a game in Node and returns the hash of its last state. */
export const endHere = (game: RandomGame): string => hashOf(playRandomGame(game, 0).state as unknown as Json);

/** Plays the game in the browser twice, with and without caches, and returns the hash of its last state. */
export const endThere = (page: Page, game: RandomGame): Promise<string> =>
  page.evaluate(
    (one) => (window as unknown as { __t: { endOf(game: RandomGame): string } }).__t.endOf({ ...one, forgetful: true }),
    game,
  );
