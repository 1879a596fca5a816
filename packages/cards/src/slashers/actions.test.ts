/* Long because each card is tried against many others. */
import {
  act,
  closesHands,
  extraAction,
  look,
  moveOne,
  onPlay,
  ops,
  protect,
  talent,
  toOneMinion,
} from '@smash/engine/script';
import { A, actionCard, at, B, baseCard, logged, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { charm, rock, smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];
const four = minionCard('Four', 4, 'No effect.');
const three = minionCard('Three', 3, 'No effect.');
const two = minionCard('Two', 2, 'No effect.');
const nil = minionCard('Nil', 0, 'No effect.');
const nothing = actionCard('Nothing', 'standard', 'No effect.');
const shove = actionCard(
  'Shove',
  'standard',
  'Move a minion.',
  onPlay(function* (me) {
    yield* moveOne(me, 'Move a minion', () => true);
  }),
);
const blast = actionCard(
  'Blast',
  'standard',
  'Destroy every minion of power 3 or less.',
  onPlay(function* () {
    const weak = yield* look((q) => q.minions((ix) => q.power(ix) <= 3));
    yield* act(...weak.map(ops.destroy));
  }),
);
const killer = minionCard(
  'Killer',
  5,
  'Talent: Destroy a minion.',
  talent(function* (me) {
    yield* toOneMinion(me, 'Destroy a minion', (_q, ix) => ix !== me.self, ops.destroy);
  }),
);
const drag = actionCard(
  'Drag',
  'standard',
  'Move a buried card to another base.',
  onPlay(function* (me) {
    const [buried] = yield* look((q) => q.bases().flatMap((base) => q.buriedAt(base)));
    yield* act(ops.move(buried!, (yield* look((q) => q.otherBases(q.base(buried!))))[0]!));
    yield* extraAction(me.seat);
    yield* extraAction(me.seat);
  }),
);
const bustle = actionCard(
  'Bustle',
  'standard',
  'Play two extra actions.',
  onPlay(function* (me) {
    yield* extraAction(me.seat);
    yield* extraAction(me.seat);
  }),
);
const wrecker = minionCard(
  'Wrecker',
  2,
  'Destroy an action.',
  onPlay(function* () {
    const [action] = yield* look((q) => q.actions());
    yield* act(ops.destroy(action!));
  }),
);
const shut = baseCard(
  'Shut',
  'Nobody may add cards to their hand.',
  closesHands(() => true),
);
const anchor = minionCard(
  'Anchor',
  2,
  'Ongoing: This minion cannot be moved.',
  protect((_q, me, op) => op.verb === 'move' && op.card === me.self),
);
const cards = [
  four,
  three,
  two,
  nil,
  nothing,
  shove,
  blast,
  killer,
  drag,
  bustle,
  wrecker,
  shut,
  anchor,
  rock,
  smite,
  charm,
];
const hand = (...list: string[]) => ({ A: { hand: list, deck }, B: { deck } });

describe('Brutal Attack: At a base where you have a minion, destroy a minion with printed power 3 or less. Then you may give a Slasher there +3 power this turn.', () => {
  it('one of printed power 3 or less where you have a minion; then a Slasher there, whosever, gets +3', () =>
    play({
      cards,
      seats: hand('Brutal Attack'),
      bases: [
        at('Meadow', 'A Jonas', 'B Mickey', 'B Three +2', 'B Four', 'A Two'),
        at('Moor', 'A Frederick', 'B Two'),
        at('Marsh', 'B Filler', 'B Cederface'),
      ],
      steps: [
        A.plays('Brutal Attack'),
        offered('A', ['Three', 'Two/A', 'Two/B'], ['Four', 'Filler', 'Jonas', 'no']),
        A.answers('Three'),
        offered('A', ['Jonas', 'Mickey', 'no'], ['Frederick', 'Cederface', 'Four']),
        A.answers('Mickey'),
        now({ asked: null, cards: { Mickey: { power: 8 }, Jonas: { power: 5 } }, discard: { B: ['Three'] } }),
      ],
    }));

  it('declined, or without a Slasher there, nobody', () => {
    play({
      cards,
      seats: hand('Brutal Attack'),
      bases: [at('Meadow', 'A Jonas', 'B Two'), at('Moor')],
      steps: [
        A.plays('Brutal Attack'),
        A.answers('no'),
        now(at('Meadow', 'A Jonas'), { asked: null, cards: { Jonas: { power: 5 } } }),
      ],
    });
    play({
      cards,
      seats: hand('Brutal Attack'),
      bases: [at('Meadow', 'A Four', 'B Two'), at('Moor', 'A Jonas')],
      steps: [A.plays('Brutal Attack'), now(at('Meadow', 'A Four'), { asked: null, cards: { Jonas: { power: 5 } } })],
    });
  });

  it('with nobody to destroy, or one that cannot be destroyed, the Slasher still gets it (RES-3)', () => {
    play({
      cards,
      seats: hand('Brutal Attack'),
      bases: [at('Meadow', 'A Jonas'), at('Moor', 'B Mickey', 'B Two')],
      steps: [
        A.plays('Brutal Attack'),
        offered('A', ['Jonas', 'no'], ['Mickey']),
        A.answers('Jonas'),
        now({ cards: { Jonas: { power: 8 } } }),
        A.ends(),
        A.answers('?pass'),
        now({ turn: 'B', cards: { Jonas: { power: 5 } } }),
      ],
    });
    play({
      cards,
      seats: hand('Brutal Attack'),
      bases: [at('Meadow', 'A Jonas', 'B Rock'), at('Moor')],
      steps: [A.plays('Brutal Attack'), A.answers('Jonas'), now({ cards: { Jonas: { power: 8 } } })],
    });
  });
});

describe('Ch-Ch-Ch Ha-Ha-Ha: Choose one of your minions and move it. You may play an extra action OR place this card on top of your deck instead of the discard pile.', () => {
  const bases = [at('Meadow', 'A Four', 'B Two'), at('Moor', 'A Three')];
  it('moves one of yours; then an extra action', () =>
    play({
      cards,
      seats: hand('Ch-Ch-Ch Ha-Ha-Ha', 'Nothing'),
      bases,
      steps: [
        A.plays('Ch-Ch-Ch Ha-Ha-Ha'),
        offered('A', ['Four', 'Three'], ['Two', 'no']),
        A.answers('Four'),
        offered('A', ['play', 'top', 'none']),
        A.answers('play'),
        now(at('Moor', 'A Four', 'A Three'), {
          asked: null,
          can: [A.plays('Nothing')],
          discard: { A: ['Ch-Ch-Ch Ha-Ha-Ha'] },
        }),
      ],
    }));

  it('or this card goes on top of your deck; or neither', () => {
    for (const [answer, top, discard] of [
      ['top', ['Ch-Ch-Ch Ha-Ha-Ha'], []],
      ['none', ['Filler'], ['Ch-Ch-Ch Ha-Ha-Ha']],
    ] as const)
      play({
        cards,
        seats: hand('Ch-Ch-Ch Ha-Ha-Ha', 'Nothing'),
        bases,
        steps: [
          A.plays('Ch-Ch-Ch Ha-Ha-Ha'),
          A.answers('Three', answer),
          refused(A.plays('Nothing')),
          now({ asked: null, deck: { A: { top: [...top] } }, discard: { A: [...discard] } }),
        ],
      });
  });

  it('also without a minion to move (RES-11)', () =>
    play({
      cards,
      seats: hand('Ch-Ch-Ch Ha-Ha-Ha', 'Nothing'),
      bases: [at('Meadow', 'B Two'), at('Moor')],
      steps: [A.plays('Ch-Ch-Ch Ha-Ha-Ha'), A.answers('play'), now({ can: [A.plays('Nothing')] })],
    }));
});

describe('He Was A Good Boy!: Choose a minion in your discard pile and place it into your hand. Play an extra action.', () => {
  it('a minion of your discard pile, and an extra action', () =>
    play({
      cards,
      seats: {
        A: { hand: ['He Was A Good Boy!', 'Nothing'], deck, discard: ['Four', 'Jonas', 'Machete'] },
        B: { deck, discard: ['Two'] },
      },
      bases: [at('Meadow')],
      steps: [
        A.plays('He Was A Good Boy!'),
        offered('A', ['Four', 'Jonas'], ['Machete', 'Two', 'no']),
        A.answers('Jonas'),
        now({
          asked: null,
          hand: { A: ['Nothing', 'Jonas'] },
          discard: { A: ['Four', 'Machete', 'He Was A Good Boy!'] },
          can: [A.plays('Nothing')],
        }),
      ],
    }));

  it('without one, the extra action alone', () =>
    play({
      cards,
      seats: hand('He Was A Good Boy!', 'Nothing'),
      bases: [at('Meadow')],
      steps: [A.plays('He Was A Good Boy!'), now({ asked: null, can: [A.plays('Nothing')] })],
    }));
});

describe("Hide in the Laundry: Put this on another player's minion. Play an extra action. Ongoing: After a Slasher is played here or moved to here, you may destroy this minion, unless its controller both discards a card and moves it to a base that has no Slasher.", () => {
  it('goes on another player’s minion only, and gives an extra action', () =>
    play({
      cards,
      seats: hand('Hide in the Laundry', 'Nothing'),
      bases: [at('Meadow', 'A Four', 'B Two', '- Bigfoot'), at('Moor', 'B Three')],
      steps: [
        refused(A.plays('Hide in the Laundry', 'Four')),
        refused(A.plays('Hide in the Laundry', 'Bigfoot')),
        A.plays('Hide in the Laundry', 'Three'),
        now(at('Moor', 'B Three with A Hide in the Laundry'), { asked: null, can: [A.plays('Nothing')] }),
      ],
    }));

  const bases = [
    at('Meadow', 'B Two with A Hide in the Laundry'),
    at('Moor', 'A Jonas', 'A Four'),
    at('Marsh', 'B Filler'),
    at('Heath'),
  ];
  const seats = { A: { hand: ['Mickey', 'Shove'], deck }, B: { hand: ['Nothing', 'Filler'], deck } };

  it('a Slasher played here: its minion is destroyed if its controller keeps the cards', () =>
    play({
      cards,
      seats,
      bases,
      steps: [
        A.plays('Mickey', 'Meadow'),
        A.answers('no'),
        offered('A', ['Hide in the Laundry', 'pass']),
        A.answers('Hide in the Laundry'),
        offered('B', ['Nothing', 'Filler', 'no']),
        B.answers('no'),
        now(at('Meadow', 'A Mickey'), {
          asked: null,
          hand: { B: 2 },
          discard: { A: ['Hide in the Laundry'], B: ['Two'] },
        }),
      ],
    }));

  it('or moves away, at the price of a card, to a base without a Slasher', () =>
    play({
      cards,
      seats,
      bases,
      steps: [
        A.plays('Mickey', 'Meadow'),
        A.answers('no', 'Hide in the Laundry'),
        B.answers('Nothing'),
        offered('B', ['Marsh', 'Heath'], ['Moor', 'Meadow', 'no']),
        B.answers('Heath'),
        now(at('Meadow', 'A Mickey'), at('Heath', 'B Two with A Hide in the Laundry'), {
          asked: null,
          hand: { B: ['Filler'] },
          discard: { B: ['Nothing'] },
        }),
      ],
    }));

  it('you may spare it; a Slasher moved here counts, and nothing else does', () => {
    play({
      cards,
      seats,
      bases,
      steps: [
        A.plays('Mickey', 'Meadow'),
        A.answers('no', 'pass'),
        now(at('Meadow', 'A Mickey', 'B Two with A Hide in the Laundry'), { asked: null }),
      ],
    });
    play({
      cards,
      seats,
      bases,
      steps: [
        A.plays('Shove'),
        A.answers('Jonas', 'Meadow'),
        offered('A', ['Jonas', 'Hide in the Laundry', 'pass']),
        A.answers('Hide in the Laundry'),
        B.answers('no'),
        now(at('Meadow', 'A Jonas'), { asked: null }),
      ],
    });
    for (const to of ['Marsh', 'Heath'])
      play({
        cards,
        seats,
        bases,
        steps: [
          A.plays('Mickey', to),
          A.answers('no'),
          A.plays('Shove'),
          A.answers('Four', 'Meadow'),
          now(at('Meadow', 'A Four', 'B Two with A Hide in the Laundry'), { asked: null }),
        ],
      });
    play({
      cards,
      seats: { A: { hand: ['Four', 'Shove'], deck }, B: { hand: ['Nothing'], deck } },
      bases,
      steps: [
        A.plays('Four', 'Meadow'),
        A.plays('Shove'),
        A.answers('Jonas', 'Heath'),
        now(at('Meadow', 'A Four', 'B Two with A Hide in the Laundry'), { asked: null }),
      ],
    });
  });

  it('another player’s Slasher counts, too', () =>
    play({
      cards,
      turn: 'B',
      seats: { A: { deck }, B: { hand: ['Mickey'], deck } },
      bases,
      steps: [
        B.plays('Mickey', 'Meadow'),
        B.answers('no'),
        offered('A', ['Hide in the Laundry', 'pass']),
        A.answers('Hide in the Laundry'),
        now(at('Meadow', 'B Mickey'), { asked: null }),
      ],
    }));

  it('without a card or such a base its controller cannot save it; one that cannot move is not saved', () => {
    play({
      cards,
      seats: { A: seats.A, B: { deck } },
      bases,
      steps: [
        A.plays('Mickey', 'Meadow'),
        A.answers('no', 'Hide in the Laundry'),
        now(at('Meadow', 'A Mickey'), { asked: null }),
      ],
    });
    play({
      cards,
      seats,
      bases: [at('Meadow', 'B Two with A Hide in the Laundry'), at('Moor', 'A Jonas')],
      steps: [
        A.plays('Mickey', 'Meadow'),
        A.answers('no', 'Hide in the Laundry'),
        now(at('Meadow', 'A Mickey'), { asked: null, hand: { B: 2 } }),
      ],
    });
    play({
      cards,
      seats,
      bases: [at('Meadow', 'B Anchor with A Hide in the Laundry'), at('Moor'), at('Marsh')],
      steps: [
        A.plays('Mickey', 'Meadow'),
        A.answers('no', 'Hide in the Laundry'),
        B.answers('Nothing', 'Moor'),
        now(at('Meadow', 'A Mickey'), { asked: null, hand: { B: 1 } }),
      ],
    });
  });

  it('a face-down Slasher is none (BURY-2); a minion without a controller is not saved (MON-2)', () => {
    play({
      cards,
      seats: { A: { hand: ['Drag'], deck }, B: { hand: ['Nothing'], deck } },
      bases: [at('Meadow', 'B Two with A Hide in the Laundry'), at('Moor', 'A buried Mickey')],
      steps: [
        A.plays('Drag'),
        now(at('Meadow', 'B Two with A Hide in the Laundry', 'A buried Mickey'), { asked: null }),
      ],
    });
    play({
      cards,
      seats,
      treasureDeck: [],
      bases: [at('Meadow', '- Bigfoot with A Hide in the Laundry'), at('Moor')],
      steps: [
        A.plays('Mickey', 'Meadow'),
        A.answers('no', 'Hide in the Laundry'),
        now(at('Meadow', 'A Mickey'), { asked: null }),
      ],
    });
  });

  it('whoever controls the minion by then saves it; it may be you', () =>
    play({
      cards,
      seats: { A: { hand: ['Take Over', 'Mickey', 'Nothing'], deck }, B: { hand: ['Nothing'], deck } },
      bases: [at('Meadow', 'B Two with A Hide in the Laundry'), at('Moor')],
      steps: [
        A.plays('Take Over'),
        A.plays('Mickey', 'Meadow'),
        A.answers('no', 'Hide in the Laundry'),
        offered('A', ['Nothing', 'no']),
        A.answers('Nothing'),
        now(at('Moor', 'A Two with A Hide in the Laundry'), { asked: null, hand: { A: [], B: 1 } }),
      ],
    }));
});

describe('Improvised Weapon: From your deck, draw an action that can be played on a minion. You may play that action as an extra action; it is then destroyed at the end of the turn.', () => {
  const armed = ['Filler', 'Nothing', 'Machete', 'Overrun', 'Chainsaw', 'Filler'];
  it('draws one for a minion, may play it at once, and destroys it at the end of the turn', () =>
    play({
      cards,
      seats: { A: { hand: ['Improvised Weapon'], deck: armed }, B: { deck } },
      bases: [at('Meadow', 'A Four', 'B Two'), at('Moor', 'A Three')],
      steps: [
        A.plays('Improvised Weapon'),
        offered('A', ['Machete', 'Chainsaw'], ['Nothing', 'Overrun', 'Filler', 'no']),
        A.answers('Machete'),
        logged('A revealed Machete (Improvised Weapon)', 'A shuffled the deck'),
        offered('A', ['Machete', 'no']),
        A.answers('Machete'),
        offered('A', ['Four', 'Three'], ['Two', 'no']),
        A.answers('Four'),
        now(at('Meadow', 'A Four with A Machete', 'B Two'), { asked: null, hand: { A: [] } }),
        A.ends(),
        logged('Machete was destroyed (Improvised Weapon)'),
        now(at('Meadow', 'A Four', 'B Two'), { turn: 'B', discard: { A: ['Improvised Weapon', 'Machete'] } }),
      ],
    }));

  it('kept in hand, it stays there, and is played as an ordinary action later', () =>
    play({
      cards,
      seats: { A: { hand: ['Improvised Weapon', 'Origin Story'], deck: armed }, B: { deck } },
      bases: [at('Meadow', 'A Four', 'B Two'), at('Moor')],
      steps: [
        A.plays('Origin Story'),
        A.plays('Improvised Weapon'),
        A.answers('Chainsaw', 'no'),
        now({ asked: null, hand: { A: ['Chainsaw'] } }),
        refused(A.plays('Chainsaw', 'Four')),
        A.ends(),
        now({ turn: 'B', hand: { A: { has: ['Chainsaw'] } } }),
      ],
    }));

  it('with no place for it, it is drawn only; without one the deck is shuffled', () => {
    play({
      cards,
      seats: { A: { hand: ['Improvised Weapon'], deck: armed }, B: { deck } },
      bases: [at('Meadow', 'B Two')],
      steps: [A.plays('Improvised Weapon'), A.answers('Machete'), now({ asked: null, hand: { A: ['Machete'] } })],
    });
    play({
      cards,
      seats: hand('Improvised Weapon'),
      bases: [at('Meadow', 'A Four')],
      steps: [A.plays('Improvised Weapon'), logged('A shuffled the deck'), now({ asked: null, hand: { A: [] } })],
    });
  });

  it('as another card by the end of the turn it is left alone (IO-1)', () =>
    play({
      cards,
      seats: { A: { hand: ['Improvised Weapon', 'The End?', 'Bustle'], deck: armed }, B: { deck } },
      bases: [at('Meadow', 'A Three', 'A Filler', 'B Filler'), at('Moor', 'A Killer')],
      steps: [
        A.plays('Bustle'),
        A.plays('Improvised Weapon'),
        A.answers('Machete', 'Machete', 'Three'),
        A.uses('Killer'),
        A.answers('Three'),
        now({ discard: { A: { has: ['Machete'] } } }),
        A.plays('The End?'),
        A.answers('Machete', 'Filler@Meadow/A'),
        A.ends(),
        now(at('Meadow', 'A Filler with A Machete', 'B Filler'), { turn: 'B' }),
      ],
    }));

  it('where the hand is closed it is neither drawn nor played', () => {
    for (const card of ['Improvised Weapon', 'The End?'])
      play({
        cards,
        seats: { A: { hand: [card], deck: ['Machete'], discard: ['Machete'] }, B: { deck } },
        bases: [at('Shut', 'A Three')],
        steps: [A.plays(card), now(at('Shut', 'A Three'), { asked: null, hand: { A: [] } })],
      });
  });
});

describe("Oh Noooooo!: Give one of your minions +3 power this turn. Special: You may play this card as an extra action after you destroy another player's minion.", () => {
  it('one of your minions gets +3 this turn', () =>
    play({
      cards,
      seats: hand('Oh Noooooo!'),
      bases: [at('Meadow', 'A Nil', 'A Three', 'B Two')],
      steps: [
        A.plays('Oh Noooooo!'),
        offered('A', ['Nil', 'Three'], ['Two', 'no']),
        A.answers('Three'),
        now({ asked: null, cards: { Three: { power: 6 } } }),
        A.ends(),
        now({ cards: { Three: { power: 3 } } }),
      ],
    }));

  it('also as an extra action after you destroy another player’s minion', () =>
    play({
      cards,
      seats: hand('Smite', 'Oh Noooooo!'),
      bases: [at('Meadow', 'A Four', 'A Three', 'B Two')],
      steps: [
        A.plays('Smite'),
        A.answers('Two'),
        offered('A', ['Oh Noooooo!', 'pass']),
        A.answers('Oh Noooooo!', 'Four'),
        now({ asked: null, hand: { A: [] }, cards: { Four: { power: 7 } }, plays: { A: { actions: 0 } } }),
      ],
    }));

  it('not after your own or an uncontrolled minion, nor after another player destroys one', () => {
    for (const victim of ['Three', 'Bigfoot'])
      play({
        cards,
        seats: hand('Smite', 'Oh Noooooo!'),
        bases: [at('Meadow', 'A Four', 'A Three', '- Bigfoot', 'B Two')],
        treasureDeck: [],
        steps: [A.plays('Smite'), A.answers(victim), now({ asked: null, hand: { A: ['Oh Noooooo!'] } })],
      });
    play({
      cards,
      turn: 'B',
      seats: { A: { hand: ['Oh Noooooo!'], deck }, B: { hand: ['Smite'], deck } },
      bases: [at('Meadow', 'A Four', 'B Two', 'B Three')],
      steps: [B.plays('Smite'), B.answers('Two'), now({ asked: null, hand: { A: ['Oh Noooooo!'] } })],
    });
    play({
      cards,
      seats: hand('Wrecker', 'Oh Noooooo!'),
      bases: [at('Meadow', 'A Four', 'B Two with B Machete')],
      steps: [A.plays('Wrecker'), now(at('Meadow', 'A Four', 'A Wrecker', 'B Two'), { asked: null })],
    });
  });
});

describe('Origin Story: Draw a minion off the top of your deck; but if you have no Slasher in play, it must be a Slasher that you draw off the top of your deck. Play an extra action.', () => {
  const mixed = ['Nothing', 'Four', 'Machete', 'Jonas', 'Filler'];
  it('origin-story/1 with a Slasher of yours in play any minion, otherwise the first Slasher', () => {
    for (const [mine, drawn, left] of [
      ['A Mickey', 'Four', 4],
      ['A Four', 'Jonas', 4],
      ['B Mickey', 'Jonas', 4],
    ] as const)
      play({
        cards,
        seats: { A: { hand: ['Origin Story', 'Nothing'], deck: mixed }, B: { deck } },
        bases: [at('Meadow', mine), at('Moor', 'A Nil')],
        steps: [
          A.plays('Origin Story'),
          logged(`A revealed Nothing, ${drawn === 'Four' ? 'Four' : 'Four, Machete, Jonas'} (Origin Story)`),
          now({
            asked: null,
            hand: { A: ['Nothing', drawn] },
            deck: { A: { count: left, lacks: [drawn] } },
            can: [A.plays('Nothing')],
          }),
        ],
      });
  });

  it('without a Slasher in the deck none is drawn; the extra action comes all the same', () =>
    play({
      cards,
      seats: { A: { hand: ['Origin Story', 'Nothing'], deck: ['Four', 'Machete'] }, B: { deck } },
      bases: [at('Meadow', 'A Four')],
      steps: [
        A.plays('Origin Story'),
        now({ asked: null, hand: { A: ['Nothing'] }, deck: { A: 2 }, can: [A.plays('Nothing')] }),
      ],
    }));
});

describe('The End?: From your discard pile, draw an action that can be played on a minion. You may play it as an extra action.', () => {
  const pile = ['Machete', 'Nothing', 'Overrun', 'Four', 'Chainsaw'];
  it('one for a minion from your discard pile, which may be played at once', () =>
    play({
      cards,
      seats: { A: { hand: ['The End?'], deck, discard: pile }, B: { deck, discard: ['Machete'] } },
      bases: [at('Meadow', 'A Four', 'A Three', 'B Two')],
      steps: [
        A.plays('The End?'),
        offered('A', ['Machete/A', 'Chainsaw'], ['Nothing', 'Overrun', 'no']),
        A.answers('Machete/A'),
        offered('A', ['Machete', 'no']),
        A.answers('Machete'),
        offered('A', ['Four@Meadow', 'Three'], ['Two', 'no']),
        A.answers('Three'),
        now(at('Meadow', 'A Four', 'A Three with A Machete', 'B Two'), { asked: null, hand: { A: [] } }),
        A.ends(),
        now(at('Meadow', 'A Four', 'A Three with A Machete', 'B Two'), { turn: 'B' }),
      ],
    }));

  it('or kept; with none there, nothing', () => {
    play({
      cards,
      seats: { A: { hand: ['The End?'], deck, discard: pile }, B: { deck } },
      bases: [at('Meadow', 'A Four')],
      steps: [
        A.plays('The End?'),
        A.answers('Chainsaw', 'no'),
        now(at('Meadow', 'A Four'), { asked: null, hand: { A: ['Chainsaw'] } }),
      ],
    });
    play({
      cards,
      seats: { A: { hand: ['The End?'], deck, discard: ['Nothing', 'Four'] }, B: { deck } },
      bases: [at('Meadow', 'A Four')],
      steps: [A.plays('The End?'), now({ asked: null, hand: { A: [] } })],
    });
  });
});
