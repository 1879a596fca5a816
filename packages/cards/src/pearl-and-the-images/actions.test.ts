/* Long because each card is tried against many others. */
import { cannotPlay } from '@smash/engine/script';
import { A, actionCard, at, B, C, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Cannon', 'Cannon', 'Cannon'];

describe("All's Right with the World: Put this on a base. Talent: The minions of all players here gain +1 power this turn OR, for each player, choose one of their minions here to gain +2 power this turn.", () => {
  const bases = [
    at('Meadow', 'A Walker', 'A Filler', 'B Invader', 'B Zapbot', 'C Scout', '- Bigfoot'),
    at('Moor', 'A Zapbot', 'B Filler'),
  ];
  const seats = { A: { hand: ["All's Right with the World"], deck }, B: {}, C: {} };

  it('all here gain +1', () =>
    play({
      seats,
      bases,
      steps: [
        A.plays("All's Right with the World", 'Meadow'),
        A.uses("All's Right with the World"),
        offered('A', ['all', 'one'], ['no']),
        A.answers('all'),
        now({
          asked: null,
          cards: {
            Walker: { power: 3 },
            'Filler/A': { power: 2 },
            Invader: { power: 4 },
            Scout: { power: 4 },
            Bigfoot: { power: 7 },
            'Filler/B': { power: 1 },
          },
        }),
        refused(A.uses("All's Right with the World")),
      ],
    }));

  it('or one of each player +2, chosen by you', () =>
    play({
      seats,
      bases,
      steps: [
        A.plays("All's Right with the World", 'Meadow'),
        A.uses("All's Right with the World"),
        A.answers('one'),
        offered('A', ['Walker', 'Filler/A'], ['Invader', 'Zapbot/A', 'no']),
        A.answers('Walker'),
        offered('A', ['Invader', 'Zapbot/B'], ['Filler/B', 'Scout', 'Bigfoot', 'no']),
        A.answers('Zapbot/B'),
        now({
          asked: null,
          cards: {
            Walker: { power: 4 },
            'Filler/A': { power: 1 },
            Invader: { power: 3 },
            'Zapbot/B': { power: 4 },
            Scout: { power: 5 },
            Bigfoot: { power: 7 },
          },
        }),
      ],
    }));
});

describe('Dressing Room: Each player may draw a card. Then draw a card for each player who did so, yourself included.', () => {
  it('each in turn; then as many for you as drew', () =>
    play({
      seats: {
        A: { hand: ['Dressing Room'], deck: ['Walker', 'Filler', 'Scout', 'Invader'] },
        B: { deck: ['Cannon'] },
        C: { deck: ['Howl'] },
      },
      bases: [at('Meadow')],
      steps: [
        A.plays('Dressing Room'),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        B.answers('no'),
        C.answers('yes'),
        now({ asked: null, hand: { A: ['Walker', 'Filler', 'Scout'], B: [], C: ['Howl'] } }),
      ],
    }));

  it('nobody draws: none for you; without a card to draw nobody is asked', () => {
    play({
      seats: { A: { hand: ['Dressing Room'], deck: ['Walker'] }, B: { deck: ['Cannon'] } },
      bases: [at('Meadow')],
      steps: [A.plays('Dressing Room'), A.answers('no'), B.answers('no'), now({ asked: null, hand: { A: [], B: [] } })],
    });
    play({
      seats: { A: { hand: ['Dressing Room'], deck: ['Walker', 'Filler'] }, B: { deck: [] } },
      bases: [at('Meadow')],
      steps: [A.plays('Dressing Room'), A.answers('no'), now({ asked: null, hand: { A: [] } })],
    });
  });
});

describe('Jam All Night Long: Put this on a base. Talent: Choose a player; that player plays an extra minion with power 2 or less here OR reveals a hand that has no such minion. Then, if that player was not you and played a minion, you may draw a card OR place a +1 power counter on a minion here.', () => {
  const bases = [at('Meadow', 'A Jam All Night Long', 'A Filler'), at('Moor', 'A Walker')];

  it('another plays one here; you draw, place a counter, or neither', () => {
    for (const [answer, hand, counters] of [
      ['draw', ['Cannon'], 0],
      ['counter', [], 1],
      ['none', [], 0],
    ] as const)
      play({
        seats: { A: { hand: [], deck }, B: { hand: ['Zapbot', 'Walker', 'Invader'] }, C: {} },
        bases,
        steps: [
          A.uses('Jam All Night Long'),
          offered('A', ['A', 'B', 'C'], ['no']),
          A.answers('B'),
          offered('B', ['Zapbot', 'Walker'], ['Invader', 'no']),
          B.answers('Walker', '?discard'),
          offered('A', ['draw', 'counter', 'none'], ['no']),
          A.answers(answer),
          ...(answer === 'counter'
            ? [offered('A', ['Filler', 'Walker/B'], ['Walker/A', 'no']), A.answers('Filler')]
            : []),
          now(at('Meadow', 'A Jam All Night Long', 'A Filler', 'B Walker'), {
            asked: null,
            hand: { A: [...hand] },
            cards: { Filler: { counters } },
          }),
          refused(A.uses('Jam All Night Long')),
        ],
      });
  });

  it('jam-all-night-long/1 yourself: the minion, and nothing more', () =>
    play({
      seats: { A: { hand: ['Zapbot', 'Walker'], deck }, B: {} },
      bases,
      steps: [
        A.uses('Jam All Night Long'),
        A.answers('A'),
        offered('A', ['Zapbot', 'Walker'], ['no']),
        A.answers('Zapbot'),
        now(at('Meadow', 'A Jam All Night Long', 'A Filler', 'A Zapbot'), {
          asked: null,
          hand: { A: ['Walker'] },
          plays: { A: { minions: 1 } },
        }),
      ],
    }));

  it('a hand without such a minion is revealed, and you get nothing', () =>
    play({
      seats: { A: { hand: [], deck }, B: { hand: ['Invader', 'Cannon'] } },
      bases,
      steps: [
        A.uses('Jam All Night Long'),
        A.answers('B'),
        now(at('Meadow', 'A Jam All Night Long', 'A Filler'), {
          asked: null,
          hand: { A: [] },
          sees: { A: { has: ['Invader', 'Cannon'] } },
        }),
      ],
    }));

  it('a hand with one that cannot be played here is not revealed', () =>
    play({
      seats: { A: { hand: [], deck }, B: { hand: ['Walker', 'Invader'] } },
      cards: [
        actionCard(
          'Gate',
          'base',
          'No minion can be played.',
          cannotPlay((_q, _me, { as }) => as === 'minion'),
        ),
      ],
      bases: [at('Meadow', 'A Jam All Night Long', 'A Gate'), at('Moor')],
      steps: [
        A.uses('Jam All Night Long'),
        A.answers('B'),
        now({ asked: null, hand: { A: [], B: 2 }, sees: { A: { lacks: ['Walker', 'Invader'] } } }),
      ],
    }));
});

describe('Love Unites Us: Every player shuffles each minion with power 2 or less in their discard pile into their deck.', () => {
  it('those of power 2 or less of every player, and nothing else', () =>
    play({
      seats: {
        A: { hand: ['Love Unites Us'], deck: [], discard: ['Walker', 'Invader', 'Cannon'] },
        B: { deck: ['Howl'], discard: ['Filler', 'Scout'] },
      },
      bases: [at('Meadow')],
      steps: [
        A.plays('Love Unites Us'),
        now({
          asked: null,
          deck: { A: { has: ['Walker'], count: 1 }, B: { has: ['Howl', 'Filler'], count: 2 } },
          discard: { A: ['Invader', 'Cannon', 'Love Unites Us'], B: ['Scout'] },
        }),
      ],
    }));
});

describe('Now You Know: Bike Safety: Choose one of your minions at a base. Move it and one minion of another player there to one other base. Special: Before a base scores, you may play this card; the chosen minions move to the scoring base.', () => {
  it('yours and another’s from its base go to one other base', () =>
    play({
      seats: { A: { hand: ['Now You Know: Bike Safety'] }, B: {}, C: {} },
      bases: [
        at('Meadow', 'A Walker', 'B Invader', 'C Scout', '- Bigfoot'),
        at('Moor', 'A Filler', 'B Filler'),
        at('Marsh'),
      ],
      steps: [
        A.plays('Now You Know: Bike Safety'),
        offered('A', ['Walker', 'Filler/A'], ['Invader', 'no']),
        A.answers('Walker'),
        offered('A', ['Invader', 'Scout'], ['Filler/B', 'Bigfoot', 'no']),
        A.answers('Scout'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Marsh'),
        now(at('Meadow', 'B Invader', '- Bigfoot'), at('Marsh', 'A Walker', 'C Scout'), { asked: null }),
      ],
    }));

  it('now-you-know-bike-safety/1 alone if no other player has a minion there; nothing without one of yours', () => {
    play({
      seats: { A: { hand: ['Now You Know: Bike Safety'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Now You Know: Bike Safety'),
        now(at('Moor', 'A Walker', 'B Filler'), at('Meadow'), { asked: null }),
      ],
    });
    play({
      seats: { A: { hand: ['Now You Know: Bike Safety'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [A.plays('Now You Know: Bike Safety'), now(at('Meadow', 'B Walker'), { asked: null })],
    });
  });

  it('before a base scores: from another base to that one', () =>
    play({
      seats: { A: { hand: ['Now You Know: Bike Safety'], deck }, B: { deck } },
      bases: [at('Meadow', 'A King Rex +2', 'B Filler'), at('Moor', 'A Walker', 'B Invader'), at('Marsh', 'A Filler')],
      steps: [
        A.ends(),
        offered('A', ['Now You Know: Bike Safety', 'pass']),
        A.answers('Now You Know: Bike Safety'),
        offered('A', ['Walker', 'Filler/A'], ['King Rex', 'no']),
        A.answers('Walker'),
        now(at('Moor'), { vp: { A: 3, B: 2 }, discard: { A: ['King Rex', 'Walker', 'Now You Know: Bike Safety'] } }),
      ],
    }));
});

describe("She's Got the Power: Put this on a minion. Ongoing: Once per turn, after the power of another player's minion here has increased, you may give this minion +3 power this turn.", () => {
  it('+3, once a turn, until its end', () =>
    play({
      seats: { A: { deck }, B: {} },
      bases: [at('Meadow', "A Filler with A She's Got the Power", 'B Filler'), at('Moor', 'A Crystal', 'A Crystal')],
      steps: [
        A.uses('Crystal#1'),
        offered('A', ["She's Got the Power", 'pass']),
        A.answers("She's Got the Power"),
        now({ asked: null, cards: { 'Filler/A': { power: 5, counters: 1 } } }),
        A.uses('Crystal#2'),
        now({ asked: null, cards: { 'Filler/A': { power: 6 }, 'Filler/B': { counters: 2 } } }),
        A.ends(),
        now({ turn: 'B', cards: { 'Filler/A': { power: 3 } } }),
      ],
    }));

  it('shes-got-the-power/1 on anybody’s turn, for any kind of increase, such as an Ongoing', () =>
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Full Moon'] } },
      bases: [at('Meadow', "A Walker with A She's Got the Power", 'B Filler', 'B Filler'), at('Moor')],
      steps: [
        B.plays('Full Moon', 'Meadow'),
        offered('A', ["She's Got the Power", 'pass']),
        A.answers("She's Got the Power"),
        now({ asked: null, cards: { Walker: { power: 5 } } }),
      ],
    }));

  it('shes-got-the-power/1 passed once for several that gain at once (RES-9)', () =>
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Full Moon'] } },
      bases: [at('Meadow', "A Walker with A She's Got the Power", 'B Filler', 'B Filler'), at('Moor')],
      steps: [B.plays('Full Moon', 'Meadow'), A.answers('pass'), now({ asked: null, cards: { Walker: { power: 2 } } })],
    }));
  it('not for a minion elsewhere, nor for yours; may be passed', () => {
    for (const answer of ['Filler', 'Zapbot'])
      play({
        seats: { A: { hand: ['Augmentation'] } },
        bases: [at('Meadow', "A Walker with A She's Got the Power", 'A Filler'), at('Moor', 'B Zapbot')],
        steps: [A.plays('Augmentation'), A.answers(answer), now({ asked: null, cards: { Walker: { power: 2 } } })],
      });
    play({
      seats: { A: { hand: ['Augmentation'] } },
      bases: [at('Meadow', "A Walker with A She's Got the Power", 'B Filler')],
      steps: [
        A.plays('Augmentation'),
        A.answers('Filler', 'pass'),
        now({ asked: null, cards: { Walker: { power: 2 } } }),
      ],
    });
  });
});

describe('Truly Outstanding: Place a +1 power counter on each of any number of minions of other players. For each counter so placed, you may place a +1 power counter on one of your minions.', () => {
  it('truly-outstanding/1 truly-outstanding/2 theirs at several bases; yours may get more than one', () =>
    play({
      seats: { A: { hand: ['Truly Outstanding'] }, B: {}, C: {} },
      bases: [at('Meadow', 'A Walker', 'B Invader', '- Bigfoot'), at('Moor', 'A Filler', 'C Scout', 'B Zapbot')],
      steps: [
        A.plays('Truly Outstanding'),
        offered('A', ['Invader', 'Scout', 'Zapbot', 'done'], ['Walker', 'Filler', 'Bigfoot']),
        A.answers('Invader', 'Scout', 'Zapbot'),
        offered('A', ['Walker', 'Filler', 'no']),
        A.answers('Walker', 'Walker', 'Filler'),
        now({
          asked: null,
          cards: {
            Invader: { counters: 1 },
            Scout: { counters: 1 },
            Zapbot: { counters: 1 },
            Walker: { counters: 2 },
            Filler: { counters: 1 },
          },
        }),
      ],
    }));

  it('none of theirs, none of yours; fewer of yours if you like', () => {
    const bases = [at('Meadow', 'A Walker', 'A Filler', 'B Invader', 'B Scout')];
    play({
      seats: { A: { hand: ['Truly Outstanding'] } },
      bases,
      steps: [
        A.plays('Truly Outstanding'),
        A.answers('done'),
        now({ asked: null, cards: { Walker: { counters: 0 } } }),
      ],
    });
    play({
      seats: { A: { hand: ['Truly Outstanding'] } },
      bases,
      steps: [
        A.plays('Truly Outstanding'),
        A.answers('Invader', 'Scout', 'Filler', 'no'),
        now({ asked: null, cards: { Walker: { counters: 0 }, Filler: { counters: 1 }, Scout: { counters: 1 } } }),
      ],
    });
  });

  it('only counters that were placed count', () =>
    play({
      seats: { A: { hand: ['Truly Outstanding'] } },
      bases: [at('Meadow', 'A Walker', 'B Filler with B Tooth and Claw... and Guns')],
      steps: [
        A.plays('Truly Outstanding'),
        A.answers('Filler'),
        now({ asked: null, cards: { Walker: { counters: 0 }, Filler: { counters: 0 } } }),
      ],
    }));
});

describe("We're Up, You're Down: Choose a base. Until the start of your next turn, other players' minions there add only their printed power to the totals of their controllers. Special: Before a base scores where you have the most minions, you may play this card; you must choose that base.", () => {
  const card = "We're Up, You're Down";

  it('were-up-youre-down/3 minions there at any moment, until your next turn; yours add everything', () =>
    play({
      seats: { A: { hand: [card], deck }, B: { hand: ['Zapbot', 'Dinghy'], deck } },
      bases: [at('Meadow', 'A Walker +1', 'B Invader +2', 'B Scout with A Poison'), at('Moor', 'B Filler +1')],
      steps: [
        A.plays(card),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Meadow'),
        now({ bases: { Meadow: { power: { A: 3, B: 6 }, total: 8 }, Moor: { power: { B: 2 } } } }),
        A.ends(),
        B.plays('Dinghy'),
        B.answers('Invader', 'Filler', '?Moor', '?Meadow'),
        now({ bases: { Meadow: { power: { A: 3, B: 4 } }, Moor: { power: { B: 5 } } } }),
        B.ends(),
        now({ turn: 'A', bases: { Meadow: { power: { A: 3, B: 2 } } } }),
      ],
    }));

  it('were-up-youre-down/1 cards that look at power see the changed one', () =>
    play({
      seats: { A: { hand: [card, 'Cannon'] }, B: {} },
      bases: [at('Meadow', 'A Walker', 'B Filler +2'), at('Moor')],
      steps: [
        A.plays(card),
        A.answers('Meadow'),
        now({ cards: { Filler: { power: 3 } }, bases: { Meadow: { power: { B: 1 } } } }),
      ],
    }));

  it('were-up-youre-down/2 the whole power breaks the base, the printed one ranks', () =>
    play({
      seats: { A: { hand: [card], deck }, B: { deck } },
      bases: [at('Meadow', 'A Invader', 'B Walker +5'), at('Moor', 'A Filler')],
      steps: [A.plays(card), A.answers('Meadow'), A.ends(), now({ turn: 'B', vp: { A: 3, B: 2 } })],
    }));

  it('were-up-youre-down/4 not at the base that replaces it', () =>
    play({
      seats: { A: { hand: [card], deck }, B: { hand: ['Filler', 'Upgrade'], deck } },
      bases: [at('Meadow', 'A King Rex +3'), at('Moor')],
      baseDeck: ['Marsh'],
      steps: [
        A.plays(card),
        A.answers('Meadow'),
        A.ends(),
        B.plays('Filler', 'Marsh'),
        B.plays('Upgrade', 'Filler'),
        now({ bases: { Marsh: { power: { B: 3 } } } }),
      ],
    }));

  it('before a base scores where you have the most minions: that base', () =>
    play({
      seats: { A: { hand: [card], deck }, B: { deck } },
      bases: [at('Meadow', 'A Walker', 'A Filler', 'B Walker +6'), at('Moor', 'A Scout')],
      steps: [A.ends(), offered('A', [card, 'pass']), A.answers(card), now({ turn: 'B', vp: { A: 3, B: 2 } })],
    }));

  it('as many as whoever has the most is enough; fewer, or none, is not (VP-5)', () => {
    for (const [cards, asked] of [
      [['A Walker', 'B Walker +6', 'C Filler'], true],
      [['A Walker', 'B Walker +6', 'C Filler', 'C Filler'], false],
      [['A Walker', 'B Walker +6', 'B Filler'], false],
      [['A The Kraken +14'], false],
    ] as const)
      play({
        seats: { A: { hand: [card], deck }, B: { deck }, C: { deck } },
        bases: [at('Meadow', ...cards), at('Moor', 'A Scout')],
        steps: [
          A.ends(),
          ...(asked ? [offered('A', [card, 'pass'])] : [now({ turn: 'B', hand: { A: { has: [card] } } })]),
        ],
      });
  });

  it('an effect on a base cannot be prevented for the minions there: it affects none (TERM-2)', () =>
    play({
      seats: { A: { hand: [card] }, B: {} },
      bases: [at('Meadow', 'B Filler +2 with B Tooth and Claw... and Guns'), at('Moor')],
      steps: [
        A.plays(card),
        A.answers('Meadow'),
        now(at('Meadow', 'B Filler with B Tooth and Claw... and Guns'), { bases: { Meadow: { power: { B: 1 } } } }),
      ],
    }));
  it('not where you have no minion, though nobody else has one either (VP-5)', () =>
    play({
      seats: { A: { hand: [card], deck }, B: {} },
      bases: [at('Meadow', '- Bigfoot', '- Plutonium Dragon', '- King Tut'), at('Moor', 'A Walker')],
      steps: [A.ends(), now({ turn: 'B', asked: null })],
    }));
});
