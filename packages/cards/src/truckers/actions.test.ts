import { act, actionsOnBases, look, onPlay, ops, playedAt, protect } from '@smash/engine/script';
import { A, actionCard, at, B, never, now, offered, picks, play, refused } from '@smash/testkit/play';
import { smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const shove = actionCard(
  'Shove',
  'standard',
  'Move all minions from the first base to the second.',
  onPlay(function* () {
    const [from, to] = yield* look((q) => q.bases());
    yield* act(...(yield* look((q) => q.minionsAt(from!))).map((ix) => ops.move(ix, to!)));
  }),
);
const still = actionCard(
  'Still',
  'base',
  'Put this on a base. Ongoing: Minions here do not move.',
  protect((q, me, op) => op.verb === 'move' && q.base(op.card) === q.base(me.self)),
);
/** Brings another action to the base that scores. */
const lateTruck = actionCard(
  'Late Truck',
  'special',
  'Special: Before a base scores, transfer an action of yours to it from another base.',
  playedAt('beforeScore', function* (me) {
    const [from] = yield* look((q) => actionsOnBases(q).filter((ix) => q.base(ix) !== me.args.base));
    yield* act(ops.transfer(from!, me.args.base));
  }),
);

describe("Armored Truck: Put this on a base. Ongoing: Other players' cards cannot destroy or move your minions here.", () => {
  it("another player's cards destroy none of yours here; theirs there and yours elsewhere, yes (RES-13)", () => {
    for (const [minion, gone] of [
      ['Filler', null],
      ['Invader', 'A'],
      ['Walker', 'B'],
    ] as const)
      play({
        cards: [smite],
        seats: { A: { hand: ['Smite'] }, B: {} },
        bases: [at('Meadow', 'B Armored Truck', 'B Filler', 'A Invader'), at('Moor', 'B Walker')],
        steps: [
          A.plays('Smite'),
          offered('A', ['Filler', 'Invader', 'Walker']),
          A.answers(minion),
          now({
            asked: null,
            discard: { A: gone === 'A' ? ['Smite', minion] : ['Smite'], B: gone === 'B' ? [minion] : [] },
          }),
        ],
      });
  });

  it('nor move them; their own cards do both; affecting them otherwise is possible (TERM-1)', () => {
    const bases = [at('Meadow', 'B Armored Truck', 'B Filler', 'A Walker'), at('Moor')];
    play({
      cards: [shove],
      seats: { A: { hand: ['Shove', 'Poison'] }, B: {} },
      bases,
      steps: [
        A.plays('Shove'),
        now(at('Meadow', 'B Armored Truck', 'B Filler'), at('Moor', 'A Walker'), { asked: null }),
      ],
    });
    play({
      turn: 'B',
      cards: [shove],
      seats: { A: {}, B: { hand: ['Shove'] } },
      bases,
      steps: [B.plays('Shove'), now(at('Moor', 'A Walker', 'B Filler'), { asked: null })],
    });
    play({
      turn: 'B',
      cards: [smite],
      seats: { A: {}, B: { hand: ['Smite'] } },
      bases,
      steps: [B.plays('Smite'), B.answers('Filler'), now(at('Meadow', 'B Armored Truck', 'A Walker'), { asked: null })],
    });
    play({
      seats: { A: { hand: ['Poison'] }, B: {} },
      bases,
      steps: [A.plays('Poison', 'Filler'), now({ asked: null, cards: { Filler: { power: 0, on: ['Poison'] } } })],
    });
  });
});

describe('Cab-over Pete: Put this on a base. Talent: Transfer this action to another base to transfer or move to the same base one other card here that you control.', () => {
  it('goes, and takes one other card of yours along: a minion, a titan or an action on the base', () => {
    const here = ['A Cab-over Pete', 'A Filler with A Poison', 'A The Kraken', 'A Convoy', 'B Walker', 'B Dekotora'];
    for (const [card, there] of [
      ['Filler', 'A Filler with A Poison'],
      ['The Kraken', 'A The Kraken'],
      ['Convoy', 'A Convoy'],
    ] as const)
      play({
        bases: [at('Meadow', ...here), at('Moor', 'A Invader'), at('Marsh')],
        steps: [
          A.uses('Cab-over Pete'),
          offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
          A.answers('Marsh'),
          offered(
            'A',
            ['Filler', 'The Kraken', 'Convoy'],
            ['Walker', 'Dekotora', 'Poison', 'Invader', 'Cab-over Pete', 'no'],
          ),
          A.answers(card),
          now(
            at('Marsh', 'A Cab-over Pete', there),
            at('Meadow', ...here.filter((one) => one !== there && one !== 'A Cab-over Pete')),
            { asked: null },
          ),
          refused(A.uses('Cab-over Pete')),
        ],
      });
  });

  it('takes a buried card of yours, which stays face down (BURY-2)', () =>
    play({
      bases: [at('Meadow', 'A Cab-over Pete', 'A buried Filler', 'B buried Walker'), at('Moor')],
      steps: [
        A.uses('Cab-over Pete'),
        now(at('Meadow', 'B buried Walker'), at('Moor', 'A Cab-over Pete', 'A buried Filler'), { asked: null }),
      ],
    }));

  it('may go alone, but not without another base', () => {
    play({
      bases: [at('Meadow', 'A Cab-over Pete', 'B Walker'), at('Moor')],
      steps: [A.uses('Cab-over Pete'), now(at('Meadow', 'B Walker'), at('Moor', 'A Cab-over Pete'), { asked: null })],
    });
    play({ bases: [at('Meadow', 'A Cab-over Pete', 'A Filler')], steps: [refused(A.uses('Cab-over Pete'))] });
  });
});

describe('Convoy: Put this on a base. Ongoing: For each of your actions on this base, this one included, you have +1 power here.', () => {
  it("convoy/1 counts yours on the base, not those on minions, another player's or elsewhere (PLAY-3, NPW-1)", () =>
    play({
      bases: [
        at('Meadow', 'A Convoy', 'A Convoy', 'A Dekotora', 'B Convoy', 'A Filler with A Poison'),
        at('Moor', 'A Convoy', 'B Filler'),
      ],
      steps: [now({ bases: { Meadow: { power: { A: 6, B: 1 } }, Moor: { power: { A: 1, B: 1 } } } })],
    }));
});

describe('Dekotora: Put this on a base. Talent: Transfer this action to another base to move there up to three of your minions that are here.', () => {
  const four = ['A Filler', 'A Walker', 'A Invader', 'A Scout'];

  it('up to three of yours here go along', () => {
    for (const [chosen, staying] of [
      [['Filler', 'Walker', 'Scout'], ['A Invader']],
      [
        ['Invader', 'done'],
        ['A Filler', 'A Walker', 'A Scout'],
      ],
      [['done'], four],
    ] as const)
      play({
        bases: [at('Meadow', 'A Dekotora', ...four, 'B Filler'), at('Moor', 'A King Rex')],
        steps: [
          A.uses('Dekotora'),
          offered('A', ['Filler/A', 'Walker', 'Invader', 'Scout', 'done'], ['Filler/B', 'King Rex']),
          picks('A', 0, 3),
          A.answers(...chosen.map((one) => (one === 'Filler' ? 'Filler/A' : one))),
          now(
            at('Meadow', 'B Filler', ...staying),
            at('Moor', 'A Dekotora', 'A King Rex', ...four.filter((one) => !staying.includes(one as never))),
            { asked: null },
          ),
          refused(A.uses('Dekotora')),
        ],
      });
  });

  it('not without another base', () =>
    play({ bases: [at('Meadow', 'A Dekotora', 'A Filler')], steps: [refused(A.uses('Dekotora'))] }));
});

describe("Fixin' to Fix It: As an extra action, play an action from your discard pile that can be played on a base.", () => {
  const hand = ["Fixin' to Fix It", 'Convoy'];

  it('one of yours for a base, at once, and the regular play is used (EXT-3)', () =>
    play({
      seats: {
        A: { hand, discard: ['Dekotora', 'Convoy', 'Poison', 'Hotwire', 'Filler'] },
        B: { discard: ['Convoy'] },
      },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        A.plays("Fixin' to Fix It"),
        offered('A', ['Dekotora', 'Convoy/A'], ['Poison', 'Hotwire', 'Filler', 'Convoy/B', 'no']),
        A.answers('Dekotora'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Moor'),
        now(at('Moor', 'A Dekotora'), {
          asked: null,
          cannot: [A.plays('Convoy', 'Meadow')],
          discard: { A: { has: ["Fixin' to Fix It", 'Convoy'], lacks: ['Dekotora'] } },
        }),
      ],
    }));

  it('without one nothing happens', () =>
    play({
      seats: { A: { hand, discard: ['Poison'] } },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [A.plays("Fixin' to Fix It"), now(at('Meadow', 'A Filler'), at('Moor'), { asked: null })],
    }));
});

describe('High-Speed Chase: Put this on a base. Talent: Transfer this action to another base to move there one of your minions that is here. The moved minion gets +3 power this turn.', () => {
  it('high-speed-chase/1 one of yours here goes along with +3 this turn, even once this is destroyed (IO-2)', () =>
    play({
      seats: { A: { hand: ['Disenchant'] }, B: {} },
      bases: [
        at('Meadow', 'A High-Speed Chase', 'A Filler', 'A Walker', 'B Invader'),
        at('Moor', 'A Scout'),
        at('Marsh'),
      ],
      steps: [
        A.uses('High-Speed Chase'),
        A.answers('Marsh'),
        offered('A', ['Filler', 'Walker'], ['Invader', 'Scout', 'no']),
        A.answers('Filler'),
        now(at('Meadow', 'A Walker', 'B Invader'), at('Marsh', 'A High-Speed Chase', 'A Filler'), {
          asked: null,
          cards: { Filler: { power: 4 }, Walker: { power: 2 } },
        }),
        A.plays('Disenchant'),
        now({ cards: { Filler: { power: 4 } } }),
        A.ends(),
        now({ cards: { Filler: { power: 1 } } }),
      ],
    }));

  it('alone, or with one that cannot move, it goes without; not without another base', () => {
    play({
      bases: [at('Meadow', 'A High-Speed Chase', 'B Invader'), at('Moor')],
      steps: [A.uses('High-Speed Chase'), now(at('Moor', 'A High-Speed Chase'), { asked: null })],
    });
    play({
      cards: [still],
      bases: [at('Meadow', 'A High-Speed Chase', 'A Filler', 'B Still'), at('Moor')],
      steps: [
        A.uses('High-Speed Chase'),
        now(at('Meadow', 'A Filler', 'B Still'), { asked: null, cards: { Filler: { power: 1 } } }),
      ],
    });
    play({ bases: [at('Meadow', 'A High-Speed Chase', 'A Filler')], steps: [refused(A.uses('High-Speed Chase'))] });
  });
});

describe('Hotwire: Pick one action on a base: you transfer it to another base and/or gain control of it.', () => {
  const seats = { A: { hand: ['Hotwire'] } };
  const bases = [at('Meadow', 'B Dekotora', 'A Filler with B Poison'), at('Moor', 'A Convoy'), at('Marsh')];

  it('hotwire/1 any action on a base: transferred, taken, or both (PLAY-3)', () => {
    for (const [answers, meadow, marsh] of [
      [['transfer', 'Marsh'], [], ['B Dekotora']],
      [['control'], ['A Dekotora'], []],
      [['both', 'Marsh'], [], ['A Dekotora']],
    ] as const)
      play({
        seats,
        bases,
        steps: [
          A.plays('Hotwire'),
          offered('A', ['Dekotora', 'Convoy'], ['Poison', 'no']),
          A.answers('Dekotora'),
          offered('A', ['transfer', 'control', 'both'], ['no']),
          A.answers(...answers),
          now(at('Meadow', 'A Filler with B Poison', ...meadow), at('Marsh', ...marsh), at('Moor', 'A Convoy'), {
            asked: null,
          }),
        ],
      });
  });

  it('your own is transferred; without one on a base nothing happens', () => {
    play({
      seats,
      bases,
      steps: [
        A.plays('Hotwire'),
        A.answers('Convoy'),
        offered('A', ['Meadow', 'Marsh'], ['Moor', 'no']),
        A.answers('Marsh'),
        now(at('Moor'), at('Marsh', 'A Convoy'), { asked: null }),
      ],
    });
    play({
      seats,
      bases: [at('Meadow', 'A Filler with B Poison'), at('Moor')],
      steps: [A.plays('Hotwire'), now(at('Meadow', 'A Filler with B Poison'), { asked: null })],
    });
  });
});

describe('Rally: Special: Before a base scores, choose a minion there. For each of your actions on that base, it gets +2 power this turn.', () => {
  const seats = { A: { hand: ['Rally'], deck: ['Cannon', 'Cannon', 'Cannon'] }, B: {} };

  it("rally/2 counts yours on that base, not those on minions, another player's or elsewhere (PLAY-3)", () =>
    play({
      seats,
      bases: [
        at(
          'Meadow',
          'A Filler with A Poison',
          'A Dekotora',
          'A Cab-over Pete',
          'B Dekotora',
          'B King Rex +1',
          'A Walker +1',
        ),
        at('Moor', 'A Dekotora', 'A Invader'),
      ],
      steps: [
        A.ends(),
        A.answers('Rally'),
        offered('A', ['Filler', 'Walker', 'King Rex'], ['Invader', 'no']),
        A.answers('Walker'),
        now({ vp: { A: 2, B: 3 } }),
      ],
    }));

  it('+2 for each, so that it can win', () => {
    for (const [convoys, vp] of [
      [['A Dekotora', 'A Dekotora'], { A: 3, B: 2 }],
      [['A Dekotora'], { A: 2, B: 3 }],
    ] as const)
      play({
        seats,
        bases: [at('Meadow', 'A Walker +3', 'B King Rex +1', ...convoys), at('Moor')],
        steps: [A.ends(), A.answers('Rally', 'Walker'), now({ vp })],
      });
  });

  it('only before a base scores, not as a regular action (PLAY-6)', () =>
    play({ seats, bases: [at('Meadow', 'A Convoy', 'A Filler'), at('Moor')], steps: [refused(A.plays('Rally'))] }));

  it('rally/1 it does not change with what happens there later (CALC-4)', () =>
    play({
      cards: [lateTruck],
      seats: { A: { ...seats.A, hand: ['Rally', 'Late Truck'] }, B: {} },
      bases: [at('Meadow', 'A Walker +3', 'A Dekotora', 'B King Rex +1'), at('Moor', 'A Dekotora')],
      steps: [A.ends(), A.answers('Rally', 'Walker', 'Late Truck'), now({ vp: { A: 2, B: 3 } })],
    }));
  it('2 for each of yours there, nothing without one', () => {
    for (const [actions, power] of [
      [['A Dekotora', 'A Dekotora', 'B Dekotora'], 9],
      [['A Dekotora'], 7],
      [[], 5],
    ] as const)
      play({
        cards: [lateTruck],
        seats: { A: { ...seats.A, hand: ['Rally', 'Late Truck'] }, B: {} },
        bases: [at('Meadow', 'A Walker +3', 'B King Rex +1', ...actions), at('Moor', 'A Convoy')],
        steps: [
          A.ends(),
          A.answers('Rally', 'Walker'),
          now({ cards: { Walker: { power } } }),
          ...(power === 5 ? [never('power')] : []),
        ],
      });
  });
});
