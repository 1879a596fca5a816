import type { Def } from '@smash/engine';
import {
  act,
  after,
  atEndOfTurn,
  look,
  onPlay,
  ops,
  ownPower,
  ownStarting,
  playableFromDiscard,
  playedOnNewBase,
  talent,
} from '@smash/engine/script';
import { afterEach, describe, expect, it } from 'vitest';
import { isDue } from '../due.ts';
import { testLibrary } from '../library.ts';
import { actionCard, minionCard } from '../play.ts';
import { exhaust } from './exhaustive.ts';

const made: string[] = [];
/** A card of a faction: it is looked for like all others. */
function make(def: Def): void {
  testLibrary.defs[def.name] = { ...def, faction: 'Aliens', set: 'Core Set' };
  made.push(def.name);
}
const missing = (seed: string, most: number): string[] =>
  exhaust({ seed, times: 1, most, only: made }).missing.map(({ card, what, ability, member }) =>
    [card, what, ...(ability < 0 ? [] : [ability]), member].join(' ').trimEnd(),
  );

describe('steered games', { timeout: 600_000 }, () => {
  afterEach(() => {
    for (const name of made.splice(0)) delete testLibrary.defs[name];
  });

  // `pnpm sim --exhaustive` goes on until nothing is missing, which takes ten times as long. A sixth of the cards by
  // default, all with LONG=1.
  it.runIf(isDue(6, 1))(
    'play and refuse almost every built card, use almost every ability, and keep every invariant',
    () => {
      const all = process.env.LONG === '1';
      const only = Object.keys(testLibrary.defs).filter((_, i) => all || i % 6 === 0);
      const { games, needs, missing, failing } = exhaust({ seed: 'each', times: 1, most: all ? 600 : 300, only });
      expect(failing).toEqual([]);
      const looked = needs.filter(({ card }) => only.includes(card));
      expect(missing.length).toBeLessThan(looked.length / 100);
      expect(games).toBeGreaterThan(10);
      for (const name of Object.values(testLibrary.defs)
        .filter((def) => def.faction !== '')
        .map((def) => def.name))
        expect(
          needs.some((need) => need.card === name && need.what === 'refused'),
          name,
        ).toBe(true);
    },
  );

  it('are the same for the same seed', () => {
    const [one, two] = [1, 2].map(() => exhaust({ seed: 'twice', times: 1, most: 5 }));
    expect(one).toEqual(two);
    expect(one!.missing.length).toBeGreaterThan(0);
  });

  it('find exactly the parts of a card that can never take effect', () => {
    make(
      minionCard(
        'Idler',
        2,
        '',
        onPlay(function* () {
          yield* look((q) => q.s.turn);
        }),
        after('play', { when: () => false }, function* (me) {
          yield* act(ops.draw(me.seat, 1));
        }),
        ownPower(() => 0),
        atEndOfTurn(function* (me) {
          yield* act(ops.draw(me.seat, 1));
        }),
      ),
    );
    make(actionCard('Ashes', 'standard', '', playableFromDiscard('turn')));
    make({ ...actionCard('Nowhere', 'minion', ''), target: () => false });
    make({ ...actionCard('Anywhere', 'minion', ''), target: () => true });
    expect(missing('idle', 60)).toEqual([
      'Idler ability 0 run',
      'Idler ability 1 when',
      'Idler ability 1 run',
      'Idler ability 2 of',
      'Ashes ability 0 chosen',
      'Nowhere played',
      'Anywhere misplaced',
    ]);
  });

  it('count what takes effect without a trace: zero as the number it sets, a new base, and nothing', () => {
    make(
      minionCard(
        'Weakling',
        2,
        'Do nothing.',
        ownStarting(() => 0),
        talent(() => act()),
      ),
    );
    make({ ...actionCard('Landfall', 'base', ''), abilities: [playedOnNewBase()] });
    expect(missing('traces', 60)).toEqual([]);
  });

  it('report a card that breaks the game, and the game it broke', () => {
    make(
      minionCard(
        'Breaker',
        2,
        '',
        onPlay(function* () {
          yield* look(() => {
            throw new Error('broken card');
          });
        }),
      ),
    );
    const { failing } = exhaust({ seed: 'broken', times: 1, most: 20, only: ['Breaker'] });
    expect(failing.length).toBeGreaterThan(0);
    for (const { reason, commands } of failing) {
      expect(reason).toContain('broken card');
      expect(commands.length).toBeGreaterThan(0);
    }
  });
});
