/* Long because each card is tried against many others. */
import { A, at, B, logged, now, offered, play, refused, shown } from '@smash/testkit/play';
import { rock, smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const meadow = [at('Meadow'), at('Moor')];

describe('Act of True Love: Destroy one of your minions to play, as an extra minion, a minion from your discard pile other than that one.', () => {
  it('destroys one of yours, plays another of the discard pile', () =>
    play({
      seats: { A: { hand: ['Act of True Love'], discard: ['Snowgie', 'Cannon'] }, B: { discard: ['Anna'] } },
      bases: [at('Meadow', 'A Filler', 'A Elsa', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Act of True Love'),
        offered('A', ['Filler', 'Elsa', 'no'], ['Walker']),
        A.answers('Filler'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Meadow'),
        now(at('Meadow', 'A Elsa', 'A Snowgie', 'B Walker'), {
          asked: null,
          discard: { A: ['Filler', 'Cannon', 'Act of True Love'] },
          plays: { A: { minions: 1, actions: 0 } },
          cards: { Snowgie: { counters: 1 } },
        }),
      ],
    }));
  it('of two, you choose one; not the destroyed one, but another of its name', () => {
    play({
      seats: { A: { hand: ['Act of True Love'], discard: ['Filler', 'Walker'] } },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Act of True Love'),
        A.answers('Filler'),
        offered('A', ['Filler', 'Walker'], ['no']),
        A.answers('Filler', 'Moor'),
        now(at('Meadow'), at('Moor', 'A Filler'), { discard: { A: ['Filler', 'Walker', 'Act of True Love'] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Act of True Love'] } },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Act of True Love'),
        A.answers('Filler'),
        now(at('Meadow'), { asked: null, discard: { A: ['Filler', 'Act of True Love'] } }),
      ],
    });
  });
  it('a fusion is played as a minion (FUS-3)', () =>
    play({
      seats: { A: { hand: ['Act of True Love'], discard: ['Rosie'] } },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Act of True Love'),
        A.answers('Filler'),
        offered('A', ['Meadow', 'Moor'], ['minion', 'action']),
        A.answers('Moor', '?no', '?done'),
      ],
    }));
  it('declined, or without the destruction: nothing (RES-3)', () => {
    const seats = { A: { hand: ['Act of True Love'], discard: ['Walker'] } };
    play({
      seats,
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [A.plays('Act of True Love'), A.answers('no'), now(at('Meadow', 'A Filler'), { asked: null })],
    });
    play({
      cards: [rock],
      seats,
      bases: [at('Meadow', 'A Rock'), at('Moor')],
      steps: [
        A.plays('Act of True Love'),
        A.answers('Rock'),
        now(at('Meadow', 'A Rock'), { asked: null, discard: { A: ['Walker', 'Act of True Love'] } }),
      ],
    });
  });
});

describe('Big Summer Blowout: Discard a card from your hand to choose a minion in your discard pile and place it into your hand.', () => {
  it('one card for one minion', () =>
    play({
      seats: { A: { hand: ['Big Summer Blowout', 'Cannon', 'Walker'], discard: ['Elsa', 'Sacrifice'] } },
      bases: meadow,
      steps: [
        A.plays('Big Summer Blowout'),
        offered('A', ['Cannon', 'Walker', 'no']),
        A.answers('Walker'),
        offered('A', ['Elsa', 'Walker'], ['Sacrifice', 'no']),
        A.answers('Elsa'),
        now({
          asked: null,
          hand: { A: ['Cannon', 'Elsa'] },
          discard: { A: ['Walker', 'Sacrifice', 'Big Summer Blowout'] },
        }),
      ],
    }));
  it('declined, or with nothing to discard: no minion', () => {
    play({
      seats: { A: { hand: ['Big Summer Blowout', 'Cannon'], discard: ['Elsa'] } },
      bases: meadow,
      steps: [A.plays('Big Summer Blowout'), A.answers('no'), now({ asked: null, hand: { A: ['Cannon'] } })],
    });
    play({
      seats: { A: { hand: ['Big Summer Blowout'], discard: ['Elsa'] } },
      bases: meadow,
      steps: [A.plays('Big Summer Blowout'), now({ asked: null, hand: { A: [] } })],
    });
  });
  it('big-summer-blowout/1 everything that reacts to a discard reacts to this one, and a second needs its own', () =>
    play({
      seats: {
        A: { hand: ['Big Summer Blowout', 'Performance Prize', 'Cannon', 'Rookie Sumo'], discard: ['Elsa'] },
        B: {},
      },
      bases: [at('Meadow', 'A Top Tier', 'A Top Tier'), at('Moor')],
      steps: [
        A.plays('Big Summer Blowout'),
        A.answers('Performance Prize'),
        now({ asked: null, cards: { 'Top Tier#1': { counters: 1 }, 'Top Tier#2': { counters: 1 } } }),
        A.plays('Rookie Sumo', 'Moor'),
        offered('A', ['Cannon', 'Elsa', 'no']),
        A.answers('Cannon', 'Rookie Sumo'),
        now({ discard: { A: ['Big Summer Blowout', 'Performance Prize', 'Cannon'] } }),
        now({ cards: { 'Top Tier#1': { counters: 2 }, 'Top Tier#2': { counters: 2 } } }),
      ],
    }));
});

describe('Do You Want to Build a Snowman?: From your discard pile, play Olaf, Marshmallow or a Snowgie as an extra minion.', () => {
  it('one of the three, from your discard pile', () =>
    play({
      seats: {
        A: {
          hand: ['Do You Want to Build a Snowman?', 'Snowgie'],
          discard: ['Olaf', 'Marshmallow', 'Snowgie', 'Walker', 'Elsa'],
        },
        B: { discard: ['Snowgie'] },
      },
      bases: meadow,
      steps: [
        A.plays('Do You Want to Build a Snowman?'),
        offered('A', ['Olaf', 'Marshmallow', 'Snowgie@discard/A'], ['Walker', 'Elsa', 'no']),
        A.answers('Marshmallow', 'Moor'),
        now(at('Moor', 'A Marshmallow'), { asked: null, plays: { A: { minions: 1, actions: 0 } } }),
      ],
    }));
  it('none there: nothing', () =>
    play({
      seats: { A: { hand: ['Do You Want to Build a Snowman?', 'Olaf'], discard: ['Walker'] } },
      bases: meadow,
      steps: [A.plays('Do You Want to Build a Snowman?'), now({ asked: null, hand: { A: ['Olaf'] } })],
    }));
});

describe('Frozen Port: Put this on a base. Ongoing: The first minion that another player plays in a turn cannot be played here as long as they can play it on another base.', () => {
  const bases = [at('Meadow', 'B Frozen Port'), at('Moor'), at('Marsh')];
  it('frozen-port/2 not the first minion of a turn; a later one may', () =>
    play({
      seats: { A: { hand: ['Zapbot', 'Walker', 'Filler', 'Overrun', 'Filler'] }, B: { hand: ['Filler'] } },
      bases,
      steps: [
        refused(A.plays('Zapbot', 'Meadow')),
        now({ can: [A.plays('Overrun', 'Meadow'), A.plays('Zapbot', 'Marsh')] }),
        A.plays('Zapbot', 'Moor'),
        A.plays('Filler#1', 'Meadow'),
        now(at('Meadow', 'A Filler', 'B Frozen Port')),
        A.ends(),
        B.plays('Filler', 'Meadow'),
        now(at('Meadow', 'A Filler', 'B Filler', 'B Frozen Port')),
        B.ends(),
        refused(A.plays('Filler', 'Meadow')),
      ],
    }));
  it('frozen-port/2 a regular play after an extra one, too', () =>
    play({
      seats: { A: { hand: ['Filler', 'Invader'], discard: ['Tenacious Z'] }, B: {} },
      bases,
      steps: [
        refused(A.plays('Tenacious Z', 'Meadow', 'discard')),
        A.plays('Tenacious Z', 'Moor', 'discard'),
        A.plays('Filler', 'Meadow'),
        now(at('Meadow', 'A Filler', 'B Frozen Port')),
      ],
    }));
  it('frozen-port/1 a minion that can be played only here may', () => {
    play({
      seats: { A: { hand: ['Filler'] }, B: {} },
      bases: [at('Meadow', 'B Frozen Port'), at('Ice Castle')],
      steps: [A.plays('Filler', 'Meadow'), now(at('Meadow', 'A Filler', 'B Frozen Port'))],
    });
    play({
      seats: { A: { hand: ['Filler'] }, B: {} },
      bases: [at('Meadow', 'B Frozen Port', 'B Frozen Port'), at('Moor', 'B Frozen Port')],
      steps: [now({ can: [A.plays('Filler', 'Meadow'), A.plays('Filler', 'Moor')] })],
    });
  });
  it('not its own player’s minions', () =>
    play({
      seats: { A: { hand: ['Filler'] }, B: {} },
      bases: [at('Meadow', 'A Frozen Port'), at('Moor')],
      steps: [A.plays('Filler', 'Meadow'), now(at('Meadow', 'A Filler', 'A Frozen Port'))],
    }));
});

describe("Hans Westergaard: Each player reveals one minion from their hand, or the whole hand if it holds none. All the minions revealed are shuffled into their owners' decks.", () => {
  it('hans-westergaard/1 clockwise, each chooses one; then all are shuffled away', () =>
    play({
      turn: 'B',
      seats: {
        A: { hand: ['Walker', 'Cannon', 'Invader'], deck: ['Filler'] },
        B: { hand: ['Hans Westergaard', 'Elsa', 'Anna'], deck: ['Filler'] },
        C: { hand: ['Sacrifice', 'Overrun'], deck: ['Filler'] },
      },
      bases: meadow,
      steps: [
        B.plays('Hans Westergaard'),
        offered('B', ['Elsa', 'Anna'], ['no']),
        B.answers('Elsa'),
        now({ sees: { A: { has: ['Sacrifice', 'Overrun', 'Elsa'] } } }),
        offered('A', ['Walker', 'Invader'], ['Cannon', 'no']),
        A.answers('Walker'),
        now({
          asked: null,
          hand: { A: ['Cannon', 'Invader'], B: ['Anna'], C: ['Sacrifice', 'Overrun'] },
          deck: { A: 2, B: 2, C: 1 },
          sees: { B: { has: ['Walker'], lacks: ['Invader', 'Cannon'] } },
        }),
        logged('A shuffled the deck'),
      ],
    }));
  it('empty hands', () =>
    play({
      seats: { A: { hand: ['Hans Westergaard'], deck: ['Filler'] }, B: { hand: [], deck: ['Filler'] } },
      bases: meadow,
      steps: [A.plays('Hans Westergaard'), now({ asked: null, deck: { A: 1, B: 1 } })],
    }));
});

describe("Let It Go: Look at your deck's top three cards and draw one of them. Place the others into your discard pile and/or on top of your deck, in any order.", () => {
  const seats = { A: { hand: ['Let It Go'], deck: ['Walker', 'Invader', 'Cannon', 'Filler'] } };
  it('one to the hand, the others back in any order', () =>
    play({
      seats,
      bases: meadow,
      steps: [
        A.plays('Let It Go'),
        offered('A', ['Walker', 'Invader', 'Cannon'], ['Filler', 'no']),
        A.answers('Invader'),
        offered('A', ['Walker', 'Cannon', 'done'], ['Invader']),
        A.answers('done', 'Cannon', 'Walker'),
        now({
          asked: null,
          hand: { A: ['Invader'] },
          deck: { A: ['Cannon', 'Walker', 'Filler'] },
          discard: { A: ['Let It Go'] },
          sees: { B: { lacks: ['Invader', 'Walker', 'Cannon'] } },
        }),
      ],
    }));
  it('or some, or both, into the discard pile', () => {
    play({
      seats,
      bases: meadow,
      steps: [
        A.plays('Let It Go'),
        A.answers('Invader', 'Cannon', 'done'),
        now({ asked: null, deck: { A: ['Walker', 'Filler'] }, discard: { A: ['Let It Go', 'Cannon'] } }),
      ],
    });
    play({
      seats,
      bases: meadow,
      steps: [
        A.plays('Let It Go'),
        A.answers('Invader', 'Cannon', 'Walker'),
        now({ asked: null, deck: { A: ['Filler'] }, discard: { A: ['Let It Go', 'Cannon', 'Walker'] } }),
      ],
    });
  });
  it('a short deck', () => {
    play({
      seats: { A: { hand: ['Let It Go'], deck: ['Walker'] } },
      bases: meadow,
      steps: [A.plays('Let It Go'), now({ asked: null, hand: { A: ['Walker'] }, deck: { A: 0 } })],
    });
    play({
      seats: { A: { hand: ['Let It Go'], deck: [] } },
      bases: meadow,
      steps: [A.plays('Let It Go'), now({ asked: null, hand: { A: [] } })],
    });
  });
});

describe("Lock the Gates: Put this on a base. Ongoing: Other players' cards cannot destroy your minions here. Talent: Look at your deck's top card, then either discard it or return it.", () => {
  it.each([
    ['Filler', true],
    ['Walker', false],
    ['Invader', false],
  ] as const)('%s stays: %s', (target, stays) =>
    play({
      cards: [smite],
      turn: 'B',
      seats: { A: {}, B: { hand: ['Smite'] } },
      bases: [at('Meadow', 'A Filler', 'A Lock the Gates', 'B Walker'), at('Moor', 'A Invader')],
      steps: [
        B.plays('Smite'),
        B.answers(target),
        now({ discard: { [target === 'Walker' ? 'B' : 'A']: { [stays ? 'lacks' : 'has']: [target] } } }),
      ],
    }),
  );
  it('your own cards can', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'] }, B: {} },
      bases: [at('Meadow', 'A Filler', 'A Lock the Gates'), at('Moor')],
      steps: [A.plays('Smite'), now({ discard: { A: ['Filler', 'Smite'] } })],
    }));
  const bases = [at('Meadow', 'A Lock the Gates', 'A Top Tier'), at('Moor')];
  it('discards the top card, or not', () => {
    play({
      seats: { A: { deck: ['Walker', 'Scout'] } },
      bases,
      steps: [
        A.uses('Lock the Gates'),
        offered('A', ['discard', 'return'], ['no']),
        shown('A', 'Walker'),
        // The next one is not looked at (INFO-3).
        now({ sees: { A: { lacks: ['Scout'] } } }),
        A.answers('discard'),
        now({ asked: null, deck: { A: ['Scout'] }, discard: { A: ['Walker'] } }),
        now({ cards: { 'Top Tier': { counters: 0 } } }),
        refused(A.uses('Lock the Gates')),
      ],
    });
    play({
      seats: { A: { deck: ['Walker', 'Filler'] } },
      bases,
      steps: [
        A.uses('Lock the Gates'),
        A.answers('return'),
        now({ asked: null, deck: { A: ['Walker', 'Filler'] }, discard: { A: [] } }),
      ],
    });
    play({ seats: { A: { deck: [] } }, bases, steps: [A.uses('Lock the Gates'), now({ asked: null })] });
  });
});

describe('Reindeers Are Better Than People: Find a minion in your deck and/or discard pile, and shuffle your deck if you searched it. With power 3 or less it is played as an extra minion; otherwise it is discarded.', () => {
  const hand = ['Reindeers Are Better Than People'];
  it('power 3 or less: played; the deck is shuffled', () =>
    play({
      seats: { A: { hand, deck: ['Filler', 'Olaf', 'Elsa', 'Cannon'] } },
      bases: meadow,
      steps: [
        A.plays('Reindeers Are Better Than People'),
        offered('A', ['Filler', 'Olaf', 'Elsa'], ['Cannon', 'no']),
        A.answers('Olaf', 'Moor'),
        now(at('Moor', 'A Olaf'), { asked: null, deck: { A: 3 }, plays: { A: { minions: 1, actions: 0 } } }),
        logged('A shuffled the deck'),
      ],
    }));
  it('more: discarded', () =>
    play({
      seats: { A: { hand, deck: ['Filler', 'Anna', 'Cannon'] } },
      bases: meadow,
      steps: [
        A.plays('Reindeers Are Better Than People'),
        A.answers('Anna'),
        now(at('Meadow'), at('Moor'), { asked: null, deck: { A: 2 }, discard: { A: [...hand, 'Anna'] } }),
      ],
    }));
  it('from the discard pile, without a search; a strong one stays there', () => {
    play({
      seats: { A: { hand, deck: ['Filler', 'Filler'], discard: ['Olaf', 'Sacrifice'] } },
      bases: meadow,
      steps: [
        A.plays('Reindeers Are Better Than People'),
        A.answers('open', 'Meadow'),
        now(at('Meadow', 'A Olaf'), { asked: null, deck: { A: 2 }, discard: { A: [...hand, 'Sacrifice'] } }),
      ],
    });
    play({
      seats: { A: { hand, deck: ['Filler'], discard: ['Elsa'] } },
      bases: meadow,
      steps: [
        A.plays('Reindeers Are Better Than People'),
        A.answers('open'),
        now(at('Meadow'), { asked: null, deck: { A: 1 }, discard: { A: [...hand, 'Elsa'] } }),
      ],
    });
  });
  it('a fusion is played as a minion (FUS-3)', () =>
    play({
      seats: { A: { hand, deck: ['Rosie'] } },
      bases: meadow,
      steps: [
        A.plays('Reindeers Are Better Than People'),
        offered('A', ['Meadow', 'Moor'], ['minion', 'action']),
        A.answers('Moor', '?no', '?done'),
      ],
    }));
  it('none anywhere', () =>
    play({
      seats: { A: { hand, deck: ['Cannon'] } },
      bases: meadow,
      steps: [A.plays('Reindeers Are Better Than People'), now({ asked: null, deck: { A: 1 } })],
    }));
});
