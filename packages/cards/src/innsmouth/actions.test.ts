import { A, at, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const pike = minionCard('Pike', 2, '');
const deck = ['Filler', 'Filler', 'Filler', 'Filler'];
const local = 'The Locals';

describe('Mysteries of the Deep: If you have three or more minions with the same name on one base, draw three cards. Then you may draw two more cards and two Madness cards.', () => {
  const seats = {
    A: { hand: ['Mysteries of the Deep'], deck: ['Scout', 'Howl', 'Walker', 'Filler', 'Invader', 'Scout'] },
  };

  it('three cards, and then two more with two Madness cards (TERM-14)', () =>
    play({
      cards: [pike],
      seats,
      madness: 3,
      bases: [at('Meadow', 'A Pike', 'A Pike', 'A Pike', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Mysteries of the Deep'),
        now({ hand: { A: ['Scout', 'Howl', 'Walker'] } }),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        now({
          asked: null,
          madness: 1,
          hand: { A: ['Scout', 'Howl', 'Walker', 'Filler', 'Invader', 'Madness', 'Madness'] },
        }),
      ],
    }));

  it('or three only (TERM-14)', () =>
    play({
      cards: [pike],
      seats,
      madness: 3,
      bases: [at('Meadow', 'A Pike', 'A Pike', 'A Pike', 'A Pike'), at('Moor')],
      steps: [
        A.plays('Mysteries of the Deep'),
        A.answers('no'),
        now({ asked: null, madness: 3, hand: { A: ['Scout', 'Howl', 'Walker'] } }),
      ],
    }));

  it.each([
    [['A Pike', 'A Pike', 'B Pike'], ['A Filler']],
    [['A Pike', 'A Pike', 'A Filler'], []],
    [['B Pike', 'B Pike', 'B Pike'], []],
  ])('two of yours are not enough (RES-3): %j', (there, elsewhere) =>
    play({
      cards: [pike],
      seats,
      bases: [at('Meadow', ...there), at('Moor', ...elsewhere)],
      steps: [A.plays('Mysteries of the Deep'), now({ asked: null, hand: { A: [] } })],
    }),
  );

  it('mysteries-of-the-deep/1 all at one base: three at two bases do not count (RES-3)', () =>
    play({
      cards: [pike],
      seats,
      bases: [at('Meadow', 'A Pike', 'A Pike'), at('Moor', 'A Pike')],
      steps: [A.plays('Mysteries of the Deep'), now({ asked: null, hand: { A: [] } })],
    }));
});

describe('New Acolytes: Each player shuffles every minion in their discard pile into their deck.', () => {
  it('minions of every player, no actions (ME-6)', () =>
    play({
      seats: {
        A: { hand: ['New Acolytes'], deck: ['Filler'], discard: ['Scout', 'Howl', local] },
        B: { deck: [], discard: ['Walker', 'Insanity'] },
        C: { deck: [], discard: ['Howl'] },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('New Acolytes'),
        now({
          asked: null,
          discard: { A: ['Howl', 'New Acolytes'], B: ['Insanity'], C: ['Howl'] },
          deck: { A: { has: ['Filler', 'Scout', local], count: 3 }, B: ['Walker'], C: [] },
        }),
      ],
    }));

  it('the decks are shuffled (DECK-2)', () => {
    const orders = new Set<string>();
    for (let seed = 1; seed <= 5; seed++)
      play({
        seed,
        seats: { A: { hand: ['New Acolytes'], deck: ['Filler'], discard: ['Scout', 'Walker', local, 'Invader'] } },
        bases: [at('Meadow'), at('Moor')],
        steps: [
          A.plays('New Acolytes'),
          ({ state }) => void orders.add(state.seats[0]!.deck.map((ix) => state.cards[ix]!.def).join()),
        ],
      });
    expect(orders.size).toBeGreaterThan(1);
  });
});

describe('Recruitment: Draw up to three Madness cards. You may play one extra minion this turn for each Madness card drawn.', () => {
  const hand = ['Recruitment', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];

  it.each([0, 1, 3])('%d Madness cards, and as many extra minions (EXT-2)', (n) =>
    play({
      seats: { A: { hand, deck } },
      madness: 9,
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Recruitment'),
        offered('A', ['0', '1', '2', '3']),
        A.answers(String(n)),
        now({ madness: 9 - n }),
        ...Array.from({ length: n + 1 }, () => A.plays('Filler', 'Meadow')),
        now({
          asked: null,
          cannot: [A.plays('Filler', 'Meadow')],
          hand: { A: { has: Array.from({ length: n }, () => 'Madness') } },
        }),
      ],
    }),
  );

  it('no more than there are (MAD-1)', () => {
    play({
      seats: { A: { hand, deck } },
      madness: 2,
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Recruitment'), offered('A', ['0', '1', '2'])],
    });
    play({
      seats: { A: { hand, deck } },
      madness: 0,
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Recruitment'),
        A.plays('Filler', 'Meadow'),
        now({ asked: null, cannot: [A.plays('Filler', 'Meadow')] }),
      ],
    });
  });
});

describe('Return to the Sea: Special: After a base scores, you may place any number of your minions there that share a name into your hand instead of the discard pile.', () => {
  const seats = { A: { hand: ['Return to the Sea'], deck }, B: { deck } };

  it('return-to-the-sea/1 those of one name go to the hand when the base is cleared, all others are discarded (RES-7)', () =>
    play({
      cards: [pike],
      seats,
      bases: [at('Meadow', 'A Pike', 'A Pike', 'A Invader', 'B Pike', 'B Filler', 'A Overrun'), at('Moor', 'A Pike')],
      steps: [
        A.ends(),
        A.answers('Return to the Sea'),
        offered('A', ['Pike@Meadow/A#1', 'Pike@Meadow/A#2', 'Invader', 'done'], ['Pike@Moor/A', 'Pike@Meadow/B']),
        refused(A.answers('Pike@Meadow/A#1', 'Invader')),
        A.answers('Pike@Meadow/A#1', 'Pike@Meadow/A#2'),
        now(at('Moor', 'A Pike'), {
          turn: 'B',
          hand: { A: { has: ['Pike', 'Pike'] } },
          discard: { A: ['Return to the Sea', 'Invader', 'Overrun'], B: ['Pike', 'Filler'] },
        }),
      ],
    }));

  it('one, or none (RES-12)', () => {
    for (const n of [0, 1])
      play({
        cards: [pike],
        seats,
        bases: [at('Meadow', 'A Pike', 'A Pike', 'B King Rex'), at('Moor')],
        steps: [
          A.ends(),
          A.answers('Return to the Sea'),
          A.answers(...['Pike#2'].slice(0, n), 'done'),
          now({
            turn: 'B',
            discard: { A: n === 1 ? ['Return to the Sea', 'Pike'] : ['Return to the Sea', 'Pike', 'Pike'] },
          }),
        ],
      });
  });

  it('after scoring only, never as a regular action (PLAY-6)', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [refused(A.plays('Return to the Sea'))],
    }));
});

describe('Sacred Circle: Put this on a base. Talent: You may play a minion here as an extra minion if another minion here has the same name.', () => {
  it('an extra minion here whose name another has, anybody’s (EXT-4)', () =>
    play({
      cards: [pike],
      seats: { A: { hand: ['Scout', 'Pike', 'Invader', 'Pike'], deck } },
      bases: [at('Meadow', 'B Pike', 'A Filler', 'A Sacred Circle'), at('Moor', 'A Invader', 'A Pike')],
      steps: [
        A.uses('Sacred Circle'),
        A.plays('Scout', 'Moor'),
        now({
          can: [A.plays('Pike', 'Meadow')],
          cannot: [A.plays('Pike', 'Moor'), A.plays('Invader', 'Meadow'), A.plays('Invader', 'Moor')],
        }),
        A.plays('Pike', 'Meadow'),
        now(at('Meadow', 'B Pike', 'A Filler', 'A Pike', 'A Sacred Circle'), {
          asked: null,
          cannot: [A.plays('Pike', 'Meadow'), A.uses('Sacred Circle')],
        }),
      ],
    }));

  it('the name is looked at when the minion is played: it may have come since (EXT-2)', () =>
    play({
      cards: [pike],
      seats: { A: { hand: ['Pike', 'Pike'], deck } },
      bases: [at('Meadow', 'A Sacred Circle'), at('Moor')],
      steps: [
        A.uses('Sacred Circle'),
        A.plays('Pike', 'Meadow'),
        A.plays('Pike', 'Meadow'),
        now(at('Meadow', 'A Pike', 'A Pike', 'A Sacred Circle'), { asked: null }),
      ],
    }));

  it('its controller only; and the play left is described (ABL-9)', () =>
    play({
      cards: [pike],
      seats: { A: { hand: ['Pike'] } },
      bases: [at('Meadow', 'B Pike', 'B Sacred Circle'), at('Moor')],
      steps: [refused(A.uses('Sacred Circle'))],
    }));
});

describe('Spreading the Word: Play up to two extra minions that have the same name as one minion in play.', () => {
  const hand = ['Spreading the Word', 'Pike', 'Pike', 'Pike', 'Invader', 'Invader', 'Filler'];

  it('spreading-the-word/2 two extra minions with the name of the one you choose (EXT-4)', () =>
    play({
      cards: [pike],
      seats: { A: { hand, deck } },
      bases: [at('Meadow', 'B Pike', 'A Invader'), at('Moor')],
      steps: [
        A.plays('Spreading the Word'),
        offered('A', ['Pike', 'Invader'], ['no']),
        A.answers('Pike'),
        A.plays('Filler', 'Moor'),
        A.plays('Pike', 'Moor'),
        now({ cannot: [A.plays('Invader', 'Moor')] }),
        A.plays('Pike', 'Meadow'),
        now(at('Meadow', 'B Pike', 'A Invader', 'A Pike'), at('Moor', 'A Filler', 'A Pike'), {
          asked: null,
          cannot: [A.plays('Pike', 'Moor'), A.plays('Invader', 'Moor')],
        }),
      ],
    }));

  it('spreading-the-word/1 the minion is in play: names in hands and piles do not count (TERM-7)', () =>
    play({
      cards: [pike],
      seats: { A: { hand, deck: ['Pike'], discard: ['Pike'] } },
      bases: [at('Meadow', 'B Walker', 'B Invader'), at('Moor')],
      steps: [A.plays('Spreading the Word'), offered('A', ['Walker', 'Invader'], ['Pike', 'no'])],
    }));

  it('one name is not asked for; without minions nothing happens (RES-13)', () => {
    play({
      cards: [pike],
      seats: { A: { hand, deck } },
      bases: [at('Meadow', 'B Pike', 'A Pike'), at('Moor')],
      steps: [
        A.plays('Spreading the Word'),
        now({ asked: null }),
        A.plays('Pike', 'Moor'),
        A.plays('Pike', 'Moor'),
        A.plays('Pike', 'Moor'),
      ],
    });
    play({
      cards: [pike],
      seats: { A: { hand, deck } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Spreading the Word'),
        A.plays('Pike', 'Moor'),
        now({ asked: null, cannot: [A.plays('Pike', 'Moor')] }),
      ],
    });
  });
});

describe('The Deep Ones: Each of your minions with power 2 or less gets +1 power this turn.', () => {
  it('yours of power 2 or less, everywhere (CALC-2)', () =>
    play({
      cards: [pike],
      seats: { A: { hand: ['The Deep Ones'] } },
      bases: [at('Meadow', 'A Pike', 'A Invader', 'B Pike', 'A Filler +1'), at('Moor', 'A Filler')],
      steps: [
        A.plays('The Deep Ones'),
        now({
          cards: {
            'Pike/A': { power: 3 },
            Invader: { power: 3 },
            'Pike/B': { power: 2 },
            'Filler@Meadow': { power: 3 },
            'Filler@Moor': { power: 2 },
          },
        }),
      ],
    }));

  it('the-deep-ones/1 not those played later (CALC-2)', () =>
    play({
      seats: { A: { hand: ['The Deep Ones', 'Filler'] } },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        A.plays('The Deep Ones'),
        A.plays('Filler', 'Moor'),
        now({ cards: { 'Filler@Meadow': { power: 2 }, 'Filler@Moor': { power: 1 } } }),
      ],
    }));

  it('the-deep-ones/2 it lasts until the end of the turn (TURN-7)', () =>
    play({
      seats: { A: { hand: ['The Deep Ones'], deck }, B: { deck } },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        A.plays('The Deep Ones'),
        now({ discard: { A: ['The Deep Ones'] }, cards: { Filler: { power: 2 } } }),
        A.ends(),
        now({ turn: 'B', cards: { Filler: { power: 1 } } }),
      ],
    }));
});
