import { A, at, B, now, offered, play, refused, shown } from '@smash/testkit/play';
import { charm, smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

describe("Always Room at Granny's: Special: After a base scores, place, in any order, up to three minions of yours from that base on the top and/or the bottom of your deck.", () => {
  const mine = { A: { hand: ["Always Room at Granny's"], deck: ['Cannon', 'Cannon', 'Cannon'] }, B: {} };

  it('up to three of yours there, on either end in your order; the rest is discarded', () =>
    play({
      turn: 'B',
      seats: mine,
      bases: [at('Meadow', 'A King Rex', 'A Invader', 'A Walker', 'A Filler', 'B Filler'), at('Moor', 'A Groupie')],
      steps: [
        B.ends(),
        offered('A', ["Always Room at Granny's", 'pass']),
        A.answers("Always Room at Granny's"),
        offered('A', ['King Rex', 'Invader', 'Walker', 'Filler/A', 'done'], ['Filler/B', 'Groupie']),
        refused(A.answers('King Rex', 'Invader', 'Walker', 'Filler/A')),
        A.answers('King Rex', 'Invader', 'Walker'),
        offered('A', ['King Rex', 'Invader', 'Walker', 'done']),
        A.answers('Walker', 'King Rex'),
        now({
          asked: null,
          turn: 'A',
          deck: { A: ['Walker', 'King Rex', 'Cannon', 'Cannon', 'Cannon', 'Invader'] },
          discard: { A: ["Always Room at Granny's", 'Filler'], B: ['Filler'] },
        }),
      ],
    }));

  it('the bottom order is yours, too; none is enough (RES-12)', () => {
    play({
      turn: 'B',
      seats: mine,
      bases: [at('Meadow', 'A King Rex', 'A Invader'), at('Moor')],
      steps: [
        B.ends(),
        A.answers("Always Room at Granny's", 'King Rex', 'Invader', 'done', 'done'),
        offered('A', ['King Rex', 'Invader']),
        A.answers('Invader', 'King Rex'),
        now({ deck: { A: ['Cannon', 'Cannon', 'Cannon', 'Invader', 'King Rex'] } }),
      ],
    });
    play({
      turn: 'B',
      seats: mine,
      bases: [at('Meadow', 'A King Rex', 'A Invader'), at('Moor')],
      steps: [
        B.ends(),
        A.answers("Always Room at Granny's"),
        A.answers('done'),
        now({ asked: null, discard: { A: { has: ['King Rex', 'Invader'] } }, deck: { A: 3 } }),
      ],
    });
  });

  it('one that somebody else owns goes to that player’s deck (DECK-3); it is no regular action (PLAY-6)', () =>
    play({
      turn: 'B',
      seats: { ...mine, B: { deck: ['Filler', 'Filler', 'Filler'] } },
      bases: [at('Meadow', 'A King Rex of B +3'), at('Moor')],
      steps: [
        B.ends(),
        A.answers("Always Room at Granny's", 'King Rex', '?King Rex'),
        now({ turn: 'A', deck: { A: 3 }, hand: { B: { has: ['King Rex'] } }, plays: { A: { actions: 1 } } }),
      ],
    }));
});

describe('Attic Treasures: Place three cards of your hand on the bottom of your deck, in an order you choose. Draw three cards.', () => {
  it('three of the hand go under the deck unseen, the last lowest; then three are drawn (INFO-2)', () =>
    play({
      seats: {
        A: {
          hand: ['Attic Treasures', 'Scout', 'Walker', 'Invader', 'Dinghy'],
          deck: ['Filler', 'Filler', 'Filler', 'Cannon'],
        },
      },
      bases: [at('Meadow')],
      steps: [
        A.plays('Attic Treasures'),
        offered('A', ['Scout', 'Walker', 'Invader', 'Dinghy'], ['no']),
        refused(A.answers('Scout', 'Walker')),
        A.answers('Invader', 'Scout', 'Walker'),
        now({
          asked: null,
          hand: { A: ['Dinghy', 'Filler', 'Filler', 'Filler'] },
          deck: { A: ['Cannon', 'Invader', 'Scout', 'Walker'] },
          sees: { B: { lacks: ['Scout', 'Walker', 'Invader'] } },
        }),
      ],
    }));

  it('attic-treasures/1 with fewer than three all of them go, and three are drawn', () => {
    for (const hand of [['Scout', 'Walker'], ['Scout'], []])
      play({
        seats: { A: { hand: ['Attic Treasures', ...hand], deck: ['Filler', 'Filler', 'Filler', 'Cannon'] } },
        bases: [at('Meadow')],
        steps: [
          A.plays('Attic Treasures'),
          ...(hand.length > 1 ? [A.answers(...hand)] : []),
          now({ asked: null, hand: { A: ['Filler', 'Filler', 'Filler'] }, deck: { A: ['Cannon', ...hand] } }),
        ],
      });
  });
});

describe('Chicken Soup: Choose up to two cards in your discard pile and place them on the top and/or the bottom of your deck.', () => {
  const mine = {
    A: { hand: ['Chicken Soup'], deck: ['Filler'], discard: ['Scout', 'Cannon', 'Walker'] },
    B: { discard: ['Invader'] },
  };

  it('up to two of any type, one on each end or both on one', () => {
    for (const [chosen, ordered, deck] of [
      [['Scout', 'Cannon'], [['Scout', 'done']], ['Scout', 'Filler', 'Cannon']],
      [['Scout', 'Cannon'], [['Cannon', 'Scout']], ['Cannon', 'Scout', 'Filler']],
      [
        ['Scout', 'Cannon'],
        [['done'], ['Cannon', 'Scout']],
        ['Filler', 'Cannon', 'Scout'],
      ],
      [['Walker', 'done'], [['Walker']], ['Walker', 'Filler']],
      [['done'], [], ['Filler']],
    ] as const)
      play({
        seats: mine,
        bases: [at('Meadow')],
        steps: [
          A.plays('Chicken Soup'),
          offered('A', ['Scout', 'Cannon', 'Walker', 'done'], ['Invader', 'Chicken Soup']),
          refused(A.answers('Scout', 'Cannon', 'Walker')),
          A.answers(...chosen),
          ...ordered.map((answers) => A.answers(...answers)),
          now({ asked: null, deck: { A: [...deck] } }),
        ],
      });
  });

  it('with an empty discard pile nothing happens', () =>
    play({
      seats: { A: { hand: ['Chicken Soup'], deck: ['Filler'] } },
      bases: [at('Meadow')],
      steps: [A.plays('Chicken Soup'), now({ asked: null, deck: { A: ['Filler'] }, discard: { A: ['Chicken Soup'] } })],
    }));
});

describe("Don't Mess With My Babies!: Put this on a base. Ongoing: Other players' cards cannot affect your minions here.", () => {
  const babies = "A Don't Mess With My Babies!";

  it('they neither destroy, move, weaken nor take yours here; elsewhere, and others’ minions here, they do (TERM-2)', () => {
    for (const [card, answer, there] of [
      ['Smite', 'Filler', ['A Filler']],
      ['Take Over', 'Filler', ['A Filler']],
      ['Smite', 'Walker', ['A Filler']],
    ] as const)
      play({
        turn: 'B',
        cards: [smite, charm],
        seats: { B: { hand: [card] } },
        bases: [at('Meadow', 'A Filler', 'C Walker', babies), at('Moor')],
        steps: [
          B.plays(card),
          B.answers(answer),
          now(at('Meadow', ...there, ...(answer === 'Walker' ? [] : ['C Walker']), babies), { asked: null }),
        ],
      });
    play({
      turn: 'B',
      cards: [smite],
      seats: { B: { hand: ['Smite'] } },
      bases: [at('Meadow', babies), at('Moor', 'A Filler')],
      steps: [B.plays('Smite'), now(at('Moor'), { asked: null })],
    });
  });

  it('your own cards affect them; an action another player has on one is destroyed (ATT-3)', () =>
    play({
      seats: { A: { hand: ["Don't Mess With My Babies!", 'Swashbuckling', 'Disco Lou'] } },
      bases: [at('Meadow', 'A Walker with B Grumpiness', 'A Scout with A Upgrade'), at('Moor')],
      steps: [
        A.plays("Don't Mess With My Babies!", 'Meadow'),
        now(at('Meadow', 'A Walker', 'A Scout with A Upgrade', babies), {
          asked: null,
          discard: { B: ['Grumpiness'] },
        }),
        A.plays('Disco Lou', 'Moor'),
        A.answers('?play'),
        A.plays('Swashbuckling'),
        now({ asked: null, cards: { Walker: { power: 3 } } }),
      ],
    }));
});

describe("Family Reunion: Put this on a base. Ongoing: After you play a minion here, reveal your deck's bottom card. If it is a minion, draw it; if not, place it on top of your deck.", () => {
  it('a minion is drawn, anything else placed on top; every time, seen by all', () => {
    for (const [bottom, hand, deck] of [
      ['Walker', ['Walker'], ['Dinghy']],
      ['Cannon', [], ['Cannon', 'Dinghy']],
    ] as const)
      play({
        seats: { A: { hand: ['Scout'], deck: ['Dinghy', bottom] } },
        bases: [at('Meadow', 'A Family Reunion'), at('Moor')],
        steps: [
          A.plays('Scout', 'Meadow'),
          now({
            asked: null,
            hand: { A: [...hand] },
            deck: { A: [...deck] },
            sees: { B: { has: [bottom], lacks: ['Dinghy'] } },
          }),
        ],
      });
  });

  it('not elsewhere, not for another player, not for a move', () => {
    play({
      seats: { A: { hand: ['Scout', 'Dinghy'], deck: ['Filler', 'Walker'] } },
      bases: [at('Meadow', 'A Family Reunion'), at('Moor')],
      steps: [
        A.plays('Scout', 'Moor'),
        A.plays('Dinghy'),
        A.answers('Scout', '?Meadow', '?done'),
        now(at('Meadow', 'A Scout', 'A Family Reunion'), { asked: null, hand: { A: [] } }),
      ],
    });
    play({
      turn: 'B',
      seats: { A: { deck: ['Filler', 'Walker'] }, B: { hand: ['Scout'], deck: ['Filler', 'Walker'] } },
      bases: [at('Meadow', 'A Family Reunion'), at('Moor')],
      steps: [B.plays('Scout', 'Meadow'), now({ asked: null, hand: { B: [] }, deck: { A: 2, B: 2 } })],
    });
  });

  it('without any card there is nothing to reveal (DECK-1)', () =>
    play({
      seats: { A: { hand: ['Scout'], deck: [] } },
      bases: [at('Meadow', 'A Family Reunion'), at('Moor')],
      steps: [A.plays('Scout', 'Meadow'), now({ asked: null, hand: { A: [] } })],
    }));
});

describe("Granny's Purse: Reveal your deck's top card. If it is an action, you may draw it or put it back; if not, place it on the bottom of your deck. Play an extra action.", () => {
  const mine = (...deck: string[]) => ({ A: { hand: ["Granny's Purse", 'Swashbuckling', 'Howl'], deck } });

  it('an action is drawn or stays; the extra action may be the one drawn, and may wait (EXT-2)', () => {
    for (const [answer, hand, deck] of [
      ['yes', ['Swashbuckling', 'Howl', 'Cannon'], ['Filler']],
      ['no', ['Swashbuckling', 'Howl'], ['Cannon', 'Filler']],
    ] as const)
      play({
        seats: mine('Cannon', 'Filler'),
        bases: [at('Meadow', 'A Filler')],
        steps: [
          A.plays("Granny's Purse"),
          shown('A', 'Cannon'),
          A.answers(answer),
          now({
            asked: null,
            hand: { A: [...hand] },
            deck: { A: [...deck] },
            plays: { A: { actions: 0 } },
            can: [A.plays('Swashbuckling')],
          }),
          A.plays('Swashbuckling'),
          now({ cards: { Filler: { power: 2 } }, cannot: [A.plays('Howl')] }),
        ],
      });
  });

  it('anything else goes to the bottom; without a card only the extra action remains (RES-3)', () => {
    play({
      seats: mine('Scout', 'Dinghy'),
      bases: [at('Meadow', 'A Filler')],
      steps: [
        A.plays("Granny's Purse"),
        now({
          asked: null,
          deck: { A: ['Dinghy', 'Scout'] },
          can: [A.plays('Swashbuckling')],
          sees: { B: { has: ['Scout'], lacks: ['Dinghy'] } },
        }),
      ],
    });
    play({
      seats: mine(),
      bases: [at('Meadow', 'A Filler')],
      steps: [A.plays("Granny's Purse"), now({ asked: null, can: [A.plays('Swashbuckling')] })],
    });
  });
});

describe("Hush, My Stories are On: Reveal your deck's bottom card and draw it. You may play it as an extra minion if it is one.", () => {
  const mine = (...deck: string[]) => ({ A: { hand: ['Hush, My Stories are On'], deck } });

  it('a minion may be played at once, or kept (EXT-3)', () => {
    for (const [answers, there, hand] of [
      [['yes', 'Moor'], ['A Scout'], []],
      [['no'], [], ['Scout']],
    ] as const)
      play({
        seats: mine('Dinghy', 'Scout'),
        bases: [at('Meadow'), at('Moor')],
        steps: [
          A.plays('Hush, My Stories are On'),
          shown('A', 'Scout'),
          A.answers(...answers),
          now(at('Moor', ...there), {
            asked: null,
            hand: { A: [...hand] },
            deck: { A: ['Dinghy'] },
            plays: { A: { minions: 1 } },
            sees: { B: { has: ['Scout'], lacks: ['Dinghy'] } },
          }),
        ],
      });
  });

  it('a fusion is a minion, and is played as one (FUS-1)', () =>
    play({
      seats: mine('Cannon', 'Dice Ninja'),
      bases: [at('Meadow')],
      steps: [
        A.plays('Hush, My Stories are On'),
        A.answers('yes'),
        now(at('Meadow', 'A Dice Ninja'), { asked: null, hand: { A: ['Cannon'] } }),
      ],
    }));

  it('an action is only drawn; so is a minion that cannot be played; without a card nothing happens', () => {
    for (const [deck, hand] of [
      [['Filler', 'Cannon'], ['Cannon']],
      [['Scout', 'Filler'], ['Filler']],
      [[], []],
    ] as const)
      play({
        seats: mine(...deck),
        bases: [at('Meadow', 'B Bear Picnic'), at('Moor', 'B Bear Picnic')],
        steps: [A.plays('Hush, My Stories are On'), now({ asked: null, hand: { A: [...hand] } })],
      });
  });
});

describe('Knitting Circle: Destroy up to three actions that are on minions and/or bases. For each one destroyed, draw a card.', () => {
  const bases = [
    at('Meadow', 'A Walker with B Grumpiness, A Upgrade', 'B Overgrowth'),
    at('Moor', 'B Full Moon', 'B Scout'),
  ];

  it('up to three, on bases or minions, whoever has them; a card for each', () =>
    play({
      seats: { A: { hand: ['Knitting Circle'], deck: ['Filler', 'Filler', 'Filler', 'Cannon'] } },
      bases,
      steps: [
        A.plays('Knitting Circle'),
        offered('A', ['Grumpiness', 'Upgrade', 'Overgrowth', 'Full Moon', 'done'], ['Walker', 'Scout']),
        refused(A.answers('Grumpiness', 'Upgrade', 'Overgrowth', 'Full Moon')),
        A.answers('Grumpiness', 'Overgrowth', 'Full Moon'),
        now(at('Meadow', 'A Walker with A Upgrade'), at('Moor', 'B Scout'), {
          asked: null,
          hand: { A: ['Filler', 'Filler', 'Filler'] },
        }),
      ],
    }));

  it('fewer or none; a protected one gives no card (RES-5, CAN-1)', () => {
    play({
      seats: { A: { hand: ['Knitting Circle'], deck: ['Filler', 'Cannon'] } },
      bases,
      steps: [A.plays('Knitting Circle'), A.answers('done'), now(...bases, { asked: null, hand: { A: [] } })],
    });
    play({
      seats: { A: { hand: ['Knitting Circle'], deck: ['Filler', 'Cannon'] } },
      bases: [at('Meadow', 'B Steam Queen', 'B Full Moon'), at('Moor', 'A Full Moon')],
      steps: [
        A.plays('Knitting Circle'),
        A.answers('Full Moon/A', 'Full Moon/B', '?done'),
        now(at('Meadow', 'B Steam Queen', 'B Full Moon'), at('Moor'), { asked: null, hand: { A: ['Filler'] } }),
      ],
    });
  });
});
