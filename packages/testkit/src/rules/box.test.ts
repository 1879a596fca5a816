import { act, chooseMinion, onPlay, ops, protect } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, actionCard, at, logged, minionCard, now, play, queryOf } from '../play.ts';

const retire = actionCard(
  'Retire',
  'standard',
  'Put a minion back into the box.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Put a minion back into the box');
    if (minion !== null) yield* act(ops.box(minion));
  }),
);
const aloof = minionCard(
  'Aloof',
  2,
  'Ongoing: This minion can be placed nowhere.',
  protect((_q, me, op) => op.card === me.self && (op.verb === 'place' || op.verb === 'box')),
);

describe('TERM-8 a card put back in the box is out for the whole game', () => {
  it('whatever protects it; what is on it goes to its owner’s discard pile', () =>
    play({
      cards: [retire, aloof],
      seats: { A: { hand: ['Retire'] } },
      bases: [at('Meadow', 'B Aloof with A Poison'), at('Moor')],
      steps: [
        A.plays('Retire'),
        now(at('Meadow'), { asked: null, discard: { A: ['Retire', 'Poison'], B: [] } }),
        logged('Aloof was placed: the box of B (Retire)'),
        ({ state }) => {
          const boxed = state.cards.flatMap((card, ix) => (card.zone === 'box' ? [queryOf(state).name(ix)] : []));
          expect(boxed).toEqual(['Aloof']);
        },
      ],
    }));
});
