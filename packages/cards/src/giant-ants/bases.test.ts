import { A, at, B, C, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Egg Chamber: A minion here that has a +1 power counter cannot be destroyed.', () => {
  it('anybody’s, whoever would destroy it; without a counter or elsewhere it can be destroyed (CAN-1, CONF-1)', () =>
    play({
      seats: { A: { hand: ['Time Loop', 'Powderkeg', 'Cannon'] } },
      bases: [at('Egg Chamber', 'A Invader +1', 'B Filler +1', 'B Walker', 'A Filler'), at('Moor', 'B Filler +1')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Powderkeg'),
        A.answers('Invader'),
        now(at('Egg Chamber', 'A Invader', 'B Filler'), {
          asked: null,
          discard: { A: { has: ['Filler'] }, B: ['Walker'] },
        }),
        A.plays('Cannon'),
        // RES-13: offered anyway.
        offered('A', ['Filler@Egg Chamber', 'Filler@Moor', 'done']),
        A.answers('Filler@Egg Chamber', 'Filler@Moor', '?done'),
        now(at('Egg Chamber', 'A Invader', 'B Filler'), at('Moor'), { asked: null }),
      ],
    }));

  it('it can still be moved and returned (TERM-1)', () =>
    play({
      seats: { A: { hand: ['Time Loop', 'Shanghai', 'Beam Up'] } },
      bases: [at('Egg Chamber', 'B Filler +1', 'B Walker +2'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Shanghai'),
        A.answers('Filler', '?Moor'),
        A.plays('Beam Up'),
        A.answers('Walker'),
        now(at('Egg Chamber'), at('Moor', 'B Filler'), { asked: null, hand: { B: ['Walker'] } }),
      ],
    }));

  it('goes to the discard pile with the base: that is no destruction (SCORE-9)', () =>
    play({
      phase: 'score',
      bases: [at('Egg Chamber', 'A King Rex +9', 'B Filler +1'), at('Moor')],
      steps: [now({ discard: { A: ['King Rex'], B: ['Filler'] }, vp: { A: 3, B: 1 } })],
    }));

  it('if everybody ignores the base nobody is protected (TERM-13)', () =>
    play({
      seats: { A: { hand: ['Cannon'] } },
      bases: [at('Egg Chamber', 'B Filler +1', 'B Jammed Signal'), at('Moor')],
      steps: [
        A.plays('Cannon'),
        A.answers('Filler', '?done'),
        now(at('Egg Chamber', 'B Jammed Signal'), { asked: null }),
      ],
    }));
});

describe('The Hill: Each player, at the start of their turn, may move one of their minions from any base to here.', () => {
  const bases = [
    at('The Hill', 'A Scout', 'B Filler'),
    at('Moor', 'A Walker', 'B Invader'),
    at('Marsh', 'A Collector'),
  ];

  it('offers the current player theirs on other bases (TURN-2)', () =>
    play({
      phase: 'start',
      bases,
      steps: [
        offered('A', ['The Hill', 'pass']),
        A.answers('The Hill'),
        offered('A', ['Walker', 'Collector'], ['Scout', 'Filler', 'Invader', 'no']),
        A.answers('Collector'),
        now(at('The Hill', 'A Scout', 'B Filler', 'A Collector'), at('Moor', 'A Walker', 'B Invader'), at('Marsh'), {
          asked: null,
          phase: 'play',
        }),
      ],
    }));

  it('every player in their own turn, and one may stay away (TERM-14)', () =>
    play({
      phase: 'start',
      bases,
      steps: [
        A.answers('pass'),
        A.ends(),
        offered('B', ['The Hill', 'pass']),
        B.answers('The Hill'),
        now(at('The Hill', 'A Scout', 'B Filler', 'B Invader'), at('Moor', 'A Walker'), { asked: null, turn: 'B' }),
      ],
    }));

  it('asks nobody who has no minion elsewhere (ME-4)', () =>
    play({
      phase: 'start',
      turn: 'C',
      bases: [at('The Hill', 'C Scout'), at('Moor', 'A Walker')],
      steps: [now({ asked: null, phase: 'play' }), C.ends(), A.answers('pass'), now({ asked: null, turn: 'A' })],
    }));

  it('a minion that cannot be moved can be chosen and stays (RES-13)', () =>
    play({
      phase: 'start',
      bases: [at('The Hill'), at('Moor', 'A Walker with B Incorporeal', 'A Filler', 'B Scout', 'B Entangled')],
      steps: [
        A.answers('The Hill'),
        offered('A', ['Walker', 'Filler'], ['Scout']),
        A.answers('Filler'),
        now(at('The Hill'), { asked: null }),
      ],
    }));
});
