import { A, at, B, logged, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

/** A is asked nothing, and that card lies at the bottom of A's deck. */
const isUnder = (card: string) => ({ asked: null, deck: { A: { bottom: [card] } }, discard: { A: { lacks: [card] } } });

describe('Zobo the Clown: Ongoing: You may use your regular action play for a standard action in your discard pile; when it would then go to your hand or the discard pile, place it on the bottom of your deck instead.', () => {
  it('zobo-the-clown/1 the regular play, for a standard action; it goes under the deck', () =>
    play({
      seats: {
        A: {
          hand: ['Pie in the Face'],
          discard: ['Pie in the Face', 'Overrun', 'Upgrade', 'Filler', 'Make Your Own Luck'],
          deck: ['Scout', 'Cannon'],
        },
        B: { discard: ['Abduction'] },
      },
      bases: [at('Meadow', 'A Zobo the Clown'), at('Moor')],
      steps: [
        now({
          cannot: [A.plays('Overrun', 'Meadow', 'discard'), A.plays('Upgrade', 'Zobo the Clown', 'discard')],
          can: [A.plays('Pie in the Face', undefined, 'hand')],
        }),
        A.plays('Pie in the Face', undefined, 'discard'),
        now({ cards: { 'Zobo the Clown': { power: 9 } }, hand: { A: ['Pie in the Face'] } }),
        now(isUnder('Pie in the Face')),
        refused(A.plays('Pie in the Face')),
      ],
    }));

  it('zobo-the-clown/1 nor does it come to your hand', () =>
    play({
      seats: { A: { discard: ['Friendship Power'], deck: ['Scout'] } },
      bases: [at('Meadow', 'A Zobo the Clown'), at('Moor', 'A Filler')],
      steps: [
        A.plays('Friendship Power', undefined, 'discard'),
        A.answers('Filler', '?Meadow', 'yes'),
        now(isUnder('Friendship Power'), { hand: { A: [] } }),
      ],
    }));

  it('zobo-the-clown/2 if it goes elsewhere, it goes there', () =>
    play({
      madness: 2,
      seats: { A: { discard: ['Madness'], deck: ['Scout'] } },
      bases: [at('Meadow', 'A Zobo the Clown'), at('Moor')],
      steps: [
        A.plays('Madness', undefined, 'discard'),
        A.answers('return'),
        now({ asked: null, madness: 3, deck: { A: ['Scout'] }, discard: { A: [] } }),
      ],
    }));

  it('not for an extra play, not another player’s, and not with the regular play gone', () => {
    play({
      seats: { A: { hand: ['Time Loop'], discard: ['Pie in the Face'] } },
      bases: [at('Meadow', 'A Zobo the Clown'), at('Moor')],
      steps: [A.plays('Time Loop'), now({ cannot: [A.plays('Pie in the Face', undefined, 'discard')] })],
    });
    play({
      seats: { A: { discard: ['Pie in the Face'] } },
      bases: [at('Meadow', 'B Zobo the Clown', 'A Filler'), at('Moor')],
      steps: [now({ cannot: [A.plays('Pie in the Face', undefined, 'discard')] })],
    });
  });

  it('it counts as your regular play, not as an extra one (EXT-1)', () =>
    play({
      seats: { A: { discard: ['Pie in the Face', 'Pie in the Face'], deck: ['Scout'] } },
      bases: [at('Meadow', 'A Zobo the Clown', 'A Zobo the Clown'), at('Moor')],
      steps: [
        A.plays('Pie in the Face', undefined, 'discard'),
        A.answers('Zobo the Clown#1'),
        now({ plays: { A: { actions: 0 } }, discard: { A: ['Pie in the Face'] } }),
        ({ state }) => {
          if (state.seats[0]!.extras !== 0) throw new Error('it counts as an extra card');
        },
        refused(A.plays('Pie in the Face', undefined, 'discard')),
      ],
    }));
});

describe('Mumu Adams: Ongoing: Each turn, draw a card after the first action you play.', () => {
  it('after the first action, not after another, and not after a minion', () =>
    play({
      seats: {
        A: { hand: ['Filler', 'Clown Pyramid', 'Pie in the Face'], deck: ['Scout', 'Cannon'] },
        B: { hand: [], deck: ['Walker'] },
      },
      bases: [at('Meadow', 'A Mumu Adams', 'B Mumu Adams'), at('Moor')],
      steps: [
        A.plays('Filler', 'Moor'),
        now({ hand: { A: ['Clown Pyramid', 'Pie in the Face'] } }),
        A.plays('Clown Pyramid'),
        A.answers('Filler'),
        now({ hand: { A: ['Pie in the Face', 'Scout'] } }),
        A.plays('Pie in the Face'),
        A.answers('Filler'),
        now({ asked: null, hand: { A: ['Scout'], B: [] } }),
      ],
    }));

  it('not if the first was played before it came', () =>
    play({
      seats: { A: { hand: ['Clown Pyramid', 'Mumu Adams', 'Pie in the Face'], deck: ['Scout'] } },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Clown Pyramid'),
        A.plays('Mumu Adams', 'Moor'),
        A.plays('Pie in the Face'),
        A.answers('Filler'),
        now({ asked: null, hand: { A: [] } }),
      ],
    }));
});

describe('Nickelsmart: Talent: If your discard pile holds two or more standard actions, play a random one of them as an extra action; when it would then go to your hand or the discard pile, place it on the bottom of your deck instead.', () => {
  it('nickelsmart/1 a random standard action; it goes under the deck', () =>
    play({
      seats: {
        A: {
          hand: ['Pie in the Face'],
          discard: ['Pie in the Face', 'Pie in the Face', 'Overrun', 'Filler'],
          deck: ['Scout'],
        },
      },
      bases: [at('Meadow', 'A Nickelsmart'), at('Moor')],
      steps: [
        A.uses('Nickelsmart'),
        now({ cards: { Nickelsmart: { power: 8 } }, discard: { A: ['Pie in the Face', 'Overrun', 'Filler'] } }),
        now({ asked: null, deck: { A: { bottom: ['Pie in the Face'] } }, can: [A.plays('Pie in the Face')] }),
        refused(A.uses('Nickelsmart')),
      ],
    }));

  it('nickelsmart/2 if it goes elsewhere, it goes there', () =>
    play({
      madness: 2,
      seats: { A: { discard: ['Madness', 'Madness'], deck: ['Scout'] } },
      bases: [at('Meadow', 'A Nickelsmart'), at('Moor')],
      steps: [
        A.uses('Nickelsmart'),
        A.answers('return'),
        now({ asked: null, madness: 3, deck: { A: ['Scout'] }, discard: { A: ['Madness'] } }),
      ],
    }));

  it('not with fewer than two', () =>
    play({
      seats: { A: { discard: ['Pie in the Face', 'Overrun', 'Filler'] } },
      bases: [at('Meadow', 'A Nickelsmart'), at('Moor')],
      steps: [refused(A.uses('Nickelsmart'))],
    }));
});

describe('Donald McRonald: Reveal cards from the top of your deck until two of them are actions. Draw one of the two and discard the other. Shuffle your deck.', () => {
  it('two actions: one drawn, the other discarded, the rest shuffled back', () =>
    play({
      seats: {
        A: { hand: ['Donald McRonald'], deck: ['Walker', 'Cannon', 'Filler', 'Overrun', 'Pie in the Face', 'Scout'] },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Donald McRonald', 'Meadow'),
        offered('A', ['Cannon', 'Overrun'], ['Pie in the Face', 'no']),
        A.answers('Overrun'),
        now({ asked: null, hand: { A: ['Overrun'] }, discard: { A: ['Cannon'] }, deck: { A: 4 } }),
        logged('A shuffled the deck'),
      ],
    }));

  it('one action: it is drawn; none: nothing (RES-11)', () => {
    play({
      seats: { A: { hand: ['Donald McRonald'], deck: ['Walker', 'Cannon', 'Filler'], discard: ['Overrun'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Donald McRonald', 'Meadow'),
        now({ asked: null, hand: { A: ['Cannon'] }, discard: { A: ['Overrun'] }, deck: { A: 2 } }),
      ],
    });
    play({
      seats: { A: { hand: ['Donald McRonald'], deck: [], discard: ['Overrun', 'Cannon', 'Filler'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Donald McRonald', 'Meadow'),
        A.answers('Cannon'),
        now({ asked: null, hand: { A: ['Cannon'] }, discard: { A: ['Overrun'] }, deck: { A: 1 } }),
      ],
    });
  });
});

describe('Mime: As an extra action, you may play from your discard pile a standard action that you have not played this turn; when it would then go to your hand or the discard pile, place it on the bottom of your deck instead.', () => {
  it('mime/1 a standard action; it goes under the deck', () =>
    play({
      seats: {
        A: {
          hand: ['Mime', 'Pie in the Face'],
          discard: ['Colorful Scarves', 'Overrun', 'Make Your Own Luck', 'Filler'],
          deck: ['Scout', 'Walker', 'Cannon'],
        },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Mime', 'Meadow'),
        offered('A', ['Colorful Scarves', 'no'], ['Overrun', 'Filler', 'Make Your Own Luck']),
        A.answers('Colorful Scarves', 'no'),
        now(isUnder('Colorful Scarves'), { can: [A.plays('Pie in the Face')] }),
      ],
    }));

  it('mime/2 if it goes elsewhere, it goes there', () =>
    play({
      madness: 2,
      seats: { A: { hand: ['Mime'], discard: ['Madness'], deck: ['Scout'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Mime', 'Meadow'),
        A.answers('Madness', 'return'),
        now({ asked: null, madness: 3, deck: { A: ['Scout'] } }),
      ],
    }));

  it('not one you have played this turn, from whatever pile; another player may have played yours', () => {
    play({
      seats: { A: { hand: ['Mime', 'Pie in the Face'], discard: ['Clown Car'], deck: ['Scout'] } },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Pie in the Face'),
        A.plays('Mime', 'Meadow'),
        offered('A', ['Clown Car', 'no'], ['Pie in the Face']),
        A.answers('no'),
        now({ asked: null, discard: { A: ['Clown Car', 'Pie in the Face'] } }),
      ],
    });
    play({
      turn: 'B',
      seats: {
        A: { hand: ['Mime'], discard: ['Clown Car'], deck: ['Scout', 'Scout'] },
        B: { hand: ['Pie in the Face'] },
      },
      bases: [at('Meadow', 'A Filler', 'B Filler'), at('Moor')],
      steps: [
        B.plays('Pie in the Face'),
        B.answers('?Filler'),
        B.ends(),
        A.plays('Mime', 'Moor'),
        offered('A', ['Clown Car', 'no']),
      ],
    });
  });
});

describe('Harlequin: You may search your deck and place an action from it in your discard pile.', () => {
  it('harlequin/1 any action of the deck, which is shuffled', () =>
    play({
      seats: { A: { hand: ['Harlequin'], deck: ['Filler', 'Cannon', 'Overrun', 'Scout'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Harlequin', 'Meadow'),
        A.answers('yes'),
        offered('A', ['Cannon', 'Overrun'], ['Filler', 'Scout', 'no']),
        A.answers('Overrun'),
        now({
          asked: null,
          discard: { A: ['Overrun'] },
          deck: { A: { has: ['Filler', 'Cannon', 'Scout'], count: 3 } },
        }),
        ({ events }) => {
          if (!events.some((e) => e.type === 'shuffle')) throw new Error('the deck was not shuffled');
        },
      ],
    }));

  it('or not', () =>
    play({
      seats: { A: { hand: ['Harlequin'], deck: ['Filler', 'Cannon'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Harlequin', 'Meadow'),
        A.answers('no'),
        now({ asked: null, discard: { A: [] }, deck: { A: ['Filler', 'Cannon'] } }),
      ],
    }));
});
