/* Long because each card is tried against many others. */
import { A, at, B, logged, now, offered, play, refused } from '@smash/testkit/play';
import { charm, hermit, rock, smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];
const seats = { A: { deck }, B: { deck } };
const hand = (...cards: string[]) => ({ A: { hand: cards, deck }, B: { deck } });

describe('All Out of Bubblegum: Choose one of your minions; it gains +2 power this turn. If you have no other minion at its base, you may play an extra action.', () => {
  const bases = [at('Meadow', 'A Scout', 'A Filler', 'B Huffie'), at('Moor', 'A Dudlee', 'B Filler')];

  it('+2 this turn; alone at its base, an extra action too', () =>
    play({
      seats: hand('All Out of Bubblegum', 'Collateral Damage'),
      bases,
      steps: [
        A.plays('All Out of Bubblegum'),
        offered('A', ['Scout', 'Filler/A', 'Dudlee'], ['Huffie', 'no']),
        A.answers('Dudlee'),
        now({ asked: null, cards: { Dudlee: { power: 4 } }, can: [A.plays('Collateral Damage')] }),
        A.ends(),
        now({ cards: { Dudlee: { power: 2 } } }),
      ],
    }));

  it('with another of yours there, none; without a minion, nothing', () => {
    play({
      seats: hand('All Out of Bubblegum', 'Collateral Damage'),
      bases,
      steps: [
        A.plays('All Out of Bubblegum'),
        A.answers('Scout'),
        now({ cards: { Scout: { power: 5 } } }),
        refused(A.plays('Collateral Damage')),
      ],
    });
    play({
      seats: hand('All Out of Bubblegum', 'Collateral Damage'),
      bases: [at('Meadow', 'B Filler'), at('Moor')],
      steps: [A.plays('All Out of Bubblegum'), refused(A.plays('Collateral Damage'))],
    });
  });

  it('all-out-of-bubblegum/1 it lasts, moved or joined', () =>
    play({
      seats: hand('All Out of Bubblegum', 'Get to the Choppa!', 'Filler'),
      bases,
      steps: [
        A.plays('All Out of Bubblegum'),
        A.answers('Dudlee'),
        A.plays('Filler', 'Moor'),
        now({ cards: { Dudlee: { power: 4 } } }),
        A.plays('Get to the Choppa!'),
        A.answers('Dudlee', '?Meadow'),
        now(at('Meadow', 'A Scout', 'A Filler', 'B Huffie', 'A Dudlee'), { cards: { Dudlee: { power: 4 } } }),
      ],
    }));
});

describe('Collateral Damage: Choose a base and reduce its breakpoint by 5 this turn.', () => {
  it('of any base, this turn', () =>
    play({
      seats: hand('Collateral Damage'),
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Collateral Damage'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Meadow'),
        now({ asked: null, bases: { Meadow: { breakpoint: 5 }, Moor: { breakpoint: 10 } } }),
        A.ends(),
        now({ turn: 'B', bases: { Meadow: { breakpoint: 10 } } }),
      ],
    }));

  it('collateral-damage/1 its replacement is not affected', () =>
    play({
      seats: hand('Collateral Damage'),
      bases: [at('Meadow', 'A Scout +2', 'B Filler'), at('Moor', 'A Filler')],
      baseDeck: ['Heath'],
      steps: [
        A.plays('Collateral Damage'),
        A.answers('Meadow'),
        A.ends(),
        A.answers('?pass'),
        now({ bases: { Meadow: 'gone', Heath: { breakpoint: 10 } }, vp: { A: 3 } }),
      ],
    }));
});

describe('Final Stand: Special: Before a base scores where you have exactly one minion, you may play this card. Destroy one minion there with printed power 3 or less of each other player.', () => {
  it('one of each other player, of printed power 3 or less, all together', () =>
    play({
      seats: { A: { hand: ['Final Stand'], deck }, B: { deck }, C: { deck }, D: { deck } },
      bases: [
        at('Meadow', 'A King Rex', 'B Huffie +2', 'B Filler', 'B Northern Mover', 'C Dudlee'),
        at('Moor', 'B Filler', 'D Filler'),
      ],
      steps: [
        A.ends(),
        A.answers('Final Stand'),
        offered('A', ['Huffie', 'Filler@Meadow'], ['Northern Mover', 'Dudlee', 'King Rex', 'Filler@Moor/B', 'no']),
        A.answers('Huffie'),
        now({ vp: { A: 3, B: 2, C: 0 }, discard: { C: ['Dudlee'] } }),
      ],
    }));

  it('not with none or two of yours there, nor as a regular action (PLAY-6)', () => {
    for (const mine of [['A Filler', 'A King Rex'], []])
      play({
        seats: hand('Final Stand'),
        bases: [at('Meadow', 'B King Rex +5', ...mine), at('Moor', 'A Filler')],
        steps: [refused(A.plays('Final Stand')), A.ends(), now({ turn: 'B', vp: { B: 3 } })],
      });
  });

  it('only an immune one is spared (CAN-1)', () =>
    play({
      cards: [rock],
      seats: { A: { hand: ['Final Stand'], deck }, B: { deck }, C: { deck } },
      bases: [at('Meadow', 'A King Rex', 'B Rock', 'C Huffie'), at('Moor')],
      steps: [A.ends(), A.answers('Final Stand'), now({ vp: { A: 3, B: 2, C: 0 } })],
    }));
});

describe('Friends Through Eternity: Discard one card from your hand to play two extra actions.', () => {
  it('a card for two extra actions', () =>
    play({
      seats: hand('Friends Through Eternity', 'Filler', 'Convoy', 'Convoy', 'Collateral Damage'),
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Friends Through Eternity'),
        offered('A', ['Filler', 'Convoy', 'Convoy', 'Collateral Damage', 'no']),
        A.answers('Filler'),
        A.plays('Convoy#1', 'Meadow'),
        A.plays('Convoy', 'Moor'),
        refused(A.plays('Collateral Damage')),
        now({ discard: { A: ['Filler', 'Friends Through Eternity'] } }),
      ],
    }));

  it('declined, or without a card, none (RES-11)', () => {
    play({
      seats: hand('Friends Through Eternity', 'Convoy'),
      bases: [at('Meadow')],
      steps: [A.plays('Friends Through Eternity'), A.answers('no'), refused(A.plays('Convoy', 'Meadow'))],
    });
    play({
      seats: hand('Friends Through Eternity'),
      bases: [at('Meadow')],
      steps: [A.plays('Friends Through Eternity'), now({ asked: null, discard: { A: ['Friends Through Eternity'] } })],
    });
  });
});

describe('Get to the Choppa!: Move one of your minions to another base. If you have no other minion there, you may play an extra action.', () => {
  it('to a base without another of yours: an extra action', () => {
    for (const [to, extra] of [
      ['Moor', true],
      ['Marsh', false],
    ] as const)
      play({
        seats: hand('Get to the Choppa!', 'Collateral Damage'),
        bases: [at('Meadow', 'A Filler', 'A Scout', 'B Dudlee'), at('Moor', 'B Filler'), at('Marsh', 'A Huffie')],
        steps: [
          A.plays('Get to the Choppa!'),
          offered('A', ['Filler/A', 'Scout', 'Huffie'], ['Dudlee', 'no']),
          A.answers('Scout'),
          offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
          A.answers(to),
          extra ? now({ can: [A.plays('Collateral Damage')] }) : refused(A.plays('Collateral Damage')),
          now(at('Meadow', 'A Filler', 'B Dudlee'), { asked: null }),
        ],
      });
  });

  it('without a minion or another base, nothing', () => {
    play({
      seats: hand('Get to the Choppa!', 'Collateral Damage'),
      bases: [at('Meadow', 'B Filler'), at('Moor')],
      steps: [A.plays('Get to the Choppa!'), refused(A.plays('Collateral Damage'))],
    });
    play({
      seats: hand('Get to the Choppa!', 'Collateral Damage'),
      bases: [at('Meadow', 'A Filler')],
      steps: [A.plays('Get to the Choppa!'), refused(A.plays('Collateral Damage'))],
    });
  });
});

describe('Hostage Rescue: Search your deck for a minion, reveal it and place it on top of your deck.', () => {
  it('hostage-rescue/1 the deck is shuffled, then the minion, seen by all, lies on top (DECK-2)', () =>
    play({
      seats: { A: { hand: ['Hostage Rescue'], deck: ['Convoy', 'Filler', 'Scout', 'Huffie', 'Convoy'] }, B: { deck } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Hostage Rescue'),
        offered('A', ['Filler', 'Scout', 'Huffie'], ['Convoy', 'no']),
        A.answers('Huffie'),
        logged('A revealed Huffie (Hostage Rescue)', 'A shuffled the deck'),
        now({ asked: null, deck: { A: { top: ['Huffie'], count: 5 } } }),
      ],
    }));

  it('without one the deck is shuffled all the same', () =>
    play({
      seats: { A: { hand: ['Hostage Rescue'], deck: ['Convoy', 'Convoy'] } },
      bases: [at('Meadow')],
      steps: [A.plays('Hostage Rescue'), logged('A shuffled the deck'), now({ asked: null, deck: { A: 2 } })],
    }));
});

describe('Lone Wolf: Put this on a minion. Ongoing: This minion has +2 power; if you have no other minion here and this one is yours, it has +4 power instead.', () => {
  it('+2, or +4 if it is your only one here', () =>
    play({
      cards: [charm],
      seats: { A: { hand: ['Filler', 'Take Over'], deck }, B: { deck } },
      bases: [
        at('Meadow', 'A Scout with A Lone Wolf', 'B Filler'),
        at('Moor', 'B Huffie with A Lone Wolf', 'A Dudlee'),
        at('Marsh', 'B Walker with A Lone Wolf'),
      ],
      steps: [
        now({ cards: { Scout: { power: 7 }, Huffie: { power: 5 }, Walker: { power: 4 }, Dudlee: { power: 2 } } }),
        A.plays('Filler', 'Meadow'),
        now({ cards: { Scout: { power: 5 } } }),
        A.plays('Take Over'),
        A.answers('Walker'),
        now({ cards: { Walker: { power: 6 } } }),
      ],
    }));

  it('goes on any minion', () =>
    play({
      seats: hand('Lone Wolf'),
      bases: [at('Meadow', 'A Scout', 'B Filler', '- Bigfoot'), at('Moor')],
      steps: [
        now({ can: [A.plays('Lone Wolf', 'Scout'), A.plays('Lone Wolf', 'Filler'), A.plays('Lone Wolf', 'Bigfoot')] }),
      ],
    }));
});

describe('Pushing the Limit: Choose separately for each base where you have exactly one minion: place two +1 power counters on that minion OR draw a card.', () => {
  const bases = [
    at('Meadow', 'A Scout', 'B Filler'),
    at('Moor', 'A Huffie', 'A Dudlee'),
    at('Marsh', 'A Walker'),
    at('Heath', 'B Filler'),
  ];

  it('for each such base one or the other', () => {
    for (const [answers, scout, walker, cards] of [
      [['place', 'draw'], 2, 0, 1],
      [['draw', 'place'], 0, 2, 1],
      [['place', 'place'], 2, 2, 0],
      [['draw', 'draw'], 0, 0, 2],
    ] as const)
      play({
        seats: hand('Pushing the Limit'),
        bases,
        baseDeck: [],
        steps: [
          A.plays('Pushing the Limit'),
          offered('A', ['place', 'draw']),
          A.answers(answers[0]),
          offered('A', ['place', 'draw']),
          A.answers(answers[1]),
          now({
            asked: null,
            hand: { A: cards },
            cards: {
              Scout: { counters: scout },
              Walker: { counters: walker },
              Huffie: { counters: 0 },
              Dudlee: { counters: 0 },
            },
          }),
        ],
      });
  });

  it('all is chosen first, then done', () =>
    play({
      seats: hand('Pushing the Limit'),
      bases,
      baseDeck: [],
      steps: [
        A.plays('Pushing the Limit'),
        A.answers('draw'),
        now({ hand: { A: 0 } }),
        A.answers('place'),
        now({ asked: null, hand: { A: 1 } }),
      ],
    }));
});

describe("Slo-Mo Attack: Put this on a base. Talent: If you have exactly one minion here, reduce this base's breakpoint by 3 this turn. Ongoing: Other players' actions do not affect your minions here.", () => {
  it('with exactly one of yours here, the breakpoint falls by 3 this turn', () => {
    play({
      seats,
      bases: [at('Meadow', 'A Slo-Mo Attack', 'A Filler', 'B Scout'), at('Moor', 'A Filler')],
      steps: [
        A.uses('Slo-Mo Attack'),
        now({ asked: null, bases: { Meadow: { breakpoint: 7 }, Moor: { breakpoint: 10 } } }),
        refused(A.uses('Slo-Mo Attack')),
        A.ends(),
        now({ turn: 'B', bases: { Meadow: { breakpoint: 10 } } }),
      ],
    });
    for (const mine of [[], ['A Filler', 'A Scout']])
      play({
        bases: [at('Meadow', 'A Slo-Mo Attack', 'B Filler', ...mine), at('Moor', 'A Filler')],
        steps: [refused(A.uses('Slo-Mo Attack'))],
      });
  });

  it('slo-mo-attack/1 it lasts, though this card has gone and another minion has come', () =>
    play({
      seats: hand('Filler', 'Disenchant'),
      bases: [at('Meadow', 'A Slo-Mo Attack', 'A Scout'), at('Moor')],
      steps: [
        A.uses('Slo-Mo Attack'),
        A.plays('Filler', 'Meadow'),
        A.plays('Disenchant'),
        A.answers('?Slo-Mo Attack'),
        now(at('Meadow', 'A Scout', 'A Filler'), { bases: { Meadow: { breakpoint: 7 } } }),
      ],
    }));

  it('other players’ actions do not affect yours here; minions and your own actions do', () => {
    for (const [victim, discard] of [
      ['Filler@Meadow', []],
      ['Filler@Moor', ['Filler']],
    ] as const)
      play({
        turn: 'B',
        cards: [smite],
        seats: { A: {}, B: { hand: ['Smite'] } },
        bases: [at('Meadow', 'A Slo-Mo Attack', 'A Filler', 'B Scout'), at('Moor', 'A Filler')],
        steps: [B.plays('Smite'), B.answers(victim), now({ asked: null, discard: { A: [...discard] } })],
      });
    play({
      turn: 'B',
      cards: [smite],
      seats: { A: {}, B: { hand: ['Smite', 'Ninja Master'] } },
      bases: [at('Meadow', 'A Slo-Mo Attack', 'A Filler', 'B Scout'), at('Moor')],
      steps: [
        B.plays('Ninja Master', 'Meadow'),
        B.answers('Filler'),
        B.plays('Smite'),
        B.answers('Scout'),
        now({ asked: null, discard: { A: ['Filler'], B: ['Scout', 'Smite'] } }),
      ],
    });
    play({
      cards: [smite],
      seats: hand('Smite'),
      bases: [at('Meadow', 'A Slo-Mo Attack', 'A Filler'), at('Moor')],
      steps: [A.plays('Smite'), now({ asked: null, discard: { A: ['Filler', 'Smite'] } })],
    });
  });

  it('slo-mo-attack/2 theirs on yours here are destroyed; one put there later is discarded (ATT-3)', () => {
    play({
      seats: hand('Slo-Mo Attack'),
      bases: [at('Meadow', 'A Scout with B Lone Wolf, A Lone Wolf', 'B Filler with B Lone Wolf'), at('Moor')],
      steps: [
        A.plays('Slo-Mo Attack', 'Meadow'),
        logged('Lone Wolf was destroyed (Slo-Mo Attack)'),
        now(at('Meadow', 'A Slo-Mo Attack', 'A Scout with A Lone Wolf', 'B Filler with B Lone Wolf')),
      ],
    });
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Lone Wolf'] } },
      bases: [at('Meadow', 'A Slo-Mo Attack', 'A Scout'), at('Moor')],
      steps: [
        B.plays('Lone Wolf'),
        now(at('Meadow', 'A Slo-Mo Attack', 'A Scout'), { asked: null, discard: { B: ['Lone Wolf'] } }),
      ],
    });
  });
});

describe('The Right Person: Choose a base where you have no minion and play an extra minion there. Play an extra action.', () => {
  it('an extra minion, there alone, and an extra action (EXT-2, EXT-4)', () =>
    play({
      seats: hand('The Right Person', 'Filler', 'Dudlee', 'Scout', 'Collateral Damage'),
      bases: [at('Meadow', 'A Filler'), at('Moor', 'B Filler'), at('Marsh')],
      steps: [
        A.plays('The Right Person'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Moor'),
        A.plays('Dudlee', 'Meadow'),
        refused(A.plays('Scout', 'Marsh')),
        A.plays('Scout', 'Moor'),
        refused(A.plays('Filler', 'Moor')),
        now({ can: [A.plays('Collateral Damage')] }),
      ],
    }));

  it('with a minion everywhere only the action', () =>
    play({
      seats: hand('The Right Person', 'Filler', 'Scout', 'Collateral Damage'),
      bases: [at('Meadow', 'A Filler')],
      steps: [
        A.plays('The Right Person'),
        A.plays('Filler', 'Meadow'),
        refused(A.plays('Scout', 'Meadow')),
        now({ asked: null, can: [A.plays('Collateral Damage')] }),
      ],
    }));
});

describe("Walk Away... Slowly: Special: After a base scores, you may play this card. Choose one of your minions there and return it to its owner's hand.", () => {
  it('one of yours there goes to its owner’s hand (TERM-6)', () =>
    play({
      seats: { A: { hand: ['Walk Away... Slowly'], deck }, B: { deck } },
      bases: [at('Meadow', 'A King Rex +3', 'A Huffie of B', 'B Filler'), at('Moor', 'A Dudlee')],
      steps: [
        A.ends(),
        A.answers('Walk Away... Slowly'),
        offered('A', ['King Rex', 'Huffie'], ['Filler', 'Dudlee', 'no']),
        A.answers('Huffie'),
        now({ turn: 'B', hand: { A: 2, B: ['Huffie'] }, vp: { A: 3, B: 2 } }),
      ],
    }));

  it('not as a regular action (PLAY-6)', () =>
    play({
      seats: hand('Walk Away... Slowly'),
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [refused(A.plays('Walk Away... Slowly'))],
    }));
});

describe("Building Rooftop: At the start of your turn, if you have exactly one minion here, you may reduce this base's breakpoint by the power of that minion this turn. When this base scores, each player who has exactly one minion here gains 1 VP.", () => {
  it('by its power this turn, if you like', () => {
    for (const [answer, breakpoint] of [
      ['Building Rooftop', 15],
      ['pass', 20],
    ] as const)
      play({
        phase: 'start',
        seats,
        bases: [at('Building Rooftop', 'A Scout +2', 'B Filler', 'B Dudlee'), at('Moor', 'A Filler')],
        steps: [
          offered('A', ['Building Rooftop', 'pass']),
          A.answers(answer),
          now({ phase: 'play', asked: null, bases: { 'Building Rooftop': { breakpoint } } }),
          A.ends(),
          now({ turn: 'B', asked: null, bases: { 'Building Rooftop': { breakpoint: 20 } } }),
        ],
      });
  });

  it('not with none or two', () => {
    for (const mine of [[], ['A Scout', 'A Filler']])
      play({
        phase: 'start',
        seats,
        bases: [at('Building Rooftop', 'B Filler', ...mine), at('Moor', 'A Filler')],
        steps: [now({ phase: 'play', asked: null })],
      });
  });

  it('building-rooftop/1 a VP for each player with exactly one here, with the award (SCORE-6)', () =>
    play({
      seats: { A: { deck }, B: { deck }, C: { deck } },
      bases: [at('Building Rooftop', 'A King Rex +12', 'B Filler', 'C Scout', 'C Filler'), at('Moor', 'B Filler')],
      steps: [A.ends(), A.answers('?pass'), now({ vp: { A: 4, B: 2, C: 1 } })],
    }));

  it('not for one that ignores it (TERM-13), nor when another base scores', () => {
    play({
      cards: [hermit],
      seats,
      bases: [at('Building Rooftop', 'A King Rex +12', 'B Hermit'), at('Moor')],
      steps: [A.ends(), now({ vp: { A: 4, B: 1 } })],
    });
    play({
      seats,
      bases: [at('Building Rooftop', 'B Filler'), at('Moor', 'A King Rex +3')],
      steps: [A.ends(), A.answers('?pass'), now({ vp: { A: 3, B: 0 } })],
    });
  });
});

describe('Jungle Camp: After this base scores, the winner may choose one of their minions here and return it to their hand.', () => {
  it('one of the winner’s', () =>
    play({
      seats,
      bases: [at('Jungle Camp', 'A King Rex +12', 'A Huffie', 'B Filler'), at('Moor', 'A Dudlee')],
      steps: [
        A.ends(),
        offered('A', ['Jungle Camp', 'pass']),
        A.answers('Jungle Camp'),
        offered('A', ['King Rex', 'Huffie'], ['Filler', 'Dudlee', 'no']),
        A.answers('Huffie'),
        now({ turn: 'B', hand: { A: ['Huffie', 'Filler', 'Filler'], B: 0 }, vp: { A: 3, B: 2 } }),
      ],
    }));

  it('declined, or when another base scores, none', () => {
    play({
      seats,
      bases: [at('Jungle Camp', 'A King Rex +13', 'B Filler'), at('Moor')],
      steps: [A.ends(), A.answers('pass'), now({ turn: 'B', hand: { A: 2 } })],
    });
    play({
      seats,
      bases: [at('Jungle Camp', 'A Filler'), at('Moor', 'A King Rex +3')],
      steps: [A.ends(), now({ turn: 'B', hand: { A: 2 } })],
    });
  });
});
