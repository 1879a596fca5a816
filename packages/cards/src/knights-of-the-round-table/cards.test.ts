import { act, actionsOnBases, look, onPlay, ops, playedAt } from '@smash/engine/script';
import { A, actionCard, at, B, C, logged, now, offered, play, refused } from '@smash/testkit/play';
import { anchored, smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

describe('King Arthur: Talent: Choose one of your minions at another base and move it to here. If you do, and you have an action on this base, place a +1 power counter on the moved minion.', () => {
  it('yours from another base; a counter only with an action of yours here', () => {
    for (const [action, counters] of [
      ['A Good Deed', 1],
      ['B Good Deed', 0],
    ] as const)
      play({
        seats: { A: { deck: ['Scout'] }, B: {} },
        bases: [
          at('Meadow', 'A King Arthur', 'A Filler', action),
          at('Moor', 'A Walker', 'A Invader', 'B Scout', 'A Good Deed'),
        ],
        steps: [
          A.uses('King Arthur'),
          offered('A', ['Walker', 'Invader'], ['Filler', 'Scout', 'no']),
          A.answers('Walker'),
          A.answers('?pass'),
          now({ cards: { 'Walker@Meadow': { counters } } }),
        ],
      });
  });
  it('not without one elsewhere; one that cannot move gets no counter (RES-3)', () => {
    play({
      bases: [at('Meadow', 'A King Arthur', 'A Filler', 'A Good Deed'), at('Moor', 'B Walker')],
      steps: [refused(A.uses('King Arthur'))],
    });
    play({
      seats: { A: {}, B: {} },
      bases: [at('Meadow', 'A King Arthur', "A Merlin's Library"), at('Camelot', 'A Walker')],
      steps: [A.uses('King Arthur'), now({ asked: null, cards: { 'Walker@Meadow': { counters: 1 } } })],
    });
  });
  it('no counter for one that does not move (RES-3)', () =>
    play({
      cards: [anchored],
      bases: [at('Meadow', 'A King Arthur', 'A Good Deed'), at('Moor', 'A Anchored')],
      steps: [
        A.uses('King Arthur'),
        now(at('Moor', 'A Anchored'), { asked: null, cards: { Anchored: { counters: 0 } } }),
      ],
    }));
});

describe('Galahad: Search your deck for an action that can be played on a base and place that action on top of your deck. Special: Before this base scores, you may choose one of your actions on it and transfer that action to another base.', () => {
  it('an action for a base, from the deck onto the deck', () =>
    play({
      seats: { A: { hand: ['Galahad'], deck: ['Filler', 'Cannon', 'Upgrade', 'Overrun', 'Good Deed', 'Scout'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Galahad', 'Meadow'),
        offered('A', ['Overrun', 'Good Deed'], ['Cannon', 'Upgrade', 'no']),
        A.answers('Overrun'),
        now({ asked: null, deck: { A: { top: ['Overrun'], count: 6 } }, hand: { A: [] } }),
      ],
    }));
  it('none there: the deck is shuffled, nothing more', () =>
    play({
      seats: { A: { hand: ['Galahad'], deck: ['Filler', 'Cannon'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Galahad', 'Meadow'),
        now({ asked: null, deck: { A: 2 }, hand: { A: [] } }),
        logged('A shuffled the deck'),
      ],
    }));
  it('before this base scores one of your actions on it goes to another base, if you like', () => {
    const bases = [
      at('Meadow', 'A Galahad +6', 'A Good Deed', 'A Overrun', 'B Overrun'),
      at('Moor', 'A Overrun'),
      at('Marsh'),
    ];
    play({
      seats: { A: {}, B: {} },
      bases,
      steps: [
        A.ends(),
        offered('A', ['Galahad', 'pass']),
        A.answers('Galahad'),
        offered('A', ['Good Deed', 'Overrun@Meadow/A'], ['Overrun/B', 'Overrun@Moor', 'no']),
        A.answers('Good Deed'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Marsh'),
        now(at('Marsh', 'A Good Deed'), { vp: { A: 3 } }),
      ],
    });
    play({
      seats: { A: {}, B: {} },
      bases,
      steps: [A.ends(), A.answers('pass'), now(at('Moor', 'A Overrun'), at('Marsh'), { vp: { A: 3 } })],
    });
  });
  it('not with another base, or without an action of yours here, or without another base', () => {
    for (const bases of [
      [at('Meadow', 'A Walker +8', 'A Good Deed'), at('Moor', 'A Galahad', 'A Good Deed')],
      [at('Meadow', 'A Galahad +6', 'B Good Deed'), at('Moor', 'A Good Deed')],
      [at('Meadow', 'A Galahad +6', 'A Good Deed')],
    ])
      play({ seats: { A: {}, B: {} }, bases, steps: [A.ends(), now({ asked: null, vp: { A: 3 } })] });
  });
  it('also for an action that comes there before this base scores', () =>
    play({
      cards: [
        actionCard(
          'Late Quest',
          'special',
          'Special: Before a base scores, transfer an action to it from another base.',
          playedAt('beforeScore', function* (me) {
            const [from] = yield* look((q) => actionsOnBases(q).filter((ix) => q.base(ix) !== me.args.base));
            yield* act(ops.transfer(from!, me.args.base));
          }),
        ),
      ],
      seats: { A: { hand: ['Late Quest'] }, B: {} },
      bases: [at('Meadow', 'A Galahad +6'), at('Moor', 'A Good Deed'), at('Marsh')],
      steps: [
        A.ends(),
        offered('A', ['Late Quest', 'pass'], ['Galahad']),
        A.answers('Late Quest'),
        offered('A', ['Galahad', 'pass']),
        A.answers('Galahad', 'Marsh'),
        now(at('Marsh', 'A Good Deed'), { vp: { A: 3 } }),
      ],
    }));
});

describe('Gawain: Ongoing: For each other minion of yours here with power 4 or more, this minion has +1 power.', () => {
  it('each other one of yours here of power 4 or more now', () =>
    play({
      bases: [
        at('Meadow', 'A Gawain', 'A Merlin', 'A Walker +2', 'A Invader', 'B Merlin', 'A Walker +1', 'A Filler'),
        at('Moor', 'A Lancelot'),
      ],
      steps: [now({ cards: { Gawain: { power: 6 } } })],
    }));
  it('not itself', () =>
    play({ bases: [at('Meadow', 'A Gawain +3'), at('Moor')], steps: [now({ cards: { Gawain: { power: 7 } } })] }));
});

const bounce = actionCard(
  'Bounce',
  'standard',
  "Return every action on a base to its owner's hand.",
  onPlay(function* () {
    yield* act(...(yield* look(actionsOnBases)).map(ops.returnToHand));
  }),
);

describe("Guinevere: Talent: Choose another of your minions here and move it to another base. Ongoing: Other players' abilities cannot destroy your actions on bases.", () => {
  it('another of yours here to another base', () =>
    play({
      bases: [at('Meadow', 'A Guinevere', 'A Walker', 'A Filler', 'B Scout'), at('Moor', 'A Invader'), at('Marsh')],
      steps: [
        A.uses('Guinevere'),
        offered('A', ['Walker', 'Filler'], ['Guinevere', 'Scout', 'Invader', 'no']),
        A.answers('Walker'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Marsh'),
        now(at('Marsh', 'A Walker'), { asked: null }),
        refused(A.uses('Guinevere')),
      ],
    }));
  it('not alone, and not with one base', () => {
    for (const bases of [
      [at('Meadow', 'A Guinevere', 'B Walker'), at('Moor', 'A Filler')],
      [at('Meadow', 'A Guinevere', 'A Walker')],
    ])
      play({ bases, steps: [refused(A.uses('Guinevere'))] });
  });
  it('others cannot destroy your actions on bases; you can, and actions on minions are not concerned', () => {
    for (const [by, action, stays] of [
      ['B', 'Overrun/A', true],
      ['B', 'Overrun/B', false],
      ['B', 'Noble Steed', false],
      ['A', 'Overrun/A', false],
    ] as const)
      play({
        turn: by,
        seats: { A: { hand: ['Freedom Power'] }, B: { hand: ['Freedom Power'] } },
        bases: [at('Meadow', 'A Guinevere with A Noble Steed'), at('Moor', 'A Overrun', 'B Overrun')],
        steps: [
          (by === 'A' ? A : B).plays('Freedom Power'),
          (by === 'A' ? A : B).answers(action),
          now(JSON.parse(JSON.stringify({ asked: null, cards: stays ? { [action]: { controller: 'A' } } : {} })), {
            discard: {
              [action.endsWith('B') ? 'B' : 'A']: stays ? { lacks: ['Overrun'] } : { has: [action.split('/')[0]!] },
            },
          }),
        ],
      });
  });
  it('one other minion of yours is enough; another player may return your actions on bases (TERM-1)', () => {
    play({
      bases: [at('Meadow', 'A Guinevere', 'A Walker'), at('Moor')],
      steps: [A.uses('Guinevere'), now(at('Moor', 'A Walker'), { asked: null })],
    });
    play({
      cards: [bounce],
      turn: 'B',
      seats: { A: {}, B: { hand: ['Bounce'] } },
      bases: [at('Meadow', 'A Guinevere'), at('Moor', 'A Good Deed')],
      steps: [B.plays('Bounce'), now(at('Moor'), { asked: null, hand: { A: ['Good Deed'] } })],
    });
  });
});

describe('Lancelot: Ongoing: Place a +1 power counter on this minion after it moves to a base that has at least one of your actions on it.', () => {
  it('where you have an action, whoever moves it', () => {
    for (const [to, counters] of [
      ['Moor', 1],
      ['Marsh', 0],
      ['Heath', 0],
    ] as const)
      play({
        bases: [
          at('Meadow', 'A Lancelot with A Noble Steed', 'A Overrun', 'A Filler'),
          at('Moor', 'A Overrun', 'A Overrun'),
          at('Marsh', 'B Overrun'),
          at('Heath', 'A Walker with A Noble Steed'),
        ],
        steps: [
          A.uses('Noble Steed@Meadow'),
          A.answers(to),
          now({ asked: null, cards: { Lancelot: { counters }, Filler: { counters: 0 } } }),
        ],
      });
  });
  it('not when another moves there', () =>
    play({
      bases: [at('Meadow', 'A Walker with A Noble Steed'), at('Moor', 'A Lancelot', 'A Overrun')],
      steps: [A.uses('Noble Steed'), now({ asked: null, cards: { Lancelot: { counters: 0 } } })],
    }));
});

describe('Merlin: Talent: Reveal the top card of your deck. An action you draw OR play as an extra action; any other card is returned.', () => {
  const bases = [at('Meadow', 'A Merlin'), at('Moor')];
  it('an action is drawn or played', () => {
    for (const [answer, rest] of [
      ['draw', { hand: { A: ['Overrun'] }, can: [A.plays('Overrun', 'Meadow')] }],
      ['play', { hand: { A: [] }, plays: { A: { actions: 1 } } }],
    ] as const)
      play({
        seats: { A: { deck: ['Overrun', 'Scout'] } },
        bases,
        steps: [
          A.uses('Merlin'),
          offered('A', ['draw', 'play'], ['no']),
          A.answers(answer, '?Meadow'),
          now(JSON.parse(JSON.stringify({ asked: null, deck: { A: 1 }, ...rest }))),
        ],
      });
  });
  it('one that cannot be played is drawn; anything else returned', () => {
    play({
      seats: { A: { deck: ['Make Your Own Luck', 'Scout'] } },
      bases,
      steps: [A.uses('Merlin'), now({ asked: null, hand: { A: ['Make Your Own Luck'] } })],
    });
    play({
      seats: { A: { deck: ['Scout', 'Overrun'] } },
      bases,
      steps: [A.uses('Merlin'), now({ asked: null, hand: { A: [] }, deck: { A: ['Scout', 'Overrun'] } })],
    });
    play({ seats: { A: { deck: [] } }, bases, steps: [A.uses('Merlin'), now({ asked: null, hand: { A: [] } })] });
  });
  it('one card is revealed; a fusion is played as an action (FUS-1)', () => {
    play({
      seats: { A: { deck: ['Overrun', 'Scout'] }, B: {} },
      bases,
      steps: [A.uses('Merlin'), now({ sees: { B: { has: ['Overrun'], lacks: ['Scout'] } } })],
    });
    play({
      seats: { A: { deck: ['Obstruction', 'Scout'] }, B: {} },
      bases: [at('Meadow', 'A Merlin', 'B Walker'), at('Moor', 'B Filler')],
      steps: [
        A.uses('Merlin'),
        A.answers('play'),
        offered('A', ['Walker', 'Filler'], ['Merlin', 'no']),
        A.answers('Walker'),
        now(at('Meadow', 'A Merlin'), { asked: null, discard: { A: ['Obstruction'] } }),
      ],
    });
  });
});

describe('Percival: Talent: Move this minion to another base that has at least one of your actions on it.', () => {
  it('only where an action of yours is', () =>
    play({
      bases: [
        at('Meadow', 'A Percival', 'A Overrun'),
        at('Moor', 'A Overrun'),
        at('Marsh', 'B Overrun'),
        at('Heath', 'A Filler with A Noble Steed'),
        at('Fen', 'A Good Deed'),
      ],
      steps: [
        A.uses('Percival'),
        offered('A', ['Moor', 'Fen'], ['Meadow', 'Marsh', 'Heath', 'no']),
        A.answers('Fen', '?pass'),
        now(at('Fen', 'A Percival', 'A Good Deed')),
      ],
    }));
  it('not with none', () =>
    play({
      bases: [at('Meadow', 'A Percival', 'A Overrun'), at('Moor', 'B Overrun')],
      steps: [refused(A.uses('Percival'))],
    }));
});

describe("Camelot: Other players' cards cannot affect minions here with printed power 4 or more. On your turn, you may choose one of your minions here and move it to another base.", () => {
  it('a change of the printed power is blocked or not by the power without that change (CALC-3)', () =>
    play({
      bases: [
        at('Camelot', 'A Filler with B Matrix of Bossiness', 'A King Rex with B Matrix of Bossiness'),
        at('Moor', 'B Filler'),
      ],
      steps: [now({ cards: { 'Filler@Camelot': { power: 5 }, 'King Rex': { power: 7 } } })],
    }));

  it('printed power 4 or more: only their own players’ cards affect them', () => {
    for (const [by, minion, stays] of [
      ['B', 'Merlin', true],
      ['B', 'Invader +2', false],
      ['A', 'Merlin', false],
    ] as const)
      play({
        turn: by,
        cards: [smite],
        seats: { A: { hand: ['Smite'] }, B: { hand: ['Smite'] } },
        bases: [at('Camelot', `A ${minion}`), at('Moor', 'B Filler')],
        steps: [
          (by === 'A' ? A : B).plays('Smite'),
          (by === 'A' ? A : B).answers(minion.split(' ')[0]!),
          now(at('Camelot', ...(stays ? [`A ${minion}`] : [])), { asked: null }),
        ],
      });
  });
  it('nor elsewhere', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'] }, B: {} },
      bases: [at('Camelot', 'A Filler'), at('Moor', 'B Merlin')],
      steps: [A.plays('Smite'), A.answers('Merlin'), now(at('Moor'), { asked: null })],
    }));
  it('one of yours here may move, once on your turn', () =>
    play({
      seats: { A: {}, B: {}, C: {} },
      bases: [at('Camelot', 'A Merlin', 'A Filler', 'B Walker'), at('Moor', 'A Invader'), at('Marsh')],
      steps: [
        A.uses('Camelot'),
        offered('A', ['Merlin', 'Filler'], ['Walker', 'Invader', 'no']),
        A.answers('Merlin', 'Marsh'),
        now(at('Marsh', 'A Merlin'), { asked: null }),
        refused(A.uses('Camelot')),
        A.ends(),
        B.uses('Camelot'),
        B.answers('Moor'),
        B.ends(),
        refused(C.uses('Camelot')),
      ],
    }));
  it('not with one base', () => play({ bases: [at('Camelot', 'A Merlin')], steps: [refused(A.uses('Camelot'))] }));
  it('with two bases to the other one', () =>
    play({
      bases: [at('Camelot', 'A Merlin'), at('Moor')],
      steps: [A.uses('Camelot'), now(at('Moor', 'A Merlin'), { asked: null })],
    }));
});

describe('Round Table: Each of your minions here has +1 power while another of your minions here has the same printed power as it.', () => {
  it('two of one player with one printed number', () =>
    play({
      bases: [
        at('Round Table', 'A Merlin', 'A Gawain', 'A Filler', 'B Walker', 'B Groupie +1', 'B Percival'),
        at('Moor', 'A Lancelot', 'A Percival'),
      ],
      steps: [
        now({
          cards: {
            Merlin: { power: 5 },
            Gawain: { power: 6 },
            Filler: { power: 1 },
            Walker: { power: 3 },
            Groupie: { power: 4 },
            'Percival/B': { power: 4 },
            Lancelot: { power: 4 },
          },
        }),
      ],
    }));
});
