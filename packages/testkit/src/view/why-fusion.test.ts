import { view, whyNot } from '@smash/engine';
import { A, at, play } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const smith = (state: Parameters<typeof whyNot>[0], as?: 'minion' | 'action') =>
  whyNot(state, 0, { card: state.cards[state.seats[0]!.hand[0]!]!.id, as });

describe('why a fusion cannot be played', () => {
  it('while it can be played as one of the two there is no reason; then both are given (FUS-3, TURN-4)', () =>
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

  it('asked about one side, it says why not that one while the other is offered (FUS-1, TURN-4)', () => {
    const seats = { A: { hand: ['K.C. Smith', 'Invader', 'Mystic Studies'] } };
    play({
      seats,
      bases: [at('Meadow')],
      steps: [
        A.plays('Mystic Studies'),
        ({ state }) => expect(smith(state, 'minion')).toBeNull(),
        ({ state }) => expect(smith(state, 'action')).toMatchObject({ code: 'noActionPlay', rule: 'TURN-4' }),
      ],
    });
    play({
      seats,
      bases: [at('Meadow')],
      steps: [
        A.plays('Invader', 'Meadow'),
        ({ state }) => expect(smith(state, 'action')).toBeNull(),
        ({ state }) => expect(smith(state, 'minion')).toMatchObject({ code: 'noMinionPlay', rule: 'TURN-4' }),
      ],
    });
  });
});

it('a fusion being played as an action is shown as an action, without power (FUS-1)', () =>
  play({
    seats: { A: { hand: ['Obstruction'] } },
    bases: [at('Meadow', 'B Invader', 'B Scout')],
    steps: [
      ({ state }) => expect(view(state, 0).hand).toMatchObject([{ type: 'minion', power: 2 }]),
      { by: 'A', play: 'Obstruction', as: 'action' },
      ({ state }) => {
        const [card] = view(state, 1).resolving;
        expect(card).toMatchObject({ name: 'Obstruction', type: 'action' });
        expect(card).not.toHaveProperty('power');
      },
      A.answers('Scout'),
      ({ state }) => expect(view(state, 1).seats[0]!.discard).toMatchObject([{ type: 'minion', power: 2 }]),
    ],
  }));
