/* Long because each card is tried against many others. */
import { A, at, B, logged, now, offered, picks, play, refused } from '@smash/testkit/play';
import { smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];
const hand = (...cards: string[]) => ({ A: { hand: cards, deck }, B: { deck } });
const seats = hand();

/** For each of the five: it reacts to another minion of power 3 that you play, once a turn. */
const reacts = (teen: string, position: { discard?: string[] } = {}): void => {
  const bases = [at('Meadow', `A ${teen}`), at('Moor', 'B Filler')];
  it('after you play another minion of power 3, anywhere, if you like, once a turn', () => {
    play({
      seats: { A: { hand: ['Huffie', 'Huffie', "Principal's Office"], deck, ...position }, B: { deck } },
      bases,
      steps: [
        A.plays('Huffie', 'Moor'),
        offered('A', [teen, 'pass']),
        A.answers('pass'),
        A.plays("Principal's Office"),
        A.answers('Huffie'),
        A.plays('Huffie', 'Moor'),
        offered('A', [teen, 'pass']),
      ],
    });
    play({
      seats: { A: { hand: ['Huffie', 'Huffie', "Principal's Office"], deck, ...position }, B: { deck } },
      bases: [at('Meadow', `A ${teen}`), at('Moor', 'B Filler'), at('Marsh')],
      steps: [
        A.plays('Huffie', 'Moor'),
        A.answers(teen, '?Filler', '?Huffie', '?Marsh'),
        A.plays("Principal's Office"),
        A.answers('Huffie'),
        A.plays('Huffie', 'Meadow'),
        now({ asked: null }),
      ],
    });
  });
  it('not after one of another power, another player’s, or itself', () => {
    play({
      seats: { A: { hand: ['Dudlee', 'Filler'], deck, ...position }, B: { deck } },
      bases,
      steps: [A.plays('Dudlee', 'Moor'), now({ asked: null })],
    });
    // A fusion played as an action is no minion (FUS-2).
    play({
      seats: { A: { hand: ['K.C. Smith'], deck, ...position }, B: { deck } },
      bases,
      steps: [{ by: 'A', play: 'K.C. Smith', as: 'action' }, now({ asked: null })],
    });
    play({
      turn: 'B',
      seats: { A: { deck, ...position }, B: { hand: ['Huffie'], deck } },
      bases,
      steps: [B.plays('Huffie', 'Moor'), now({ asked: null })],
    });
    play({
      seats: { A: { hand: [teen], deck, ...position }, B: { deck } },
      bases: [at('Meadow'), at('Moor', 'B Filler')],
      steps: [A.plays(teen, 'Meadow'), now({ asked: null })],
    });
  });
};

describe('Brain: You may play an extra action if a Slacker is here. Ongoing: After you play another minion with power 3, you may, once per turn, draw a card.', () => {
  it('an extra action if a Slacker is here, whoever has it', () => {
    for (const [slacker, base, extra] of [
      ['A Slacker', 'Meadow', true],
      ['B Slacker', 'Meadow', true],
      ['B Slacker', 'Moor', false],
      ['A Rebel', 'Meadow', false],
    ] as const)
      play({
        seats: { A: { hand: ['Brain', 'Convoy', 'Convoy'], deck: [] }, B: { deck } },
        bases: [at('Meadow', slacker), at('Moor')],
        steps: [
          A.plays('Brain', base),
          A.answers('?pass'),
          A.plays('Convoy', 'Moor'),
          extra ? now({ can: [A.plays('Convoy', 'Moor')] }) : refused(A.plays('Convoy', 'Moor')),
        ],
      });
  });
  reacts('Brain');
  it('a card; not without a card to draw', () => {
    play({
      seats: hand('Huffie'),
      bases: [at('Meadow', 'A Brain'), at('Moor')],
      steps: [A.plays('Huffie', 'Moor'), A.answers('Brain'), now({ asked: null, hand: { A: 1 } })],
    });
    play({
      seats: { A: { hand: ['Huffie'], deck: [] } },
      bases: [at('Meadow', 'A Brain'), at('Moor')],
      steps: [A.plays('Huffie', 'Moor'), now({ asked: null })],
    });
  });
});

describe('Slacker: Move up to two of your minions to other bases if a Rebel is here. Ongoing: After you play another minion with power 3, you may, once per turn, choose a card in your discard pile and place it on the bottom of your deck.', () => {
  it('moves up to two of yours if a Rebel is here', () => {
    for (const [answers, meadow, moor] of [
      [
        ['Filler@Meadow', 'Dudlee', 'Moor', 'Meadow'],
        ['A Slacker', 'B Rebel', 'A Dudlee'],
        ['A Filler', 'B Filler'],
      ],
      [['Dudlee', 'done', 'Meadow'], ['A Slacker', 'B Rebel', 'A Dudlee', 'A Filler'], ['B Filler']],
      [['done'], ['A Slacker', 'B Rebel', 'A Filler'], ['A Dudlee', 'B Filler']],
    ] as const)
      play({
        seats: hand('Slacker'),
        bases: [at('Meadow', 'A Filler', 'B Rebel'), at('Moor', 'A Dudlee', 'B Filler'), at('Marsh')],
        steps: [
          A.plays('Slacker', 'Meadow'),
          offered('A', ['Filler@Meadow', 'Dudlee', 'Slacker', 'done'], ['Rebel', 'Filler/B']),
          picks('A', 0, 2),
          A.answers(...answers),
          now(at('Meadow', ...meadow), at('Moor', ...moor), { asked: null }),
        ],
      });
  });
  it('not without a Rebel here, nor with one base only', () => {
    play({
      seats: hand('Slacker'),
      bases: [at('Meadow', 'A Filler'), at('Moor', 'B Rebel')],
      steps: [A.plays('Slacker', 'Meadow'), now({ asked: null })],
    });
    play({
      seats: hand('Slacker'),
      bases: [at('Meadow', 'A Filler', 'B Rebel')],
      steps: [A.plays('Slacker', 'Meadow'), now({ asked: null })],
    });
  });
  reacts('Slacker', { discard: ['Filler', 'Filler'] });
  it('any card of your discard pile goes under your deck; not without one', () => {
    play({
      seats: { A: { hand: ['Huffie'], deck: ['Scout'], discard: ['Convoy', 'Filler'] }, B: { discard: ['King Rex'] } },
      bases: [at('Meadow', 'A Slacker'), at('Moor')],
      steps: [
        A.plays('Huffie', 'Moor'),
        A.answers('Slacker'),
        offered('A', ['Convoy', 'Filler'], ['King Rex', 'no']),
        A.answers('Convoy'),
        now({ asked: null, deck: { A: ['Scout', 'Convoy'] }, discard: { A: ['Filler'] } }),
      ],
    });
    play({
      seats: hand('Huffie'),
      bases: [at('Meadow', 'A Slacker'), at('Moor')],
      steps: [A.plays('Huffie', 'Moor'), now({ asked: null })],
    });
  });
  it('with two bases, and with a single card in the discard pile', () => {
    play({
      seats: hand('Slacker'),
      bases: [at('Meadow', 'A Filler', 'B Rebel'), at('Moor')],
      steps: [
        A.plays('Slacker', 'Meadow'),
        A.answers('Filler', 'done'),
        now(at('Meadow', 'A Slacker', 'B Rebel'), at('Moor', 'A Filler'), { asked: null }),
      ],
    });
    play({
      seats: { A: { hand: ['Huffie'], deck: ['Scout'], discard: ['Convoy'] } },
      bases: [at('Meadow', 'A Slacker'), at('Moor')],
      steps: [
        A.plays('Huffie', 'Moor'),
        A.answers('Slacker'),
        now({ asked: null, deck: { A: ['Scout', 'Convoy'] }, discard: { A: [] } }),
      ],
    });
  });
});

describe('Rebel: If a Jock is here, you may play here an extra minion with power 3 that is not a Rebel. Ongoing: After you play another minion with power 3, you may, once per turn, move one of your minions to another base.', () => {
  it('with a Jock here an extra minion of power 3 here, but no Rebel (EXT-4)', () =>
    play({
      seats: { A: { hand: ['Rebel', 'Rebel', 'Dudlee', 'Northern Mover', 'Huffie'], deck }, B: {} },
      bases: [at('Meadow', 'B Jock'), at('Moor')],
      steps: [
        A.plays('Rebel', 'Meadow'),
        now({
          asked: null,
          can: [A.plays('Huffie', 'Meadow')],
          cannot: [
            A.plays('Huffie', 'Moor'),
            A.plays('Rebel', 'Meadow'),
            A.plays('Dudlee', 'Meadow'),
            A.plays('Northern Mover', 'Meadow'),
          ],
        }),
      ],
    }));
  it('without one, none', () =>
    play({
      seats: hand('Rebel', 'Huffie'),
      bases: [at('Meadow'), at('Moor', 'B Jock')],
      steps: [A.plays('Rebel', 'Meadow'), refused(A.plays('Huffie', 'Meadow'))],
    }));
  reacts('Rebel');
  it('one of yours moves; not with one base only', () => {
    play({
      seats: hand('Huffie'),
      bases: [at('Meadow', 'A Rebel', 'B Filler'), at('Moor'), at('Marsh')],
      steps: [
        A.plays('Huffie', 'Moor'),
        A.answers('Rebel'),
        offered('A', ['Rebel', 'Huffie'], ['Filler', 'no']),
        A.answers('Huffie'),
        offered('A', ['Meadow', 'Marsh'], ['Moor', 'no']),
        A.answers('Marsh'),
        now(at('Marsh', 'A Huffie'), { asked: null }),
      ],
    });
    play({
      seats: hand('Huffie'),
      bases: [at('Meadow', 'A Rebel')],
      steps: [A.plays('Huffie', 'Meadow'), now({ asked: null })],
    });
  });
});

describe('Jock: Place two +1 power counters on this minion if a Prep is here. Ongoing: After you play another minion with power 3, you may, once per turn, place a +1 power counter on this one.', () => {
  it('two counters if a Prep is here', () => {
    for (const [base, counters] of [
      ['Meadow', 2],
      ['Moor', 0],
    ] as const)
      play({
        seats: hand('Jock'),
        bases: [at('Meadow', 'B Prep'), at('Moor', 'B Brain')],
        steps: [A.plays('Jock', base), now({ asked: null, cards: { Jock: { counters } } })],
      });
  });
  reacts('Jock');
  it('one counter', () =>
    play({
      seats: hand('Huffie'),
      bases: [at('Meadow', 'A Jock'), at('Moor')],
      steps: [A.plays('Huffie', 'Moor'), A.answers('Jock'), now({ asked: null, cards: { Jock: { counters: 1 } } })],
    }));
});

describe('Prep: You may search your deck for a minion with power 3 and draw that card if a Brain is here. Ongoing: After you play another minion with power 3, you may, once per turn, give one of your minions +2 power this turn.', () => {
  it('a minion of power 3 from the deck if a Brain is here, if you like', () => {
    for (const [answer, cards] of [
      ['yes', ['Huffie']],
      ['no', []],
    ] as const)
      play({
        seats: { A: { hand: ['Prep'], deck: ['Filler', 'Scout', 'Huffie', 'Northern Mover', 'Convoy'] }, B: {} },
        bases: [at('Meadow', 'B Brain'), at('Moor')],
        steps: [
          A.plays('Prep', 'Meadow'),
          offered('A', ['yes', 'no']),
          A.answers(answer),
          ...(answer === 'yes'
            ? [
                offered('A', ['Scout', 'Huffie'], ['Filler', 'Northern Mover', 'Convoy', 'no']),
                A.answers('Huffie'),
                logged('A revealed Huffie (Prep)', 'A shuffled the deck'),
              ]
            : []),
          now({ asked: null, hand: { A: [...cards] }, deck: { A: 5 - cards.length } }),
        ],
      });
  });
  it('not without a Brain here', () =>
    play({
      seats: hand('Prep'),
      bases: [at('Meadow'), at('Moor', 'B Brain')],
      steps: [A.plays('Prep', 'Meadow'), now({ asked: null })],
    }));
  reacts('Prep');
  it('+2 this turn for one of yours', () =>
    play({
      seats: hand('Huffie'),
      bases: [at('Meadow', 'A Prep', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Huffie', 'Moor'),
        A.answers('Prep'),
        offered('A', ['Prep', 'Huffie'], ['Filler', 'no']),
        A.answers('Huffie'),
        now({ asked: null, cards: { Huffie: { power: 5 } } }),
        A.ends(),
        now({ turn: 'B', cards: { Huffie: { power: 3 } } }),
      ],
    }));
});

describe("Abe Frohman: Put this on one of your minions. Talent: Until the start of your next turn, this minion also has the name of each other minion you own. Use of this minion's abilities does not count as use of another minion's abilities.", () => {
  const own = { factions: ['Teens', 'Aliens'] as [string, string] };
  it('only on one of yours', () =>
    play({
      seats: hand('Abe Frohman'),
      bases: [at('Meadow', 'A Filler', 'B Scout'), at('Moor')],
      steps: [now({ can: [A.plays('Abe Frohman', 'Filler')], cannot: [A.plays('Abe Frohman', 'Scout')] })],
    }));

  it('it counts as a Prep, a Jock … until the start of your next turn', () =>
    play({
      seats: { A: { ...own, hand: ['Jock', 'Jock'], deck: ['Prep', 'Brain', 'Filler', 'Filler'] }, B: { deck } },
      bases: [at('Meadow', 'A Filler with A Abe Frohman'), at('Moor')],
      steps: [
        A.uses('Abe Frohman'),
        A.plays('Jock', 'Meadow'),
        now({ asked: null, cards: { Jock: { counters: 2 } } }),
        refused(A.uses('Abe Frohman')),
        A.ends(),
        B.ends(),
        A.plays('Jock@hand', 'Meadow'),
        A.answers('?pass'),
        now({ asked: null, cards: { 'Jock#2': { counters: 0 } } }),
      ],
    }));

  it('only names of minions you own, and only for that minion', () => {
    play({
      seats: { A: { hand: ['Jock'], deck: ['Filler', 'Brain'] }, B: { deck: ['Prep'] } },
      bases: [at('Meadow', 'A Filler with A Abe Frohman'), at('Moor', 'A Dudlee')],
      steps: [A.uses('Abe Frohman'), A.plays('Jock', 'Meadow'), now({ cards: { Jock: { counters: 0 } } })],
    });
    play({
      seats: { A: { hand: ['Jock'], deck: ['Prep'] }, B: {} },
      bases: [at('Meadow', 'A Filler with A Abe Frohman'), at('Moor', 'A Dudlee')],
      steps: [A.uses('Abe Frohman'), A.plays('Jock', 'Moor'), now({ cards: { Jock: { counters: 0 } } })],
    });
  });

  it('its abilities are counted by card: each Brain draws once (ABL-6)', () =>
    play({
      seats: hand('Huffie'),
      bases: [at('Meadow', 'A Brain with A Abe Frohman', 'A Brain'), at('Moor')],
      steps: [
        A.uses('Abe Frohman'),
        A.plays('Huffie', 'Moor'),
        A.answers('Brain#1', 'Brain#2'),
        now({ asked: null, hand: { A: 2 } }),
      ],
    }));
});

describe("Babysitter: Put this on one of your minions. Ongoing: Other players' abilities cannot affect your minions here.", () => {
  it('only on one of yours', () =>
    play({
      seats: hand('Babysitter'),
      bases: [at('Meadow', 'A Filler', 'B Scout'), at('Moor')],
      steps: [now({ can: [A.plays('Babysitter', 'Filler')], cannot: [A.plays('Babysitter', 'Scout')] })],
    }));

  it('not of actions or minions of others; your own affect yours, and others affect those elsewhere', () => {
    for (const [victim, discard] of [
      ['Scout', []],
      ['Filler', []],
      ['Dudlee', ['Dudlee']],
    ] as const)
      play({
        turn: 'B',
        cards: [smite],
        seats: { A: {}, B: { hand: ['Smite'] } },
        bases: [at('Meadow', 'A Scout with A Babysitter', 'A Filler', 'B Huffie'), at('Moor', 'A Dudlee')],
        steps: [B.plays('Smite'), B.answers(victim), now({ asked: null, discard: { A: [...discard] } })],
      });
    play({
      cards: [smite],
      seats: hand('Smite'),
      bases: [at('Meadow', 'A Scout with A Babysitter', 'B Huffie'), at('Moor')],
      steps: [A.plays('Smite'), A.answers('Scout'), now({ discard: { A: ['Scout', 'Babysitter', 'Smite'] } })],
    });
  });

  it('theirs on yours are destroyed (ATT-3)', () =>
    play({
      seats: hand('Babysitter'),
      bases: [at('Meadow', 'A Scout', 'A Filler with B Lone Wolf', 'B Huffie with B Lone Wolf'), at('Moor')],
      steps: [
        A.plays('Babysitter', 'Scout'),
        now(at('Meadow', 'A Scout with A Babysitter', 'A Filler', 'B Huffie with B Lone Wolf')),
      ],
    }));
});

describe('Cabin in the Woods: While you have two or more minions here, each of your minions here has +2 power.', () => {
  it('for each player with two or more', () =>
    play({
      seats,
      bases: [
        at(
          'Cabin in the Woods',
          'A Scout',
          'A Filler',
          'B Huffie',
          '- Hippogriff',
          '- Hippogriff',
          'C Dudlee',
          'C Walker',
          'C Filler',
        ),
        at('Moor', 'A Dudlee', 'A Walker'),
      ],
      steps: [
        now({
          cards: {
            Scout: { power: 5 },
            'Filler/A': { power: 3 },
            Huffie: { power: 3 },
            'Hippogriff#1': { power: 3 },
            'Dudlee/C': { power: 4 },
            'Walker/C': { power: 4 },
            'Dudlee/A': { power: 2 },
          },
        }),
      ],
    }));
});

describe('Montridge High: After you play a minion here, place a +1 power counter on a minion of yours here that has a different name.', () => {
  it('one of yours here with another name than the minion played', () => {
    play({
      seats: hand('Scout'),
      bases: [at('Montridge High', 'A Scout', 'A Filler', 'A Dudlee', 'B Huffie'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Scout', 'Montridge High'),
        offered('A', ['Filler', 'Dudlee'], ['Scout#1', 'Huffie', 'Walker', 'no']),
        A.answers('Dudlee'),
        now({ asked: null, cards: { Dudlee: { counters: 1 }, Filler: { counters: 0 } } }),
      ],
    });
    play({
      seats: hand('Scout'),
      bases: [at('Montridge High', 'A Scout', 'B Huffie'), at('Moor', 'A Walker')],
      steps: [A.plays('Scout', 'Montridge High'), now({ asked: null, cards: { 'Scout#1': { counters: 0 } } })],
    });
  });

  it('one of the same name that has others, too, will do (TERM-10)', () =>
    play({
      seats: { A: { hand: ['Scout'], deck: ['Prep'] }, B: {} },
      bases: [at('Montridge High', 'A Scout with A Abe Frohman'), at('Moor')],
      steps: [
        A.uses('Abe Frohman'),
        A.plays('Scout', 'Montridge High'),
        now({ asked: null, cards: { 'Scout#1': { counters: 1 } } }),
      ],
    }));
});
