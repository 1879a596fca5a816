import { whyNot } from '@smash/engine';
import { A, at, play } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const smith = (state: Parameters<typeof whyNot>[0]) =>
  whyNot(state, 0, { card: state.cards[state.seats[0]!.hand[0]!]!.id });

describe('why a fusion cannot be played', () => {
  it('while it can be played as one of the two there is no reason; then both are named (FUS-3, TURN-4)', () =>
    play({
      seats: { A: { hand: ['K.C. Smith', 'Invader', 'Mystic Studies'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Invader', 'Meadow'),
        ({ state }) => expect(smith(state)).toBeNull(),
        A.plays('Mystic Studies'),
        ({ state }) =>
          expect(smith(state)).toEqual({
            code: 'noPlay',
            rule: 'TURN-4',
            text: 'No minion play and no action play left this turn.',
          }),
      ],
    }));
});
