import { A, at, B, C, now, offered, play, refused } from '@smash/testkit/play';
import { smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const steed = (seat: string, minion = 'Filler') => `${seat} ${minion} with ${seat} Noble Steed`;

describe("Mermaid Queen: Choose a minion here OR move another player's minion to here. If that minion has power 3 or less, you take control of it this turn.", () => {
  const bases = [
    at('Meadow', 'B Invader', 'A Filler', '- Web Troll'),
    at('Moor', 'B Walker', 'B Merlin', 'A Scout', '- Bigfoot'),
  ];
  it('a minion here of power 3 or less is yours this turn', () =>
    play({
      seats: { A: { hand: ['Mermaid Queen'] }, B: {} },
      bases,
      steps: [
        A.plays('Mermaid Queen', 'Meadow'),
        offered('A', ['choose', 'move'], ['no']),
        A.answers('choose'),
        offered('A', ['Invader', 'Filler', 'Web Troll', 'Mermaid Queen'], ['Walker', 'no']),
        A.answers('Invader'),
        now({ asked: null, cards: { Invader: { controller: 'A' } } }),
        A.ends(),
        now({ cards: { Invader: { controller: 'B' } } }),
      ],
    }));
  it("another player's comes here, and is yours this turn if weak enough", () => {
    for (const [minion, controller] of [
      ['Walker', 'A'],
      ['Merlin', 'B'],
    ] as const)
      play({
        seats: { A: { hand: ['Mermaid Queen'] }, B: {} },
        bases,
        steps: [
          A.plays('Mermaid Queen', 'Meadow'),
          A.answers('move'),
          offered('A', ['Walker', 'Merlin'], ['Scout', 'Bigfoot', 'Invader', 'no']),
          A.answers(minion),
          now({ asked: null, cards: { [`${minion}@Meadow`]: { controller } } }),
        ],
      });
  });
  it('power 3 is weak enough, 4 is not; nobody elsewhere to move', () => {
    for (const [minion, controller] of [
      ['B Invader', 'A'],
      ['B Invader +1', 'B'],
    ] as const)
      play({
        seats: { A: { hand: ['Mermaid Queen'] }, B: {} },
        bases: [at('Meadow', minion), at('Moor', 'A Walker')],
        steps: [
          A.plays('Mermaid Queen', 'Meadow'),
          A.answers('choose', 'Invader'),
          now({ asked: null, cards: { Invader: { controller } } }),
        ],
      });
    play({
      seats: { A: { hand: ['Mermaid Queen'] }, B: {} },
      bases: [at('Meadow', 'B Filler'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Mermaid Queen', 'Meadow'),
        A.answers('move'),
        now({ asked: null, cards: { Filler: { controller: 'B' } } }),
      ],
    });
  });
});

describe('Temptress: Ongoing: This minion has +2 power this turn if at least one minion of another player has moved to here during the turn.', () => {
  it('one or several that moved here this turn', () =>
    play({
      turn: 'B',
      seats: { A: {}, B: {} },
      bases: [at('Meadow', 'A Temptress'), at('Moor', steed('B'), steed('B'), 'A Temptress')],
      steps: [
        now({ cards: { 'Temptress@Meadow': { power: 4 } } }),
        B.uses('Noble Steed#1'),
        now({ asked: null, cards: { 'Temptress@Meadow': { power: 6 }, 'Temptress@Moor': { power: 4 } } }),
        B.uses('Noble Steed@Moor'),
        now({ asked: null, cards: { 'Temptress@Meadow': { power: 6 } } }),
        B.ends(),
        now({ turn: 'A', cards: { 'Temptress@Meadow': { power: 4 } } }),
      ],
    }));
  it('yours do not count; one that is yours for the turn only does; so does one destroyed since', () => {
    play({
      bases: [at('Meadow', 'A Temptress'), at('Moor', steed('A'))],
      steps: [A.uses('Noble Steed'), now({ cards: { Temptress: { power: 4 } } })],
    });
    play({
      cards: [smite],
      seats: { A: { hand: ['Mermaid Queen', 'Smite'] }, B: {} },
      bases: [at('Meadow', 'A Temptress'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Mermaid Queen', 'Meadow'),
        A.answers('move'),
        now({ asked: null, cards: { Temptress: { power: 6 }, Walker: { controller: 'A' } } }),
        A.plays('Smite'),
        A.answers('Walker'),
        now({ asked: null, cards: { Temptress: { power: 6 } } }),
      ],
    });
  });
  it('one that came before it did; it leaves the bonus behind', () =>
    play({
      seats: { A: { hand: ['Temptress'] }, B: {} },
      bases: [at('Meadow', 'A Charmer'), at('Moor', 'B Walker'), at('Marsh')],
      steps: [
        A.uses('Charmer'),
        A.answers('no', 'Walker'),
        A.plays('Temptress', 'Meadow'),
        now({ asked: null, cards: { Temptress: { power: 6 } } }),
      ],
    }));
  it('not after a titan has moved here', () =>
    play({
      turn: 'B',
      seats: { A: {}, B: {} },
      bases: [at('Meadow', 'A Temptress'), at('Moor', 'B Walking Castle')],
      steps: [
        B.uses('Walking Castle'),
        now(at('Meadow', 'A Temptress', 'B Walking Castle'), { asked: null, cards: { Temptress: { power: 4 } } }),
      ],
    }));
  it('also for a minion that has this ability from another', () =>
    play({
      seats: { A: { hand: ['Copycat'] }, B: {} },
      bases: [at('Meadow', 'A Charmer', 'B Temptress'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Copycat', 'Meadow'),
        A.answers('Temptress'),
        now({ asked: null, cards: { Copycat: { power: 2 } } }),
        A.uses('Charmer'),
        A.answers('no', 'Walker'),
        now({ asked: null, cards: { Copycat: { power: 4 }, Temptress: { power: 4 } } }),
      ],
    }));
  it('beside other bonuses of the turn', () =>
    play({
      seats: { A: { hand: ['Pie in the Face'] }, B: {} },
      bases: [at('Meadow', 'A Charmer'), at('Moor', 'B Walker', 'A Temptress')],
      steps: [
        A.plays('Pie in the Face'),
        A.answers('Temptress'),
        A.uses('Charmer'),
        A.answers('no', 'Walker'),
        now({ asked: null, cards: { Temptress: { power: 6 } } }),
      ],
    }));
  it('also on top of another bonus', () =>
    play({
      seats: { A: { hand: ['Pie in the Face'] }, B: {} },
      bases: [at('Meadow', 'A Charmer', 'A Temptress'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Pie in the Face'),
        A.answers('Temptress'),
        A.uses('Charmer'),
        A.answers('no', 'Walker'),
        now({ asked: null, cards: { Temptress: { power: 8 } } }),
      ],
    }));
  it('gone when it moves away', () =>
    play({
      bases: [at('Meadow', 'A Charmer', 'A Temptress with A Noble Steed'), at('Moor', 'B Walker'), at('Marsh')],
      steps: [
        A.uses('Charmer'),
        A.answers('no', 'Walker'),
        now({ cards: { Temptress: { power: 6 } } }),
        A.uses('Noble Steed'),
        A.answers('Marsh'),
        now({ asked: null, cards: { Temptress: { power: 4 } } }),
      ],
    }));
});

describe("Charmer: Talent: You may move this minion to another base. Then you may choose another player's minion with power 3 or less and move it to the base this minion is at.", () => {
  const bases = [
    at('Meadow', 'A Charmer', 'B Filler'),
    at('Moor', 'B Walker', 'B Merlin', 'A Scout', '- Web Troll'),
    at('Marsh', 'B Invader'),
  ];
  it('moves, and another follows', () =>
    play({
      seats: { A: {}, B: {} },
      bases,
      steps: [
        A.uses('Charmer'),
        offered('A', ['Moor', 'Marsh', 'no'], ['Meadow']),
        A.answers('Marsh'),
        offered('A', ['Filler', 'Walker', 'no'], ['Merlin', 'Scout', 'Invader', 'Web Troll']),
        A.answers('Walker'),
        now(at('Marsh', 'A Charmer', 'B Invader', 'B Walker'), { asked: null }),
        refused(A.uses('Charmer')),
      ],
    }));
  it('either part may be left', () => {
    play({
      seats: { A: {}, B: {} },
      bases,
      steps: [
        A.uses('Charmer'),
        A.answers('no'),
        offered('A', ['Walker', 'Invader', 'no'], ['Filler']),
        A.answers('Invader'),
        now(at('Meadow', 'A Charmer', 'B Filler', 'B Invader'), { asked: null }),
      ],
    });
    play({
      seats: { A: {}, B: {} },
      bases,
      steps: [A.uses('Charmer'), A.answers('Marsh', 'no'), now(at('Marsh', 'A Charmer', 'B Invader'), { asked: null })],
    });
  });
});

describe("Siren: Ongoing: Each minion of another player here adds 1 less power to its controller's total.", () => {
  it('each other player’s minion here keeps its power, and adds 1 less, not below 0', () =>
    play({
      seats: { A: {}, B: {}, C: {} },
      bases: [
        at('Meadow', 'A Siren', 'A Walker', 'B Invader', 'B Filler', 'C Walker', '- Web Troll'),
        at('Moor', 'B Walker'),
      ],
      steps: [
        now({
          cards: { Invader: { power: 3 } },
          bases: {
            Meadow: { power: { A: 4, B: 2, C: 1 }, total: 10, breakpoint: 11 },
            Moor: { power: { B: 2 } },
          },
        }),
      ],
    }));
  it('two of them 2 less, and never less than nothing', () =>
    play({
      seats: { A: {}, B: {} },
      bases: [at('Meadow', 'A Siren', 'A Siren', 'B Invader', 'B Filler'), at('Moor')],
      steps: [now({ bases: { Meadow: { power: { A: 4, B: 1 } } } })],
    }));
  it('the ranks count what is added (VP-1)', () =>
    play({
      seats: { A: {}, B: {} },
      bases: [at('Meadow', 'A Siren +3', 'B Invader +2', 'B Filler', 'A Filler'), at('Moor')],
      steps: [A.ends(), now({ vp: { A: 3, B: 2 } })],
    }));
});

describe('Mermaid Pool: If you have a minion here on your turn, you may move a minion of another player to here.', () => {
  it("another player's from elsewhere, once", () =>
    play({
      seats: { A: {}, B: {}, C: {} },
      bases: [at('Mermaid Pool', 'A Filler', 'B Scout'), at('Moor', 'B Walker', 'A Invader', 'C Merlin', '- Bigfoot')],
      steps: [
        A.uses('Mermaid Pool'),
        offered('A', ['Walker', 'Merlin'], ['Invader', 'Scout', 'Bigfoot', 'no']),
        A.answers('Merlin'),
        now(at('Mermaid Pool', 'A Filler', 'B Scout', 'C Merlin'), { asked: null }),
        refused(A.uses('Mermaid Pool')),
        A.ends(),
        B.uses('Mermaid Pool'),
        now(at('Mermaid Pool', 'A Filler', 'B Scout', 'C Merlin', 'A Invader'), { asked: null }),
        B.ends(),
        C.uses('Mermaid Pool'),
      ],
    }));
  it('not without one of yours here, or with nobody else’s elsewhere', () => {
    for (const bases of [
      [at('Mermaid Pool', 'B Scout'), at('Moor', 'B Walker', 'A Filler')],
      [at('Mermaid Pool', 'A Scout', 'B Filler'), at('Moor', 'A Walker')],
    ])
      play({ seats: { A: {}, B: {} }, bases, steps: [refused(A.uses('Mermaid Pool'))] });
  });
});

describe("Mermaid Reef: During your turn, each minion of another player here adds 1 less power to its controller's total.", () => {
  it('in each player’s turn the minions of the others', () =>
    play({
      seats: { A: {}, B: {} },
      bases: [at('Mermaid Reef', 'A Invader', 'B Invader', 'B Walker', '- Web Troll'), at('Moor', 'B Walker')],
      steps: [
        now({ bases: { 'Mermaid Reef': { power: { A: 3, B: 3 }, breakpoint: 18 }, Moor: { power: { B: 2 } } } }),
        A.ends(),
        now({ turn: 'B', bases: { 'Mermaid Reef': { power: { A: 2, B: 5 } } } }),
      ],
    }));
});
