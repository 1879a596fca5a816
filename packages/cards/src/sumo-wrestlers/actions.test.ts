import { A, at, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe("Body Slam: Choose a base where you have a minion, and another player. All of that player's minions there move to one other base.", () => {
  it('all of the player there go together; others and those elsewhere stay (RES-10)', () =>
    play({
      seats: { A: { hand: ['Body Slam'] }, B: {}, C: {} },
      bases: [
        at('Meadow', 'A Filler', 'B Walker', 'B King Rex', 'C Invader'),
        at('Moor', 'A Filler'),
        at('Marsh', 'B Filler', 'C Filler'),
      ],
      steps: [
        A.plays('Body Slam'),
        offered('A', ['Meadow', 'Moor'], ['Marsh', 'no']),
        A.answers('Meadow'),
        offered('A', ['B', 'C'], ['A', 'no']),
        A.answers('B'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Moor'),
        now(at('Meadow', 'A Filler', 'C Invader'), at('Moor', 'A Filler', 'B Walker', 'B King Rex'), { asked: null }),
      ],
    }));

  it('without a minion of yours nothing happens', () =>
    play({
      seats: { A: { hand: ['Body Slam'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [A.plays('Body Slam'), now(at('Meadow', 'B Walker'), { asked: null })],
    }));
});

describe('Bulking Stew: Discard any number of cards. Place as many +1 power counters in total on your minions, split as you like.', () => {
  it('as many counters as cards, on yours anywhere', () =>
    play({
      seats: { A: { hand: ['Bulking Stew', 'Scout', 'Walker', 'Cannon'] } },
      bases: [at('Meadow', 'A Filler', 'B Filler'), at('Moor', 'A Invader')],
      steps: [
        A.plays('Bulking Stew'),
        offered('A', ['Scout', 'Walker', 'Cannon', 'done']),
        A.answers('Scout', 'Walker', 'done'),
        offered('A', ['Filler/A', 'Invader'], ['Filler/B', 'no']),
        A.answers('Filler/A', 'Invader'),
        now({
          asked: null,
          hand: { A: ['Cannon'] },
          discard: { A: ['Bulking Stew', 'Scout', 'Walker'] },
          cards: { 'Filler/A': { counters: 1 }, Invader: { counters: 1 } },
        }),
      ],
    }));

  it('none, no counters (RES-12)', () =>
    play({
      seats: { A: { hand: ['Bulking Stew', 'Scout'] } },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Bulking Stew'),
        A.answers('done'),
        now({ asked: null, cards: { Filler: { counters: 0 } }, hand: { A: ['Scout'] } }),
      ],
    }));
});

describe('Chikara-Mizu: Choose one of your minions. It gets +2 power this turn OR discard a card to give it +4 power this turn instead.', () => {
  it('+2, or +4 for a card, this turn', () => {
    for (const [answers, power, hand] of [
      [['two'], 4, 2],
      [['four', 'Cannon'], 6, 1],
    ] as const)
      play({
        seats: { A: { hand: ['Chikara-Mizu', 'Scout', 'Cannon'] } },
        bases: [at('Meadow', 'A Walker', 'B Walker'), at('Moor', 'A Filler')],
        steps: [
          A.plays('Chikara-Mizu'),
          offered('A', ['Walker/A', 'Filler'], ['Walker/B', 'no']),
          A.answers('Walker/A'),
          offered('A', ['two', 'four'], ['no']),
          A.answers(...answers),
          now({ asked: null, cards: { 'Walker/A': { power }, Filler: { power: 1 } }, hand: { A: hand } }),
          A.ends(),
          now({ cards: { 'Walker/A': { power: 2 } } }),
        ],
      });
  });

  it('with an empty hand +2; without a minion of yours nothing', () => {
    play({
      seats: { A: { hand: ['Chikara-Mizu'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [A.plays('Chikara-Mizu'), now({ asked: null, cards: { Walker: { power: 4 } } })],
    });
    play({
      seats: { A: { hand: ['Chikara-Mizu', 'Scout'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [A.plays('Chikara-Mizu'), now({ asked: null, cards: { Walker: { power: 2 } }, hand: { A: ['Scout'] } })],
    });
  });
});

describe('Fighting Spirit Prize: Draw two cards. Place two +1 power counters in total on your minions, split as you like.', () => {
  it('fighting-spirit-prize/1 both on one minion, or one each on two', () => {
    for (const [answers, walker, filler] of [
      [['Walker', 'Walker'], 2, 0],
      [['Walker', 'Filler/A'], 1, 1],
    ] as const)
      play({
        seats: { A: { hand: ['Fighting Spirit Prize'], deck: ['Scout', 'Cannon', 'Walker'] } },
        bases: [at('Meadow', 'A Walker', 'B Filler'), at('Moor', 'A Filler')],
        steps: [
          A.plays('Fighting Spirit Prize'),
          offered('A', ['Walker', 'Filler/A'], ['Filler/B', 'no']),
          A.answers(...answers),
          now({
            asked: null,
            hand: { A: ['Scout', 'Cannon'] },
            cards: { Walker: { counters: walker }, 'Filler/A': { counters: filler } },
          }),
        ],
      });
  });
});

describe('Grasp the Belt: Move any one minion from a base where you have a minion to another base.', () => {
  it('grasp-the-belt/1 any minion there, also your only one', () =>
    play({
      seats: { A: { hand: ['Grasp the Belt'] } },
      bases: [at('Meadow', 'A Walker', 'B King Rex', '- Bigfoot'), at('Moor', 'B Filler'), at('Marsh')],
      steps: [
        A.plays('Grasp the Belt'),
        offered('A', ['Walker', 'King Rex', 'Bigfoot'], ['Filler', 'no']),
        A.answers('Walker', 'Marsh'),
        now(at('Marsh', 'A Walker'), { asked: null }),
      ],
    }));
});

describe('Head Butt: Destroy an action that another player has on a base where you have a minion, or on a minion at such a base.', () => {
  it('another player’s, on your bases or on minions there; not yours, not elsewhere', () =>
    play({
      seats: { A: { hand: ['Head Butt'] } },
      bases: [
        at('Meadow', 'A Walker with B Grumpiness, A Upgrade', 'B Invader with B Upgrade', 'B Full Moon', 'A Full Moon'),
        at('Moor', 'B Filler', 'B Overgrowth'),
      ],
      steps: [
        A.plays('Head Butt'),
        offered('A', ['Grumpiness', 'Upgrade/B', 'Full Moon/B'], ['Upgrade/A', 'Full Moon/A', 'Overgrowth', 'no']),
        A.answers('Grumpiness'),
        now({ asked: null, discard: { B: ['Grumpiness'] } }),
      ],
    }));

  it('without one nothing happens', () =>
    play({
      seats: { A: { hand: ['Head Butt'] } },
      bases: [at('Meadow', 'A Walker', 'A Full Moon'), at('Moor', 'B Overgrowth')],
      steps: [
        A.plays('Head Butt'),
        now(at('Meadow', 'A Walker', 'A Full Moon'), at('Moor', 'B Overgrowth'), { asked: null }),
      ],
    }));
});

describe('Performance Prize: Draw three cards.', () => {
  it('draws three', () =>
    play({
      seats: { A: { hand: ['Performance Prize'], deck: ['Scout', 'Cannon', 'Walker', 'Filler'] } },
      bases: [at('Meadow')],
      steps: [A.plays('Performance Prize'), now({ asked: null, hand: { A: ['Scout', 'Cannon', 'Walker'] } })],
    }));
});

describe('Technique Prize: Choose one of your minions and place three +1 power counters on it.', () => {
  it('three on one of yours; without one nothing', () => {
    play({
      seats: { A: { hand: ['Technique Prize'] } },
      bases: [at('Meadow', 'A Walker', 'B Filler'), at('Moor', 'A Filler')],
      steps: [
        A.plays('Technique Prize'),
        offered('A', ['Walker', 'Filler/A'], ['Filler/B', 'no']),
        A.answers('Walker'),
        now({ asked: null, cards: { Walker: { counters: 3 } } }),
      ],
    });
    play({
      seats: { A: { hand: ['Technique Prize'] } },
      bases: [at('Meadow', 'B Filler'), at('Moor')],
      steps: [A.plays('Technique Prize'), now({ asked: null, cards: { Filler: { counters: 0 } } })],
    });
  });
});
