import { describe, expect, it } from 'vitest';
import { emptyState, makeCards } from '../procedures/setup/new-game.ts';
import type { Registry } from '../script/definition.ts';
import { Game, installLibrary } from './game.ts';

const looping = { name: 'Looper', type: 'action', deck: '', abilities: [] };
installLibrary({ id: 'loops', defs: { Looper: looping }, factions: [], decks: [], board: null } as unknown as Registry);

/** A game with one card, in a new chain of events or while one is under way. */
function gameIn(chain: 'new' | 'old'): Game {
  const s = emptyState('loops', 'chain', 2);
  makeCards(s, 'Looper', 0, 'limbo', 1);
  const g = new Game(s);
  if (chain === 'new') g.endChain();
  return g;
}
const use = (g: Game, times: number, ix = 0): boolean[] =>
  Array.from({ length: times }, () => g.countUse({ card: 0, def: 0, ix }));

describe('a chain of events', () => {
  it.each(['new', 'old'] as const)(
    'LOOP-1 an ability is used a thousand times, and the log says once that it was cut (%s chain)',
    (chain) => {
      const g = gameIn(chain);
      expect(use(g, 1000)).toEqual(Array<boolean>(1000).fill(true));
      expect(g.events).toEqual([]);
      expect(use(g, 3)).toEqual([false, false, false]);
      expect(g.events.map(({ type, rule, card }) => [type, rule, card?.name])).toEqual([['loop', 'LOOP-1', 'Looper']]);
      expect(use(g, 1, 1)).toEqual([true]);
      g.endChain();
      expect(use(g, 2)).toEqual([true, true]);
    },
  );

  it('LOOP-1 an ability that is cut does nothing', () => {
    const g = gameIn('new');
    use(g, 999);
    const resolve = (): boolean => g.resolve({ card: 0, def: 0, ix: 0 }, 0, {});
    expect([resolve(), resolve()]).toEqual([true, false]);
    expect(g.s.stack).toHaveLength(1);
  });

  it('LOOP-1 uses that are not counted yet are part of the state as soon as somebody is asked', () => {
    const g = gameIn('new');
    use(g, 2);
    use(g, 1, 1);
    expect({ ...g.s.chain }).toEqual({});
    g.noteChain();
    expect({ ...g.s.chain }).toEqual({ '0.0.0': 2, '0.0.1': 1 });
    g.noteChain();
    expect({ ...g.s.chain }).toEqual({ '0.0.0': 2, '0.0.1': 1 });
  });
});
