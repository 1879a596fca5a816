import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { rock } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const deck = ['Howl', 'Cannon', 'Walker', 'Scout', 'Howl', 'Cannon'];
const ten = ['Howl', 'Howl', 'Howl', 'Howl', 'Howl', 'Howl', 'Howl', 'Howl', 'Howl', 'Howl'];

describe('Be Our Guest: Put this on a base. Talent: Draw a card if you have discarded from your hand this turn.', () => {
  it('be-our-guest/1 be-our-guest/2 once, after a discard of any kind, also one before it came', () =>
    play({
      seats: { A: { hand: ['Be Our Guest', 'Filler', 'Howl'], deck }, B: { deck } },
      bases: [at('Meadow', 'A Beast', 'A Cogsworth'), at('Moor', 'A Be Our Guest')],
      steps: [
        refused(A.uses('Be Our Guest@Moor')),
        A.uses('Beast'),
        A.answers('Filler'),
        A.plays('Be Our Guest', 'Meadow'),
        A.uses('Be Our Guest@Meadow'),
        now({ asked: null, hand: { A: ['Howl', 'Howl'] } }),
        A.uses('Cogsworth'),
        A.answers('Howl#1'),
        refused(A.uses('Be Our Guest@Meadow')),
        A.uses('Be Our Guest@Moor'),
        A.ends(),
        B.ends(),
        refused(A.uses('Be Our Guest@Meadow')),
      ],
    }));

  it('not for an action that has resolved, nor for what others discard', () =>
    play({
      seats: { A: { hand: ['Jafar'], deck }, B: { hand: ['Howl'] } },
      bases: [at('Meadow', 'A Be Our Guest')],
      steps: [A.plays('Jafar'), A.answers('no'), refused(A.uses('Be Our Guest'))],
    }));
});

describe('Break the Curse: Choose a base. All minions you have there get +1 power this turn. Special: You may play this card as an extra action after you discard it from your hand.', () => {
  it('break-the-curse/2 your minions there now, not later ones', () =>
    play({
      seats: { A: { hand: ['Break the Curse', 'Filler'], deck }, B: {} },
      bases: [at('Meadow', 'A Walker', 'A Walker', 'B Walker'), at('Moor', 'A Scout')],
      steps: [
        A.plays('Break the Curse'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Meadow'),
        A.plays('Filler', 'Meadow'),
        now({ asked: null, bases: { Meadow: { power: { A: 7, B: 2 } }, Moor: { total: 3 } } }),
        A.ends(),
        now({ bases: { Meadow: { power: { A: 5 } } } }),
      ],
    }));

  it('break-the-curse/1 played when it is discarded from the hand, also down to ten cards', () => {
    play({
      seats: { A: { hand: ['Break the Curse', 'Howl'] } },
      bases: [at('Meadow', 'A Beast'), at('Moor', 'A Filler')],
      steps: [
        A.uses('Beast'),
        A.answers('Break the Curse'),
        offered('A', ['Break the Curse', 'pass']),
        A.answers('Break the Curse', 'Moor'),
        now({
          asked: null,
          cards: { Filler: { power: 2 }, Beast: { power: 5 } },
          plays: { A: { actions: 1 } },
          discard: { A: ['Break the Curse'] },
        }),
      ],
    });
    play({
      seats: { A: { hand: [...ten, 'Break the Curse'], deck: [] }, B: {} },
      bases: [at('Meadow', 'A Filler')],
      steps: [A.ends(), A.answers('Break the Curse', 'pass'), now({ turn: 'B', discard: { A: ['Break the Curse'] } })],
    });
  });

  it('break-the-curse/1 not after it has been played', () =>
    play({
      seats: { A: { hand: ['Break the Curse'] } },
      bases: [at('Meadow', 'A Filler')],
      steps: [A.plays('Break the Curse'), now({ asked: null, cards: { Filler: { power: 2 } } })],
    }));
});

describe('Discover the Library: Draw two cards. Then discard a card from your hand. Special: You may play this card as an extra action after you discard it from your hand.', () => {
  it('draws two, then one must be discarded', () =>
    play({
      seats: { A: { hand: ['Discover the Library', 'Filler'], deck } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Discover the Library'),
        offered('A', ['Filler', 'Howl', 'Cannon'], ['no', 'Discover the Library']),
        A.answers('Filler'),
        now({ asked: null, hand: { A: ['Howl', 'Cannon'] }, discard: { A: ['Filler', 'Discover the Library'] } }),
      ],
    }));

  it('discover-the-library/1 one discards the other, which is then played', () =>
    play({
      seats: { A: { hand: ['Discover the Library', 'Discover the Library'], deck } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Discover the Library'),
        A.answers('Discover the Library', 'Discover the Library', 'Walker'),
        now({ asked: null, hand: { A: ['Howl', 'Cannon', 'Scout'] }, plays: { A: { actions: 0 } } }),
      ],
    }));
});

describe('Ever a Surprise: Choose up to two minions in your discard pile and shuffle them into your deck. Special: You may play this card as an extra action after you discard it from your hand.', () => {
  it.each([
    [
      ['Filler', 'Walker'],
      ['Scout', 'Howl'],
    ],
    [
      ['Scout', 'done'],
      ['Filler', 'Walker', 'Howl'],
    ],
    [['done'], ['Filler', 'Walker', 'Scout', 'Howl']],
  ])('minions: %j', (chosen, left) =>
    play({
      seats: { A: { hand: ['Ever a Surprise'], discard: ['Filler', 'Walker', 'Scout', 'Howl'], deck: ['Cannon'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Ever a Surprise'),
        offered('A', ['Filler', 'Walker', 'Scout', 'done'], ['Howl']),
        refused(A.answers('Filler', 'Walker', 'Scout')),
        A.answers(...chosen),
        now({ asked: null, discard: { A: [...left, 'Ever a Surprise'] }, deck: { A: 5 - left.length } }),
      ],
    }),
  );

  it('ever-a-surprise/1 played when it is discarded from the hand', () =>
    play({
      seats: { A: { hand: ['Ever a Surprise'], discard: ['Filler'], deck: ['Cannon'] } },
      bases: [at('Meadow', 'A Mrs. Potts and Chip')],
      steps: [
        A.uses('Mrs. Potts and Chip'),
        A.answers('Ever a Surprise'),
        A.answers('Ever a Surprise', 'Filler', '?done'),
        now({ asked: null, hand: { A: ['Cannon'] }, deck: { A: ['Filler'] }, discard: { A: ['Ever a Surprise'] } }),
      ],
    }));
});

describe("Gaston: Put this on a base. Ongoing: This base's breakpoint is 5 higher. Each player may, on their own turn, discard two cards from their hand to destroy this card.", () => {
  it('gaston/2 five more while it is there; gaston/1 two cards of anybody destroy one of them', () =>
    play({
      seats: { A: { hand: ['Filler'] }, B: { hand: ['Howl', 'Filler', 'Cannon'] } },
      bases: [at('Meadow', 'A Gaston', 'A Gaston'), at('Moor')],
      steps: [
        now({ bases: { Meadow: { breakpoint: 20 }, Moor: { breakpoint: 10 } } }),
        refused(A.uses('Gaston#1')),
        refused(B.uses('Gaston#1')),
        A.ends(),
        B.uses('Gaston#1'),
        offered('B', ['Howl', 'Filler', 'Cannon'], ['no']),
        refused(B.answers('Howl')),
        refused(B.answers('Howl', 'Filler', 'Cannon')),
        B.answers('Howl', 'Cannon'),
        now(at('Meadow', 'A Gaston'), {
          asked: null,
          bases: { Meadow: { breakpoint: 15 } },
          hand: { B: ['Filler'] },
          discard: { A: ['Gaston'], B: ['Howl', 'Cannon'] },
        }),
        refused(B.uses('Gaston')),
      ],
    }));

  it('its own player, too', () =>
    play({
      seats: { A: { hand: ['Howl', 'Cannon'] } },
      bases: [at('Meadow', 'A Gaston')],
      steps: [
        A.uses('Gaston'),
        now(at('Meadow'), { asked: null, hand: { A: [] }, bases: { Meadow: { breakpoint: 10 } } }),
      ],
    }));
});

describe('Petals of the Rose: Put this on a base. Ongoing: After you discard one or more cards from your hand, you may look at the top two cards of your deck and place them on its top and/or its bottom in any order.', () => {
  it('petals-of-the-rose/1 each time: two cards on top and/or under the deck', () =>
    play({
      seats: { A: { hand: ['Filler', 'Filler'], deck } },
      bases: [at('Meadow', 'A Beast', 'A Beast', 'A Petals of the Rose')],
      steps: [
        A.uses('Beast#1'),
        A.answers('Filler'),
        offered('A', ['Petals of the Rose', 'pass']),
        A.answers('Petals of the Rose'),
        offered('A', ['Howl', 'Cannon', 'done']),
        A.answers('Cannon', 'done'),
        now({ asked: null, deck: { A: ['Cannon', 'Walker', 'Scout', 'Howl', 'Cannon', 'Howl'] } }),
        A.uses('Beast#2'),
        A.answers('Filler'),
        A.answers('Petals of the Rose'),
        A.answers('done'),
        A.answers('Walker', 'Cannon'),
        now({ asked: null, deck: { A: ['Scout', 'Howl', 'Cannon', 'Howl', 'Walker', 'Cannon'] } }),
      ],
    }));

  it('once for several cards; not when another player discards', () => {
    play({
      seats: { A: { hand: ['Howl', 'Cannon'], deck } },
      bases: [at('Meadow', 'A Gaston', 'A Petals of the Rose')],
      steps: [
        A.uses('Gaston'),
        A.answers('Petals of the Rose', 'Howl', 'Cannon'),
        now({ asked: null, deck: { A: deck } }),
      ],
    });
    play({
      seats: { A: { hand: ['Howl'], deck }, B: {} },
      bases: [at('Meadow', 'A Beast', 'B Petals of the Rose')],
      steps: [A.uses('Beast'), A.answers('Howl'), now({ asked: null })],
    });
  });
});

describe('This Provincial Town: Play an extra minion with power 3 or less. After that you may discard a card from your hand to place a +1 power counter on that minion.', () => {
  const seats = { A: { hand: ['This Provincial Town', 'Filler', 'Buccaneer', 'Howl', 'Huffie'] } };

  it('this-provincial-town/1 a minion at once, and a counter on it for a card', () => {
    for (const [answer, counters] of [
      ['Howl', 1],
      ['no', 0],
    ] as const)
      play({
        seats,
        bases: [at('Meadow', 'A Walker'), at('Moor')],
        steps: [
          A.plays('This Provincial Town'),
          offered('A', ['Filler', 'Huffie', 'no'], ['Buccaneer']),
          A.answers('Huffie', 'Moor'),
          offered('A', ['Filler', 'Buccaneer', 'Howl', 'no']),
          A.answers(answer),
          now({ asked: null, cards: { Huffie: { counters }, Walker: { counters: 0 } }, plays: { A: { minions: 1 } } }),
        ],
      });
  });

  it('without a minion nothing is discarded; a minion that has gone gets no counter (IO-1)', () => {
    play({
      seats,
      bases: [at('Meadow')],
      steps: [A.plays('This Provincial Town'), A.answers('no'), now({ asked: null, hand: { A: 4 } })],
    });
    play({
      cards: [rock],
      seats: { A: { hand: ['This Provincial Town', 'Walker', 'Howl'] }, B: {} },
      bases: [at('Meadow', 'B Overrun')],
      steps: [A.plays('This Provincial Town'), now({ asked: null, hand: { A: ['Walker', 'Howl'] } })],
    });
  });
});
