import { act, endOfTurn, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { charm, smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

describe('Chew Toy: Choose one of your minions. Destroy a minion at its base whose power is lower.', () => {
  it('destroys one at the base of the chosen minion whose power is lower (TERM-7)', () =>
    play({
      seats: { A: { hand: ['Chew Toy'] } },
      bases: [at('Meadow', 'A Invader', 'A Filler', 'B Walker', 'B Scout', 'B King Rex'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Chew Toy'),
        offered('A', ['Invader', 'Filler@Meadow'], ['Walker', 'no']),
        A.answers('Invader'),
        offered('A', ['Walker', 'Filler@Meadow'], ['Scout', 'King Rex', 'Filler@Moor', 'Invader', 'no']),
        A.answers('Walker'),
        now(at('Meadow', 'A Invader', 'A Filler', 'B Scout', 'B King Rex'), at('Moor', 'B Filler'), {
          asked: null,
          discard: { A: ['Chew Toy'], B: ['Walker'] },
        }),
      ],
    }));

  it('with no minion, or none lower there, nothing happens (RES-13)', () => {
    for (const base of [at('Meadow', 'B Walker'), at('Meadow', 'A Walker', 'B Walker')])
      play({
        seats: { A: { hand: ['Chew Toy'] } },
        bases: [base, at('Moor', 'B Filler')],
        steps: [A.plays('Chew Toy'), now(base, at('Moor', 'B Filler'), { asked: null, discard: { A: ['Chew Toy'] } })],
      });
  });

  it('a protected one may be chosen and stays (RES-13)', () =>
    play({
      seats: { A: { hand: ['Chew Toy'] } },
      bases: [at('Meadow', 'A Invader', 'B Filler with B Unstoppable'), at('Moor')],
      steps: [A.plays('Chew Toy'), now(at('Meadow', 'A Invader', 'B Filler with B Unstoppable'), { asked: null })],
    }));
});

describe('Frenzy: Each of your minions with power 4 or more gets +1 power this turn.', () => {
  it('frenzy/1 yours of 4 or more now get +1, weaker, other players’ and later ones do not (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Frenzy', 'Loup-Garou'] } },
      bases: [at('Meadow', 'A Invader +1'), at('Moor', 'A Walker +3'), at('Marsh', 'A Scout', 'B Scout +2'), at('Fen')],
      steps: [
        A.plays('Frenzy'),
        A.plays('Loup-Garou', 'Fen'),
        now({
          asked: null,
          cards: {
            Invader: { power: 5 },
            'Scout/A': { power: 3 },
            'Scout/B': { power: 5 },
            Walker: { power: 6 },
            'Loup-Garou': { power: 4 },
          },
        }),
        A.ends(),
        now({ cards: { Invader: { power: 4 }, Walker: { power: 5 } } }),
      ],
    }));
});

describe('Full Moon: Put this on a base. Ongoing: Your minions here have +1 power each.', () => {
  it('yours here have +1, later ones too; no others, and not elsewhere (CALC-2, PLAY-3)', () =>
    play({
      seats: { A: { hand: ['Full Moon', 'Scout'] } },
      bases: [at('Meadow', 'A Filler', 'B Walker'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Full Moon', 'Meadow'),
        A.plays('Scout', 'Meadow'),
        now(at('Meadow', 'A Filler', 'B Walker', 'A Scout', 'A Full Moon'), {
          asked: null,
          cards: {
            Filler: { power: 2 },
            Scout: { power: 4 },
            'Walker@Meadow': { power: 2 },
            'Walker@Moor': { power: 2 },
          },
        }),
        A.ends(),
        now({ cards: { Filler: { power: 2 } } }),
      ],
    }));
});

describe('Leader of the Pack: Put this on a minion. Talent: You may play an extra action if this minion has the highest power here.', () => {
  const mine = { A: { hand: ['Swashbuckling', 'Swashbuckling'], deck: ['Filler', 'Scout'] } };

  it('with the highest power here, once a turn; the power of other bases does not matter (ABL-5, VP-5)', () =>
    play({
      seats: mine,
      bases: [at('Meadow', 'A Walker with A Leader of the Pack', 'A Filler', 'B Filler'), at('Moor', 'B King Rex')],
      steps: [
        A.uses('Leader of the Pack'),
        now({ asked: null, can: [A.plays('Swashbuckling')], plays: { A: { actions: 1 } } }),
        refused(A.uses('Leader of the Pack')),
      ],
    }));

  it('not if any other minion here has more, including one of yours (VP-5)', () => {
    for (const other of ['A Invader', 'B Invader'])
      play({
        seats: mine,
        bases: [at('Meadow', 'A Walker with A Leader of the Pack', other), at('Moor')],
        steps: [refused(A.uses('Leader of the Pack'))],
      });
  });

  it('is put on any minion, and may be used immediately (PLAY-3, ABL-5)', () =>
    play({
      seats: { A: { hand: ['Leader of the Pack', ...mine.A.hand], deck: ['Filler', 'Scout'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Leader of the Pack', 'Walker'),
        now(at('Meadow', 'B Walker with A Leader of the Pack'), { asked: null }),
        A.uses('Leader of the Pack'),
        now({ asked: null, can: [A.plays('Swashbuckling')], plays: { A: { actions: 0 } } }),
      ],
    }));

  it('leader-of-the-pack/1 on another player’s minion it works for you (ABL-9)', () =>
    play({
      seats: mine,
      bases: [at('Meadow', 'B Walker with A Leader of the Pack', 'A Filler'), at('Moor')],
      steps: [
        A.uses('Leader of the Pack'),
        now({ asked: null, can: [A.plays('Swashbuckling')], plays: { A: { actions: 1 } } }),
      ],
    }));

  it('leader-of-the-pack/2 a tie for the highest counts (VP-5)', () =>
    play({
      seats: mine,
      bases: [at('Meadow', 'A Walker with A Leader of the Pack', 'B Walker'), at('Moor')],
      steps: [
        A.uses('Leader of the Pack'),
        now({ asked: null, can: [A.plays('Swashbuckling')], plays: { A: { actions: 1 } } }),
      ],
    }));

  it('leader-of-the-pack/3 whoever has taken the minion, only the action’s controller uses it (ABL-9, ATT-4)', () =>
    play({
      turn: 'B',
      cards: [charm],
      seats: { ...mine, B: { hand: ['Take Over'], deck: ['Filler', 'Filler', 'Filler', 'Filler'] } },
      bases: [at('Meadow', 'A Walker with A Leader of the Pack'), at('Moor')],
      steps: [
        B.plays('Take Over'),
        now(at('Meadow', 'B Walker with A Leader of the Pack'), { asked: null }),
        refused(B.uses('Leader of the Pack')),
        B.ends(),
        A.uses('Leader of the Pack'),
        now({ can: [A.plays('Swashbuckling')], plays: { A: { actions: 1 } } }),
      ],
    }));
});

describe('Moontouched: Put this on a minion. Talent: Draw a card if this minion has the highest power here.', () => {
  const mine = { A: { hand: [], deck: ['Filler', 'Scout'] } };

  it('with the highest power here, once a turn; the power of other bases does not matter (ABL-5, VP-5)', () =>
    play({
      seats: mine,
      bases: [at('Meadow', 'A Walker with A Moontouched', 'A Filler', 'B Filler'), at('Moor', 'B King Rex')],
      steps: [A.uses('Moontouched'), now({ asked: null, hand: { A: ['Filler'] } }), refused(A.uses('Moontouched'))],
    }));

  it('not if any other minion here has more, including one of yours (VP-5)', () => {
    for (const other of ['A Invader', 'B Invader'])
      play({
        seats: mine,
        bases: [at('Meadow', 'A Walker with A Moontouched', other), at('Moor')],
        steps: [refused(A.uses('Moontouched'))],
      });
  });

  it('is put on any minion, and may be used immediately (PLAY-3, ABL-5)', () =>
    play({
      seats: { A: { hand: ['Moontouched', ...mine.A.hand], deck: ['Filler', 'Scout'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Moontouched', 'Walker'),
        now(at('Meadow', 'B Walker with A Moontouched'), { asked: null }),
        A.uses('Moontouched'),
        now({ asked: null, hand: { A: ['Filler'] } }),
      ],
    }));

  it('moontouched/1 on another player’s minion it works for you (ABL-9)', () =>
    play({
      seats: mine,
      bases: [at('Meadow', 'B Walker with A Moontouched', 'A Filler'), at('Moor')],
      steps: [A.uses('Moontouched'), now({ asked: null, hand: { A: ['Filler'] } })],
    }));

  it('moontouched/2 a tie for the highest counts (VP-5)', () =>
    play({
      seats: mine,
      bases: [at('Meadow', 'A Walker with A Moontouched', 'B Walker'), at('Moor')],
      steps: [A.uses('Moontouched'), now({ asked: null, hand: { A: ['Filler'] } })],
    }));

  it('moontouched/3 whoever has taken the minion, only the action’s controller uses it (ABL-9, ATT-4)', () =>
    play({
      turn: 'B',
      cards: [charm],
      seats: { ...mine, B: { hand: ['Take Over'], deck: ['Filler', 'Filler', 'Filler', 'Filler'] } },
      bases: [at('Meadow', 'A Walker with A Moontouched'), at('Moor')],
      steps: [
        B.plays('Take Over'),
        now(at('Meadow', 'B Walker with A Moontouched'), { asked: null }),
        refused(B.uses('Moontouched')),
        B.ends(),
        A.uses('Moontouched'),
        now({ hand: { A: ['Filler'] } }),
      ],
    }));
});

describe('Let the Dog Out: Choose one of your minions. Destroy any number of minions at its base whose powers add up to no more than its power.', () => {
  it('destroys any number there whose powers add up to at most its own, together (RES-10, RES-12)', () =>
    play({
      seats: { A: { hand: ['Let the Dog Out'] } },
      bases: [at('Meadow', 'A Scout +1', 'B Walker', 'B Walker', 'B Filler', 'B King Rex'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Let the Dog Out'),
        offered('A', ['Scout', 'Walker#1', 'Walker#2', 'Filler@Meadow', 'no'], ['King Rex', 'Filler@Moor']),
        A.answers('Walker#1'),
        offered('A', ['Walker#2', 'Filler@Meadow', 'no'], ['Scout']),
        A.answers('Walker#2'),
        now(at('Meadow', 'A Scout', 'B Filler', 'B King Rex'), { asked: null, discard: { B: ['Walker', 'Walker'] } }),
      ],
    }));

  it('fewer, or none, as you like (RES-12)', () => {
    for (const [answers, left] of [
      [['no'], ['B Walker', 'B Filler']],
      [['Filler', 'no'], ['B Walker']],
    ] as const)
      play({
        seats: { A: { hand: ['Let the Dog Out'] } },
        bases: [at('Meadow', 'A King Rex', 'B Walker', 'B Filler'), at('Moor')],
        steps: [
          A.plays('Let the Dog Out'),
          A.answers(...answers),
          now(at('Meadow', 'A King Rex', ...left), { asked: null, discard: { A: ['Let the Dog Out'] } }),
        ],
      });
  });

  it('a minion of power 0 costs nothing; without a minion of yours nothing happens (RES-13)', () => {
    play({
      seats: { A: { hand: ['Let the Dog Out'] } },
      bases: [at('Meadow', 'A Filler', 'B Filler', 'B Worker'), at('Moor')],
      steps: [
        A.plays('Let the Dog Out'),
        A.answers('Filler/B'),
        offered('A', ['Worker', 'no']),
        A.answers('Worker'),
        now(at('Meadow', 'A Filler'), { asked: null }),
      ],
    });
    play({
      seats: { A: { hand: ['Let the Dog Out'] } },
      bases: [at('Meadow', 'B Filler'), at('Moor')],
      steps: [A.plays('Let the Dog Out'), now(at('Meadow', 'B Filler'), { asked: null })],
    });
  });
  it('of several of yours one is chosen', () =>
    play({
      seats: { A: { hand: ['Let the Dog Out'] } },
      bases: [at('Meadow', 'A Scout', 'B Walker'), at('Moor', 'A Filler')],
      steps: [
        A.plays('Let the Dog Out'),
        offered('A', ['Scout', 'Filler'], ['Walker', 'no']),
        A.answers('Filler'),
        offered('A', ['Filler', 'no'], ['Walker', 'Scout']),
      ],
    }));
});

describe("Marking Territory: Put this on a base. Ongoing: At the start of your turn, if you have more total power here than each other player, this base's starting breakpoint becomes 0 this turn.", () => {
  const start = { phase: 'start' as const };
  it('with more power than each other player, until the end of the turn; then it scores (TURN-2, CALC-1)', () =>
    play({
      ...start,
      turn: 'C',
      bases: [at('Meadow', 'A Filler', 'C Walker', 'B Filler', 'C Marking Territory'), at('Moor')],
      steps: [now({ asked: null, phase: 'play', bases: { Meadow: { breakpoint: 0 } } })],
    }));

  it('not when tied, behind, or in another player’s turn (TERM-11)', () => {
    for (const [turn, ...cards] of [
      ['A', 'A Walker', 'B Walker'],
      ['A', 'A Walker', 'B Filler', 'C Invader'],
      ['B', 'A Walker'],
      ['A'],
    ] as ['A' | 'B', ...string[]][])
      play({
        ...start,
        turn,
        bases: [at('Meadow', ...cards, 'A Marking Territory'), at('Moor')],
        steps: [now({ asked: null, phase: 'play', bases: { Meadow: { breakpoint: 10 }, Moor: { breakpoint: 10 } } })],
      });
  });

  it('lasts for the turn alone (TERM-11)', () =>
    play({
      ...start,
      bases: [at('Meadow', 'A Worker +1', 'A Marking Territory'), at('Moor')],
      steps: [now({ bases: { Meadow: { breakpoint: 0 } } }), A.ends(), now(at('Heath'), { vp: { A: 3 } })],
    }));

  it('marking-territory/1 of several that set it the current player picks the one that counts (CALC-1)', () => {
    const survey = actionCard(
      'Survey',
      'standard',
      'The starting breakpoint of each base becomes 5 this turn.',
      onPlay(function* () {
        const until = yield* endOfTurn();
        for (const base of yield* look((q) => q.bases().slice())) yield* act(ops.startingBreakpoint(base, 5, until));
      }),
    );
    for (const choice of ['0', '5'])
      play({
        ...start,
        cards: [survey],
        seats: { A: { hand: ['Survey'] } },
        bases: [at('Meadow', 'A Walker', 'A Marking Territory'), at('Moor')],
        steps: [
          A.plays('Survey'),
          offered('A', ['0', '5']),
          A.answers(choice),
          now({ asked: null, bases: { Meadow: { breakpoint: Number(choice) }, Moor: { breakpoint: 5 } } }),
        ],
      });
  });

  it('marking-territory/2 monsters and changes of the breakpoint count from the new value (MON-4, CALC-1)', () => {
    const fence = actionCard(
      'Fence',
      'standard',
      'Each base has +4 breakpoint this turn.',
      onPlay(function* () {
        const until = yield* endOfTurn();
        yield* act(...(yield* look((q) => q.bases().slice())).map((base) => ops.breakpoint(base, 4, until)));
      }),
    );
    play({
      ...start,
      cards: [fence],
      seats: { A: { hand: ['Fence'] } },
      bases: [at('Meadow', 'A Walker', '- Web Troll', 'A Marking Territory'), at('Moor')],
      steps: [
        now({ bases: { Meadow: { breakpoint: 1 } } }),
        A.plays('Fence'),
        now({ asked: null, bases: { Meadow: { breakpoint: 5 } } }),
      ],
    });
  });
});

describe('Unstoppable: Put this on a minion. Ongoing: This minion cannot be destroyed.', () => {
  it('nobody can destroy the minion it is on; others can be, and it can be returned (TERM-1)', () => {
    const bases = [at('Meadow', 'A Walker with B Unstoppable', 'B Filler'), at('Moor')];
    for (const turn of ['A', 'B'] as const)
      play({
        cards: [smite],
        turn,
        seats: { [turn]: { hand: ['Smite'] } },
        bases,
        steps: [
          (turn === 'A' ? A : B).plays('Smite'),
          (turn === 'A' ? A : B).answers('Walker'),
          now(at('Meadow', 'A Walker with B Unstoppable', 'B Filler'), { asked: null, discard: { [turn]: ['Smite'] } }),
        ],
      });
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite', 'Time Loop', 'Beam Up'] } },
      bases,
      steps: [
        A.plays('Time Loop'),
        A.plays('Smite'),
        A.answers('Filler'),
        A.plays('Beam Up'),
        now(at('Meadow'), { asked: null, hand: { A: ['Walker'] }, discard: { B: { has: ['Filler', 'Unstoppable'] } } }),
      ],
    });
  });
});
