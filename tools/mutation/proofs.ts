// Short forms of the generated proofs, the last tests tried on each engine mutant: what no written test notices may
// still break an invariant, a relation or secrecy.
import { describe, expect, it } from 'vitest';
import { playRandomGame } from '../../packages/testkit/src/random/game.ts';
import { RELATIONS, relate } from '../../packages/testkit/src/relations/relations.ts';
import { compareDoors } from '../../packages/testkit/src/secrecy/doors.ts';

const boards = [2, 3, 4].flatMap((players) => [false, true].map((bigBase) => ({ players, bigBase })));

describe('proof', () => {
  it.each(boards)('all invariants, $players players, Big Base: $bigBase', ({ players, bigBase }) => {
    const game = { seed: `mutants-${players}`, players, bigBase, vpToWin: 5, thorough: players === 2 };
    expect(playRandomGame(game).over).not.toBeNull();
  });

  it.each(boards)('nothing remembered, $players players, Big Base: $bigBase', ({ players, bigBase }) => {
    const game = { seed: `mutants-${players}`, players, bigBase, vpToWin: 5, forgetful: true };
    expect(playRandomGame(game, 0).over).not.toBeNull();
  });

  it.each(RELATIONS.map((relation) => [relation.name, relation] as const))('relation: %s', (_name, relation) => {
    expect(relate(1, 'mutants', 2, { relations: [relation] }).found).toEqual([]);
  });

  it('doors', () => {
    expect(compareDoors('mutants', 0, 1).leak).toBeNull();
  });
});
