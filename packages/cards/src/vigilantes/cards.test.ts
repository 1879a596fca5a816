import {
  act,
  after,
  instead,
  isAnother,
  look,
  mayShare,
  onPlay,
  ops,
  protect,
  talent,
  toOneMinion,
} from '@smash/engine/script';
import { A, actionCard, at, B, C, minionCard, now, offered, play } from '@smash/testkit/play';
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
const chill = actionCard(
  'Chill',
  'standard',
  'Every minion gets +1 power this turn.',
  onPlay(function* () {
    const turn = yield* look((q) => q.s.turn);
    for (const ix of yield* look((q) => q.minions())) yield* act(ops.power(ix, 1, { t: 'turnEnd', turn }));
  }),
);
const pusher = minionCard(
  'Pusher',
  1,
  'Talent: Place a +1 power counter on a minion.',
  talent(function* (me) {
    yield* toOneMinion(
      me,
      'Choose',
      () => true,
      (ix) => ops.counters(ix, 1),
    );
  }),
);
const watcher = minionCard(
  'Watcher',
  1,
  'Ongoing: After another player plays an action, place a +1 power counter on each minion.',
  after('play', { when: (_q, me, played) => played.as === 'action' && isAnother(me, played.seat) }, function* () {
    for (const ix of yield* look((q) => q.minions())) yield* act(ops.counters(ix, 1));
  }),
);
const root = minionCard(
  'Root',
  1,
  'Ongoing: Your minions do not move.',
  protect((q, me, op) => op.verb === 'move' && q.controller(op.card) === q.controller(me.self)),
);

const cheer = actionCard(
  'Cheer',
  'standard',
  'Place a +1 power counter on a minion.',
  onPlay(function* (me) {
    yield* toOneMinion(
      me,
      'Choose',
      () => true,
      (ix) => ops.counters(ix, 1),
    );
  }),
);
const mirror = minionCard(
  'Mirror',
  1,
  'Ongoing: When another of your minions is directly affected by a standard action, this minion may be affected in the same way.',
  mayShare({
    of: (me) => (q, ix) => ix !== me.self && q.controller(ix) === q.controller(me.self),
    on: (me) => (_q, ix) => ix === me.self,
  }),
);

describe("Brojak: Ongoing: After a minion moves, you may move this minion to that minion's new base and give this minion +1 power this turn.", () => {
  it('follows any minion that has moved, with +1 power this turn', () =>
    play({
      seats: { A: { hand: ['Shove'] }, B: {} },
      cards: [shove],
      bases: [at('Meadow', 'B Filler'), at('Moor'), at('Marsh', 'A Brojak')],
      steps: [
        A.plays('Shove'),
        offered('A', ['Brojak', 'pass']),
        A.answers('Brojak'),
        now(at('Moor', 'B Filler', 'A Brojak'), at('Marsh'), { asked: null, cards: { Brojak: { power: 5 } } }),
        A.ends(),
        now({ cards: { Brojak: { power: 4 } } }),
      ],
    }));

  it('may stay, without the bonus', () =>
    play({
      cards: [shove],
      seats: { A: { hand: ['Shove'] }, B: {} },
      bases: [at('Meadow', 'A Filler'), at('Moor'), at('Marsh', 'A Brojak')],
      steps: [
        A.plays('Shove'),
        A.answers('pass'),
        now(at('Marsh', 'A Brojak'), { asked: null, cards: { Brojak: { power: 4 } } }),
      ],
    }));

  it('brojak/1 one already at that base gets nothing: both or neither (TERM-14)', () =>
    play({
      cards: [shove],
      seats: { A: { hand: ['Shove'] }, B: {} },
      bases: [at('Meadow', 'B Filler'), at('Moor', 'A Brojak'), at('Marsh')],
      steps: [
        A.plays('Shove'),
        now(at('Moor', 'A Brojak', 'B Filler'), { asked: null, cards: { Brojak: { power: 4 } } }),
      ],
    }));

  it('brojak/2 nor does it get anything for its own move (TERM-14)', () =>
    play({
      cards: [shove],
      seats: { A: { hand: ['Shove'] }, B: {} },
      bases: [at('Meadow', 'A Brojak'), at('Moor'), at('Marsh')],
      steps: [A.plays('Shove'), now(at('Moor', 'A Brojak'), { asked: null, cards: { Brojak: { power: 4 } } })],
    }));

  it('nor one that cannot move (CAN-1); another player’s, in any turn, is asked', () => {
    play({
      cards: [shove, root],
      seats: { A: { hand: ['Shove'] }, B: {} },
      bases: [at('Meadow', 'B Filler'), at('Moor'), at('Marsh', 'A Brojak', 'A Root')],
      steps: [A.plays('Shove'), now({ asked: null, cards: { Brojak: { power: 4 } } })],
    });
    play({
      cards: [shove],
      seats: { A: { hand: ['Shove'] }, B: {} },
      bases: [at('Meadow', 'A Filler'), at('Moor'), at('Marsh', 'B Brojak')],
      steps: [A.plays('Shove'), B.answers('Brojak'), now(at('Moor', 'A Filler', 'B Brojak'), { asked: null })],
    });
  });

  it('not after a titan has moved', () =>
    play({
      bases: [at('Meadow', 'A Cab-over Pete', 'A The Kraken'), at('Moor'), at('Marsh', 'A Brojak')],
      steps: [
        A.uses('Cab-over Pete'),
        A.answers('Moor', '?The Kraken'),
        now(at('Moor', 'A Cab-over Pete', 'A The Kraken'), { asked: null }),
      ],
    }));
  it('nor one whose move is replaced (RES-7)', () =>
    play({
      cards: [
        shove,
        minionCard(
          'Porter',
          1,
          'Ongoing: If Brojak would move, nothing happens instead.',
          instead({ of: 'move', when: (q, _me, op) => q.name(op.card) === 'Brojak' }, function* () {
            yield* act();
            return true;
          }),
        ),
      ],
      seats: { A: { hand: ['Shove'] }, B: {} },
      bases: [at('Meadow', 'B Filler'), at('Moor'), at('Marsh', 'A Brojak', 'A Porter')],
      steps: [
        A.plays('Shove'),
        A.answers('Brojak'),
        now(at('Marsh', 'A Brojak', 'A Porter'), { asked: null, cards: { Brojak: { power: 4 } } }),
      ],
    }));
});

describe("Death Wisher: Ongoing: Once per turn, after another player destroys a minion here that someone else controls, you may destroy one of the destroying player's minions.", () => {
  const seats = { A: { hand: ['Smite', 'Smite', 'Whiskers'] }, B: {}, C: {} };

  it('one of the destroying player’s, anywhere; once per turn', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'] }, B: {}, C: {} },
      bases: [at('Meadow', 'B Death Wisher', 'B Filler', 'C Filler', 'A Walker'), at('Moor', 'A Invader', 'C Scout')],
      steps: [
        A.plays('Smite'),
        A.answers('Filler@Meadow/C'),
        offered('B', ['Death Wisher', 'pass']),
        B.answers('Death Wisher'),
        offered('B', ['Walker', 'Invader'], ['Scout', 'Filler', 'no']),
        B.answers('Invader'),
        now(at('Moor', 'C Scout'), { asked: null, discard: { A: { has: ['Invader'] } } }),
      ],
    }));

  it('once per turn', () =>
    play({
      cards: [smite],
      seats,
      bases: [at('Meadow', 'B Death Wisher', 'B Filler', 'B Filler', 'A Whiskers'), at('Moor', 'A Invader', 'A Scout')],
      steps: [
        A.plays('Smite#1'),
        A.answers('Filler#1'),
        B.answers('Death Wisher', 'Scout'),
        now({ discard: { A: { has: ['Scout'] } } }),
        A.uses('Whiskers'),
        A.answers('Whiskers'),
        A.plays('Smite'),
        A.answers('Filler'),
        now(at('Meadow', 'B Death Wisher'), { asked: null }),
      ],
    }));

  it('death-wisher/1 also when it is itself the one that is destroyed (RES-4)', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'] }, B: {} },
      bases: [at('Meadow', 'B Death Wisher'), at('Moor', 'A Invader')],
      steps: [
        A.plays('Smite'),
        A.answers('Death Wisher'),
        B.answers('Death Wisher'),
        now(at('Meadow'), at('Moor'), { asked: null, discard: { A: { has: ['Invader'] }, B: ['Death Wisher'] } }),
      ],
    }));

  it('may be passed; not for a minion elsewhere, nor for one of the destroying player’s or nobody’s, nor your own deed', () => {
    const bases = [
      at('Meadow', 'B Death Wisher', 'B Filler', 'A Walker', '- Bigfoot'),
      at('Moor', 'A Invader', 'B Scout'),
    ];
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'] }, B: {} },
      bases,
      steps: [
        A.plays('Smite'),
        A.answers('Filler'),
        B.answers('pass'),
        now(at('Moor', 'A Invader', 'B Scout'), { asked: null }),
      ],
    });
    for (const victim of ['Scout', 'Walker', 'Bigfoot'])
      play({
        cards: [smite],
        seats: { A: { hand: ['Smite'] }, B: {} },
        bases,
        steps: [A.plays('Smite'), A.answers(victim), now({ asked: null })],
      });
    play({
      turn: 'B',
      cards: [smite],
      seats: { A: {}, B: { hand: ['Smite'] } },
      bases,
      steps: [B.plays('Smite'), B.answers('Walker'), now({ asked: null })],
    });
  });

  it('not if the destroying player has no minion', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'] }, B: {} },
      bases: [at('Meadow', 'B Death Wisher', 'B Filler'), at('Moor')],
      steps: [A.plays('Smite'), A.answers('Filler'), now({ asked: null })],
    }));
});

describe("Dusty Henry: You may choose a minion here and shuffle it into its owner's deck.", () => {
  it('any minion here, itself too, or none', () => {
    for (const [answer, deck, stays] of [
      ['Filler', { A: 0, B: ['Filler'] }, ['A Dusty Henry']],
      ['Dusty Henry', { A: ['Dusty Henry'], B: 0 }, ['B Filler']],
      ['no', { A: 0, B: 0 }, ['A Dusty Henry', 'B Filler']],
    ] as const)
      play({
        seats: { A: { hand: ['Dusty Henry'], deck: [] }, B: { deck: [] } },
        bases: [at('Meadow', 'B Filler'), at('Moor', 'B Walker')],
        steps: [
          A.plays('Dusty Henry', 'Meadow'),
          offered('A', ['Filler', 'Dusty Henry', 'no'], ['Walker']),
          A.answers(answer),
          now(at('Meadow', ...stays), { asked: null, deck: JSON.parse(JSON.stringify(deck)) }),
        ],
      });
  });
});

describe('Foxy Green: Ongoing: Place a +1 power counter on this minion after another player, by playing a card or using a talent, directly affects one or more minions here.', () => {
  const seats = (...hand: string[]) => ({ A: { hand }, B: {} });
  const foxy = (counters: number) => now({ asked: null, cards: { 'Foxy Green': { counters } } });

  it('foxy-green/1 one counter for a card, however many minions here it affects (RES-9)', () =>
    play({
      cards: [chill],
      seats: seats('Chill'),
      bases: [at('Meadow', 'B Foxy Green', 'B Filler', 'A Walker'), at('Moor')],
      steps: [A.plays('Chill'), foxy(1)],
    }));

  it('foxy-green/2 also a card played at another base that takes a counter from it (CTR-2)', () =>
    play({
      seats: seats('Cricket'),
      bases: [at('Meadow', 'B Foxy Green +2'), at('Moor', 'A Filler')],
      steps: [A.plays('Cricket', 'Moor'), A.answers('Foxy Green', 'Filler'), foxy(2)],
    }));

  it('foxy-green/3 also an action played on a minion here (TERM-2)', () => {
    for (const [on, counters] of [
      ['Walker', 1],
      ['Foxy Green', 1],
      ['Invader', 0],
    ] as const)
      play({
        seats: seats('Tough It Out'),
        bases: [at('Meadow', 'B Foxy Green', 'A Walker'), at('Moor', 'A Invader')],
        steps: [A.plays('Tough It Out', on), foxy(counters)],
      });
  });

  it('also a talent; a minion that comes here does not, one that is moved away does', () => {
    play({
      cards: [pusher],
      seats: seats(),
      bases: [at('Meadow', 'B Foxy Green', 'B Filler'), at('Moor', 'A Pusher')],
      steps: [A.uses('Pusher'), A.answers('Filler'), foxy(1)],
    });
    for (const [bases, counters] of [
      [[at('Meadow', 'B Filler'), at('Moor', 'B Foxy Green')], 0],
      [[at('Meadow', 'B Foxy Green', 'B Filler'), at('Moor')], 1],
    ] as const)
      play({ cards: [shove], seats: seats('Shove'), bases: [...bases], steps: [A.plays('Shove'), foxy(counters)] });
  });

  it('not an Ongoing, not your own card, not a minion elsewhere, nor a card that affects no minion', () => {
    play({
      cards: [watcher],
      turn: 'C',
      seats: { A: {}, B: {}, C: { hand: ['Convoy'] } },
      bases: [at('Meadow', 'B Foxy Green', 'B Filler'), at('Moor', 'A Watcher')],
      steps: [C.plays('Convoy', 'Meadow'), foxy(1)],
    });
    play({
      cards: [chill],
      turn: 'B',
      seats: { A: {}, B: { hand: ['Chill'] } },
      bases: [at('Meadow', 'B Foxy Green', 'A Filler'), at('Moor')],
      steps: [B.plays('Chill'), foxy(0)],
    });
    play({
      cards: [smite],
      seats: seats('Smite'),
      bases: [at('Meadow', 'B Foxy Green'), at('Moor', 'B Filler')],
      steps: [A.plays('Smite'), A.answers('Filler'), foxy(0)],
    });
    play({
      seats: seats('Hotwire'),
      bases: [at('Meadow', 'B Foxy Green', 'B Convoy'), at('Moor')],
      steps: [A.plays('Hotwire'), A.answers('control'), foxy(0)],
    });
  });

  it('not a minion affected only in the same way as another (TERM-3)', () =>
    play({
      seats: seats('A Whole Lot Meaner'),
      bases: [at('Meadow', 'B Foxy Green', 'A Diva', 'A Filler'), at('Moor')],
      steps: [A.plays('A Whole Lot Meaner'), A.answers('Filler', '?Diva'), foxy(1)],
    }));
  it('foxy-green/1 nor if that is the only one here (TERM-3)', () =>
    play({
      cards: [cheer, mirror],
      seats: seats('Cheer'),
      bases: [at('Meadow', 'B Foxy Green', 'A Mirror'), at('Moor', 'A Filler')],
      steps: [
        A.plays('Cheer'),
        A.answers('Filler', '?Mirror', '?yes'),
        now({ cards: { Mirror: { power: 2 }, Filler: { power: 2 } } }),
        foxy(0),
      ],
    }));
});
