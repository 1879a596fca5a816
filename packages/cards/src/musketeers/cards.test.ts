import { act, chooseMinion, extraAction, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, now, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

/** Actions enough for a long turn. */
const orders = actionCard(
  'Orders',
  'standard',
  'Play four extra actions.',
  onPlay(function* (me) {
    for (let i = 0; i < 4; i++) yield* extraAction(me.seat);
  }),
);
const cheer = actionCard(
  'Cheer',
  'standard',
  'Give a minion +1 power this turn, twice.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Choose the minion');
    const turn = yield* look((q) => q.s.turn);
    for (let i = 0; minion !== null && i < 2; i++) yield* act(ops.power(minion, 1, { t: 'turnEnd', turn }));
  }),
);
const vintage = actionCard(
  'Vintage',
  'standard',
  'Give a minion +1 power this turn and place this card on top of your deck. Play an extra action.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Choose the minion');
    const turn = yield* look((q) => q.s.turn);
    if (minion !== null) yield* act(ops.power(minion, 1, { t: 'turnEnd', turn }));
    yield* act(ops.resolveTo(me.self, 'top'));
    yield* extraAction(me.seat);
  }),
);
const cards = [orders, cheer];
const rest = ['Cannon', 'Cannon', 'Cannon', 'Cannon'];

describe('Athos: Ongoing: After you play an action that directly affects other minions of yours here (one or more), each minion so affected gets +1 power this turn.', () => {
  it('each of them, once per action; not itself, nor other players’, nor those elsewhere', () =>
    play({
      cards,
      seats: { A: { hand: ['Combat Training', 'Cheer', 'Orders'] } },
      bases: [at('Heya Training Stable', 'A Athos', 'A Filler', 'A Walker', 'B Scout'), at('Moor', 'A Filler')],
      steps: [
        A.plays('Orders'),
        A.plays('Combat Training'),
        now({
          asked: null,
          cards: {
            Athos: { power: 5 },
            'Filler@Heya Training Stable': { power: 3 },
            Walker: { power: 4 },
            Scout: { power: 3 },
            'Filler@Moor': { power: 2 },
          },
        }),
        A.plays('Cheer'),
        A.answers('Walker'),
        now({
          asked: null,
          cards: { Walker: { power: 7 }, 'Filler@Heya Training Stable': { power: 3 }, Athos: { power: 5 } },
        }),
        A.ends(),
        now({ turn: 'B', cards: { Walker: { power: 2 } } }),
      ],
    }));

  it('also for an action put on one, and for one that moves away; not for one that comes', () => {
    play({
      seats: { A: { hand: ['Expanded Power'] } },
      bases: [at('Meadow', 'A Athos', 'A Filler'), at('Moor')],
      steps: [A.plays('Expanded Power', 'Filler'), now({ asked: null, cards: { Filler: { power: 3 } } })],
    });
    for (const [from, power] of [
      ['Meadow', 2],
      ['Moor', 1],
    ] as const)
      play({
        seats: { A: { hand: ['Grasp the Belt'] } },
        bases: [
          at('Meadow', 'A Athos', ...(from === 'Meadow' ? ['A Filler'] : [])),
          at('Moor', 'A Walker', ...(from === 'Moor' ? ['A Filler'] : [])),
        ],
        steps: [
          A.plays('Grasp the Belt'),
          A.answers('Filler', '?Meadow', '?Moor'),
          now({ asked: null, cards: { Filler: { power } } }),
        ],
      });
  });

  it('not for an action of another player, nor for a talent, nor for a minion’s ability', () => {
    play({
      turn: 'B',
      seats: { B: { hand: ['Get Down Tonight'], deck: rest } },
      bases: [at('Meadow', 'A Athos', 'A Filler'), at('Moor')],
      steps: [B.plays('Get Down Tonight'), B.answers('Filler'), now({ asked: null, cards: { Filler: { power: 3 } } })],
    });
    play({
      seats: { A: { hand: ['Calicoin'], deck: rest } },
      bases: [at('Meadow', 'A Athos', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Calicoin', 'Meadow'),
        A.answers('Filler'),
        now({ asked: null, cards: { Filler: { power: 2 } } }),
      ],
    });
    play({
      seats: { A: {} },
      bases: [at('Meadow', 'A Athos', 'A Filler', 'A High-Speed Chase'), at('Moor')],
      steps: [
        A.uses('High-Speed Chase'),
        A.answers('?Moor', 'Filler'),
        now({ asked: null, cards: { Filler: { power: 4 } } }),
      ],
    });
  });

  it('one that is destroyed by the action gets nothing', () =>
    play({
      seats: { A: { hand: ['Big Gulp'] } },
      bases: [at('Meadow', 'A Athos', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Big Gulp'),
        A.answers('Filler'),
        now(at('Meadow', 'A Athos'), { asked: null, cards: { Athos: { power: 4 } } }),
      ],
    }));
});

describe('Porthos: Ongoing: No action of another player affects this minion.', () => {
  it('others’ actions do nothing to it; one put on it is discarded (ATT-3)', () => {
    play({
      turn: 'B',
      cards: [orders],
      seats: { B: { hand: ['Big Gulp', 'Poison', 'Orders', 'Plague of Locusts'] } },
      bases: [at('Meadow', 'A Porthos', 'A Scout'), at('Moor')],
      steps: [
        B.plays('Orders'),
        B.plays('Big Gulp'),
        B.answers('Porthos'),
        B.plays('Poison', 'Porthos'),
        B.plays('Plague of Locusts'),
        B.answers('Meadow'),
        now(at('Meadow', 'A Porthos', 'A Scout'), {
          asked: null,
          cards: { Porthos: { power: 4 }, Scout: { power: 2 } },
          discard: { B: { has: ['Poison'] } },
        }),
      ],
    });
  });
  it('your own actions, and others’ minions, affect it', () => {
    play({
      seats: { A: { hand: ['Big Gulp'] } },
      bases: [at('Meadow', 'A Porthos'), at('Moor')],
      steps: [A.plays('Big Gulp'), now(at('Meadow'), { asked: null })],
    });
    play({
      turn: 'B',
      seats: { B: { hand: ['Tadpour'] } },
      bases: [at('Meadow', 'A Porthos'), at('Moor')],
      steps: [
        B.plays('Tadpour', 'Meadow'),
        B.answers('Porthos', '?Moor'),
        now(at('Moor', 'A Porthos'), { asked: null }),
      ],
    });
  });
});

describe('Aramis: Ongoing: Once on your turn, after you play an action that directly affects this minion, you may play as an extra action another one that also does.', () => {
  it('another action, which has to affect it too, once a turn', () =>
    play({
      cards,
      seats: {
        A: { hand: ['Get Down Tonight', 'Poison', 'Technique Prize', 'Performance Prize', 'Big Gulp'], deck: rest },
      },
      bases: [at('Meadow', 'A Aramis', 'B Walker'), at('Moor')],
      steps: [
        // Too strong for Big Gulp by then.
        A.plays('Get Down Tonight'),
        A.answers('Aramis'),
        now({
          asked: null,
          plays: { A: { actions: 0 } },
          can: [A.plays('Poison', 'Aramis'), A.plays('Technique Prize')],
          cannot: [A.plays('Poison', 'Walker'), A.plays('Performance Prize'), A.plays('Big Gulp')],
        }),
        A.plays('Poison', 'Aramis'),
        now({ asked: null, cannot: [A.plays('Technique Prize')] }),
      ],
    }));

  it('each turn anew; not for an action that affects others only, nor another player’s', () => {
    play({
      seats: { A: { hand: ['Get Down Tonight', 'Big Gulp'], deck: rest } },
      bases: [at('Meadow', 'A Aramis', 'B Walker'), at('Moor')],
      steps: [A.plays('Get Down Tonight'), A.answers('Walker'), now({ asked: null, cannot: [A.plays('Big Gulp')] })],
    });
    play({
      turn: 'B',
      seats: { A: { hand: ['Get Down Tonight', 'Poison'], deck: rest }, B: { hand: ['Get Down Tonight'], deck: rest } },
      bases: [at('Meadow', 'A Aramis', 'B Walker'), at('Moor')],
      steps: [
        B.plays('Get Down Tonight'),
        B.answers('Aramis'),
        now({ asked: null }),
        B.ends(),
        A.plays('Get Down Tonight'),
        A.answers('Aramis'),
        now({ can: [A.plays('Poison', 'Aramis')] }),
      ],
    });
  });

  it('aramis/1 only in the Play Cards phase of your turn, so not with Last Stand', () => {
    for (const turn of ['A', 'B'] as const)
      play({
        turn,
        seats: { A: { hand: ['Last Stand', 'Poison'], deck: rest }, B: { deck: rest } },
        bases: [at('Meadow', 'A Aramis +6'), at('Moor')],
        steps: [
          (turn === 'A' ? A : B).ends(),
          A.answers('Last Stand'),
          now({ asked: null, discard: { A: { has: ['Last Stand', 'Aramis'] } } }),
          now({ hand: { A: { has: ['Poison'] } } }),
        ],
      });
  });
});

describe("D'Artagnan: Ongoing: Draw a card after you play an action that directly affects this minion.", () => {
  it('one card for each such action, however much it does', () =>
    play({
      cards,
      seats: { A: { hand: ['Cheer', 'Orders', 'Expanded Power', 'Combat Training'], deck: rest } },
      bases: [at('Meadow', "A D'Artagnan", 'A Filler'), at('Moor')],
      steps: [
        A.plays('Orders'),
        now({ hand: { A: 3 } }),
        A.plays('Cheer'),
        A.answers("D'Artagnan"),
        now({ asked: null, hand: { A: 3 } }),
        A.plays('Expanded Power', "D'Artagnan"),
        now({ asked: null, hand: { A: 3 } }),
        A.plays('Combat Training'),
        now({ asked: null, hand: { A: 3 }, deck: { A: 1 } }),
      ],
    }));

  it('not for one that affects another minion, nor for another player’s, nor in vain', () => {
    play({
      cards,
      seats: { A: { hand: ['Cheer'], deck: rest } },
      bases: [at('Meadow', "A D'Artagnan", 'A Filler'), at('Moor')],
      steps: [A.plays('Cheer'), A.answers('Filler'), now({ asked: null, hand: { A: [] } })],
    });
    play({
      turn: 'B',
      cards,
      seats: { A: { deck: rest }, B: { hand: ['Cheer'], deck: rest } },
      bases: [at('Meadow', "A D'Artagnan", 'A Filler'), at('Moor')],
      steps: [B.plays('Cheer'), B.answers("D'Artagnan"), now({ asked: null, hand: { A: [], B: [] } })],
    });
  });

  it('also when the action destroys it (RES-4), and one on it is drawn before that action is discarded', () =>
    play({
      seats: { A: { hand: ['Big Gulp'], deck: rest } },
      bases: [at('Meadow', "A D'Artagnan"), at('Moor')],
      steps: [A.plays('Big Gulp'), now(at('Meadow'), { asked: null, hand: { A: ['Cannon'] } })],
    }));

  it('dartagnan/1 the card is drawn before the action goes to the discard pile (RES-1)', () =>
    play({
      cards,
      seats: { A: { hand: ['Cheer'], deck: [], discard: ['Scout'] } },
      bases: [at('Meadow', "A D'Artagnan"), at('Moor')],
      steps: [A.plays('Cheer'), now({ asked: null, hand: { A: ['Scout'] }, discard: { A: ['Cheer'] } })],
    }));

  it('dartagnan/2 so one that goes on top of the deck is not the card drawn', () =>
    play({
      cards: [vintage],
      seats: { A: { hand: ['Vintage'], deck: ['Scout'] } },
      bases: [at('Meadow', "A D'Artagnan"), at('Moor')],
      steps: [A.plays('Vintage'), now({ asked: null, hand: { A: ['Scout'] }, deck: { A: ['Vintage'] } })],
    }));
});

describe('Young Musketeer: Ongoing: Each turn, after the first action you play that directly affects this minion, it gets +1 power this turn.', () => {
  it('after the first in each turn, for each of them', () =>
    play({
      cards,
      seats: { A: { hand: ['Cheer', 'Cheer', 'Orders'], deck: rest } },
      bases: [at('Meadow', 'A Young Musketeer'), at('Moor', 'A Young Musketeer')],
      steps: [
        A.plays('Orders'),
        A.plays('Cheer'),
        A.answers('Young Musketeer#1'),
        now({ asked: null, cards: { 'Young Musketeer#1': { power: 6 }, 'Young Musketeer#2': { power: 3 } } }),
        A.plays('Cheer'),
        A.answers('Young Musketeer#1'),
        now({ asked: null, cards: { 'Young Musketeer#1': { power: 8 } } }),
        A.ends(),
        now({ turn: 'B', cards: { 'Young Musketeer#1': { power: 3 } } }),
      ],
    }));
  it('not for another player’s, nor for one that affects another', () => {
    play({
      cards,
      turn: 'B',
      seats: { B: { hand: ['Cheer'] } },
      bases: [at('Meadow', 'A Young Musketeer'), at('Moor')],
      steps: [B.plays('Cheer'), now({ asked: null, cards: { 'Young Musketeer': { power: 5 } } })],
    });
    play({
      cards,
      seats: { A: { hand: ['Cheer'] } },
      bases: [at('Meadow', 'A Young Musketeer', 'A Filler'), at('Moor')],
      steps: [A.plays('Cheer'), A.answers('Filler'), now({ asked: null, cards: { 'Young Musketeer': { power: 3 } } })],
    });
  });
  it('also in another player’s turn', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Last Stand'], deck: rest }, B: { deck: rest } },
      // 4 against 6, and with both bonuses 7.
      bases: [at('Meadow', 'A Young Musketeer', 'A Filler', 'B Filler +5'), at('Moor')],
      steps: [B.ends(), A.answers('Last Stand', 'Young Musketeer'), now({ vp: { A: 3, B: 2 } })],
    }));
  it('shared effects are not direct (TERM-3)', () =>
    play({
      cards,
      seats: { A: { hand: ['Cheer'], deck: rest } },
      bases: [at('The Dohyo', 'A Young Musketeer', 'A Filler', 'A Dancing King'), at('Moor')],
      steps: [
        A.plays('Cheer'),
        A.answers('Filler'),
        A.answers('Dancing King', 'Young Musketeer'),
        now({ asked: null, cards: { 'Young Musketeer': { power: 4 }, Filler: { power: 3 } } }),
      ],
    }));
});
