/* Long because each card is tried against many others. */
import { act, after, look, ops } from '@smash/engine/script';
import { A, at, B, baseCard, now, offered, play, refused } from '@smash/testkit/play';
import { miser } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

describe('Big Gulp: Destroy a minion with power 4 or less.', () => {
  const seats = { A: { hand: ['Big Gulp'] } };

  it('of power exactly 4, not 5, anybody’s, anywhere (CALC-1)', () =>
    play({
      seats,
      bases: [at('Meadow', 'B Invader +1', 'B Invader +2', 'A Filler'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Big Gulp'),
        offered('A', ['Invader#1', 'Filler', 'Walker'], ['Invader#2', 'no']),
        A.answers('Invader#1'),
        now(at('Meadow', 'B Invader', 'A Filler'), at('Moor', 'B Walker'), {
          asked: null,
          discard: { B: ['Invader'] },
        }),
      ],
    }));

  it('must be done, to an own or protected one if there is no other (RES-11, RES-13)', () => {
    play({
      seats,
      bases: [at('Meadow', 'A Filler', 'B King Rex'), at('Moor')],
      steps: [A.plays('Big Gulp'), now(at('Meadow', 'B King Rex'), { asked: null })],
    });
    play({
      seats,
      bases: [at('Meadow', 'B Filler with B Incorporeal', 'B King Rex'), at('Moor')],
      steps: [A.plays('Big Gulp'), now(at('Meadow', 'B Filler with B Incorporeal', 'B King Rex'), { asked: null })],
    });
    play({
      seats,
      bases: [at('Meadow', 'B King Rex'), at('Moor')],
      steps: [A.plays('Big Gulp'), now(at('Meadow', 'B King Rex'), { asked: null, discard: { A: ['Big Gulp'] } })],
    });
  });
});

describe('Buffet: Special: Play this after a base scores. If you won that base, place a +1 power counter on each of your minions.', () => {
  const seats = { A: { hand: ['Buffet'] } };

  it('buffet/1 after scoring, the winner’s minions everywhere get one (SCORE-8, PLAY-6)', () =>
    play({
      seats,
      bases: [at('Meadow', 'A King Rex', 'B Invader'), at('Moor', 'A Filler +1', 'A Walker', 'B Walker')],
      steps: [
        refused(A.plays('Buffet')),
        A.ends(),
        now({ vp: { A: 3, B: 2 } }),
        offered('A', ['Buffet', 'pass']),
        A.answers('Buffet'),
        now(at('Moor', 'A Filler', 'A Walker', 'B Walker'), {
          asked: null,
          cards: { Filler: { power: 3, counters: 2 }, 'Walker#1': { counters: 1 }, 'Walker#2': { counters: 0 } },
          discard: { A: ['Buffet', 'King Rex'] },
        }),
      ],
    }));

  it('a tie for first place is a win; a second place is not; it may be kept (VP-3, PLAY-5)', () => {
    const hill = (rival: string) => [at('Meadow', 'A King Rex', rival), at('Moor', 'A Filler')];
    for (const [rival, answer, counters] of [
      ['B King Rex', 'Buffet', 1],
      ['B King Rex +1', 'Buffet', 0],
      ['B King Rex', 'pass', 0],
    ] as const)
      play({
        seats,
        bases: hill(rival),
        steps: [A.ends(), A.answers(answer), now({ asked: null, cards: { Filler: { counters } } })],
      });
  });

  it('in another player’s turn, too (ABL-4)', () =>
    play({
      turn: 'B',
      seats,
      bases: [at('Meadow', 'A King Rex', 'B Invader'), at('Moor', 'A Filler')],
      steps: [B.ends(), A.answers('Buffet'), now({ asked: null, cards: { Filler: { counters: 1 } } })],
    }));
});

/** Sends on whoever comes. */
const broom = baseCard(
  'Broom Closet',
  'After a minion is played here, it moves to another base.',
  after('play', { when: (_q, me, played) => played.to === me.self }, function* (me) {
    const to = yield* look((q) => q.otherBases(me.self)[0]!);
    yield* act(ops.move(me.args.card, to));
  }),
);

describe('Crack of Dusk: From your discard pile, play a minion with power 2 or less as an extra minion. Then place a +1 power counter on that minion.', () => {
  const seats = { A: { hand: ['Crack of Dusk', 'Filler'], discard: ['Walker', 'Invader', 'Worker', 'Big Gulp'] } };

  it('one of power 2 or less from the pile, as an extra minion (EXT-1, TERM-9)', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Scout'), at('Moor')],
      steps: [
        A.plays('Crack of Dusk'),
        offered('A', ['Walker', 'Worker'], ['Invader', 'Big Gulp', 'Filler', 'no']),
        A.answers('Worker'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Moor'),
        // Its own two, and one more.
        now(at('Moor', 'A Worker'), {
          asked: null,
          cards: { Worker: { power: 3, counters: 3 }, Scout: { counters: 0 } },
          plays: { A: { minions: 1, actions: 0 } },
          discard: { A: ['Walker', 'Invader', 'Big Gulp', 'Crack of Dusk'] },
        }),
      ],
    }));

  it('crack-of-dusk/1 immediately: it cannot be kept for later (EXT-3)', () =>
    play({
      seats: { A: { hand: ['Crack of Dusk'], discard: ['Filler'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Crack of Dusk'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        refused(A.ends()),
        A.answers('Meadow'),
        now(at('Meadow', 'A Filler'), { asked: null, cards: { Filler: { counters: 1 } } }),
      ],
    }));

  it('without such a minion nothing happens, and nothing is left over (EXT-3)', () =>
    play({
      seats: { A: { hand: ['Crack of Dusk', 'Filler', 'Filler'], discard: ['Invader'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Crack of Dusk'),
        now({ asked: null }),
        A.plays('Filler', 'Meadow'),
        refused(A.plays('Filler', 'Meadow')),
        now({ cards: { 'Filler@Meadow': { counters: 0 } } }),
      ],
    }));

  it('only where it can be played (PLAY-4)', () =>
    play({
      seats: { A: { hand: ['Crack of Dusk'], discard: ['Filler'] } },
      bases: [at('Meadow'), at("Tsar's Palace"), at('Moor', 'B Overrun')],
      steps: [
        A.plays('Crack of Dusk'),
        now(at('Meadow', 'A Filler'), { asked: null, cards: { Filler: { counters: 1 } } }),
      ],
    }));

  it('one that is moved away by what its coming triggers gets its counter there (RES-2)', () =>
    play({
      cards: [broom],
      seats: { A: { hand: ['Crack of Dusk'], discard: ['Filler'] } },
      bases: [at('Broom Closet'), at("Tsar's Palace", 'B King Rex')],
      steps: [
        A.plays('Crack of Dusk'),
        now(at('Broom Closet'), at("Tsar's Palace", 'A Filler', 'B King Rex'), {
          asked: null,
          cards: { Filler: { counters: 1 } },
        }),
      ],
    }));
});

describe('Cull the Weak: Choose one of your minions. Discard any number of minions from your hand, and place a +1 power counter on the chosen minion for each of them.', () => {
  const seats = { A: { hand: ['Cull the Weak', 'Walker', 'King Rex', 'Scout', 'Big Gulp'] } };
  const bases = [at('Meadow', 'A Filler', 'B Walker'), at('Moor', 'A Invader +1')];

  it('a counter for each minion discarded (RES-3)', () =>
    play({
      seats,
      bases,
      steps: [
        A.plays('Cull the Weak'),
        offered('A', ['Filler', 'Invader'], ['Walker', 'no']),
        A.answers('Invader'),
        offered('A', ['Walker', 'King Rex', 'Scout', 'done'], ['Big Gulp', 'Filler']),
        A.answers('King Rex', 'Walker', 'done'),
        now({
          asked: null,
          cards: { Invader: { power: 6, counters: 3 }, Filler: { counters: 0 } },
          hand: { A: ['Scout', 'Big Gulp'] },
          discard: { A: ['Cull the Weak', 'King Rex', 'Walker'] },
        }),
      ],
    }));

  it('any number: none (RES-12)', () =>
    play({
      seats,
      bases,
      steps: [
        A.plays('Cull the Weak'),
        A.answers('Filler', 'done'),
        now({ asked: null, cards: { Filler: { counters: 0 } }, hand: { A: 4 } }),
      ],
    }));

  it('without a minion of yours you may still discard, to no effect (RES-3, RES-13)', () =>
    play({
      seats,
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Cull the Weak'),
        A.answers('Scout', 'done'),
        now({
          asked: null,
          cards: { 'Walker@Meadow': { counters: 0 } },
          hand: { A: ['Walker', 'King Rex', 'Big Gulp'] },
        }),
      ],
    }));

  it('one that your own cards cannot affect gets none, and the cards are gone (CTR-2, RES-13)', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Filler with B Incorporeal'), at('Moor')],
      steps: [
        A.plays('Cull the Weak'),
        A.answers('Scout', 'done'),
        now({ asked: null, cards: { Filler: { counters: 0 } }, discard: { A: { has: ['Scout'] } } }),
      ],
    }));
  it('none for a card that is not discarded (CAN-1)', () =>
    play({
      cards: [miser],
      seats,
      bases: [at('Meadow', 'A Filler'), at('Moor', 'B Miser')],
      steps: [
        A.plays('Cull the Weak'),
        A.answers('Scout', 'Walker', 'done'),
        now({ asked: null, cards: { Filler: { counters: 0 } }, hand: { A: 4 } }),
      ],
    }));
});

describe('Dinner Date: Choose one of your minions and place a +1 power counter on it. Destroy a minion at that base with power 2 or less.', () => {
  const seats = { A: { hand: ['Dinner Date'] } };

  it('the counter, then a minion of power 2 or less at that base (RES-3)', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Walker', 'B Walker', 'B Invader', 'A Filler'), at('Moor', 'B Filler', 'A Scout')],
      steps: [
        A.plays('Dinner Date'),
        offered('A', ['Walker#1', 'Filler@Meadow', 'Scout'], ['Invader', 'no']),
        A.answers('Walker#1'),
        // The chosen minion has power 3 by now.
        offered('A', ['Walker#2', 'Filler@Meadow'], ['Invader', 'Filler@Moor', 'no']),
        A.answers('Walker#2'),
        now(at('Meadow', 'A Walker', 'B Invader', 'A Filler'), at('Moor', 'B Filler', 'A Scout'), {
          asked: null,
          cards: { Walker: { power: 3, counters: 1 } },
        }),
      ],
    }));

  it('dinner-date/1 alone there, it gets its counter (RES-3)', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Walker'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Dinner Date'),
        now(at('Meadow', 'A Walker'), at('Moor', 'B Filler'), { asked: null, cards: { Walker: { counters: 1 } } }),
      ],
    }));

  it('it must be destroyed, even if it is the one that was fed (RES-11, RES-13)', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [A.plays('Dinner Date'), now(at('Meadow'), { asked: null, discard: { A: ['Dinner Date', 'Filler'] } })],
    }));

  it('without a minion of yours nothing happens (RES-13)', () =>
    play({
      seats,
      bases: [at('Meadow', 'B Filler'), at('Moor')],
      steps: [A.plays('Dinner Date'), now(at('Meadow', 'B Filler'), { asked: null })],
    }));
});

describe('Mad Monster Party: Place a +1 power counter on each of your minions that has none.', () => {
  it('on every one of yours without, and on no other (CTR-1, RES-10)', () =>
    play({
      seats: { A: { hand: ['Mad Monster Party'] } },
      bases: [
        at('Meadow', 'A Filler', 'A Scout +1', 'B Walker', 'A Major Ursa'),
        at('Moor', 'A Invader with A Upgrade'),
      ],
      steps: [
        A.plays('Mad Monster Party'),
        now({
          asked: null,
          cards: {
            Filler: { power: 2, counters: 1 },
            Scout: { power: 4, counters: 1 },
            Walker: { counters: 0 },
            Invader: { power: 6, counters: 1 },
            'Major Ursa': { counters: 0 },
          },
        }),
      ],
    }));

  it('may be played with none (RES-12)', () =>
    play({
      seats: { A: { hand: ['Mad Monster Party'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [A.plays('Mad Monster Party'), now({ asked: null, cards: { Walker: { counters: 0 } } })],
    }));
});

describe('Opportunist: Put this on a minion. Ongoing: After a minion of another player is destroyed, place a +1 power counter on this minion.', () => {
  it('the minion it is on gets one for each minion of another player (RES-9, TERM-7)', () =>
    play({
      seats: { A: { hand: ['Time Loop', 'Opportunist', 'Cannon'] } },
      bases: [at('Meadow', 'A Invader', 'A Scout', 'A Walker'), at('Moor', 'B Filler', 'B Walker')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Opportunist', 'Invader'),
        A.plays('Cannon'),
        A.answers('Walker@Moor', 'Filler', '?done'),
        now(at('Meadow', 'A Invader with A Opportunist', 'A Scout', 'A Walker'), at('Moor'), {
          asked: null,
          cards: { Invader: { power: 5, counters: 2 }, Scout: { counters: 0 } },
        }),
      ],
    }));

  it('on another player’s minion: "another" means from who played this card (ATT-4)', () => {
    const bases = [at('Meadow', 'B Invader with A Opportunist', 'A Filler', 'B Filler'), at('Moor')];
    for (const [target, counters] of [
      ['Filler#1', 0],
      ['Filler#2', 1],
    ] as const)
      play({
        seats: { A: { hand: ['Big Gulp'] } },
        bases,
        steps: [A.plays('Big Gulp'), A.answers(target), now({ asked: null, cards: { Invader: { counters } } })],
      });
  });

  it('when its own minion is destroyed there is nothing to put it on (RES-4)', () =>
    play({
      seats: { A: { hand: ['Big Gulp'] } },
      bases: [at('Meadow', 'B Invader with A Opportunist', 'B King Rex'), at('Moor')],
      steps: [
        A.plays('Big Gulp'),
        now(at('Meadow', 'B King Rex'), {
          asked: null,
          cards: { 'King Rex': { counters: 0 } },
          discard: { A: ['Big Gulp', 'Opportunist'], B: ['Invader'] },
        }),
      ],
    }));
});

describe('Summon Wolves: Put this on a base. Ongoing: At the start of your turn, place a +1 power counter on this card. While you have a minion here, each counter on this card adds 1 to your power here.', () => {
  it('gains a counter at the start of each of your turns, and of no other (TURN-2)', () =>
    play({
      seats: { A: { hand: ['Summon Wolves'] } },
      bases: [at('Meadow', 'A Filler', 'B Walker'), at('Moor', 'A Filler')],
      steps: [
        A.plays('Summon Wolves', 'Meadow'),
        now({ cards: { 'Summon Wolves': { counters: 0 } }, bases: { Meadow: { power: { A: 1 } } } }),
        A.ends(),
        now({ turn: 'B', cards: { 'Summon Wolves': { counters: 0 } } }),
        B.ends(),
        now({
          turn: 'A',
          cards: { 'Summon Wolves': { counters: 1 }, 'Filler@Meadow': { power: 1, counters: 0 } },
          bases: { Meadow: { power: { A: 2, B: 2 }, total: 4 }, Moor: { power: { A: 1 } } },
        }),
      ],
    }));

  it('summon-wolves/1 they give you power only while you have a minion here (CTR-3, NPW-1)', () =>
    play({
      seats: { A: { hand: ['Filler'] } },
      bases: [at('Meadow', 'A Summon Wolves +3', 'B Walker'), at('Moor', 'A Scout')],
      steps: [
        now({ bases: { Meadow: { power: { A: 0, B: 2 }, total: 2 }, Moor: { power: { A: 3 } } } }),
        A.plays('Filler', 'Meadow'),
        now({ bases: { Meadow: { power: { A: 4, B: 2 }, total: 6 } } }),
      ],
    }));

  it('the power is its player’s, not that of another (ABL-8)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Filler'] } },
      bases: [at('Meadow', 'A Summon Wolves +3', 'B Walker'), at('Moor')],
      steps: [B.plays('Filler', 'Meadow'), now({ bases: { Meadow: { power: { A: 0, B: 3 }, total: 3 } } })],
    }));
});
