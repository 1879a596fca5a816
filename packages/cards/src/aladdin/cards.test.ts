/* Long because each card is tried against many others. */
import { A, at, B, C, logged, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const SHUFFLED = 'A shuffled the deck';

describe('Aladdin: Draw The Lamp from your deck and/or discard pile, revealing it; if you searched your deck, shuffle it. Talent: Reveal cards from the top of your deck until an action shows. Draw that action and shuffle the other revealed cards into your deck.', () => {
  it('draws The Lamp from the deck, or from the discard pile without searching', () => {
    play({
      seats: { A: { hand: ['Aladdin'], deck: ['Howl', 'The Lamp', 'Filler'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Aladdin', 'Meadow'),
        now({ asked: null, hand: { A: ['The Lamp'] }, deck: { A: 2 } }),
        logged('A revealed The Lamp (Aladdin)', SHUFFLED),
      ],
    });
    play({
      seats: { A: { hand: ['Aladdin'], deck: ['Howl', 'Filler'], discard: ['The Lamp'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Aladdin', 'Meadow'),
        offered('A', ['deck', 'open']),
        A.answers('open'),
        now({ asked: null, hand: { A: ['The Lamp'] }, deck: { A: ['Howl', 'Filler'] }, discard: { A: [] } }),
      ],
    });
  });

  it('without The Lamp nothing is drawn; the deck is shuffled', () =>
    play({
      seats: { A: { hand: ['Aladdin'], deck: ['Howl', 'Filler'], discard: ['Howl'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Aladdin', 'Meadow'), now({ asked: null, hand: { A: [] }, deck: { A: 2 } }), logged(SHUFFLED)],
    }));

  const reveal = (deck: string[], hand: string[], left: string[], discard: string[] = []) =>
    play({
      seats: { A: { deck, discard } },
      bases: [at('Meadow', 'A Aladdin'), at('Moor')],
      steps: [
        A.uses('Aladdin'),
        now({ asked: null, hand: { A: hand }, deck: { A: { has: left, count: left.length } }, discard: { A: [] } }),
        refused(A.uses('Aladdin')),
        logged(SHUFFLED),
      ],
    });
  it('aladdin/1 draws the first action; the deck is shuffled even if no card goes back', () => {
    reveal(['Filler', 'Walker', 'Howl', 'Cannon'], ['Howl'], ['Filler', 'Walker', 'Cannon']);
    reveal(['Howl', 'Filler', 'Cannon'], ['Howl'], ['Filler', 'Cannon']);
    reveal(['Sawbones', 'Howl'], ['Sawbones'], ['Howl']);
  });
  it('aladdin/2 an empty deck is made from the discard pile first; one that runs out stops (DECK-1)', () => {
    reveal([], ['Howl'], ['Filler'], ['Howl', 'Filler']);
    play({
      seats: { A: { deck: ['Filler', 'Walker'], discard: ['Howl'] } },
      bases: [at('Meadow', 'A Aladdin'), at('Moor')],
      steps: [
        A.uses('Aladdin'),
        now({ asked: null, hand: { A: [] }, deck: { A: 2 }, discard: { A: ['Howl'] } }),
        logged(SHUFFLED),
      ],
    });
  });
});

describe('Jasmine: Talent: Discard an action from your hand to play an extra action.', () => {
  it('jasmine/1 one action pays for one extra action; another Jasmine needs another', () =>
    play({
      seats: { A: { hand: ['Howl', 'Cannon', 'Filler', 'Howl', 'Howl'] } },
      bases: [at('Meadow', 'A Jasmine', 'A Jasmine'), at('Moor')],
      steps: [
        A.plays('Howl'),
        A.uses('Jasmine#1'),
        offered('A', ['Cannon', 'Howl', 'Howl', 'no'], ['Filler']),
        A.answers('Cannon'),
        now({ can: [A.plays('Howl')] }),
        A.plays('Howl'),
        now({ cannot: [A.plays('Howl')] }),
        A.uses('Jasmine#2'),
        A.answers('Howl'),
        now({ asked: null, hand: { A: ['Filler'] } }),
      ],
    }));

  it('declined, no extra action; without an action in hand it cannot be used', () => {
    play({
      seats: { A: { hand: ['Howl', 'Howl', 'Howl'] } },
      bases: [at('Meadow', 'A Jasmine'), at('Moor')],
      steps: [A.plays('Howl'), A.uses('Jasmine'), A.answers('no'), now({ cannot: [A.plays('Howl')] })],
    });
    play({
      seats: { A: { hand: ['Filler'] }, B: { hand: ['Howl'] } },
      bases: [at('Meadow', 'A Jasmine'), at('Moor')],
      steps: [refused(A.uses('Jasmine'))],
    });
  });
});

describe('Abu: Choose an action in your discard pile and place it on top of your deck.', () => {
  it('an action of your discard pile, or nothing if there is none', () => {
    play({
      seats: {
        A: { hand: ['Abu'], deck: ['Filler'], discard: ['Howl', 'Walker', 'Cannon'] },
        B: { discard: ['Howl'] },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Abu', 'Meadow'),
        offered('A', ['Howl/A', 'Cannon'], ['Walker', 'Howl/B', 'no']),
        A.answers('Cannon'),
        now({ asked: null, deck: { A: ['Cannon', 'Filler'] }, discard: { A: ['Howl', 'Walker'] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Abu'], deck: ['Filler'], discard: ['Walker'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Abu', 'Meadow'), now({ asked: null, deck: { A: ['Filler'] } })],
    });
  });
});

describe('Genie: Talent: Find a Wish in your deck and/or discard pile, reveal it and place it into your hand. If you searched your deck, shuffle it.', () => {
  it('from the deck, shuffled, or from the discard pile', () => {
    play({
      seats: { A: { deck: ['Howl', 'Wish', 'Filler'] } },
      bases: [at('Meadow', 'A Genie'), at('Moor')],
      steps: [
        A.uses('Genie'),
        now({ asked: null, hand: { A: ['Wish'] }, deck: { A: 2 } }),
        logged('A revealed Wish (Genie)', SHUFFLED),
        refused(A.uses('Genie')),
      ],
    });
    play({
      seats: { A: { deck: ['Howl', 'Filler'], discard: ['Wish', 'Howl'] } },
      bases: [at('Meadow', 'A Genie'), at('Moor')],
      steps: [
        A.uses('Genie'),
        A.answers('open'),
        now({ asked: null, hand: { A: ['Wish'] }, deck: { A: ['Howl', 'Filler'] }, discard: { A: ['Howl'] } }),
      ],
    });
    play({
      seats: { A: { deck: ['Howl', 'Filler'] } },
      bases: [at('Meadow', 'A Genie'), at('Moor')],
      steps: [A.uses('Genie'), now({ asked: null, hand: { A: [] } }), logged(SHUFFLED)],
    });
  });
});

describe('Rajah: Talent: Discard an action from your hand to give this minion +2 power this turn. Special: Before this base scores, you may use the talent of this minion.', () => {
  it('+2 for an action, this turn; declined or without an action, nothing', () => {
    play({
      seats: { A: { hand: ['Howl', 'Cannon', 'Filler'] } },
      bases: [at('Meadow', 'A Rajah', 'A Walker'), at('Moor')],
      steps: [
        A.uses('Rajah'),
        offered('A', ['Howl', 'Cannon', 'no'], ['Filler']),
        A.answers('Howl'),
        now({ cards: { Rajah: { power: 5 }, Walker: { power: 2 } }, hand: { A: ['Cannon', 'Filler'] } }),
        refused(A.uses('Rajah')),
        A.ends(),
        now({ cards: { Rajah: { power: 3 } } }),
      ],
    });
    play({
      seats: { A: { hand: ['Howl'] } },
      bases: [at('Meadow', 'A Rajah'), at('Moor')],
      steps: [A.uses('Rajah'), A.answers('no'), now({ cards: { Rajah: { power: 3 } }, hand: { A: ['Howl'] } })],
    });
    play({
      seats: { A: { hand: ['Filler'] } },
      bases: [at('Meadow', 'A Rajah'), at('Moor')],
      steps: [refused(A.uses('Rajah'))],
    });
  });

  it('rajah/1 rajah/2 before this base scores again, for another action, although used in this turn', () =>
    play({
      seats: { A: { hand: ['Howl', 'Cannon'], deck: ['Filler', 'Filler', 'Filler'] }, B: {} },
      bases: [at('Meadow', 'A Rajah', 'B Filler +6'), at('Moor')],
      steps: [
        A.uses('Rajah'),
        A.answers('Howl'),
        A.ends(),
        offered('A', ['Rajah', 'pass']),
        A.answers('Rajah'),
        offered('A', ['Cannon', 'no']),
        A.answers('Cannon'),
        now({ turn: 'B', vp: { A: 3, B: 3 } }),
      ],
    }));

  it('nobody is asked without an action to discard', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Filler'] }, B: {} },
      bases: [at('Meadow', 'B Filler +9', 'A Rajah'), at('Moor')],
      steps: [B.ends(), now({ turn: 'A', asked: null })],
    }));

  it('in other players’ turns, too; only at the scoring base; not without an action', () => {
    for (const [rajah, hand, vp] of [
      ['Meadow', ['Howl'], 3],
      ['Meadow', ['Filler'], 2],
      ['Moor', ['Howl'], 0],
    ] as const)
      play({
        turn: 'B',
        seats: { A: { hand: [...hand] }, B: {} },
        bases: [
          at('Meadow', 'B Filler +4', 'B Invader +2', ...(rajah === 'Meadow' ? ['A Rajah +6'] : [])),
          at('Moor', ...(rajah === 'Moor' ? ['A Rajah +6'] : [])),
        ],
        steps: [B.ends(), A.answers('?Rajah', '?Howl'), now({ turn: 'A', vp: { A: vp } })],
      });
  });
});

describe('Carpet: Talent: Choose up to two of your other minions here. This minion and those move together to another base.', () => {
  const bases = [
    at('Meadow', 'A Carpet', 'A Filler', 'A Walker', 'A Invader', 'B Filler'),
    at('Moor', 'A Scout'),
    at('Marsh'),
  ];

  it('carpet/1 it and two others of yours here, all to one base', () =>
    play({
      bases,
      steps: [
        A.uses('Carpet'),
        offered('A', ['Filler/A', 'Walker', 'Invader', 'done'], ['Carpet', 'Filler/B', 'Scout']),
        refused(A.answers('Filler/A', 'Walker', 'Invader')),
        A.answers('Filler/A', 'Walker'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Marsh'),
        now(at('Meadow', 'A Invader', 'B Filler'), at('Marsh', 'A Carpet', 'A Filler', 'A Walker'), { asked: null }),
        refused(A.uses('Carpet')),
      ],
    }));

  it('alone; not without another base', () => {
    play({
      bases,
      steps: [
        A.uses('Carpet'),
        A.answers('done', 'Moor'),
        now(at('Meadow', 'A Filler', 'A Walker', 'A Invader', 'B Filler'), at('Moor', 'A Scout', 'A Carpet')),
      ],
    });
    play({ bases: [at('Meadow', 'A Carpet', 'A Filler')], steps: [refused(A.uses('Carpet'))] });
    play({ bases: [at('Meadow', 'A Carpet'), at('Moor')], steps: [A.uses('Carpet'), now(at('Moor', 'A Carpet'))] });
  });
});

describe('Palace Guard: Talent: Discard an action from your hand to place a +1 power counter on every Palace Guard you have here.', () => {
  it('palace-guard/1 palace-guard/2 a counter on each of yours here; each copy works, for an action of its own', () =>
    play({
      seats: { A: { hand: ['Howl', 'Cannon', 'Filler'] }, B: {} },
      bases: [
        at('Meadow', 'A Palace Guard', 'A Palace Guard', 'B Palace Guard', 'A Filler'),
        at('Moor', 'A Palace Guard'),
      ],
      steps: [
        A.uses('Palace Guard@Meadow/A#1'),
        offered('A', ['Howl', 'Cannon', 'no'], ['Filler']),
        A.answers('Howl'),
        now({
          asked: null,
          bases: { Meadow: { power: { A: 7, B: 2 } }, Moor: { power: { A: 2 } } },
          cards: { 'Palace Guard@Meadow/A#1': { counters: 1 }, 'Palace Guard@Meadow/A#2': { counters: 1 } },
        }),
        refused(A.uses('Palace Guard@Meadow/A#1')),
        A.uses('Palace Guard@Meadow/A#2'),
        A.answers('Cannon'),
        now({ bases: { Meadow: { power: { A: 9, B: 2 } } }, hand: { A: ['Filler'] } }),
        refused(A.uses('Palace Guard@Moor')),
      ],
    }));

  it('declined, no counters', () =>
    play({
      seats: { A: { hand: ['Howl'] } },
      bases: [at('Meadow', 'A Palace Guard'), at('Moor')],
      steps: [
        A.uses('Palace Guard'),
        A.answers('no'),
        now({ asked: null, cards: { 'Palace Guard': { counters: 0 } }, hand: { A: ['Howl'] } }),
      ],
    }));
});

describe("A Friend Like Me: Reveal your deck's top four cards. Draw every action among them and shuffle the others into your deck.", () => {
  const friend = (deck: string[], hand: string[], left: string[], discard: string[] = []) =>
    play({
      seats: { A: { hand: ['A Friend Like Me'], deck, discard } },
      bases: [at('Meadow')],
      steps: [
        A.plays('A Friend Like Me'),
        now({
          asked: null,
          hand: { A: hand },
          deck: { A: { has: left, count: left.length } },
          discard: { A: ['A Friend Like Me'] },
        }),
        logged(SHUFFLED),
      ],
    });
  it('every action of the four; the others go back', () =>
    friend(['Howl', 'Filler', 'Sawbones', 'Walker', 'Cannon'], ['Howl', 'Sawbones'], ['Filler', 'Walker', 'Cannon']));
  it('a-friend-like-me/1 the deck is shuffled even if no card goes back', () =>
    friend(
      ['Howl', 'Cannon', 'Howl', 'Cannon', 'Filler', 'Walker'],
      ['Howl', 'Cannon', 'Howl', 'Cannon'],
      ['Filler', 'Walker'],
    ));
  it('a short deck is filled up from the discard pile (DECK-1)', () =>
    friend(['Filler'], ['Howl'], ['Filler', 'Walker'], ['Howl', 'Walker']));
});

describe('Cave of Wonders: Choose an action in your discard pile and place it into your hand.', () => {
  it('an action, not itself', () =>
    play({
      seats: { A: { hand: ['Cave of Wonders'], discard: ['Howl', 'Walker', 'Cannon'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Cave of Wonders'),
        offered('A', ['Howl', 'Cannon'], ['Walker', 'Cave of Wonders', 'no']),
        A.answers('Howl'),
        now({ asked: null, hand: { A: ['Howl'] }, discard: { A: ['Walker', 'Cannon', 'Cave of Wonders'] } }),
      ],
    }));
});

describe('Jafar: Each other player discards an action from their hand, or shows their whole hand if it holds no action. You may play one action as an extra action: one of those just discarded, or one from your hand.', () => {
  it('jafar/1 clockwise, each an action of their choice, or the hand is shown', () =>
    play({
      seats: {
        A: { hand: ['Jafar', 'Filler', 'Cannon', 'Poison', 'Full Sail'] },
        B: { hand: ['Howl', 'Filler', 'Overrun'], discard: ['Disenchant'] },
        C: { hand: ['Walker', 'Filler'] },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Jafar'),
        offered('B', ['Howl', 'Overrun'], ['Filler', 'no']),
        B.answers('Howl'),
        logged('C revealed Filler, Walker (Jafar)'),
        offered('A', ['Howl', 'Cannon', 'Full Sail', 'no'], ['Poison', 'Disenchant', 'Filler']),
        A.answers('Cannon'),
        now({
          hand: { A: ['Filler', 'Poison', 'Full Sail'], B: ['Filler', 'Overrun'], C: 2 },
          discard: { B: ['Howl', 'Disenchant'] },
        }),
      ],
    }));

  it('jafar/2 an action of another player that stays is yours until it leaves, then its owner’s', () =>
    play({
      seats: { A: { hand: ['Jafar', 'Disenchant'] }, B: { hand: ['Overrun'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Jafar'),
        A.answers('Overrun', 'Moor'),
        now(at('Moor', 'A Overrun'), { asked: null, discard: { A: ['Jafar'], B: [] } }),
        now({ cards: { Overrun: { controller: 'A', owner: 'B' } }, plays: { A: { actions: 0 } } }),
        A.ends(),
        B.ends(),
        now(at('Moor'), { discard: { B: ['Overrun'] } }),
      ],
    }));

  it('declined, or nobody has any: no extra action (EXT-3); a standard action goes to its owner', () => {
    play({
      seats: { A: { hand: ['Jafar', 'Howl'] }, B: { hand: ['Howl'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Jafar'),
        A.answers('no'),
        now({ asked: null, cannot: [A.plays('Howl')], discard: { A: ['Jafar'], B: ['Howl'] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Jafar'] }, B: { hand: [] } },
      bases: [at('Meadow')],
      steps: [A.plays('Jafar'), now({ asked: null })],
    });
    play({
      seats: { A: { hand: ['Jafar'] }, B: { hand: ['Mabel Lean'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Jafar'),
        A.answers('Mabel Lean'),
        now(at('Meadow'), { asked: null, discard: { B: ['Mabel Lean'] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Jafar'] }, B: { hand: ['Mystic Studies'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Jafar'),
        A.answers('Mystic Studies'),
        now({ asked: null, hand: { A: 2 }, discard: { A: ['Jafar'], B: ['Mystic Studies'] } }),
      ],
    });
  });
});

describe('Magic Carpet Ride: Find Carpet in your hand, deck and/or discard pile, shuffle your deck if you searched it, and play Carpet as an extra minion.', () => {
  it('of the deck, the discard pile or the hand; it must be played', () => {
    for (const [zone, seats] of [
      ['deck', { hand: [], deck: ['Howl', 'Carpet', 'Filler'], discard: ['Filler'] }],
      ['discard', { hand: [], deck: ['Howl', 'Filler'], discard: ['Carpet'] }],
      ['hand', { hand: ['Carpet'], deck: ['Howl', 'Filler'], discard: [] }],
    ] as const)
      play({
        seats: {
          A: { hand: ['Magic Carpet Ride', ...seats.hand], deck: [...seats.deck], discard: [...seats.discard] },
        },
        bases: [at('Meadow'), at('Moor')],
        steps: [
          A.plays('Magic Carpet Ride'),
          A.answers('?open'),
          offered('A', ['Meadow', 'Moor'], ['no']),
          A.answers('Moor'),
          now(at('Moor', 'A Carpet'), { asked: null, plays: { A: { minions: 1 } }, deck: { A: 2 }, hand: { A: [] } }),
          ...(zone === 'deck' ? [logged('A revealed Carpet (Magic Carpet Ride)', SHUFFLED)] : []),
        ],
      });
  });
  it('without Carpet nothing happens; the deck is shuffled', () =>
    play({
      seats: { A: { hand: ['Magic Carpet Ride'], deck: ['Howl', 'Filler'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Magic Carpet Ride'), now({ asked: null, deck: { A: 2 } }), logged(SHUFFLED)],
    }));
});

describe("Street Rat: Choose an action in another player's discard pile and play it as an extra action.", () => {
  it('street-rat/1 it must be played; if it stays it is yours, and goes to its owner', () =>
    play({
      seats: {
        A: { hand: ['Street Rat'], discard: ['Howl'] },
        B: { discard: ['Overrun', 'Filler', 'Poison', 'Hidden Ninja'] },
        C: { discard: ['Mystic Studies'] },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Street Rat'),
        offered('A', ['Overrun', 'Mystic Studies'], ['Howl', 'Filler', 'Poison', 'Hidden Ninja', 'no']),
        A.answers('Overrun', 'Meadow'),
        now(at('Meadow', 'A Overrun'), { asked: null, cards: { Overrun: { controller: 'A', owner: 'B' } } }),
        A.ends(),
        B.ends(),
        C.ends(),
        now(at('Meadow'), { discard: { B: { has: ['Overrun'] } } }),
      ],
    }));
  it('a fusion is played as an action (FUS-3)', () =>
    play({
      seats: { A: { hand: ['Street Rat'], deck: ['Filler'] }, B: { discard: ['Mabel Lean'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Street Rat'), now(at('Meadow'), { asked: null, discard: { B: ['Mabel Lean'] } })],
    }));
  it('nothing without one', () =>
    play({
      seats: { A: { hand: ['Street Rat'], discard: ['Howl'] }, B: { discard: ['Filler'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Street Rat'), now({ asked: null })],
    }));
});

describe('The Lamp: Draw Genie from your deck and/or discard pile, revealing it; if you searched your deck, shuffle it. Place this card on the bottom of your deck.', () => {
  it('Genie into the hand, The Lamp under the deck', () =>
    play({
      seats: { A: { hand: ['The Lamp'], deck: ['Howl', 'Genie', 'Filler'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('The Lamp'),
        now({
          asked: null,
          hand: { A: ['Genie'] },
          deck: { A: { bottom: ['The Lamp'], count: 3 } },
          discard: { A: [] },
        }),
        logged(SHUFFLED),
      ],
    }));
  it('of the discard pile; also without Genie; under its owner’s deck', () => {
    play({
      seats: { A: { hand: ['The Lamp'], deck: ['Howl', 'Filler'], discard: ['Genie'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('The Lamp'),
        A.answers('open'),
        now({ asked: null, hand: { A: ['Genie'] }, deck: { A: ['Howl', 'Filler', 'The Lamp'] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Street Rat'], deck: ['Howl'] }, B: { discard: ['The Lamp'], deck: ['Filler'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Street Rat'),
        now({ asked: null, deck: { A: ['Howl'], B: ['Filler', 'The Lamp'] }, discard: { B: [] } }),
      ],
    });
  });
});

describe('Wish: If you have Genie in play, do one of the following and place this card into the box: play two extra cards that are not Wishes OR give a minion +5 power this turn OR draw four cards.', () => {
  const boxed = { discard: { A: [] }, hand: { A: [] }, asked: null };

  it.each([
    ['no Genie', at('Meadow', 'A Filler'), []],
    ['the Genie of another player', at('Meadow', 'A Filler', 'B Genie'), []],
  ])('wish/1 with %s nothing happens, and it is discarded', (_whose, base) =>
    play({
      seats: { A: { hand: ['Wish'], deck: ['Howl', 'Howl', 'Howl', 'Howl'] }, B: {} },
      bases: [base],
      steps: [A.plays('Wish'), now({ asked: null, discard: { A: ['Wish'] }, hand: { A: [] } })],
    }),
  );

  it('+5 for any minion this turn, then the box', () =>
    play({
      seats: { A: { hand: ['Wish'], deck: ['Howl', 'Howl', 'Howl', 'Howl'] }, B: {} },
      bases: [at('Meadow', 'A Genie', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Wish'),
        offered('A', ['play', 'power', 'draw'], ['no']),
        A.answers('power'),
        offered('A', ['Genie', 'Filler'], ['no']),
        A.answers('Filler'),
        now({ ...boxed, cards: { Filler: { power: 6 }, Genie: { power: 3 } } }),
        A.ends(),
        now({ cards: { Filler: { power: 1 } } }),
      ],
    }));

  it('four cards', () =>
    play({
      seats: { A: { hand: ['Wish'], deck: ['Howl', 'Filler', 'Howl', 'Filler', 'Cannon'] } },
      bases: [at('Meadow', 'A Genie')],
      steps: [
        A.plays('Wish'),
        A.answers('draw'),
        now({ asked: null, hand: { A: ['Howl', 'Filler', 'Howl', 'Filler'] }, discard: { A: [] } }),
      ],
    }));

  it('two extra cards of either type, kept for later, and no Wishes (EXT-2, EXT-4)', () =>
    play({
      seats: { A: { hand: ['Wish', 'Wish', 'Filler', 'Walker', 'Howl', 'Invader'] } },
      bases: [at('Meadow', 'A Genie'), at('Moor')],
      steps: [
        A.plays('Wish'),
        A.answers('play'),
        now({ cannot: [A.plays('Wish')] }),
        A.plays('Filler', 'Moor'),
        A.plays('Howl'),
        A.plays('Invader', 'Moor'),
        now({
          asked: null,
          cannot: [A.plays('Walker', 'Moor')],
          hand: { A: ['Wish', 'Walker'] },
          discard: { A: ['Howl'] },
        }),
      ],
    }));

  it('two actions, and the regular minion goes first: an extra card may be either (EXT-4)', () =>
    play({
      seats: { A: { hand: ['Wish', 'Howl', 'Howl', 'Howl', 'Filler', 'Filler'] } },
      bases: [at('Meadow', 'A Genie'), at('Moor')],
      steps: [
        A.plays('Wish'),
        A.answers('play'),
        A.plays('Filler', 'Moor'),
        A.plays('Howl'),
        A.plays('Howl'),
        now({ cannot: [A.plays('Howl'), A.plays('Filler', 'Moor')] }),
      ],
    }));

  it('two minions besides the regular one', () =>
    play({
      seats: { A: { hand: ['Wish', 'Howl', 'Filler', 'Filler', 'Filler', 'Filler'] } },
      bases: [at('Meadow', 'A Genie'), at('Moor')],
      steps: [
        A.plays('Wish'),
        A.answers('play'),
        A.plays('Filler', 'Moor'),
        A.plays('Filler', 'Moor'),
        A.plays('Filler', 'Moor'),
        now({ cannot: [A.plays('Howl'), A.plays('Filler', 'Moor')] }),
      ],
    }));

  it('Genie in stasis is in play (STA-1), and a Grimms’ Blessing has her name (TERM-10)', () => {
    play({
      seats: { A: { hand: ['Wish'], deck: ['Howl', 'Howl', 'Howl', 'Howl'] } },
      bases: [at('Meadow')],
      stasis: [{ seat: 'A', card: 'Genie', counters: 1 }],
      steps: [A.plays('Wish'), A.answers('draw'), now({ hand: { A: 4 }, discard: { A: [] } })],
    });
    play({
      seats: { A: { hand: ['Wish'], deck: ['Howl', 'Howl', 'Howl', 'Howl', 'Genie'] } },
      bases: [at('Meadow', 'A Filler', 'A Filler', "A Grimms' Blessing")],
      steps: [A.plays('Wish'), A.answers('draw'), now({ hand: { A: 4 }, discard: { A: [] } })],
    });
  });
});
