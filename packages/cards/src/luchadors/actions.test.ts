import { A, at, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const hand = (...cards: string[]) => ({ A: { hand: cards, deck: ['Cannon', 'Cannon', 'Cannon'] }, B: {} });

describe('Cheap Pop: One of your minions gets +2 power this turn, or +4 power this turn instead if any minion at its base has a Set-Up action on it.', () => {
  it.each([
    [['B Walker with A Quick Set-Up'], [], 5],
    [['A Walker with B Smart Set-Up'], [], 5],
    [['B Walker with A Poison'], [], 3],
    [[], ['B Walker with A Quick Set-Up'], 3],
  ] as const)('cheap-pop/1 %j at its base, %j elsewhere: power %i', (here, there, power) =>
    play({
      seats: hand('Cheap Pop'),
      bases: [at('Meadow', 'A Filler', ...here), at('Moor', 'A Invader', ...there)],
      steps: [
        A.plays('Cheap Pop'),
        A.answers('Filler'),
        now({ asked: null, cards: { Filler: { power }, Invader: { power: 3 } } }),
        A.ends(),
        now({ cards: { Filler: { power: 1 } } }),
      ],
    }),
  );

  it('only one of yours; without one nothing happens', () => {
    play({
      seats: hand('Cheap Pop'),
      bases: [at('Meadow', 'A Filler', 'B Walker'), at('Moor', 'A Invader')],
      steps: [A.plays('Cheap Pop'), offered('A', ['Filler', 'Invader'], ['Walker', 'no'])],
    });
    play({
      seats: hand('Cheap Pop'),
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [A.plays('Cheap Pop'), now({ asked: null, cards: { Walker: { power: 2 } } })],
    });
  });
});

describe('Out for the Count: Choose a minion with at least one of your actions on it. Return to your hand one of those actions; destroy the minion.', () => {
  it('one action returns, the others go with the minion', () =>
    play({
      seats: hand('Out for the Count'),
      bases: [
        at('Meadow', 'B Walker with A Pin, A Quick Set-Up, B Poison', 'B Filler with B Poison', 'A Scout'),
        at('Moor', 'A Invader with A Tough It Out'),
      ],
      steps: [
        A.plays('Out for the Count'),
        offered('A', ['Walker', 'Invader'], ['Filler', 'Scout', 'no']),
        A.answers('Walker'),
        offered('A', ['Pin', 'Quick Set-Up'], ['Poison', 'no']),
        A.answers('Pin'),
        now({
          asked: null,
          hand: { A: ['Pin'] },
          discard: { A: ['Out for the Count', 'Quick Set-Up'], B: ['Walker', 'Poison'] },
        }),
      ],
    }));

  it('the action goes first: Tough It Out protects no more (RES-3)', () =>
    play({
      seats: hand('Out for the Count'),
      bases: [at('Meadow', 'A Invader with A Tough It Out'), at('Moor')],
      steps: [
        A.plays('Out for the Count'),
        now(at('Meadow'), { asked: null, hand: { A: ['Tough It Out'] }, discard: { A: { has: ['Invader'] } } }),
      ],
    }));

  it('without such a minion nothing happens', () =>
    play({
      seats: hand('Out for the Count'),
      bases: [at('Meadow', 'B Walker with B Poison', 'A Convoy'), at('Moor')],
      steps: [
        A.plays('Out for the Count'),
        now(at('Meadow', 'B Walker with B Poison', 'A Convoy'), { asked: null, hand: { A: [] } }),
      ],
    }));
});

describe("Pin: Put this on a minion that has one of your actions on it. Ongoing: This minion's abilities are cancelled, and its controller's total power here does not include its power.", () => {
  it('only on a minion that has an action of yours', () =>
    play({
      seats: hand('Pin'),
      bases: [at('Meadow', 'B Walker with A Poison', 'B Filler with B Poison', 'A Scout'), at('Moor', 'A Convoy')],
      steps: [now({ can: [A.plays('Pin', 'Walker')], cannot: [A.plays('Pin', 'Filler'), A.plays('Pin', 'Scout')] })],
    }));

  it('pin/1 pin/2 its power still breaks the base, but is not in its controller’s total (NPW-1)', () =>
    play({
      seats: { A: { deck: ['Cannon', 'Cannon'] }, B: {} },
      bases: [at('Meadow', 'B King Rex with A Pin', 'B Filler', 'A Walker +1'), at('Moor')],
      steps: [
        now({
          cards: { 'King Rex': { power: 7 } },
          bases: { Meadow: { total: 11, power: { A: 3, B: 1 } } },
        }),
        A.ends(),
        now({ vp: { A: 3, B: 2 } }),
      ],
    }));

  it('pin/1 a card that looks at its power finds it', () =>
    play({
      seats: hand('Make My Day'),
      bases: [at('Meadow', 'B King Rex with A Pin', 'B Invader with A Pin', 'A Walker'), at('Moor')],
      steps: [A.plays('Make My Day'), offered('A', ['Invader', 'Walker'], ['King Rex'])],
    }));

  it('pin/2 a card that looks at the total does not find it', () =>
    play({
      seats: hand('Filler', 'Filler'),
      bases: [at('Meadow', 'A Shire Marshal', 'B King Rex with A Pin'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Filler#1', 'Moor'),
        A.uses('Shire Marshal'),
        now({ cannot: [A.plays('Filler', 'Meadow')], can: [A.plays('Filler', 'Moor')] }),
      ],
    }));

  it('pin/3 alone there it still earns its controller VP, with a total of zero (VP-2)', () =>
    play({
      seats: { A: { deck: ['Cannon', 'Cannon'] }, B: {} },
      bases: [at('Meadow', 'B King Rex with A Pin', 'A Walker +1'), at('Moor')],
      steps: [A.ends(), now({ vp: { A: 3, B: 2 } })],
    }));

  it('its abilities are cancelled, those of others are not (TERM-4)', () =>
    play({
      turn: 'B',
      bases: [at('Meadow', 'B Dudlee with A Pin', 'B Dudlee'), at('Moor', 'A Filler')],
      steps: [now({ can: [{ by: 'B', use: 'Dudlee#2' }], cannot: [{ by: 'B', use: 'Dudlee#1' }] })],
    }));

  it('on a monster that nobody controls: its power still adds to the breakpoint (MON-4)', () =>
    play({
      bases: [at('Meadow', '- Bigfoot with A Pin', 'A Filler'), at('Moor')],
      steps: [now({ bases: { Meadow: { breakpoint: 14, total: 1 } } })],
    }));
});

describe("Powerful Set-Up: Put this on another player's minion. Ongoing: Your minions here have +1 power each.", () => {
  it("only on another player's minion", () =>
    play({
      seats: hand('Powerful Set-Up'),
      bases: [at('Meadow', 'B Walker', 'A Filler', '- Bigfoot'), at('Moor')],
      steps: [
        now({
          can: [A.plays('Powerful Set-Up', 'Walker')],
          cannot: [A.plays('Powerful Set-Up', 'Filler'), A.plays('Powerful Set-Up', 'Bigfoot')],
        }),
      ],
    }));

  it('+1 for yours here, no others', () =>
    play({
      bases: [at('Meadow', 'B Walker with A Powerful Set-Up', 'A Filler', 'B Scout'), at('Moor', 'A Invader')],
      steps: [now({ cards: { Filler: { power: 2 }, Walker: { power: 2 }, Invader: { power: 3 } } })],
    }));

  it('powerful-set-up/1 on a minion of yours, that gets it, too (TERM-5)', () =>
    play({
      bases: [at('Meadow', 'A Walker of B with A Powerful Set-Up', 'A Filler'), at('Moor')],
      steps: [now({ cards: { Filler: { power: 2 }, Walker: { power: 3 } } })],
    }));
});

describe("Quick Set-Up: Put this on another player's minion. You may play one extra action.", () => {
  it("on another player's minion; one extra action (EXT-2)", () =>
    play({
      seats: hand('Quick Set-Up', 'Convoy', 'Dekotora'),
      bases: [at('Meadow', 'B Walker', 'A Filler'), at('Moor')],
      steps: [
        refused(A.plays('Quick Set-Up', 'Filler')),
        A.plays('Quick Set-Up', 'Walker'),
        now({ asked: null }),
        A.plays('Convoy', 'Moor'),
        refused(A.plays('Dekotora', 'Moor')),
      ],
    }));
});

describe("Smart Set-Up: Put this on another player's minion. Ongoing: Each turn, draw a card after a minion is played here for the first time.", () => {
  const seats = (...cards: string[]) => ({ A: { hand: cards, deck: ['Cannon', 'Cannon', 'Cannon'] }, B: {} });
  it("only on another player's minion; a card after the first minion here in a turn, whoever plays it", () => {
    play({
      seats: seats('Smart Set-Up', 'Filler'),
      bases: [at('Meadow', 'B Walker', 'A Scout'), at('Moor')],
      steps: [
        refused(A.plays('Smart Set-Up', 'Scout')),
        A.plays('Smart Set-Up', 'Walker'),
        A.plays('Filler', 'Meadow'),
        now({ asked: null, hand: { A: ['Cannon'] } }),
      ],
    });
    play({
      turn: 'B',
      seats: { A: { hand: [], deck: ['Cannon', 'Cannon'] }, B: { hand: ['Tag-Team', 'Filler', 'Filler'] } },
      bases: [at('Meadow', 'B Walker with A Smart Set-Up'), at('Moor')],
      steps: [
        { by: 'B', play: 'Tag-Team' },
        { by: 'B', play: 'Filler#1', at: 'Meadow' },
        now({ asked: null, hand: { A: ['Cannon'] } }),
        { by: 'B', play: 'Filler', at: 'Meadow' },
        now({ asked: null, hand: { A: ['Cannon'] } }),
      ],
    });
  });

  it('not for one played elsewhere', () =>
    play({
      seats: seats('Filler'),
      bases: [at('Meadow', 'B Walker with A Smart Set-Up'), at('Moor')],
      steps: [A.plays('Filler', 'Moor'), now({ asked: null, hand: { A: [] } })],
    }));
});

describe('Reversal: Special: Before a base scores where you are not winning, choose a minion there that has a Set-Up action on it; you take control of it this turn. Destroy any number of the actions you have on it.', () => {
  const bases = [
    at('Meadow', 'B King Rex with A Quick Set-Up, A Pin, B Tough It Out', 'B Invader +2', 'A Huffie'),
    at('Moor', 'B Filler with A Quick Set-Up'),
  ];

  it('reversal/1 a minion there with a Set-Up action changes sides this turn; any of your actions on it go', () =>
    play({
      seats: hand('Reversal'),
      bases,
      steps: [
        A.ends(),
        A.answers('Reversal'),
        offered('A', ['Quick Set-Up@Meadow', 'Pin', 'done'], ['Tough It Out']),
        // Without Pin its power is in your total.
        A.answers('Pin', 'done'),
        now({ vp: { A: 3, B: 2 }, discard: { B: { has: ['King Rex'] } } }),
      ],
    }));

  it('several to choose from; keeping Pin on it its power is not in your total', () =>
    play({
      seats: hand('Reversal'),
      bases: [
        at('Meadow', 'B King Rex with A Quick Set-Up, A Pin', 'B Scout with B Smart Set-Up', 'B Invader', 'A Filler'),
        at('Moor', 'B Filler with A Quick Set-Up'),
      ],
      steps: [
        A.ends(),
        A.answers('Reversal'),
        offered('A', ['King Rex', 'Scout'], ['Invader', 'Filler@Moor', 'no']),
        A.answers('King Rex', 'done'),
        now({ vp: { A: 2, B: 3 } }),
      ],
    }));

  it('not where you are winning, alone or tied; not as a regular action (PLAY-6)', () => {
    for (const mine of ['A King Rex', 'A King Rex +3'])
      play({
        seats: hand('Reversal'),
        bases: [at('Meadow', 'B King Rex with A Quick Set-Up', mine), at('Moor')],
        steps: [A.ends(), now({ turn: 'B', hand: { A: { has: ['Reversal'] } } })],
      });
    play({ seats: hand('Reversal'), bases, steps: [refused(A.plays('Reversal'))] });
  });

  it('without such a minion nothing happens', () =>
    play({
      seats: hand('Reversal'),
      bases: [at('Meadow', 'B King Rex +3 with A Pin'), at('Moor')],
      steps: [A.ends(), A.answers('Reversal'), now({ turn: 'B', vp: { A: 0, B: 3 } })],
    }));
});

describe('Sagrado vs the Monsters: Choose any number of the actions in your discard pile. Of these, one that can be played on a minion is placed into your hand; shuffle all the others into your deck.', () => {
  const seats = {
    A: { hand: ['Sagrado vs the Monsters'], deck: [], discard: ['Pin', 'Poison', 'Convoy', 'Tag-Team', 'Filler'] },
  };
  const bases = [at('Meadow'), at('Moor')];

  it('one played on a minion to the hand, the others into the deck', () =>
    play({
      seats,
      bases,
      steps: [
        A.plays('Sagrado vs the Monsters'),
        offered('A', ['Pin', 'Poison', 'Convoy', 'Tag-Team', 'done'], ['Filler']),
        A.answers('Pin', 'Poison', 'Convoy', 'done'),
        offered('A', ['Pin', 'Poison'], ['Convoy', 'no']),
        A.answers('Poison'),
        now({
          asked: null,
          hand: { A: ['Poison'] },
          deck: { A: { has: ['Pin', 'Convoy'], count: 2 } },
          discard: { A: ['Sagrado vs the Monsters', 'Tag-Team', 'Filler'] },
        }),
      ],
    }));

  it('none of the chosen can be played on a minion, or none is chosen', () => {
    for (const [answers, deck] of [
      [['Convoy', 'done'], ['Convoy']],
      [['done'], []],
    ] as const)
      play({
        seats,
        bases,
        steps: [
          A.plays('Sagrado vs the Monsters'),
          A.answers(...answers),
          now({ asked: null, hand: { A: [] }, deck: { A: [...deck] } }),
        ],
      });
  });
});

describe('Tag-Team: Play an extra minion, but only at a base where you already have one.', () => {
  it('only where you have one', () =>
    play({
      seats: hand('Tag-Team', 'Filler', 'Huffie'),
      bases: [at('Meadow', 'A Invader'), at('Moor', 'B Invader'), at('Marsh')],
      steps: [
        A.plays('Tag-Team'),
        A.plays('Huffie', 'Marsh'),
        now({
          asked: null,
          can: [A.plays('Filler', 'Meadow'), A.plays('Filler', 'Marsh')],
          cannot: [A.plays('Filler', 'Moor')],
        }),
      ],
    }));
});
