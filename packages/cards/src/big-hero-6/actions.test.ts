import { A, at, logged, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler'];

describe('Control Mask: Put this on a minion that is not a Microbot Swarm. Draw a Microbot Swarm from your deck, revealing it, and shuffle your deck. Talent: Play a Microbot Swarm as an extra minion OR move any number of Microbot Swarms, either all to here or all from here to other bases.', () => {
  it('not on a Microbot Swarm; draws one, revealed', () =>
    play({
      seats: { A: { hand: ['Control Mask'], deck: ['Filler', 'Microbot Swarm', 'Filler'] }, B: {} },
      bases: [at('Moor', 'A Microbot Swarm', 'B Walker')],
      steps: [
        refused(A.plays('Control Mask', 'Microbot Swarm')),
        A.plays('Control Mask', 'Walker'),
        A.answers('?Microbot Swarm'),
        now({ hand: { A: ['Microbot Swarm'] }, deck: { A: 2 }, sees: { B: { has: ['Microbot Swarm'] } } }),
      ],
    }));
  it('shuffles the deck, also if no Microbot Swarm is in it (DECK-2)', () => {
    for (const deck of [['Filler', 'Microbot Swarm'], ['Filler']])
      play({
        seats: { A: { hand: ['Control Mask'], deck } },
        bases: [at('Moor', 'B Walker')],
        steps: [
          A.plays('Control Mask'),
          A.answers('?Microbot Swarm'),
          now({ deck: { A: ['Filler'] } }),
          logged('A shuffled the deck'),
        ],
      });
  });
  it('the talent: an extra Microbot Swarm, no other minion', () =>
    play({
      seats: { A: { hand: ['Microbot Swarm', 'Scout', 'Walker'] } },
      bases: [at('Moor', 'A Filler with A Control Mask')],
      steps: [
        A.plays('Scout'),
        A.uses('Control Mask'),
        A.answers('play'),
        refused(A.plays('Walker')),
        A.plays('Microbot Swarm'),
        now(at('Moor', 'A Filler with A Control Mask', 'A Scout', 'A Microbot Swarm')),
      ],
    }));
  it('in a game without a Microbot Swarm it lets you play nothing', () =>
    play({
      seats: { A: { hand: ['Scout', 'Walker'] } },
      bases: [at('Moor', 'A Filler with A Control Mask')],
      steps: [
        A.uses('Control Mask'),
        A.answers('play'),
        now({ asked: null, plays: { A: { minions: 1 } } }),
        A.plays('Scout'),
        refused(A.plays('Walker')),
      ],
    }));
  it('or swarms to here, whoever has them, or from here, each to its own base', () => {
    const bases = [
      at('Moor', 'A Filler with A Control Mask', 'A Microbot Swarm', 'B Microbot Swarm'),
      at('Heath', 'A Microbot Swarm', 'A Walker'),
      at('Fen', 'B Microbot Swarm'),
    ];
    play({
      seats: { A: {}, B: {} },
      bases,
      steps: [
        A.uses('Control Mask'),
        A.answers('to'),
        offered('A', ['Microbot Swarm@Heath', 'Microbot Swarm@Fen', 'done'], ['Microbot Swarm@Moor', 'Walker']),
        A.answers('Microbot Swarm@Fen', 'done'),
        now(
          at('Moor', 'A Filler with A Control Mask', 'A Microbot Swarm', 'B Microbot Swarm', 'B Microbot Swarm'),
          at('Fen'),
        ),
      ],
    });
    play({
      seats: { A: {}, B: {} },
      bases,
      steps: [
        A.uses('Control Mask'),
        A.answers('from', 'Microbot Swarm@Moor/A', 'Microbot Swarm@Moor/B', 'done', 'Heath', 'Fen'),
        now(
          at('Moor', 'A Filler with A Control Mask'),
          at('Heath', 'A Microbot Swarm', 'A Walker', 'A Microbot Swarm'),
          at('Fen', 'B Microbot Swarm', 'B Microbot Swarm'),
        ),
      ],
    });
  });
});

describe('Control the Swarm: Place a +1 power counter on every minion you have that carries none OR transfer any number of power counters between your minions as you like.', () => {
  const bases = [at('Moor', 'A Walker', 'A Scout +2', 'B Filler'), at('Heath', 'A Huffie')];
  it('on each of yours without a counter', () =>
    play({
      seats: { A: { hand: ['Control the Swarm'] }, B: {} },
      bases,
      steps: [
        A.plays('Control the Swarm'),
        A.answers('place'),
        now({
          cards: {
            Walker: { counters: 1 },
            Scout: { counters: 2 },
            Huffie: { counters: 1 },
            Filler: { counters: 0 },
          },
        }),
      ],
    }));
  it('or transfers among yours', () =>
    play({
      seats: { A: { hand: ['Control the Swarm'] }, B: {} },
      bases,
      steps: [
        A.plays('Control the Swarm'),
        A.answers('transfer', 'Scout', '2', 'Huffie', '?done'),
        now({ cards: { Scout: { counters: 0 }, Huffie: { counters: 2 }, Walker: { counters: 0 } } }),
      ],
    }));
});

describe('Microbot Maker: Put this on a base. Place a +1 power counter on every minion you have here. Talent: Choose one of your minions here and place a +1 power counter on it.', () => {
  it('microbot-maker/1 counters for all yours here, and its talent in the same turn', () =>
    play({
      seats: { A: { hand: ['Microbot Maker'] }, B: {} },
      bases: [at('Moor', 'A Walker', 'A Scout', 'B Filler'), at('Heath', 'A Huffie')],
      steps: [
        A.plays('Microbot Maker', 'Moor'),
        now({
          cards: { Walker: { counters: 1 }, Scout: { counters: 1 }, Filler: { counters: 0 }, Huffie: { counters: 0 } },
        }),
        A.uses('Microbot Maker'),
        offered('A', ['Walker', 'Scout'], ['Filler', 'Huffie', 'no']),
        A.answers('Scout'),
        now({ cards: { Scout: { counters: 2 } } }),
      ],
    }));
  it('microbot-maker/2 Microbot Swarm counts as a Microbot, this action does not', () =>
    play({
      seats: { A: {} },
      bases: [at('Moor', 'A Microbot Alpha', 'A Microbot Maker'), at('Heath', 'A Microbot Swarm')],
      steps: [now({ cards: { 'Microbot Alpha': { power: 2 } } })],
    }));
});

describe('New Student: Play an extra minion with power 3 or less; place a +1 power counter on the minion played.', () => {
  it('at once, of power 3 or less, and gets the counter', () =>
    play({
      seats: { A: { hand: ['New Student', 'Scout', 'Huffie', 'Buccaneer'] } },
      bases: [at('Moor', 'A Filler')],
      steps: [
        A.plays('New Student'),
        offered('A', ['Scout', 'Huffie', 'no'], ['Buccaneer']),
        A.answers('Huffie'),
        now(at('Moor', 'A Filler', 'A Huffie +1'), {
          plays: { A: { minions: 1 } },
          cards: { Huffie: { counters: 1 }, Filler: { counters: 0 } },
        }),
      ],
    }));
});

describe('Team Effort: Choose a base. For every minion with a power counter that you have there, draw a card.', () => {
  it('counts minions, not counters, and only yours there', () =>
    play({
      seats: { A: { hand: ['Team Effort'], deck }, B: {} },
      bases: [at('Moor', 'A Walker +3', 'A Scout +1', 'A Filler', 'B Huffie +1'), at('Heath', 'A Shinobi +1')],
      steps: [A.plays('Team Effort'), A.answers('Moor'), now({ hand: { A: 2 } })],
    }));
  it('one for one minion, none where there is none', () => {
    for (const [base, n] of [
      ['Moor', 1],
      ['Heath', 0],
    ] as const)
      play({
        seats: { A: { hand: ['Team Effort'], deck }, B: {} },
        bases: [at('Moor', 'A Scout +1'), at('Heath', 'A Filler')],
        steps: [A.plays('Team Effort'), A.answers(base), now({ hand: { A: n } })],
      });
  });
});

describe('Upgrades: Place two +1 power counters on your minions, in total. Play an extra action.', () => {
  it('upgrades/1 both on one, or split; and an extra action', () => {
    for (const [one, other] of [
      ['Walker', 'Walker'],
      ['Walker', 'Scout'],
    ] as const)
      play({
        seats: { A: { hand: ['Upgrades', 'Augmentation'] }, B: {} },
        bases: [at('Moor', 'A Walker', 'A Scout', 'B Filler')],
        steps: [
          A.plays('Upgrades'),
          offered('A', ['Walker', 'Scout'], ['Filler', 'no']),
          A.answers(one, other),
          now({
            cards: { Walker: { counters: one === other ? 2 : 1 }, Scout: { counters: one === other ? 0 : 1 } },
            can: [A.plays('Augmentation')],
          }),
        ],
      });
  });
});

describe('Version 2.0: Choose a base. All minions with power counters that you have there get +2 power this turn.', () => {
  it('version-20/1 those there now, this turn', () =>
    play({
      seats: { A: { hand: ['Version 2.0', 'New Student', 'Scout'], deck }, B: { deck } },
      bases: [at('Moor', 'A Walker +1', 'A Filler', 'B Filler +1'), at('Heath', 'A Shinobi +1')],
      steps: [
        A.plays('Version 2.0'),
        A.answers('Moor'),
        now({
          cards: {
            Walker: { power: 5 },
            'Filler/A': { power: 1 },
            'Filler/B': { power: 2 },
            Shinobi: { power: 4 },
          },
        }),
        A.ends(),
        now({ cards: { Walker: { power: 3 } } }),
      ],
    }));
});

describe('Yokai: Put this on a base. Ongoing: Each minion here that has no power counter has -1 power. Special: After this base scores, you may take a +1 power counter from each of your minions here and transfer it to another minion.', () => {
  it('-1 for each minion here without a counter, whoever has it', () =>
    play({
      seats: { A: {}, B: {} },
      bases: [at('Moor', 'A Walker', 'B Scout', 'B Huffie +1', 'A Yokai'), at('Heath', 'A Shinobi')],
      steps: [
        now({ cards: { Walker: { power: 1 }, Scout: { power: 2 }, Huffie: { power: 4 }, Shinobi: { power: 3 } } }),
      ],
    }));
  it('yokai/1 one from each of yours here, to the same minion or to different ones', () => {
    for (const [first, second, counters] of [
      ['Shinobi', 'Shinobi', [2, 0]],
      ['Shinobi', 'Scout', [1, 1]],
    ] as const)
      play({
        seats: { A: { deck }, B: { deck } },
        bases: [
          at('Moor', 'A King Rex +2', 'A Walker +1', 'B Huffie +1', 'A Yokai'),
          at('Heath', 'A Shinobi', 'B Scout'),
        ],
        steps: [
          A.ends(),
          A.answers('Yokai'),
          A.answers(first, second),
          now({ turn: 'B', cards: { Shinobi: { counters: counters[0] }, Scout: { counters: counters[1] } } }),
        ],
      });
  });
  it('may be left, and is not offered without a counter to take or another minion, nor elsewhere', () => {
    const seats = { A: { deck }, B: { deck } };
    play({
      seats,
      bases: [at('Moor', 'A King Rex +3', 'A Yokai'), at('Heath', 'A Shinobi')],
      steps: [A.ends(), A.answers('pass'), now({ turn: 'B', cards: { Shinobi: { counters: 0 } } })],
    });
    play({
      seats,
      bases: [at('Moor', 'A King Rex', 'A Supreme Overlord', 'A Yokai'), at('Heath', 'A Shinobi')],
      steps: [A.ends(), now({ turn: 'B', asked: null })],
    });
    play({
      seats,
      bases: [at('Moor', 'A King Rex +3'), at('Heath', 'A Shinobi +1', 'A Yokai')],
      steps: [A.ends(), now({ turn: 'B', asked: null })],
    });
    play({
      seats,
      bases: [at('Moor', 'A King Rex +4', 'A Yokai'), at('Heath')],
      steps: [A.ends(), now({ turn: 'B', asked: null })],
    });
  });
});
