import { seedOf } from '@smash/testkit/coins';
import { A, at, B, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const HELP = ['A Little Help'];

describe('Chaos Lord: Ongoing: After each coin you flip: on heads, choose one of your minions and place a +1 power counter on it; on tails, draw one card and then discard one.', () => {
  it('heads: a counter on one of your minions, anywhere (COIN-1)', () =>
    play({
      seed: seedOf('heads'),
      seats: { A: { hand: HELP, deck: ['Scout', 'Cannon'] } },
      bases: [at('Meadow', 'A Chaos Lord', 'B Invader'), at('Moor', 'A Walker')],
      steps: [
        A.plays('A Little Help'),
        offered('A', ['Chaos Lord', 'Walker'], ['Invader', 'no']),
        A.answers('Walker'),
        now({ asked: null, hand: { A: [] }, cards: { Walker: { counters: 1 }, 'Chaos Lord': { counters: 0 } } }),
      ],
    }));

  it('tails: draws one, then discards any one of the hand', () =>
    play({
      seed: seedOf('tails'),
      seats: { A: { hand: ['A Little Help', 'Walker'], deck: ['Scout', 'Cannon'] } },
      bases: [at('Meadow', 'A Chaos Lord'), at('Moor')],
      steps: [
        A.plays('A Little Help'),
        offered('A', ['Walker', 'Scout'], ['no']),
        A.answers('Walker'),
        now({
          asked: null,
          hand: { A: ['Scout'] },
          discard: { A: ['A Little Help', 'Walker'] },
          cards: { 'Chaos Lord': { counters: 0 } },
        }),
      ],
    }));

  it('each coin; another player’s coin does nothing (RES-9, ABL-8)', () => {
    play({
      seed: seedOf('heads', 'heads', 'heads'),
      seats: { A: { hand: ['Demolition'] } },
      bases: [at('Meadow', 'A Chaos Lord'), at('Moor')],
      steps: [A.plays('Demolition'), now({ asked: null, cards: { 'Chaos Lord': { counters: 6 } } })],
    });
    play({
      seed: seedOf('heads'),
      seats: { A: { hand: HELP } },
      bases: [at('Meadow', 'B Chaos Lord'), at('Moor')],
      steps: [A.plays('A Little Help'), now({ asked: null, cards: { 'Chaos Lord': { counters: 0 } } })],
    });
  });
});

describe('Diviner: Ongoing: Once per turn, immediately after you flip a coin, you may discard a card to change the result of the flip. Draw a card after your first coin flip of each turn.', () => {
  it('a card discarded turns the coin, once per turn (COIN-1, RES-3)', () =>
    play({
      seed: seedOf('tails', 'tails', 'tails'),
      seats: { A: { hand: ['Demolition', 'Scout', 'Cannon'], deck: [] } },
      bases: [at('Meadow', 'A Diviner'), at('Moor')],
      steps: [
        A.plays('Demolition'),
        offered('A', ['Diviner', 'pass']),
        A.answers('Diviner'),
        offered('A', ['Scout', 'Cannon'], ['no']),
        A.answers('Scout'),
        now({ asked: null, hand: { A: { has: ['Cannon'] } }, cards: { Diviner: { counters: 1 } } }),
      ],
    }));

  it('left alone, the coin stays; without a card in hand nobody is asked', () => {
    play({
      seed: seedOf('tails'),
      seats: { A: { hand: ['Gobbo', 'Scout'], deck: [] } },
      bases: [at('Meadow', 'A Diviner'), at('Moor')],
      steps: [
        A.plays('Gobbo', 'Moor'),
        A.answers('pass'),
        now({ asked: null, hand: { A: ['Scout'] }, cards: { Gobbo: { counters: 0 } } }),
      ],
    });
    play({
      seed: seedOf('heads'),
      seats: { A: { hand: ['Gobbo'], deck: ['Scout', 'Cannon'] } },
      bases: [at('Meadow', 'A Diviner'), at('Moor')],
      steps: [
        A.plays('Gobbo', 'Moor'),
        now({ asked: null, hand: { A: ['Scout'] }, cards: { Gobbo: { counters: 1 } } }),
      ],
    });
  });

  it('draws after the first flip of the turn only, also if an earlier one was before it came', () => {
    play({
      seed: seedOf('heads', 'heads', 'heads'),
      seats: { A: { hand: ['Demolition'], deck: ['Scout', 'Cannon', 'Walker'] } },
      bases: [at('Meadow', 'A Diviner'), at('Moor')],
      steps: [A.plays('Demolition'), now({ asked: null, hand: { A: ['Scout'] }, cards: { Diviner: { counters: 3 } } })],
    });
    play({
      seed: seedOf('heads', 'tails'),
      seats: { A: { hand: ['A Little Help', 'Diviner', 'Gobbo'], deck: ['Scout', 'Cannon'] }, B: {} },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('A Little Help'),
        A.plays('Diviner', 'Meadow'),
        A.plays('Gobbo', 'Moor'),
        now({ asked: null, hand: { A: [] } }),
      ],
    });
  });

  it('a new turn has a first flip again; another player’s flip is not yours', () => {
    play({
      seed: seedOf('heads', 'heads'),
      seats: { A: { hand: ['A Little Help'], deck: ['Scout', 'Cannon', 'Walker', 'Invader'] }, B: {} },
      bases: [at('Meadow', 'A Diviner', 'A Gobbo'), at('Moor')],
      steps: [
        A.plays('A Little Help'),
        now({ hand: { A: ['Scout'] } }),
        A.ends(),
        B.ends(),
        now({ turn: 'A', hand: { A: 3 } }),
      ],
    });
    play({
      seed: seedOf('heads'),
      seats: { A: { hand: HELP }, B: { hand: ['Scout'], deck: ['Cannon'] } },
      bases: [at('Meadow', 'B Diviner'), at('Moor')],
      steps: [A.plays('A Little Help'), now({ asked: null, hand: { B: ['Scout'] } })],
    });
  });

  it('two of them each turn it, and each draw', () =>
    play({
      seed: seedOf('heads'),
      seats: { A: { hand: ['Gobbo', 'Scout', 'Cannon'], deck: ['Walker', 'Invader'] } },
      bases: [at('Meadow', 'A Diviner', 'A Diviner'), at('Moor')],
      steps: [
        A.plays('Gobbo', 'Moor'),
        A.answers('Diviner#1', 'Scout'),
        A.answers('Diviner', '?Cannon'),
        A.answers('?Diviner#1', '?Diviner'),
        now({ asked: null, hand: { A: ['Walker', 'Invader'] }, cards: { Gobbo: { counters: 1 } } }),
      ],
    }));
});

describe('Blaster: Special: Flip a coin before this base scores. On heads, you may give this minion +2 power this turn; on tails, you may move it to another base.', () => {
  const tie = at('Meadow', 'A Blaster +2', 'B King Rex');

  it('two that can be told apart are ordered by the current player, two alike by nobody (ME-1, RES-9)', () => {
    const table = (...blasters: string[]) => [at('Meadow', 'A Walker +24', ...blasters), at('Moor')];
    play({ bases: table('B Blaster +1', 'B Blaster'), steps: [A.ends(), offered('A', ['Blaster#1', 'Blaster#2'])] });
    play({ bases: table('B Blaster', 'B Blaster'), steps: [A.ends(), now({ asked: { seat: 'B', has: ['yes'] } })] });
  });

  it('heads: two more power for the scoring, or not', () => {
    for (const [answer, vp] of [
      ['yes', { A: 3, B: 3 }],
      ['no', { A: 2, B: 3 }],
    ] as const)
      play({
        seed: seedOf('heads'),
        seats: { A: {}, B: {} },
        bases: [tie, at('Moor')],
        steps: [A.ends(), offered('A', ['yes', 'no']), A.answers(answer), now({ vp })],
      });
  });

  it('tails: to any other base, or not', () => {
    play({
      seed: seedOf('tails'),
      seats: { A: {}, B: {} },
      bases: [tie, at('Moor'), at('Marsh')],
      steps: [
        A.ends(),
        A.answers('yes'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Marsh'),
        now(at('Marsh', 'A Blaster'), { vp: { A: 0, B: 3 } }),
      ],
    });
    play({
      seed: seedOf('tails'),
      seats: { A: {}, B: {} },
      bases: [tie, at('Moor')],
      steps: [A.ends(), A.answers('no'), now({ vp: { A: 2, B: 3 } })],
    });
    play({
      seed: seedOf('tails'),
      seats: { A: {}, B: {} },
      bases: [tie],
      steps: [A.ends(), now({ asked: null, vp: { A: 2, B: 3 } })],
    });
  });

  it('not at another base; in another player’s turn, too', () => {
    play({
      seed: seedOf('heads'),
      seats: { A: {}, B: {} },
      bases: [at('Meadow', 'A Walker +8'), at('Moor', 'A Blaster')],
      steps: [A.ends(), now({ asked: null, vp: { A: 3 }, cards: { Blaster: { power: 3 } } })],
    });
    play({
      turn: 'B',
      seed: seedOf('heads'),
      seats: { A: {}, B: {} },
      bases: [tie, at('Moor')],
      steps: [B.ends(), A.answers('yes'), now({ vp: { A: 3, B: 3 } })],
    });
  });
});

describe('Gobbo: Flip one coin per Gobbo in play, this one included. Place a +1 power counter on this minion for each heads.', () => {
  it('one coin alone; a counter for heads, none for tails', () => {
    for (const [side, counters] of [
      ['heads', 1],
      ['tails', 0],
    ] as const)
      play({
        seed: seedOf(side, 'heads'),
        seats: { A: { hand: ['Gobbo'] } },
        bases: [at('Meadow', 'A Walker'), at('Moor', 'A buried Gobbo')],
        steps: [A.plays('Gobbo', 'Meadow'), now({ asked: null, cards: { 'Gobbo@Meadow': { counters } } })],
      });
  });

  it('one more for each other Gobbo, whoever has it and wherever', () =>
    play({
      seed: seedOf('heads', 'tails', 'heads', 'heads'),
      seats: { A: { hand: ['Gobbo'] } },
      bases: [at('Meadow'), at('Moor', 'A Gobbo', 'B Gobbo', 'B Walker')],
      steps: [
        A.plays('Gobbo', 'Meadow'),
        now({
          asked: null,
          cards: { 'Gobbo@Meadow': { counters: 2 }, 'Gobbo@Moor/A': { counters: 0 }, 'Gobbo@Moor/B': { counters: 0 } },
        }),
      ],
    }));
});
