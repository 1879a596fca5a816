/* Long because each card is tried against many others. */
import { act, onPlay, ops, playTopBase, protect, revealTop, showTop, shuffleBack } from '@smash/engine/script';
import { A, actionCard, at, B, baseCard, logged, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { drifter, smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];
const four = minionCard('Four', 4, 'No effect.');
const three = minionCard('Three', 3, 'No effect.');
const two = minionCard('Two', 2, 'No effect.');
const nothing = actionCard('Nothing', 'standard', 'No effect.');
const settled = minionCard(
  'Settled',
  2,
  'Ongoing: This minion cannot be placed anywhere.',
  protect((_q, me, op) => op.verb === 'place' && op.card === me.self),
);
const peek = actionCard(
  'Peek',
  'standard',
  'Reveal the top two cards of your deck and shuffle them into it.',
  onPlay(function* (me) {
    yield* shuffleBack(me.seat, yield* revealTop(me.seat, 2));
  }),
);
const show = actionCard(
  'Show',
  'standard',
  'Reveal the top two cards of the deck of the next player, and place the top one on the bottom.',
  onPlay(function* (me) {
    const [top] = yield* showTop(1 - me.seat, 2);
    if (top !== undefined) yield* act(ops.place(top, 'bottom'));
  }),
);
const explore = actionCard('Explore', 'standard', 'Play the top card of the base deck.', onPlay(playTopBase));
const fleeting = minionCard(
  'Fleeting',
  3,
  'Return this minion to your hand.',
  onPlay(function* (me) {
    yield* act(ops.returnToHand(me.self));
  }),
);
const quiet = baseCard('Quiet', 'Nobody may play Specials.', {
  kind: 'noSpecials',
  who: () => true,
});
const cards = [fleeting, quiet, four, three, two, nothing, settled, peek, show, explore, drifter, smite];

describe('A Wish for Wings That Work: Put this on a base. Ongoing: After you play a minion here, that minion gets +1 power this turn. Special: You may play this card as an extra action when it is revealed off the top of your deck.', () => {
  it('a minion you play here gets +1 this turn, one elsewhere or of another player does not', () => {
    play({
      cards,
      seats: { A: { hand: ['Two', 'A Wish for Wings That Work'], deck }, B: { hand: ['Two'], deck } },
      bases: [at('Meadow', 'A Three'), at('Moor')],
      steps: [
        A.plays('A Wish for Wings That Work', 'Meadow'),
        A.plays('Two', 'Meadow'),
        now({ asked: null, cards: { 'Two/A': { power: 3 }, Three: { power: 3 } } }),
        A.ends(),
        now({ cards: { 'Two/A': { power: 2 } } }),
        B.plays('Two', 'Meadow'),
        now({ cards: { 'Two/B': { power: 2 } } }),
      ],
    });
    play({
      cards,
      seats: { A: { hand: ['Two'], deck } },
      bases: [at('Meadow', 'A A Wish for Wings That Work'), at('Moor')],
      steps: [A.plays('Two', 'Moor'), now({ cards: { Two: { power: 2 } } })],
    });
  });

  it('a-wish-for-wings-that-work/1 revealed on the way to a minion, it may be played first', () => {
    play({
      cards,
      seats: { A: { hand: ['The Hatching', 'Nothing'], deck: ['A Wish for Wings That Work', 'Two', 'Three'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('The Hatching'),
        offered('A', ['A Wish for Wings That Work', 'no'], ['Two']),
        A.answers('A Wish for Wings That Work', 'Moor'),
        offered('A', ['Meadow', 'Moor']),
        A.answers('Moor'),
        now(at('Moor', 'A A Wish for Wings That Work', 'A Two'), {
          asked: null,
          cards: { Two: { power: 3 } },
          deck: { A: ['Three'] },
        }),
        refused(A.plays('Nothing')),
      ],
    });
    play({
      cards,
      seats: { A: { hand: ['The Hatching'], deck: ['A Wish for Wings That Work', 'Two'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('The Hatching'),
        A.answers('no'),
        now(at('Meadow', 'A Two'), { asked: null, deck: { A: ['A Wish for Wings That Work'] } }),
      ],
    });
  });

  it('a-wish-for-wings-that-work/1 or among the top cards of the deck, whoever reveals them', () => {
    play({
      cards,
      seats: {
        A: { hand: ['Peek'], deck: ['A Wish for Wings That Work', 'A Wish for Wings That Work', 'Three'] },
      },
      bases: [at('Meadow')],
      steps: [
        A.plays('Peek'),
        offered('A', ['A Wish for Wings That Work', 'A Wish for Wings That Work', 'no']),
        A.answers('A Wish for Wings That Work'),
        offered('A', ['A Wish for Wings That Work', 'no']),
        A.answers('no'),
        now(at('Meadow', 'A A Wish for Wings That Work'), { asked: null, deck: { A: 2 } }),
      ],
    });
    play({
      cards,
      turn: 'B',
      seats: {
        A: { deck: ['A Wish for Wings That Work', 'Two', 'Three'] },
        B: { hand: ['Show'], deck: ['A Wish for Wings That Work'] },
      },
      bases: [at('Meadow')],
      steps: [
        B.plays('Show'),
        offered('A', ['A Wish for Wings That Work', 'no']),
        A.answers('A Wish for Wings That Work'),
        now(at('Meadow', 'A A Wish for Wings That Work'), { asked: null, deck: { A: ['Three', 'Two'] } }),
      ],
    });
  });

  it('not while Specials are stopped, nor when drawn', () => {
    play({
      cards,
      seats: { A: { hand: ['Peek'], deck: ['A Wish for Wings That Work', 'Two', 'Three'] } },
      bases: [at('Quiet')],
      steps: [A.plays('Peek'), now(at('Quiet'), { asked: null, deck: { A: 3 } })],
    });
    play({
      cards,
      seats: { A: { hand: ['Secret Mission'], deck: ['A Wish for Wings That Work', 'Two'] } },
      bases: [at('Meadow')],
      steps: [A.plays('Secret Mission'), now({ asked: null, hand: { A: ['A Wish for Wings That Work'] } })],
    });
  });
});

describe("I Can't Tell Them Apart: Choose a base. Shuffle any number of your minions there into your deck, then play as many minions off the top of your deck there as extra minions.", () => {
  it('as many as went into the deck, there', () =>
    play({
      cards,
      seats: { A: { hand: ["I Can't Tell Them Apart"], deck: ['Nothing'] } },
      bases: [at('Meadow', 'A Two', 'A Three', 'A Settled', 'B Four'), at('Moor', 'A Four')],
      steps: [
        A.plays("I Can't Tell Them Apart"),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Meadow'),
        offered('A', ['Two', 'Three', 'Settled', 'done'], ['Four']),
        A.answers('Two', 'Three', 'Settled'),
        now(at('Meadow', 'A Settled', 'A Two', 'A Three', 'B Four'), at('Moor', 'A Four'), {
          asked: null,
          deck: { A: ['Nothing'] },
        }),
      ],
    }));

  it('one for one; none for none', () => {
    play({
      cards,
      seats: { A: { hand: ["I Can't Tell Them Apart"], deck: [] } },
      bases: [at('Meadow', 'A Two', 'A Three'), at('Moor')],
      steps: [
        A.plays("I Can't Tell Them Apart"),
        A.answers('Meadow', 'Two', 'done'),
        now(at('Meadow', 'A Two', 'A Three'), { asked: null, deck: { A: 0 } }),
      ],
    });
    play({
      cards,
      seats: { A: { hand: ["I Can't Tell Them Apart"], deck } },
      bases: [at('Meadow', 'A Two', 'A Three'), at('Moor')],
      steps: [
        A.plays("I Can't Tell Them Apart"),
        A.answers('Meadow', 'done'),
        now(at('Meadow', 'A Two', 'A Three'), { asked: null, deck: { A: 6 } }),
      ],
    });
  });
});

describe('Ice Slide: Put this on a base. Ongoing: After you play a minion here, you may choose one of your cards on this base, other than this action, and move or transfer it to another base.', () => {
  const bases = [
    at('Meadow', 'A Ice Slide', 'A Under The Ice', 'A Three with A Machete', 'B Three', 'A buried Filler'),
    at('Moor', 'A Four'),
    at('Marsh'),
  ];
  it('one of your cards on the base itself, of any type', () => {
    for (const [slid, there] of [
      ['Three', 'A Three with A Machete'],
      ['Under The Ice', 'A Under The Ice'],
      ['Filler', 'A buried Filler'],
    ] as const)
      play({
        cards,
        seats: { A: { hand: ['Two'], deck } },
        bases,
        steps: [
          A.plays('Two', 'Meadow'),
          A.answers('Ice Slide'),
          offered(
            'A',
            ['Two', 'Three/A', 'Under The Ice', 'Filler'],
            ['Ice Slide', 'Machete', 'Three/B', 'Four', 'no'],
          ),
          A.answers(slid === 'Three' ? 'Three/A' : slid),
          offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
          A.answers('Marsh'),
          now(at('Marsh', there), { asked: null }),
        ],
      });
  });

  it('ice-slide/1 also the minion just played, or a titan', () => {
    play({
      cards,
      seats: { A: { hand: ['Two'], deck } },
      bases: [at('Meadow', 'A Ice Slide'), at('Moor')],
      steps: [A.plays('Two', 'Meadow'), A.answers('Ice Slide'), now(at('Meadow', 'A Ice Slide'), at('Moor', 'A Two'))],
    });
    play({
      cards,
      seats: { A: { hand: ['Two'], deck } },
      bases: [at('Meadow', 'A Ice Slide', 'A Emperor Penguin'), at('Moor')],
      steps: [
        A.plays('Two', 'Meadow'),
        A.answers('Ice Slide', 'Emperor Penguin'),
        now(at('Meadow', 'A Ice Slide', 'A Two'), at('Moor', 'A Emperor Penguin')),
      ],
    });
  });

  it('declined, or for other plays, nothing', () => {
    play({
      cards,
      seats: { A: { hand: ['Fleeting'], deck } },
      bases: [at('Meadow', 'A Ice Slide'), at('Moor')],
      steps: [A.plays('Fleeting', 'Meadow'), now({ asked: null, hand: { A: ['Fleeting'] } })],
    });
    play({
      cards,
      seats: { A: { hand: ['Two'], deck } },
      bases,
      steps: [A.plays('Two', 'Meadow'), A.answers('pass'), now({ asked: null, bases: { Marsh: { total: 0 } } })],
    });
    play({
      cards,
      seats: { A: { hand: ['Two'], deck } },
      bases,
      steps: [A.plays('Two', 'Moor'), now({ asked: null })],
    });
    play({
      cards,
      turn: 'B',
      seats: { A: { deck }, B: { hand: ['Two'], deck } },
      bases,
      steps: [B.plays('Two', 'Meadow'), now({ asked: null })],
    });
    play({
      cards,
      seats: { A: { hand: ['Two'], deck } },
      bases: [at('Meadow', 'A Ice Slide')],
      steps: [A.plays('Two', 'Meadow'), now({ asked: null })],
    });
  });
});

describe('Leaping Aboard: Special: After a new base comes into play, play on it a minion off the top of your deck.', () => {
  it('after a base is replaced, and after one is played by a card', () => {
    play({
      cards,
      seats: { A: { hand: ['Leaping Aboard'], deck: ['Nothing', 'Two', 'Filler', 'Filler'] }, B: { deck } },
      bases: [at('Meadow', 'B Four +6'), at('Moor')],
      baseDeck: ['Heath'],
      steps: [
        refused(A.plays('Leaping Aboard')),
        A.ends(),
        offered('A', ['Leaping Aboard', 'pass']),
        A.answers('Leaping Aboard'),
        now(at('Heath', 'A Two'), { discard: { A: ['Leaping Aboard'] } }),
      ],
    });
    play({
      cards,
      turn: 'B',
      seats: { A: { hand: ['Leaping Aboard'], deck: ['Two'] }, B: { hand: ['Explore'], deck } },
      bases: [at('Meadow')],
      baseDeck: ['Fen'],
      steps: [B.plays('Explore'), A.answers('Leaping Aboard'), now(at('Fen', 'A Two'), { turn: 'B', asked: null })],
    });
  });

  it('or kept', () =>
    play({
      cards,
      seats: { A: { hand: ['Leaping Aboard', 'Explore'], deck: ['Two'] } },
      bases: [at('Meadow')],
      baseDeck: ['Fen'],
      steps: [A.plays('Explore'), A.answers('pass'), now(at('Fen'), { asked: null, hand: { A: ['Leaping Aboard'] } })],
    }));
});

describe('Pebble Gift: Put this on a base. Special: Draw one card per minion of yours here after this base scores.', () => {
  it('a card for each of your minions here, before they leave', () =>
    play({
      cards,
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', 'A Pebble Gift', 'A Four +4', 'A Two', 'B Two'), at('Moor', 'A Two')],
      baseDeck: ['Heath'],
      steps: [A.ends(), now({ turn: 'B', hand: { A: 4 }, discard: { A: { has: ['Pebble Gift'] } } })],
    }));

  it('not if another base scores', () =>
    play({
      cards,
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', 'A Pebble Gift', 'A Two'), at('Moor', 'A Four +6')],
      baseDeck: ['Heath'],
      steps: [A.ends(), now({ turn: 'B', hand: { A: 2 } })],
    }));
});

describe('Secret Mission: Place any number of cards from your hand on the bottom of your deck to draw one card more than that number. You may then shuffle your deck.', () => {
  it('any number go under the deck in your order, one more is drawn', () =>
    play({
      cards,
      seats: { A: { hand: ['Secret Mission', 'Two', 'Three', 'Four'], deck: ['Nothing', 'Peek', 'Show', 'Smite'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Secret Mission'),
        offered('A', ['Two', 'Three', 'Four', 'done']),
        A.answers('Three', 'Two', 'done'),
        offered('A', ['yes', 'no']),
        A.answers('no'),
        now({
          asked: null,
          hand: { A: ['Four', 'Nothing', 'Peek', 'Show'] },
          deck: { A: ['Smite', 'Three', 'Two'] },
        }),
      ],
    }));

  it('none for one card; then the deck may be shuffled', () =>
    play({
      cards,
      seats: { A: { hand: ['Secret Mission', 'Two'], deck: ['Nothing', 'Peek', 'Show'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Secret Mission'),
        A.answers('done', 'yes'),
        logged('A shuffled the deck'),
        now({ asked: null, hand: { A: ['Two', 'Nothing'] }, deck: { A: 2 } }),
      ],
    }));
});

describe('The Hatching: Play, as an extra minion, a minion off the top of your deck.', () => {
  it('the-hatching/1 at any base, chosen once it is seen', () =>
    play({
      cards,
      seats: { A: { hand: ['The Hatching', 'Two'], deck: ['Nothing', 'Four', 'Three'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('The Hatching'),
        logged('A revealed Nothing, Four (The Hatching)'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Moor'),
        now(at('Moor', 'A Four'), { asked: null, can: [A.plays('Two', 'Meadow')], deck: { A: 2 } }),
      ],
    }));

  it('a minion that can go nowhere is discarded (TOP-3)', () =>
    play({
      cards,
      seats: { A: { hand: ['The Hatching'], deck: ['Four', 'Three'] } },
      bases: [at('Meadow', 'B Overrun')],
      steps: [A.plays('The Hatching'), now(at('Meadow', 'B Overrun'), { discard: { A: ['Four', 'The Hatching'] } })],
    }));
});

describe('Under The Ice: Put this on a base. Ongoing: After you play a minion here, you may choose a minion in your discard pile with equal or lower power and place it on the bottom of your deck.', () => {
  const discard = ['Four', 'Three', 'Two', 'Nothing'];
  it('a minion of no more power, under the deck', () =>
    play({
      cards,
      seats: { A: { hand: ['Three'], deck: ['Filler'], discard }, B: { discard: ['Two'] } },
      bases: [at('Meadow', 'A Under The Ice'), at('Moor')],
      steps: [
        A.plays('Three', 'Meadow'),
        offered('A', ['Under The Ice', 'pass']),
        A.answers('Under The Ice'),
        offered('A', ['Three@discard', 'Two/A'], ['Four', 'Nothing', 'no']),
        A.answers('Two/A'),
        now({ asked: null, deck: { A: ['Filler', 'Two'] }, discard: { A: ['Four', 'Three', 'Nothing'] } }),
      ],
    }));

  it('under-the-ice/1 its final power counts', () => {
    play({
      cards,
      seats: { A: { hand: ['Three'], deck: ['Filler'], discard: ['Four'] } },
      bases: [at('Meadow', 'A Under The Ice', 'A A Wish for Wings That Work')],
      steps: [A.plays('Three'), A.answers('Under The Ice'), now({ asked: null, deck: { A: ['Filler', 'Four'] } })],
    });
    play({
      cards,
      seats: { A: { hand: ['Three'], deck: ['Filler'], discard: ['Four'] } },
      bases: [at('Meadow', 'A Under The Ice')],
      steps: [A.plays('Three'), now({ asked: null, deck: { A: ['Filler'] } })],
    });
  });

  it('declined, elsewhere, or another player’s: nothing; a minion that is gone counts as it was played', () => {
    play({
      cards,
      seats: { A: { hand: ['Three'], deck: ['Filler'], discard }, B: { deck } },
      bases: [at('Meadow', 'A Under The Ice'), at('Moor')],
      steps: [A.plays('Three', 'Meadow'), A.answers('pass'), now({ asked: null, deck: { A: ['Filler'] } })],
    });
    play({
      cards,
      seats: { A: { hand: ['Three'], deck: ['Filler'], discard }, B: { deck } },
      bases: [at('Meadow', 'A Under The Ice'), at('Moor')],
      steps: [A.plays('Three', 'Moor'), now({ asked: null })],
    });
    play({
      cards,
      turn: 'B',
      seats: { A: { deck, discard }, B: { hand: ['Three'], deck, discard } },
      bases: [at('Meadow', 'A Under The Ice'), at('Moor')],
      steps: [B.plays('Three', 'Meadow'), now({ asked: null })],
    });
    play({
      cards,
      seats: { A: { hand: ['Fleeting'], deck: ['Filler'], discard } },
      bases: [at('Meadow', 'A Under The Ice')],
      steps: [A.plays('Fleeting'), A.answers('Under The Ice'), offered('A', ['Three', 'Two'], ['Four'])],
    });
  });
});
