import { viewEvents } from '@smash/engine';
import { act, look, ops, talent } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, at, minionCard, now, play, queryOf } from '../play.ts';

const pest = minionCard(
  'Pest',
  1,
  'Talent: Destroy a Walker. Shuffle all discard piles into their decks. Destroy a Walker.',
  talent(function* () {
    const victim = yield* look((q) => q.minions((ix) => q.name(ix) === 'Walker')[0]!);
    yield* act(ops.destroy(victim));
    yield* act(...(yield* look((q) => q.discard(1).slice())).map((ix) => ops.place(ix, 'deck')), ops.shuffle(1));
    yield* act(ops.destroy(victim));
  }),
);

describe('a card that prevented an effect, and is now in a deck', () => {
  it('is given by name only: its id would reveal where it is (INFO-2)', () =>
    play({
      cards: [pest],
      bases: [at('Meadow', 'A Pest', 'B Walker with B Tooth and Claw... and Guns'), at('Moor')],
      steps: [
        A.uses('Pest'),
        now(at('Meadow', 'A Pest', 'B Walker'), { asked: null, deck: { B: { has: ['Tooth and Claw... and Guns'] } } }),
        ({ state, events }) => {
          const told = viewEvents(events, 'spectator').filter((e) => e.type === 'immune');
          expect(told.map((e) => e.cause)).toEqual([{ id: 0, name: 'Tooth and Claw... and Guns' }]);
          expect(queryOf(state).minions()).toHaveLength(2);
        },
      ],
    }));
});
