/** The actions of the Rock Stars. Long because each is tried against many others. */
import { A, at, B, baseCard, now, offered, play, refused, shown } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

/** Bases without text, on both sides of 21. */
const arena = { ...baseCard('Arena', ''), breakpoint: 21 };
const hall = { ...baseCard('Hall', ''), breakpoint: 20 };
const venues = [arena, hall];

describe('Guest Star: Search your deck and/or your discard pile for a Groupie and reveal it. Either place it into your hand or play it as an extra minion. If the deck was searched, shuffle it.', () => {
  it('from the deck into the hand, or into play as an extra minion at a base you choose (EXT-3)', () => {
    for (const [answers, hand, there] of [
      [['hand'], ['Groupie', 'Filler'], []],
      [['play', 'Moor'], ['Filler'], ['A Groupie']],
    ] as const)
      play({
        seats: { A: { hand: ['Guest Star', 'Filler'], deck: ['Scout', 'Groupie', 'Cannon'] } },
        bases: [at('Meadow'), at('Moor')],
        steps: [
          A.plays('Guest Star'),
          shown('A', 'Groupie'),
          offered('A', ['hand', 'play'], ['no']),
          A.answers(...answers),
          now(at('Moor', ...there), {
            asked: null,
            hand: { A: [...hand] },
            deck: { A: 2 },
            discard: { A: ['Guest Star'] },
            plays: { A: { minions: 1, actions: 0 } },
          }),
          ({ events }) => expect(events.filter(({ type }) => type === 'shuffle')).toHaveLength(1),
        ],
      });
  });

  it('from the discard pile without a shuffle; one played brings more from the hand (RES-2)', () =>
    play({
      seats: { A: { hand: ['Guest Star', 'Groupie'], deck: ['Scout', 'Cannon'], discard: ['Groupie'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Guest Star'),
        A.answers('open', 'play', 'Meadow'),
        now(at('Meadow', 'A Groupie', 'A Groupie'), {
          asked: null,
          hand: { A: [] },
          deck: { A: ['Scout', 'Cannon'] },
          discard: { A: ['Guest Star'] },
        }),
      ],
    }));

  it('goes to the hand where it cannot be played, and does nothing without one (PLAY-4, RES-3)', () => {
    play({
      seats: { A: { hand: ['Guest Star'], deck: ['Scout', 'Groupie'] } },
      bases: [at('Meadow', 'B Bear Picnic'), at('Moor', 'B Bear Picnic')],
      steps: [A.plays('Guest Star'), now({ asked: null, hand: { A: ['Groupie'] } })],
    });
    play({
      seats: { A: { hand: ['Guest Star'], deck: ['Scout', 'Cannon'] } },
      bases: [at('Meadow')],
      steps: [A.plays('Guest Star'), now({ asked: null, hand: { A: [] }, discard: { A: ['Guest Star'] } })],
    });
  });
});

describe('Rock of Luuv: Search your deck for up to three minions of one same name with power 2 or less. Reveal them and place them into your hand. Shuffle the deck.', () => {
  const mine = {
    A: { hand: ['Rock of Luuv'], deck: ['Groupie', 'Walker', 'Groupie', 'Scout', 'Cannon', 'Groupie', 'Groupie'] },
  };

  it('up to three of one name with power 2 or less, seen by all; only you see the rest (INFO-3)', () =>
    play({
      seats: mine,
      bases: [at('Meadow')],
      steps: [
        A.plays('Rock of Luuv'),
        shown('A', 'Cannon', 'Groupie', 'Groupie', 'Groupie', 'Groupie', 'Scout', 'Walker'),
        offered('A', ['Groupie', 'Groupie', 'Groupie', 'Groupie', 'Walker', 'done'], ['Scout', 'Cannon']),
        refused(A.answers('Groupie', 'Walker')),
        refused(A.answers('Groupie', 'Groupie', 'Groupie', 'Groupie')),
        A.answers('Groupie', 'Groupie', 'Groupie'),
        now({
          asked: null,
          hand: { A: ['Groupie', 'Groupie', 'Groupie'] },
          deck: { A: { count: 4, has: ['Groupie', 'Walker', 'Scout', 'Cannon'] } },
          sees: { B: { has: ['Groupie'], lacks: ['Walker'] } },
        }),
        ({ events }) => expect(events.filter(({ type }) => type === 'shuffle')).toHaveLength(1),
        ({ events }) => expect(events.filter(({ type }) => type === 'reveal')).toHaveLength(1),
      ],
    }));

  it('one or none is enough; the deck is shuffled all the same (RES-12, DECK-2)', () => {
    for (const [answers, hand] of [
      [['Walker', 'done'], ['Walker']],
      [['done'], []],
    ] as const)
      play({
        seats: mine,
        bases: [at('Meadow')],
        steps: [
          A.plays('Rock of Luuv'),
          A.answers(...answers),
          now({ asked: null, hand: { A: [...hand] }, deck: { A: 7 - hand.length } }),
          ({ events }) => expect(events.filter(({ type }) => type === 'shuffle')).toHaveLength(1),
        ],
      });
  });

  it('an empty deck is made from the discard pile (DECK-1)', () =>
    play({
      seats: { A: { hand: ['Rock of Luuv'], deck: [], discard: ['Walker', 'Scout'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Rock of Luuv'),
        A.answers('Walker', '?done'),
        now({ asked: null, hand: { A: ['Walker'] }, deck: { A: ['Scout'] } }),
      ],
    }));
});

describe('Reunion Tour: Choose any number of minions of yours in your discard pile and shuffle them into your deck.', () => {
  it('any number of your minions there, no actions, none of another player (RES-12)', () =>
    play({
      seats: {
        A: { hand: ['Reunion Tour'], deck: ['Cannon', 'Cannon'], discard: ['Walker', 'Scout', 'Dinghy'] },
        B: { discard: ['Invader'] },
      },
      bases: [at('Meadow')],
      steps: [
        A.plays('Reunion Tour'),
        offered('A', ['Walker', 'Scout', 'done'], ['Dinghy', 'Invader']),
        A.answers('Walker', 'Scout'),
        now({
          asked: null,
          deck: { A: { count: 4, has: ['Walker', 'Scout'] } },
          discard: { A: ['Dinghy', 'Reunion Tour'], B: ['Invader'] },
        }),
        ({ events }) => expect(events.filter(({ type }) => type === 'shuffle')).toHaveLength(1),
      ],
    }));

  it('some or none may stay', () => {
    for (const [answers, left] of [
      [
        ['Walker', 'done'],
        ['Scout', 'Reunion Tour'],
      ],
      [['done'], ['Walker', 'Scout', 'Reunion Tour']],
    ] as const)
      play({
        seats: { A: { hand: ['Reunion Tour'], deck: ['Cannon'], discard: ['Walker', 'Scout'] } },
        bases: [at('Meadow')],
        steps: [A.plays('Reunion Tour'), A.answers(...answers), now({ asked: null, discard: { A: [...left] } })],
      });
  });
});

describe('Tour Bus: Choose a base. Move to it up to three of your minions from bases whose breakpoint is lower than its own.', () => {
  it('you choose the base first, then up to three of yours from lower ones', () =>
    play({
      cards: venues,
      seats: { A: { hand: ['Tour Bus'] } },
      bases: [
        at('Arena', 'A Filler'),
        at('Hall', 'A Walker', 'B Walker'),
        at('Meadow', 'A Invader', 'A Scout', 'A King Rex'),
      ],
      steps: [
        A.plays('Tour Bus'),
        offered('A', ['Arena', 'Hall', 'Meadow'], ['no']),
        A.answers('Hall'),
        offered('A', ['Invader', 'Scout', 'King Rex', 'done'], ['Filler', 'Walker/A', 'Walker/B']),
        A.answers('Invader', 'Scout', 'King Rex'),
        now(at('Hall', 'A Walker', 'B Walker', 'A Invader', 'A Scout', 'A King Rex'), at('Meadow'), { asked: null }),
      ],
    }));

  it('three are the most; to the lowest base none can go', () => {
    play({
      cards: venues,
      seats: { A: { hand: ['Tour Bus'] } },
      bases: [at('Arena'), at('Meadow', 'A Invader', 'A Scout', 'A King Rex', 'A Filler')],
      steps: [
        A.plays('Tour Bus'),
        A.answers('Arena'),
        refused(A.answers('Invader', 'Scout', 'King Rex', 'Filler')),
        A.answers('Invader', 'done'),
        now(at('Arena', 'A Invader'), { asked: null }),
      ],
    });
    play({
      cards: venues,
      seats: { A: { hand: ['Tour Bus'] } },
      bases: [at('Arena', 'A Filler'), at('Meadow', 'A Invader')],
      steps: [A.plays('Tour Bus'), A.answers('Meadow'), now(at('Arena', 'A Filler'), { asked: null })],
    });
  });
});

describe('Total Sellout: Special: After a base where you have a minion scores, draw two cards. If its breakpoint was 21 or higher, draw one more.', () => {
  it('two cards below 21, three from 21 on; never as a regular action (PLAY-6)', () => {
    for (const [base, n] of [
      ['Hall', 2],
      ['Arena', 3],
    ] as const)
      play({
        cards: venues,
        seats: { A: { hand: ['Total Sellout'], deck: ['Scout', 'Scout', 'Scout', 'Cannon', 'Cannon', 'Cannon'] } },
        bases: [at(base, 'A King Rex +14'), at('Moor')],
        steps: [
          refused(A.plays('Total Sellout')),
          A.ends(),
          offered('A', ['Total Sellout', 'pass']),
          A.answers('Total Sellout'),
          now({ hand: { A: n + 2 }, discard: { A: { has: ['Total Sellout'] } } }),
        ],
      });
  });

  it('needs a minion of yours there when it scores, not elsewhere; in another player’s turn, too', () => {
    for (const [cards, may] of [
      [['A Filler', 'B King Rex +14'], true],
      [['B King Rex +14'], false],
    ] as const)
      play({
        cards: venues,
        turn: 'B',
        seats: { A: { hand: ['Total Sellout'], deck: ['Scout', 'Scout', 'Scout'] }, B: {} },
        bases: [at('Hall', ...cards), at('Moor', 'A Walker')],
        steps: [
          B.ends(),
          ...(may ? [offered('A', ['Total Sellout', 'pass']), A.answers('Total Sellout')] : []),
          now({ turn: 'A', asked: null, hand: { A: may ? ['Scout', 'Scout'] : ['Total Sellout'] } }),
        ],
      });
  });
});

describe('Power Ballad: Choose a base. Your minions there get +1 power this turn. Special: You may play this card before that base scores if its breakpoint is 21 or higher.', () => {
  it('yours at the chosen base get +1 this turn; later ones and others do not (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Power Ballad', 'Filler'] } },
      bases: [at('Meadow', 'A Walker', 'B Walker'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Power Ballad'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Meadow'),
        A.plays('Filler', 'Meadow'),
        now({
          asked: null,
          cards: {
            'Walker@Meadow/A': { power: 3 },
            'Walker@Meadow/B': { power: 2 },
            'Walker@Moor': { power: 2 },
            Filler: { power: 1 },
          },
        }),
        A.ends(),
        now({ cards: { 'Walker@Meadow/A': { power: 2 } } }),
      ],
    }));

  it('before a base scores from 21 on, for that base; not at 20 (PLAY-6)', () => {
    for (const [base, may] of [
      ['Arena', true],
      ['Hall', false],
    ] as const)
      play({
        cards: venues,
        seats: { A: { hand: ['Power Ballad'] } },
        bases: [at(base, 'A King Rex +7', 'B King Rex +7'), at('Moor', 'A Walker')],
        steps: [
          A.ends(),
          ...(may ? [offered('A', ['Power Ballad', 'pass']), A.answers('Power Ballad')] : []),
          now({ vp: may ? { A: 3, B: 2 } : { A: 3, B: 3 }, cards: { Walker: { power: 2 } } }),
        ],
      });
  });
});

describe("Hot Venue: Put this on a base. Ongoing: Each of your minions here has +1 power. At the end of any turn in which you play a minion here, draw a card if this base's breakpoint is 21 or higher.", () => {
  it('yours here have +1, no others (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Hot Venue', 'Filler'] } },
      bases: [at('Meadow', 'A Walker', 'B Walker'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Hot Venue', 'Meadow'),
        A.plays('Filler', 'Meadow'),
        now({
          cards: {
            'Walker@Meadow/A': { power: 3 },
            'Walker@Meadow/B': { power: 2 },
            'Walker@Moor': { power: 2 },
            Filler: { power: 2 },
          },
        }),
      ],
    }));

  it('draws at the end of a turn in which you played a minion here, from 21 on', () => {
    for (const [base, at0, n] of [
      ['Arena', 'Arena', 3],
      ['Arena', 'Moor', 2],
      ['Hall', 'Hall', 2],
    ] as const)
      play({
        cards: venues,
        seats: { A: { hand: ['Filler'], deck: ['Scout', 'Cannon', 'Walker', 'Invader'] } },
        bases: [at(base, 'A Hot Venue'), at('Moor')],
        steps: [A.plays('Filler', at0), A.ends(), now({ turn: 'B', hand: { A: n } })],
      });
  });

  it('another minion played elsewhere in the same turn does not matter', () =>
    play({
      cards: venues,
      seats: { A: { hand: ['Filler', 'Insta-Grow', 'Filler'], deck: ['Scout', 'Cannon', 'Walker', 'Invader'] } },
      bases: [at('Arena', 'A Hot Venue'), at('Moor')],
      steps: [
        A.plays('Filler', 'Arena'),
        A.plays('Insta-Grow'),
        A.plays('Filler', 'Moor'),
        A.ends(),
        now({ turn: 'B', hand: { A: 3 } }),
      ],
    }));

  it('one card, however many; also in another player’s turn, and not for that player’s minions', () => {
    play({
      cards: venues,
      turn: 'B',
      seats: {
        A: { hand: ['Shinobi'], deck: ['Scout', 'Cannon', 'Walker'] },
        B: { hand: ['Filler'], deck: ['Filler', 'Filler'] },
      },
      bases: [at('Arena', 'A Hot Venue', 'B King Rex +13'), at('Moor')],
      // The base scores and takes the venue with it.
      steps: [B.plays('Filler', 'Arena'), B.ends(), A.answers('Shinobi'), now({ turn: 'A', hand: { A: [] } })],
    });
    play({
      cards: venues,
      turn: 'B',
      seats: { A: { hand: [], deck: ['Scout', 'Cannon', 'Walker'] }, B: { hand: ['Filler'] } },
      bases: [at('Arena', 'A Hot Venue'), at('Moor')],
      steps: [B.plays('Filler', 'Arena'), B.ends(), now({ turn: 'A', hand: { A: [] } })],
    });
    play({
      cards: venues,
      seats: { A: { hand: ['Groupie', 'Groupie'], deck: ['Scout', 'Cannon', 'Walker', 'Invader'] } },
      bases: [at('Arena', 'A Hot Venue'), at('Moor')],
      steps: [A.plays('Groupie', 'Arena'), A.ends(), now({ turn: 'B', hand: { A: 3 } })],
    });
  });

  it('in another player’s turn a minion of yours played here counts (any turn)', () =>
    play({
      cards: venues,
      turn: 'B',
      seats: { A: { hand: ['Crypt Looter'], deck: ['Scout', 'Cannon'] }, B: {} },
      baseDeck: ['Arena'],
      bases: [at('Meadow', 'B King Rex +3'), at('Moor', 'A Hot Venue')],
      steps: [B.ends(), A.answers('Crypt Looter'), now(at('Arena', 'A Crypt Looter'), { hand: { A: [] } })],
    }));
});

describe("Turn Up to 11: Put this on a base. Ongoing: While this base's starting breakpoint is below 21, it is raised to 21.", () => {
  it('raises a base below 21 to 21, while it is there; a higher one stays (CALC-1)', () =>
    play({
      cards: venues,
      seats: { A: { hand: ['Turn Up to 11'] } },
      bases: [at('Hall', 'B Turn Up to 11'), at('Meadow'), at('Arena', 'B Turn Up to 11'), at('Tortuga')],
      steps: [
        A.plays('Turn Up to 11', 'Meadow'),
        now({
          asked: null,
          bases: {
            Hall: { breakpoint: 21 },
            Meadow: { breakpoint: 21 },
            Arena: { breakpoint: 21 },
            Tortuga: { breakpoint: 21 },
          },
        }),
      ],
    }));

  it('does not lower a base, and ends when it is destroyed', () =>
    play({
      seats: { A: { hand: ['Disenchant'] } },
      bases: [at('Meadow', 'B Turn Up to 11'), at('Factory 436-1337')],
      steps: [
        now({ bases: { Meadow: { breakpoint: 21 }, 'Factory 436-1337': { breakpoint: 25 } } }),
        A.plays('Disenchant'),
        now({ asked: null, bases: { Meadow: { breakpoint: 10 } } }),
      ],
    }));

  it('a base of 25 keeps it', () =>
    play({
      seats: { A: { hand: ['Turn Up to 11'] } },
      bases: [at('Meadow'), at('Factory 436-1337')],
      steps: [A.plays('Turn Up to 11', 'Factory 436-1337'), now({ bases: { 'Factory 436-1337': { breakpoint: 25 } } })],
    }));

  it('turn-up-to-11/1 when Overgrowth would set it to 0, the current player chooses which counts', () => {
    for (const [answer, breakpoint] of [
      ['0', 0],
      ['21', 21],
    ] as const)
      play({
        phase: 'start',
        bases: [at('Meadow', 'B Turn Up to 11', 'A Overgrowth'), at('Moor')],
        steps: [
          offered('A', ['0', '21'], ['no']),
          A.answers(answer),
          now({ asked: null, bases: { Meadow: { breakpoint } } }),
        ],
      });
  });

  it('turn-up-to-11/1 when it comes after the other, the current player chooses, too', () => {
    for (const [answer, breakpoint] of [
      ['0', 0],
      ['21', 21],
    ] as const)
      play({
        phase: 'start',
        seats: { A: { hand: ['Turn Up to 11'] } },
        bases: [at('Meadow', 'A Overgrowth'), at('Moor')],
        steps: [
          A.plays('Turn Up to 11', 'Meadow'),
          offered('A', ['0', '21'], ['no']),
          A.answers(answer),
          now({ asked: null, bases: { Meadow: { breakpoint } } }),
        ],
      });
  });

  it('turn-up-to-11/2 a monster and Rampage change the breakpoint from the new starting value', () =>
    play({
      seats: { A: { hand: ['Rampage'] } },
      bases: [at('Meadow', 'B Turn Up to 11', '- Bigfoot', 'A Filler'), at('Moor')],
      steps: [
        now({ bases: { Meadow: { breakpoint: 28 } } }),
        A.plays('Rampage'),
        A.answers('?Meadow', '?Filler'),
        now({ asked: null, bases: { Meadow: { breakpoint: 27 } } }),
      ],
    }));

  it('a base that has scored comes back with its own (ATT-6)', () =>
    play({
      baseDeck: ['Heath'],
      bases: [at('Meadow', 'B Turn Up to 11', 'B King Rex +14'), at('Moor')],
      steps: [A.ends(), now({ bases: { Heath: { breakpoint: 10 }, Meadow: 'gone' } })],
    }));
});
