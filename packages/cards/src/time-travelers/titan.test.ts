import type { State } from '@smash/engine';
import { playsTitan } from '@smash/engine/script';
import { A, at, B, now, offered, play, titanCard } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const box = (counters: number) => [{ seat: 'A' as const, card: 'Time Box', counters }];
const bases = [at('Meadow', 'A Filler'), at('Moor', 'A Invader')];
const giant = titanCard('Giant', '', playsTitan({}));

/** Counters on the titan, wherever it is. */
const has =
  (n: number) =>
  ({ state }: { state: State }): void => {
    const box = state.cards.find(({ def }) => state.names[def] === 'Time Box')!;
    expect(box.counters).toBe(n);
  };

describe('Time Box: Special: While this titan is not in play, place a counter on it at the start of your turn and when a card goes to your hand from play or the discard pile. After you place the fifth or a later counter on it, you may remove all of its counters and play it. Talent: Play an extra minion with power 2 or less here and/or play an extra action.', () => {
  it('gets a counter at the start of your turn, not of another (TURN-2)', () =>
    play({
      titans: box(0),
      bases,
      steps: [A.ends(), has(0), B.ends(), has(1), now({ asked: { seat: 'A' }, titans: { A: ['Time Box'] } })],
    }));
  it('for each card that comes to your hand from play: returned by anybody, or placed there (TERM-6, RES-9)', () =>
    play({
      turn: 'B',
      titans: box(0),
      seats: { B: { hand: ['Crop Circles'] } },
      bases: [at('Meadow', 'A Filler', 'A Invader', 'B Walker'), at('Moor')],
      steps: [B.plays('Crop Circles'), B.answers('Meadow'), has(2), now({ hand: { A: 2, B: 1 } })],
    }));
  it('for each card from your discard pile; not for one that is drawn, nor for cards of others', () =>
    play({
      titans: box(0),
      seats: {
        A: { hand: ['Grave Robbing', 'Time Walk'], discard: ['Walker'], deck: ['Scout', 'Probe', 'Howl'] },
        B: {},
      },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Time Walk'),
        has(0),
        A.plays('Grave Robbing'),
        has(1),
        now({ asked: { seat: 'A' }, titans: { A: ['Time Box'] } }),
      ],
    }));
  it('not for a card that goes to another hand or another place', () =>
    play({
      titans: box(0),
      seats: { A: { hand: ['Into the Time Slip'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [A.plays('Into the Time Slip'), has(0), now({ hand: { B: ['Walker'] } })],
    }));
  it('for a card of a scored base that goes to the hand instead of the discard pile (SCORE-9)', () =>
    play({
      titans: box(0),
      bases: [at('Meadow', 'A Scout +8', 'A Jumper'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Scout'),
        has(1),
        A.answers('Jumper'),
        has(2),
        now({ turn: 'B', discard: { A: [] } }),
      ],
    }));

  it('after the fifth it may be played: immediately, on any base, without its counters; never as a play of yours (TIT-2, time-box/1)', () =>
    play({
      titans: box(4),
      seats: { A: { hand: ['Into the Time Slip'] } },
      bases,
      steps: [
        now({ cannot: [A.plays('Time Box', 'Meadow')] }),
        A.plays('Into the Time Slip'),
        A.answers('Filler'),
        offered('A', ['Time Box', 'pass']),
        A.answers('Time Box'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Moor'),
        has(0),
        now(at('Moor', 'A Invader', 'A Time Box'), { asked: { seat: 'A' }, bases: { Moor: { power: { A: 3 } } } }),
      ],
    }));
  it('the fourth is not enough; declined, the sixth offers it again', () =>
    play({
      titans: box(3),
      phase: 'start',
      bases,
      steps: [
        has(4),
        now({ phase: 'play', titans: { A: ['Time Box'] } }),
        A.ends(),
        B.ends(),
        has(5),
        offered('A', ['Time Box', 'pass']),
        A.answers('pass'),
        A.ends(),
        B.ends(),
        has(6),
        A.answers('Time Box', 'Meadow'),
        now(at('Meadow', 'A Filler', 'A Time Box'), { turn: 'A', phase: 'play' }),
      ],
    }));
  it('even in another player’s turn (ABL-4)', () =>
    play({
      turn: 'B',
      titans: box(4),
      seats: { B: { hand: ['Beam Up'] } },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [B.plays('Beam Up'), A.answers('Time Box', 'Moor'), now(at('Moor', 'A Time Box'), { turn: 'B' })],
    }));
  it('TIT-3 not with another titan of yours in play; the counter is placed anyway', () =>
    play({
      cards: [giant],
      titans: box(4),
      phase: 'start',
      bases: [at('Meadow', 'A Giant'), at('Moor')],
      steps: [has(5), now({ phase: 'play', titans: { A: ['Time Box'] } })],
    }));
  it('time-box/1 its counters are no +1 power counters: they are gone when it is in play, where no more come (TIT-5)', () =>
    play({
      seats: { A: { hand: ['Beam Up'] } },
      bases: [at('Meadow', 'A Time Box', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Beam Up'),
        has(0),
        A.ends(),
        B.ends(),
        has(0),
        now(at('Meadow', 'A Time Box'), { turn: 'A', bases: { Meadow: { power: { A: 0 } } } }),
      ],
    }));
  it('time-box/2 before it is played nothing else reaches its counters: it is no card in play (TIT-4, TERM-7)', () =>
    play({
      titans: box(3),
      seats: { A: { hand: ['Into the Time Slip'] } },
      bases,
      steps: [
        A.plays('Into the Time Slip'),
        offered('A', ['Filler', 'Invader'], ['Time Box']),
        A.answers('Filler'),
        has(4),
      ],
    }));

  it('Talent: an extra minion of power 2 or less here, and an extra action, each if you like (EXT-2, ABL-5)', () =>
    play({
      seats: { A: { hand: ['Scout', 'Jumper', 'Jumper', 'Filler', 'Time Walk', "It's Astounding"] } },
      bases: [at('Meadow', 'A Time Box'), at('Moor')],
      steps: [
        A.uses('Time Box'),
        now({ asked: { seat: 'A' }, cannot: [A.uses('Time Box')] }),
        A.plays('Jumper', 'Meadow'),
        // The other play is the regular one, anywhere.
        A.plays('Scout', 'Moor'),
        now(at('Meadow', 'A Time Box', 'A Jumper'), at('Moor', 'A Scout'), {
          cannot: [A.plays('Jumper', 'Meadow'), A.plays('Filler', 'Meadow')],
        }),
        A.plays("It's Astounding"),
        now({ can: [A.plays('Time Walk')] }),
      ],
    }));
  it('Talent: power 3 is too much, and another base too far (EXT-4)', () =>
    play({
      seats: { A: { hand: ['Invader', 'Filler', 'Jumper'] } },
      bases: [at('Meadow', 'A Time Box'), at('Moor')],
      steps: [
        A.uses('Time Box'),
        A.plays('Filler', 'Moor'),
        now({ cannot: [A.plays('Invader', 'Meadow'), A.plays('Jumper', 'Moor')], can: [A.plays('Jumper', 'Meadow')] }),
      ],
    }));
});
