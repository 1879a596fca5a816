import { act, chooseBase, look, onPlay, ops, untilYourTurn } from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, actionCard, at, B, now, play } from '../play.ts';

const dim = actionCard(
  'Dim',
  'standard',
  "Until your next turn, other players' minions at a base add only their printed power.",
  onPlay(function* (me) {
    const base = yield* chooseBase(me.seat, 'Choose the base', yield* look((q) => q.bases()));
    yield* act(ops.addPrinted(base!, me.seat, yield* untilYourTurn(me.seat)));
  }),
);

describe('minions that add only their printed power to their controllers’ totals', () => {
  it('more or less power than printed makes no difference, but breaks the base (CALC-2)', () =>
    play({
      cards: [dim],
      seats: { A: { hand: ['Dim'] }, B: {} },
      bases: [
        at('Meadow', 'A Scout +1', 'B Scout +2', 'B Scout with A Poison', '- Bigfoot'),
        at('Moor', 'B Filler +1'),
      ],
      steps: [
        A.plays('Dim'),
        A.answers('Meadow'),
        now({
          cards: { 'Scout/B#1': { power: 5 }, 'Scout/B#2': { power: 0 } },
          bases: { Meadow: { power: { A: 4, B: 6 }, total: 9, breakpoint: 17 }, Moor: { power: { B: 2 } } },
        }),
      ],
    }));

  it('until the start of that player’s turn (TERM-11)', () =>
    play({
      cards: [dim],
      seats: { A: { hand: ['Dim'], deck: ['Cannon', 'Cannon'] }, B: { deck: ['Cannon', 'Cannon'] } },
      bases: [at('Meadow', 'B Scout +2')],
      steps: [
        A.plays('Dim'),
        now({ bases: { Meadow: { power: { B: 3 } } } }),
        A.ends(),
        now({ bases: { Meadow: { power: { B: 3 } } } }),
        B.ends(),
        now({ bases: { Meadow: { power: { B: 5 } } } }),
      ],
    }));
});
