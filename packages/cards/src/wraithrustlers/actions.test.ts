/* Long because each card is tried against many others. */
import {
  act,
  actionDestroyed,
  actionsOnBases,
  after,
  cannotPlay,
  endOfTurn,
  here,
  look,
  onPlay,
  ops,
  protect,
} from '@smash/engine/script';
import { A, actionCard, at, B, logged, minionCard, never, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];
const seats = { A: { deck }, B: { deck } };
const hand = (...cards: string[]) => ({ A: { hand: cards, deck }, B: { deck } });
/** A base with an action of A, and cards under it. */
const over = (name: string, action: string, under: string[], ...more: string[]) => ({
  ...at(name),
  cards: [
    { seat: 'A' as const, card: action, under: under.map((card) => ({ seat: 'A' as const, card })) },
    ...at(name, ...more).cards,
  ],
});

describe('Ancient Sumerian God: Wraith. Put this on a base. Talent: Choose an action in your discard pile that can be played on a base and store it under this card. Ongoing: The breakpoint of this base is 3 higher. When this card leaves play, for each base you may play one action stored under this card there as an extra action.', () => {
  it('stores an action for bases from your discard pile', () => {
    play({
      seats: { A: { deck, discard: ['Overrun', 'Haich-Q', 'Convoy', 'Filler'] }, B: { discard: ['Overrun'] } },
      bases: [at('Meadow', 'A Ancient Sumerian God'), at('Moor')],
      steps: [
        A.uses('Ancient Sumerian God'),
        offered('A', ['Overrun/A', 'Haich-Q', 'Convoy'], ['Filler', 'Overrun/B', 'no']),
        A.answers('Haich-Q'),
        now({
          asked: null,
          cards: { 'Ancient Sumerian God': { under: ['Haich-Q'] } },
          discard: { A: ['Convoy', 'Filler', 'Overrun'] },
        }),
        refused(A.uses('Ancient Sumerian God')),
      ],
    });
    play({
      seats: { A: { deck, discard: ['Filler', 'Lone Wolf'] } },
      bases: [at('Meadow', 'A Ancient Sumerian God'), at('Moor')],
      steps: [refused(A.uses('Ancient Sumerian God'))],
    });
  });

  it('when it leaves play, one of them on each base, if you like', () =>
    play({
      seats: hand('Disenchant'),
      bases: [over('Meadow', 'Ancient Sumerian God', ['Haich-Q', 'Convoy', 'Slimy']), at('Moor', 'A Filler')],
      steps: [
        A.plays('Disenchant'),
        A.answers('Ancient Sumerian God'),
        offered('A', ['Haich-Q', 'Convoy', 'Slimy', 'no']),
        A.answers('Convoy'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Moor'),
        offered('A', ['Haich-Q', 'Slimy', 'no'], ['Convoy']),
        A.answers('Slimy'),
        now(at('Meadow', 'A Slimy'), at('Moor', 'A Filler', 'A Convoy'), {
          asked: null,
          discard: { A: { has: ['Haich-Q', 'Ancient Sumerian God'] } },
          plays: { A: { actions: 0 } },
        }),
      ],
    }));

  it('ancient-sumerian-god/2 what is not played is discarded', () =>
    play({
      seats: hand('Disenchant'),
      bases: [over('Meadow', 'Ancient Sumerian God', ['Haich-Q', 'Convoy']), at('Moor')],
      steps: [
        A.plays('Disenchant'),
        A.answers('no'),
        now({ asked: null, discard: { A: ['Ancient Sumerian God', 'Convoy', 'Disenchant', 'Haich-Q'] } }),
      ],
    }));

  it('whoever removes it, its last controller plays them; only where they can be played (PLAY-4)', () =>
    play({
      cards: [
        actionCard(
          'Shelter',
          'base',
          'Put this on a base. Ongoing: Nobody can play actions here.',
          cannotPlay((q, me, { card, at: base }) => q.isActionCard(card) && base === here(q, me)),
        ),
      ],
      turn: 'B',
      seats: { A: { deck }, B: { hand: ['Disenchant'], deck } },
      bases: [over('Meadow', 'Ancient Sumerian God', ['Haich-Q', 'Overrun']), at('Moor', 'B Shelter')],
      steps: [
        B.plays('Disenchant'),
        B.answers('Ancient Sumerian God'),
        A.answers('Ancient Sumerian God'),
        offered('A', ['Haich-Q', 'Overrun', 'no']),
        A.answers('Haich-Q'),
        now(at('Meadow', 'A Haich-Q'), { asked: null }),
      ],
    }));

  it('only what lay under this one', () =>
    play({
      seats: hand('Disenchant'),
      bases: [over('Meadow', 'Ancient Sumerian God', ['Haich-Q']), over('Moor', 'Ancient Sumerian God', ['Overrun'])],
      steps: [
        A.plays('Disenchant'),
        A.answers('Ancient Sumerian God@Meadow'),
        A.answers('Ancient Sumerian God'),
        offered('A', ['Haich-Q', 'no'], ['Overrun']),
        A.answers('no'),
        now({ asked: null, cards: { 'Ancient Sumerian God': { under: 1 } } }),
      ],
    }));

  it('also when its base scores, on the others (SCORE-9)', () =>
    play({
      seats,
      bases: [over('Meadow', 'Ancient Sumerian God', ['Haich-Q'], 'A King Rex +6'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Ancient Sumerian God', 'Haich-Q', 'Moor'),
        now(at('Moor', 'A Haich-Q'), { vp: { A: 3 } }),
      ],
    }));

  it('ancient-sumerian-god/1 the breakpoint is 3 higher for each Wraith here', () =>
    play({
      bases: [
        at(
          'Meadow',
          'A Ancient Sumerian God',
          'B Ancient Sumerian God',
          'A Slimy',
          'A Demon Dogs',
          'A Librarian Haunt',
        ),
        at('Moor', 'A Ancient Sumerian God'),
        at('Marsh'),
      ],
      steps: [now({ bases: { Meadow: { breakpoint: 25 }, Moor: { breakpoint: 13 }, Marsh: { breakpoint: 10 } } })],
    }));
});

describe('Demon Dogs: Wraith. Put this on a base. You may choose a minion with power 3 or less in your hand or discard pile and store it under this card. Ongoing: The breakpoint of this base is 3 higher. After the destruction of this card, you may play a minion stored under it as an extra minion.', () => {
  it('demon-dogs/2 stores a weak minion of hand or discard pile, which all see before', () => {
    for (const [minion, shows] of [
      ['Scout@hand', true],
      ['Huffie', false],
    ] as const)
      play({
        seats: {
          A: { hand: ['Demon Dogs', 'Scout', 'Northern Mover', 'Convoy'], discard: ['Huffie', 'King Rex'] },
          B: {},
        },
        bases: [at('Meadow'), at('Moor')],
        steps: [
          A.plays('Demon Dogs', 'Meadow'),
          offered('A', ['Scout', 'Huffie', 'no'], ['Northern Mover', 'Convoy', 'King Rex']),
          A.answers(minion),
          shows ? logged('A revealed Scout (Demon Dogs)') : never('reveal'),
          now({ asked: null, cards: { 'Demon Dogs': { under: [shows ? 'Scout' : 'Huffie'] } } }),
        ],
      });
    play({
      seats: { A: { hand: ['Demon Dogs', 'Scout'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Demon Dogs', 'Meadow'), A.answers('no'), now({ asked: null, hand: { A: ['Scout'] } })],
    });
  });

  it('demon-dogs/1 destroyed, it lets you play one at any base; otherwise that is discarded', () => {
    play({
      seats: hand('Disenchant', 'Filler'),
      bases: [over('Meadow', 'Demon Dogs', ['Scout', 'Huffie']), at('Moor')],
      steps: [
        A.plays('Disenchant'),
        A.answers('Demon Dogs'),
        offered('A', ['Scout', 'Huffie'], ['no']),
        A.answers('Scout'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Moor'),
        now(at('Moor', 'A Scout'), {
          asked: null,
          plays: { A: { minions: 1 } },
          discard: { A: ['Demon Dogs', 'Disenchant', 'Huffie'] },
        }),
      ],
    });
    play({
      seats: hand('Disenchant'),
      bases: [over('Meadow', 'Demon Dogs', ['Scout']), at('Moor')],
      steps: [
        A.plays('Disenchant'),
        A.answers('no'),
        now({ asked: null, discard: { A: ['Demon Dogs', 'Disenchant', 'Scout'] } }),
      ],
    });
  });

  it('not when it leaves in another way, nor for another card', () => {
    play({
      seats,
      bases: [over('Meadow', 'Demon Dogs', ['Scout'], 'A King Rex +6'), at('Moor')],
      steps: [A.ends(), now({ turn: 'B', asked: null, discard: { A: { has: ['Scout'] } } })],
    });
    play({
      seats: hand('Disenchant'),
      bases: [over('Meadow', 'Demon Dogs', ['Scout']), at('Moor', 'A Overrun')],
      steps: [A.plays('Disenchant'), A.answers('Overrun'), now({ asked: null, cards: { 'Demon Dogs': { under: 1 } } })],
    });
  });

  it('only what lay under this one, and only where it can be played (PLAY-4)', () => {
    play({
      seats: hand('Disenchant'),
      bases: [over('Meadow', 'Demon Dogs', ['Scout']), over('Moor', 'Demon Dogs', ['Huffie'])],
      steps: [
        A.plays('Disenchant'),
        A.answers('Demon Dogs@Meadow'),
        A.answers('Demon Dogs', 'Meadow'),
        now(at('Meadow', 'A Scout'), { asked: null, cards: { 'Demon Dogs': { under: 1 } } }),
      ],
    });
    play({
      cards: [
        actionCard(
          'Gate',
          'base',
          'Put this on a base. Ongoing: Nobody can play minions.',
          cannotPlay((q, _me, { card }) => q.isMinionCard(card)),
        ),
      ],
      seats: hand('Disenchant'),
      bases: [over('Meadow', 'Demon Dogs', ['Scout']), at('Moor', 'B Gate')],
      steps: [A.plays('Disenchant'), A.answers('Demon Dogs'), now({ asked: null, discard: { A: { has: ['Scout'] } } })],
    });
  });

  it('demon-dogs/3 the breakpoint is 3 higher for each, also of one name', () =>
    play({
      bases: [at('Meadow', 'A Demon Dogs', 'B Demon Dogs'), at('Moor')],
      steps: [now({ bases: { Meadow: { breakpoint: 16 }, Moor: { breakpoint: 10 } } })],
    }));
  it('with one base; a fusion comes as a minion (FUS-1); not one that is elsewhere by then', () => {
    play({
      seats: hand('Disenchant'),
      bases: [over('Meadow', 'Demon Dogs', ['Can-Do', 'Huffie'])],
      steps: [
        A.plays('Disenchant'),
        A.answers('Demon Dogs'),
        offered('A', ['Can-Do', 'Huffie'], ['no']),
        A.answers('Can-Do', '?no'),
        now(at('Meadow', 'A Can-Do')),
      ],
    });
    play({
      cards: [
        minionCard(
          'Scavenger',
          1,
          'Ongoing: After an action is destroyed, place the minions of your discard pile into your hand.',
          after('destroy', { when: (_q, _me, gone) => actionDestroyed(gone) }, function* (me) {
            const minions = yield* look((q) => q.discard(me.seat).filter((ix) => q.isMinionCard(ix)));
            yield* act(...minions.map((ix) => ops.place(ix, 'hand')));
          }),
        ),
      ],
      seats: hand('Disenchant'),
      bases: [over('Meadow', 'Demon Dogs', ['Scout']), at('Moor', 'A Scavenger')],
      steps: [A.plays('Disenchant'), now({ asked: null, hand: { A: ['Scout'] } })],
    });
  });
});

describe('Ectoplasm One: Put this on a base. Talent: Transfer this action to another base to move one of your minions here to that base. If a minion was moved, you may destroy an action on that base.', () => {
  const bases = [
    at('Meadow', 'A Ectoplasm One', 'A Scout', 'A Dudlee', 'B Huffie'),
    at('Moor', 'B Overrun'),
    at('Marsh'),
  ];

  it('ectoplasm-one/1 with a minion here you must move one; then you may destroy an action there', () => {
    for (const [answer, there] of [
      ['Overrun', ['A Ectoplasm One']],
      ['Ectoplasm One', ['B Overrun']],
      ['no', ['A Ectoplasm One', 'B Overrun']],
    ] as const)
      play({
        bases,
        steps: [
          A.uses('Ectoplasm One'),
          offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
          A.answers('Moor'),
          offered('A', ['Scout', 'Dudlee'], ['Huffie', 'no']),
          A.answers('Scout'),
          offered('A', ['Overrun', 'Ectoplasm One', 'no']),
          A.answers(answer),
          now(at('Moor', 'A Scout', ...there), at('Meadow', 'A Dudlee', 'B Huffie'), { asked: null }),
        ],
      });
  });

  it('ectoplasm-one/2 with none here it goes alone, and destroys nothing', () =>
    play({
      bases: [at('Meadow', 'A Ectoplasm One', 'B Huffie'), at('Moor', 'B Overrun')],
      steps: [
        A.uses('Ectoplasm One'),
        now(at('Moor', 'A Ectoplasm One', 'B Overrun'), { asked: null }),
        refused(A.uses('Ectoplasm One')),
      ],
    }));

  it('not with one base only', () =>
    play({ bases: [at('Meadow', 'A Ectoplasm One', 'A Scout')], steps: [refused(A.uses('Ectoplasm One'))] }));

  it('nor if the minion stays (RES-3)', () =>
    play({
      cards: [
        minionCard(
          'Rooted',
          2,
          'Ongoing: This minion does not move.',
          protect((_q, me, op) => op.verb === 'move' && op.card === me.self),
        ),
      ],
      bases: [at('Meadow', 'A Ectoplasm One', 'A Rooted'), at('Moor', 'B Overrun')],
      steps: [
        A.uses('Ectoplasm One'),
        now(at('Moor', 'A Ectoplasm One', 'B Overrun'), at('Meadow', 'A Rooted'), { asked: null }),
      ],
    }));
});

describe('Librarian Haunt: Wraith. Put this on a base. Ongoing: The breakpoint of this base is 3 higher. Draw three cards after this card is destroyed.', () => {
  it('three for its controller, whoever destroys it; not for another card', () => {
    play({
      turn: 'B',
      seats: { A: { deck }, B: { hand: ['Disenchant'] } },
      bases: [at('Meadow', 'A Librarian Haunt', 'B Overrun'), at('Moor')],
      steps: [B.plays('Disenchant'), B.answers('Librarian Haunt'), now({ asked: null, hand: { A: 3, B: 0 } })],
    });
    play({
      turn: 'B',
      seats: { A: { deck }, B: { hand: ['Disenchant'] } },
      bases: [at('Meadow', 'A Librarian Haunt', 'B Overrun'), at('Moor')],
      steps: [B.plays('Disenchant'), B.answers('Overrun'), now({ asked: null, hand: { A: 0, B: 0 } })],
    });
  });

  it('not when its base scores', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Librarian Haunt', 'A King Rex +6'), at('Moor')],
      steps: [A.ends(), now({ turn: 'B', hand: { A: 2 } })],
    }));

  it('librarian-haunt/1 the breakpoint is 3 higher for each', () =>
    play({
      bases: [at('Meadow', 'A Librarian Haunt', 'B Librarian Haunt'), at('Moor')],
      steps: [now({ bases: { Meadow: { breakpoint: 16 }, Moor: { breakpoint: 10 } } })],
    }));
});

describe('Resurgence: Choose an action that is on a base; destroy it OR transfer it to another base. Special: This card may also be played before a base scores.', () => {
  const bases = [
    at('Meadow', 'A Overrun', 'B Slimy', 'B Filler with B Lone Wolf'),
    at('Moor', 'B Haich-Q'),
    at('Marsh'),
  ];

  it('any action on a base, destroyed or transferred', () => {
    play({
      seats: hand('Resurgence'),
      bases,
      steps: [
        A.plays('Resurgence'),
        offered('A', ['Overrun', 'Slimy', 'Haich-Q'], ['Lone Wolf', 'no']),
        A.answers('Haich-Q'),
        offered('A', ['destroy', 'transfer'], ['no']),
        A.answers('destroy'),
        now(at('Moor'), { asked: null, discard: { B: ['Haich-Q'] } }),
      ],
    });
    play({
      seats: hand('Resurgence'),
      bases,
      steps: [
        A.plays('Resurgence'),
        A.answers('Slimy', 'transfer'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Marsh'),
        now(at('Marsh', 'B Slimy'), { asked: null }),
      ],
    });
  });

  it('without another base only destroyed; without an action nothing', () => {
    play({
      seats: hand('Resurgence'),
      bases: [at('Meadow', 'B Slimy')],
      steps: [A.plays('Resurgence'), now(at('Meadow'), { asked: null })],
    });
    play({
      seats: hand('Resurgence'),
      bases: [at('Meadow', 'B Filler'), at('Moor')],
      steps: [A.plays('Resurgence'), now({ asked: null, discard: { A: ['Resurgence'] } })],
    });
  });

  it('resurgence/1 resurgence/2 before a base scores, as an optional Special; the action may be on another base', () => {
    for (const [action, part, vp] of [
      ['Slimy', 'transfer', { A: 3 }],
      ['Haich-Q', 'destroy', { A: 3 }],
    ] as const)
      play({
        seats: hand('Resurgence'),
        bases: [at('Meadow', 'A King Rex +6', 'B Slimy'), at('Moor', 'B Haich-Q')],
        steps: [
          A.ends(),
          offered('A', ['Resurgence', 'pass']),
          A.answers('Resurgence'),
          offered('A', ['Slimy', 'Haich-Q'], ['no']),
          A.answers(action, part),
          now({ turn: 'B', vp, discard: { A: { has: ['Resurgence'] } } }),
        ],
      });
  });
});

describe('Slimy: Wraith. Put this on a base. Ongoing: The breakpoint of this base is 3 higher. After this card is destroyed, your minions here each gain +2 power this turn.', () => {
  const bases = [at('Meadow', 'A Slimy', 'B Overrun', 'A Scout', 'A Dudlee', 'B Huffie'), at('Moor', 'A Filler')];

  it('yours here get +2 this turn', () => {
    play({
      seats: hand('Disenchant'),
      bases,
      steps: [
        A.plays('Disenchant'),
        A.answers('Slimy'),
        now({
          asked: null,
          cards: { Scout: { power: 5 }, Dudlee: { power: 4 }, Huffie: { power: 3 }, Filler: { power: 1 } },
        }),
      ],
    });
    play({
      seats: hand('Disenchant'),
      bases,
      steps: [A.plays('Disenchant'), A.answers('Overrun'), now({ asked: null, cards: { Scout: { power: 3 } } })],
    });
  });

  it('slimy/1 those there at that moment, to the end of the turn, even moved away', () =>
    play({
      seats: hand('Disenchant', 'Scout'),
      bases: [at('Meadow', 'A Slimy', 'A Dudlee'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Disenchant'),
        A.plays('Scout', 'Meadow'),
        A.uses('Dudlee'),
        now(at('Moor', 'A Dudlee', 'B Filler'), { cards: { Dudlee: { power: 5 }, Scout: { power: 3 } } }),
        A.ends(),
        now({ turn: 'B', cards: { Dudlee: { power: 2 } } }),
      ],
    }));

  it('slimy/2 the breakpoint is 3 higher for each', () =>
    play({
      bases: [at('Meadow', 'A Slimy', 'B Slimy'), at('Moor')],
      steps: [now({ bases: { Meadow: { breakpoint: 16 }, Moor: { breakpoint: 10 } } })],
    }));
  it('not while its Ongoing abilities are cancelled (TERM-4)', () =>
    play({
      cards: [
        actionCard(
          'Quiet',
          'standard',
          'Cancel the Ongoing abilities of each action on a base this turn.',
          onPlay(function* () {
            const [all, until] = [yield* look(actionsOnBases), yield* endOfTurn()];
            yield* act(...all.map((ix) => ops.cancelLabel(ix, 'ongoing', until)));
          }),
        ),
      ],
      seats: hand('Quiet'),
      bases: [at('Meadow', 'A Slimy'), at('Moor')],
      steps: [
        now({ bases: { Meadow: { breakpoint: 13 } } }),
        A.plays('Quiet'),
        now({ bases: { Meadow: { breakpoint: 10 } } }),
      ],
    }));
});

describe('The Tools and The Talent: Search your deck for any card, reveal it and place it on top of your deck.', () => {
  it('the-tools-and-the-talent/1 the-tools-and-the-talent/2 shown to all, on top of the shuffled deck', () =>
    play({
      seats: { A: { hand: ['The Tools and The Talent'], deck: ['Convoy', 'Filler', 'Scout', 'Huffie'] }, B: {} },
      bases: [at('Meadow')],
      steps: [
        A.plays('The Tools and The Talent'),
        offered('A', ['Convoy', 'Filler', 'Scout', 'Huffie'], ['no']),
        A.answers('Scout'),
        logged('A revealed Scout (The Tools and The Talent)', 'A shuffled the deck'),
        now({ asked: null, deck: { A: { top: ['Scout'], count: 4 } } }),
      ],
    }));
});

describe('Unlicensed Nuclear Accelerator: Put this on a minion. Ongoing: This minion has +2 power. Talent: Destroy one of your actions on the base of this minion to place a +1 power counter on this minion.', () => {
  it('+2 power; an action of yours on its base for a counter', () =>
    play({
      bases: [
        at('Meadow', 'B Scout with A Unlicensed Nuclear Accelerator', 'A Overrun', 'A Haich-Q', 'B Slimy'),
        at('Moor', 'A Overrun'),
      ],
      steps: [
        now({ cards: { Scout: { power: 5 } } }),
        A.uses('Unlicensed Nuclear Accelerator'),
        offered('A', ['Overrun@Meadow', 'Haich-Q'], ['Slimy', 'Overrun@Moor', 'Unlicensed Nuclear Accelerator', 'no']),
        A.answers('Haich-Q'),
        now({ asked: null, cards: { Scout: { power: 6, counters: 1 } } }),
        refused(A.uses('Unlicensed Nuclear Accelerator')),
      ],
    }));

  it('not without one; goes on any minion', () => {
    play({
      bases: [at('Meadow', 'A Scout with A Unlicensed Nuclear Accelerator', 'B Slimy'), at('Moor', 'A Overrun')],
      steps: [refused(A.uses('Unlicensed Nuclear Accelerator'))],
    });
    play({
      bases: [at('Meadow', 'A Scout with A Unlicensed Nuclear Accelerator', 'A Slimy'), at('Moor')],
      steps: [
        A.uses('Unlicensed Nuclear Accelerator'),
        now(at('Meadow', 'A Scout with A Unlicensed Nuclear Accelerator'), { cards: { Scout: { counters: 1 } } }),
      ],
    });
    play({
      seats: hand('Unlicensed Nuclear Accelerator'),
      bases: [at('Meadow', 'A Scout', 'B Huffie'), at('Moor')],
      steps: [
        now({
          can: [
            A.plays('Unlicensed Nuclear Accelerator', 'Scout'),
            A.plays('Unlicensed Nuclear Accelerator', 'Huffie'),
          ],
        }),
      ],
    });
  });
});
