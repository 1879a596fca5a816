import { viewEvents } from '@smash/engine';
import { act, look, onPlay, ops } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, actionCard, at, now, play } from '../play.ts';

const gift = actionCard(
  'Gift',
  'standard',
  'Place the cards of your hand into the hand of the next player.',
  onPlay(function* (me) {
    const hand = yield* look((q) => q.hand(me.seat).slice());
    yield* act(...hand.map((ix) => ops.placeInHandOf(1 - me.seat, ix)));
  }),
);

describe('a card that goes from one hand to another', () => {
  it('is known to both players, but neither learns its id for the other; nobody else sees it (INFO-2)', () =>
    play({
      cards: [gift],
      seats: { A: { hand: ['Gift', 'Howl'] }, C: {} },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Gift'),
        now({ hand: { B: ['Howl'] } }),
        ({ events }) => {
          const told = ([0, 1, 2, 'spectator'] as const).map(
            (viewer) => viewEvents(events, viewer).findLast((event) => event.type === 'place')?.card,
          );
          expect(told).toEqual([{ id: 0, name: 'Howl' }, { id: 0, name: 'Howl' }, undefined, undefined]);
        },
      ],
    }));
});
