import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDue } from '../due.ts';
import { failingSeeds } from './failing.ts';
import { playRandomGame } from './game.ts';

const LONG = process.env.LONG === '1';
/** New cards change what a seed plays: a tenth of them by default, all with LONG=1. */
const once = failingSeeds().filter((_, i) => LONG || i % 10 === 0);
/** The number of seeds, always starting with the first; `pnpm sim` tries new ones. */
const games = (few: number, many: number, seed: number) => ({ numRuns: LONG ? many : few, seed });

describe('random games keep every invariant', { timeout: 300_000 }, () => {
  it.each(once)('seed $seed of $players players, which once failed', ({ spacing, ...game }) => {
    expect(playRandomGame(game, spacing).over).not.toBeNull();
  });

  it.each([2, 3, 4].filter((players) => isDue(3, players)))(
    'INFO-2 DECK-1 of %i players: conserved, never stuck, replayable, and no view knows too much',
    (players) => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => {
          expect(playRandomGame({ seed: `property-${seed}`, players }).over).not.toBeNull();
        }),
        games(4, 7, 2),
      );
    },
  );

  it.each([2, 3, 4].filter((players) => isDue(3, players + 1)))(
    'BIG-1 BIG-2 BIG-4 BIG-6 of %i players on the Big Base board: the same holds, and they end',
    (players) => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.boolean(), (seed, quits) => {
          expect(playRandomGame({ seed: `board-${seed}`, players, quits, bigBase: true }).over).not.toBeNull();
        }),
        games(3, 5, 4),
      );
    },
  );

  it.each([2, 3, 4].filter((players) => isDue(3, players + 2)))(
    'of %i players end the same without any cache',
    (players) => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => {
          const game = { seed: `forgetful-${seed}`, players, vpToWin: 5, forgetful: true };
          expect(playRandomGame(game, 0).over).not.toBeNull();
        }),
        games(6 - players, 16 - 3 * players, 5),
      );
    },
  );

  it.runIf(isDue(3, 0))('WIN-3 players who concede, or agree to end, leave a valid game behind', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 3, max: 4 }), (seed, players) => {
        expect(playRandomGame({ seed: `quits-${seed}`, players, quits: true }).over).not.toBeNull();
      }),
      games(10, 25, 3),
    );
  });
});
