/* Long because each card is tried against many others. */
import { act, cannotPlay, look, onPlay, ops } from '@smash/engine/script';
import { A, at, B, logged, minionCard, now, offered, play, refused, shown } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler'];

describe('Hyperspeed 10: Choose two bases. All minions of the first move to the second.', () => {
  it("hyperspeed-10/1 everybody's, together: Cub Scout among them does not react to the others", () =>
    play({
      seats: { A: { hand: ['Hyperspeed 10'] }, B: {} },
      bases: [at('Meadow', 'A Filler', 'B Cub Scout', 'B Walker', 'A Full Moon'), at('Moor', 'B Invader'), at('Marsh')],
      steps: [
        A.plays('Hyperspeed 10'),
        offered('A', ['Meadow', 'Moor', 'Marsh']),
        A.answers('Meadow'),
        offered('A', ['Moor', 'Marsh'], ['Meadow']),
        A.answers('Moor'),
        now(at('Meadow', 'A Full Moon'), at('Moor', 'B Invader', 'A Filler', 'B Cub Scout', 'B Walker'), {
          asked: null,
        }),
      ],
    }));

  it('an empty base, or no other: nothing moves', () => {
    play({
      seats: { A: { hand: ['Hyperspeed 10'] }, B: {} },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [A.plays('Hyperspeed 10'), A.answers('Moor'), now(at('Meadow', 'A Filler'), { asked: null })],
    });
    play({
      seats: { A: { hand: ['Hyperspeed 10'] }, B: {} },
      bases: [at('Meadow', 'A Filler')],
      steps: [A.plays('Hyperspeed 10'), now(at('Meadow', 'A Filler'), { asked: null })],
    });
  });
});

describe("Mass Teleport: Every player chooses one of their minions and returns it to its owner's hand.", () => {
  it('mass-teleport/1 each in turn order, then all return together', () =>
    play({
      seats: { A: { hand: ['Mass Teleport'] }, B: {}, C: {} },
      bases: [at('Meadow', 'A Filler', 'A Walker', 'B Invader', 'B Scout'), at('Moor', 'A Scout')],
      steps: [
        A.plays('Mass Teleport'),
        offered('A', ['Filler', 'Walker', 'Scout@Moor'], ['Invader', 'no']),
        A.answers('Walker'),
        offered('B', ['Invader', 'Scout@Meadow'], ['Filler', 'no']),
        now({ hand: { A: [] } }),
        B.answers('Invader'),
        now(at('Meadow', 'A Filler', 'B Scout'), at('Moor', 'A Scout'), {
          asked: null,
          hand: { A: ['Walker'], B: ['Invader'], C: [] },
        }),
      ],
    }));

  it('to the hand of its owner', () =>
    play({
      seats: { A: { hand: ['Mass Teleport'] }, B: {} },
      bases: [at('Meadow', 'A Filler of B'), at('Moor')],
      steps: [A.plays('Mass Teleport'), now({ asked: null, hand: { A: [], B: ['Filler'] } })],
    }));

  it("a minion unaffected by other players' cards is returned by its own player, not by the card: it stays (TERM-15)", () =>
    play({
      seats: { A: { hand: ['Mass Teleport'] }, B: {} },
      bases: [at('Meadow', 'B Filler', 'B Protector Fields'), at('Moor')],
      steps: [
        A.plays('Mass Teleport'),
        now(at('Meadow', 'B Filler', 'B Protector Fields'), { asked: null, hand: { B: [] } }),
      ],
    }));
});

describe("Port Me Up: Return one of your minions to its owner's hand. Special: You may play this after a base scores; you then return a minion from the scoring base.", () => {
  it('one of yours, anywhere', () =>
    play({
      seats: { A: { hand: ['Port Me Up'] }, B: {} },
      bases: [at('Meadow', 'A Filler', 'B Invader'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Port Me Up'),
        offered('A', ['Filler', 'Walker'], ['Invader', 'no']),
        A.answers('Walker'),
        now(at('Moor'), { asked: null, hand: { A: ['Walker'] } }),
      ],
    }));

  it('port-me-up/1 after a base scores, any minion there, at once', () =>
    play({
      seats: { A: { hand: ['Port Me Up', 'Port Me Up'], deck }, B: { deck } },
      bases: [at('Meadow', 'A King Rex', 'A Walker', 'B Invader'), at('Moor', 'A Filler')],
      steps: [
        A.ends(),
        A.answers('Port Me Up'),
        offered('A', ['King Rex', 'Walker', 'Invader'], ['Filler', 'no']),
        A.answers('King Rex'),
        // The second may still be played, and the base is not cleared yet.
        now(at('Meadow', 'A Walker', 'B Invader'), { hand: { A: { has: ['King Rex'] } }, vp: { A: 3, B: 2 } }),
        A.answers('pass'),
        now({ turn: 'B', discard: { A: { has: ['Walker'], lacks: ['King Rex'] } } }),
      ],
    }));
});

describe("Protector Fields: Put this on a base where you have a minion. Ongoing: Other players' cards do not affect your minions here.", () => {
  it('only where you have a minion', () =>
    play({
      seats: { A: { hand: ['Protector Fields'] }, B: {} },
      bases: [at('Meadow', 'B Filler'), at('Moor', 'A Filler')],
      steps: [
        refused(A.plays('Protector Fields', 'Meadow')),
        A.plays('Protector Fields', 'Moor'),
        now({ asked: null }),
      ],
    }));

  it('yours here, from others only', () => {
    const bases = [at('Meadow', 'A Walker', 'B Scout', 'A Protector Fields'), at('Moor', 'A Invader')];
    for (const [target, gone] of [
      ['Walker', false],
      ['Scout', true],
      ['Invader', true],
    ] as const)
      play({
        seats: { A: {}, B: { hand: ['Seeing Stars'] } },
        turn: 'B',
        bases,
        steps: [
          B.plays('Seeing Stars'),
          B.answers(target),
          now({
            asked: null,
            discard: { [target === 'Scout' ? 'B' : 'A']: gone ? { has: [target] } : { lacks: [target] } },
          }),
        ],
      });
    play({
      seats: { A: { hand: ['Seeing Stars'] }, B: {} },
      bases,
      steps: [A.plays('Seeing Stars'), A.answers('Walker'), now({ asked: null, discard: { A: { has: ['Walker'] } } })],
    });
  });
});

describe('Teleport Error: Choose a minion and move it to another base determined at random.', () => {
  it('any minion, never to where it is', () => {
    for (const seed of [1, 2, 3])
      play({
        seed,
        seats: { A: { hand: ['Teleport Error'] }, B: {} },
        bases: [at('Meadow', 'A Filler', 'B Invader'), at('Moor'), at('Marsh')],
        steps: [
          A.plays('Teleport Error'),
          offered('A', ['Filler', 'Invader']),
          A.answers('Invader'),
          now(at('Meadow', 'A Filler'), { asked: null }),
        ],
      });
  });

  it('the one other base; without one nothing happens', () => {
    play({
      seats: { A: { hand: ['Teleport Error'] }, B: {} },
      bases: [at('Meadow', 'B Invader'), at('Moor')],
      steps: [A.plays('Teleport Error'), now(at('Moor', 'B Invader'), { asked: null })],
    });
    for (const bases of [[at('Meadow', 'B Invader')], [at('Meadow'), at('Moor')]])
      play({
        seats: { A: { hand: ['Teleport Error'] }, B: {} },
        bases,
        steps: [A.plays('Teleport Error'), now(bases[0]!, { asked: null, discard: { A: ['Teleport Error'] } })],
      });
  });
});

describe("Teleport Overflow: Return a minion of yours to its owner's hand. From your hand, reveal any number of minions that share one name and play them as extra minions.", () => {
  it('teleport-overflow/2 of one name, of that or another; each goes where you like', () =>
    play({
      seats: { A: { hand: ['Teleport Overflow', 'Invader', 'Invader', 'Scout', 'Howl'] }, B: {} },
      bases: [at('Meadow', 'A Scout', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Teleport Overflow'),
        offered('A', ['Invader#1', 'Invader#2', 'Scout#1', 'Scout#2', 'no'], ['Howl']),
        A.answers('Invader', 'Invader'),
        logged('A revealed Invader, Invader (Teleport Overflow)'),
        A.answers('Meadow', 'Moor'),
        now(at('Meadow', 'B Filler', 'A Invader'), at('Moor', 'A Invader'), {
          asked: null,
          vp: { A: 2 },
          hand: { A: ['Scout', 'Scout', 'Howl'] },
          plays: { A: { minions: 1, actions: 0 } },
        }),
      ],
    }));

  it('teleport-overflow/1 a minion you do not own goes to its owner, and the rest is done', () =>
    play({
      seats: { A: { hand: ['Teleport Overflow', 'Invader'] }, B: {} },
      bases: [at('Meadow', 'A Scout of B'), at('Moor')],
      steps: [
        A.plays('Teleport Overflow'),
        A.answers('Invader', 'Moor'),
        now(at('Meadow'), at('Moor', 'A Invader'), { asked: null, hand: { A: [], B: ['Scout'] } }),
      ],
    }));

  it('one that has left the hand meanwhile is not played', () =>
    play({
      cards: [
        minionCard(
          'Purge',
          2,
          'Discard your hand.',
          onPlay(function* (me) {
            yield* act(...(yield* look((q) => q.hand(me.seat))).map(ops.discard));
          }),
        ),
      ],
      seats: { A: { hand: ['Teleport Overflow', 'Purge', 'Purge'] }, B: {} },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Teleport Overflow'),
        A.answers('Purge', 'Purge', 'Meadow'),
        now(at('Meadow', 'A Purge'), at('Moor'), { asked: null, discard: { A: ['Purge', 'Teleport Overflow'] } }),
      ],
    }));

  it('a fusion is played as a minion (FUS-1)', () =>
    play({
      seats: { A: { hand: ['Teleport Overflow', 'Dice Ninja', 'Filler'] }, B: {} },
      bases: [at('Meadow')],
      steps: [
        A.plays('Teleport Overflow'),
        offered('A', ['Dice Ninja', 'Filler', 'no']),
        A.answers('Dice Ninja', '?done', '?no'),
        now(at('Meadow', 'A Dice Ninja')),
      ],
    }));

  it('teleport-overflow/3 one minion is a group; none is allowed (RES-12)', () => {
    play({
      seats: { A: { hand: ['Teleport Overflow', 'Invader', 'Scout'] }, B: {} },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Teleport Overflow'),
        A.answers('Scout', '?done', 'Moor'),
        now(at('Moor', 'A Scout'), { asked: null, hand: { A: ['Invader'] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Teleport Overflow', 'Invader', 'Scout'] }, B: {} },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Teleport Overflow'), A.answers('done'), now({ asked: null, hand: { A: ['Invader', 'Scout'] } })],
    });
  });
  it('only those that can be played', () =>
    play({
      cards: [
        minionCard(
          'Gate',
          1,
          'Ongoing: Invaders cannot be played.',
          cannotPlay((q, _me, { card }) => q.name(card) === 'Invader'),
        ),
      ],
      seats: { A: { hand: ['Teleport Overflow', 'Invader', 'Scout', 'Filler'] }, B: {} },
      bases: [at('Meadow'), at('Moor', 'B Gate')],
      steps: [A.plays('Teleport Overflow'), offered('A', ['Scout', 'Filler', 'no'], ['Invader'])],
    }));
});

describe('Weird New Worlds: Play a new base from the base deck and put this on it. You may play an extra minion there. Ongoing: The next base that scores is not replaced.', () => {
  const hand = ['Weird New Worlds', 'Invader', 'Scout'];

  it('the new base comes with it, and an extra minion may be played there only', () =>
    play({
      seats: { A: { hand }, B: {} },
      baseDeck: ['Heath', 'Fen'],
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Weird New Worlds'),
        now(at('Heath', 'A Weird New Worlds'), { baseCount: 3, baseDeck: 1 }),
        A.plays('Invader', 'Moor'),
        refused(A.plays('Scout', 'Moor')),
        A.plays('Scout', 'Heath'),
        now(at('Heath', 'A Scout', 'A Weird New Worlds'), at('Moor', 'A Invader'), { asked: null }),
      ],
    }));

  it('the base is taken from the base discard pile if the deck is empty; without any base it cannot be played (PLAY-4)', () => {
    play({
      seats: { A: { hand }, B: {} },
      baseDeck: [],
      baseDiscard: ['Fen'],
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Weird New Worlds'), now(at('Fen', 'A Weird New Worlds'), { baseCount: 3 })],
    });
    play({
      seats: { A: { hand }, B: {} },
      baseDeck: [],
      bases: [at('Meadow'), at('Moor')],
      steps: [refused(A.plays('Weird New Worlds'))],
    });
  });

  const ready = ['A King Rex', 'B Invader'];

  it('weird-new-worlds/2 weird-new-worlds/3 the next base that scores is not replaced, the one after that is (SCORE-10, PLAY-8)', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      baseDeck: ['Fen', 'Marsh'],
      bases: [at('Heath', 'A Weird New Worlds'), at('Meadow', ...ready), at('Moor', ...ready)],
      steps: [
        A.ends(),
        A.answers('Meadow'),
        now(at('Heath', 'A Weird New Worlds'), at('Fen'), {
          turn: 'B',
          baseCount: 2,
          baseDiscard: ['Meadow', 'Moor'],
          baseDeck: 1,
          cards: { 'Weird New Worlds': { counters: 0 } },
        }),
      ],
    }));

  it('also if it is the base it is on', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      baseDeck: ['Fen'],
      bases: [at('Heath', ...ready, 'A Weird New Worlds'), at('Meadow'), at('Moor')],
      steps: [A.ends(), now(at('Meadow'), at('Moor'), { turn: 'B', baseCount: 2, baseDiscard: ['Heath'] })],
    }));

  it('weird-new-worlds/1 weird-new-worlds/4 destroyed before a base scores, the extra base stays', () =>
    play({
      seats: { A: { deck }, B: { deck, hand: ['Infiltrate'] } },
      turn: 'B',
      baseDeck: ['Fen'],
      bases: [at('Heath', 'A Weird New Worlds'), at('Meadow', ...ready), at('Moor')],
      steps: [
        B.plays('Infiltrate', 'Heath'),
        now({ discard: { A: ['Weird New Worlds'] } }),
        B.ends(),
        now(at('Fen'), { turn: 'A', baseCount: 3, baseDiscard: ['Meadow'] }),
      ],
    }));
});

describe('Whiplash Maneuver: Put this on a base. Ongoing: If minions of yours on other bases would be returned to your hand, you may move any of them here instead.', () => {
  const bases = [at('Meadow', 'A Whiplash Maneuver', 'A Scout'), at('Moor', 'A Filler +1', 'B Walker')];
  const seats = { A: {}, B: { hand: ['Supreme Overlord'] } };

  it('moved here instead, or returned', () => {
    play({
      seats,
      turn: 'B',
      bases,
      steps: [
        B.plays('Supreme Overlord', 'Moor'),
        B.answers('Filler'),
        shown('A', 'Filler'),
        A.answers('yes'),
        now(at('Meadow', 'A Whiplash Maneuver', 'A Scout', 'A Filler'), { asked: null, hand: { A: [] } }),
      ],
    });
    play({
      seats,
      turn: 'B',
      bases,
      steps: [
        B.plays('Supreme Overlord', 'Moor'),
        B.answers('Filler'),
        A.answers('no'),
        now({ asked: null, hand: { A: ['Filler'] } }),
      ],
    });
  });

  it("neither one that is here, nor another player's", () => {
    play({
      seats,
      turn: 'B',
      bases,
      steps: [B.plays('Supreme Overlord', 'Moor'), B.answers('Scout'), now({ asked: null, hand: { A: ['Scout'] } })],
    });
    play({
      seats,
      turn: 'B',
      bases,
      steps: [B.plays('Supreme Overlord', 'Moor'), B.answers('Walker'), now({ asked: null, hand: { B: ['Walker'] } })],
    });
  });

  it('whiplash-maneuver/1 a minion that is not yours by deck goes to its owner', () =>
    play({
      seats: { ...seats, C: {} },
      turn: 'B',
      bases: [at('Meadow', 'A Whiplash Maneuver'), at('Moor', 'A Filler of C')],
      steps: [B.plays('Supreme Overlord', 'Moor'), B.answers('Filler'), now({ asked: null, hand: { C: ['Filler'] } })],
    }));

  it('with Mass Teleport each player decides for their own (RES-10)', () =>
    play({
      seats: { A: { hand: ['Mass Teleport'] }, B: {}, C: {} },
      bases: [at('Meadow', 'B Whiplash Maneuver'), at('Moor', 'A Filler', 'B Walker', 'C Invader')],
      steps: [
        A.plays('Mass Teleport'),
        B.answers('yes'),
        now(at('Meadow', 'B Whiplash Maneuver', 'B Walker'), at('Moor'), {
          asked: null,
          hand: { A: ['Filler'], B: [], C: ['Invader'] },
        }),
      ],
    }));
});
