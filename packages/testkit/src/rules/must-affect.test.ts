import { act, affectsMinions, chooseCards, chooseMinion, extraAction, look, onPlay, ops } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { testLibrary } from '../library.ts';
import { A, actionCard, at, now, offered, play, refused } from '../play.ts';

/** "Choose a minion. You may play an extra action, which must directly affect it." */
const orders = actionCard(
  'Orders',
  'standard',
  'Choose a minion. You may play an extra action, which must directly affect it.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Choose the minion');
    if (minion !== null) yield* extraAction(me.seat, { affects: yield* look((q) => q.card(minion).stamp) });
  }),
);
const pick = actionCard(
  'Roll Call',
  'standard',
  'Choose two or three minions that share a name. Each gets +1 power counter.',
  onPlay(function* (me) {
    const all = yield* look((q) => q.minions());
    const chosen = yield* chooseCards(me.seat, 'Choose them', all, { min: 2, max: 3, group: 'name', ordered: true });
    yield* act(...chosen.map((ix, i) => ops.counters(ix, chosen.length - i)));
  }),
);
const solo = actionCard(
  'Solo',
  'standard',
  'Choose up to three minions. If you choose exactly one, place a +1 power counter on it.',
  onPlay(function* (me) {
    const all = yield* look((q) => q.minions());
    const chosen = yield* chooseCards(me.seat, 'Choose them', all, { min: 0, max: 3 });
    if (chosen.length === 1) yield* act(ops.counters(chosen[0]!, 1));
  }),
);
const cards = [orders, pick, solo];

describe('TERM-3 an action that directly affects a minion', () => {
  const affects = (name: string): boolean => affectsMinions(testLibrary.defs[name]!);
  it('is put on one, or does something to one that is in play', () => {
    for (const name of [
      'Poison',
      'Big Gulp',
      'Dinghy',
      'Seeing Stars',
      'Power Poutine',
      'Fast as Lightning',
      'Disco Inferno',
      "It's Blitzin' Time!",
      'Critter Cube',
      'Evolution',
      'Augmentation',
      'Sacrifice',
      'Radioactive Exposure',
      'I Will Survive',
    ])
      expect([name, affects(name)]).toEqual([name, true]);
  });
  it('not for minions that are still to be played, counted, or not in play', () => {
    for (const name of [
      'Performance Prize',
      'Summon',
      'Tech Center',
      'They Keep Coming',
      'Recall Critter',
      "Gotta Get 'Em All",
      'Mitosis',
      'Overrun',
      'Budding',
      'Portal',
    ])
      expect([name, affects(name)]).toEqual([name, false]);
  });
});

describe('EXT-4 an extra action that must directly affect a certain minion', () => {
  it('of actions put on minions, only on that one; none that affects no minion', () =>
    play({
      cards,
      seats: { A: { hand: ['Orders', 'Poison', 'Performance Prize', 'Overrun', 'Big Gulp'] } },
      bases: [at('Meadow', 'A Filler', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Orders'),
        A.answers('Walker'),
        now({
          can: [A.plays('Poison', 'Walker'), A.plays('Big Gulp')],
          cannot: [A.plays('Poison', 'Filler'), A.plays('Performance Prize'), A.plays('Overrun', 'Meadow')],
        }),
        A.plays('Poison', 'Walker'),
        now(at('Meadow', 'A Filler', 'B Walker with A Poison'), { cannot: [A.plays('Big Gulp')] }),
      ],
    }));

  it('a standard one is used on it', () =>
    play({
      cards,
      seats: { A: { hand: ['Orders', 'Big Gulp'] } },
      bases: [at('Meadow', 'A Filler', 'B Walker'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Orders'),
        A.answers('Filler/B'),
        A.plays('Big Gulp'),
        now(at('Meadow', 'A Filler', 'B Walker'), at('Moor'), { asked: null }),
      ],
    }));

  it('also where choosing is optional, and among several, of which the others are free', () =>
    play({
      cards,
      seats: { A: { hand: ['Orders', 'Dinghy'] } },
      bases: [at('Meadow', 'A Filler', 'A Walker', 'A Scout'), at('Moor')],
      steps: [
        A.plays('Orders'),
        A.answers('Scout'),
        A.plays('Dinghy'),
        offered('A', ['Filler', 'Walker', 'done'], ['Scout']),
        A.answers('Walker'),
        now(at('Meadow', 'A Filler'), at('Moor', 'A Walker', 'A Scout'), { asked: null }),
      ],
    }));

  it('alone if no other fits with it; first, where order matters', () => {
    play({
      cards,
      seats: { A: { hand: ['Orders', 'Roll Call'] } },
      bases: [at('Meadow', 'A Filler', 'A Walker'), at('Moor', 'B Walker', 'B Walker', 'B Filler')],
      steps: [
        A.plays('Orders'),
        A.answers('Walker/A'),
        A.plays('Roll Call'),
        offered('A', ['Walker@Moor#1', 'Walker@Moor#2'], ['Filler', 'no', 'done']),
        A.answers('Walker@Moor#2'),
        now({
          asked: null,
          cards: { 'Walker/A': { counters: 2 }, 'Walker@Moor#2': { counters: 1 }, 'Walker@Moor#1': { counters: 0 } },
        }),
      ],
    });
    play({
      cards,
      seats: { A: { hand: ['Orders', 'Roll Call'] } },
      bases: [at('Meadow', 'A Scout', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Orders'),
        A.answers('Scout'),
        A.plays('Roll Call'),
        now({ asked: null, cards: { Scout: { counters: 1 } } }),
      ],
    });
  });

  it('also if it has to be the only one chosen, of as many as you like', () =>
    play({
      cards,
      seats: { A: { hand: ['Orders', 'Solo'] } },
      bases: [at('Meadow', 'A Filler', 'A Walker', 'A Scout'), at('Moor')],
      steps: [
        A.plays('Orders'),
        A.answers('Walker'),
        A.plays('Solo'),
        A.answers('done'),
        now({ asked: null, cards: { Walker: { counters: 1 }, Filler: { counters: 0 }, Scout: { counters: 0 } } }),
      ],
    }));

  it('at its base, where a base is chosen; what follows is free once it is affected', () => {
    play({
      cards,
      seats: { A: { hand: ['Orders', 'When Calls the Badge'] } },
      bases: [at('Meadow', 'A Filler'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Orders'),
        A.answers('Walker'),
        A.plays('When Calls the Badge'),
        now({ asked: null, cards: { Walker: { counters: 1 }, Filler: { counters: 0 } } }),
      ],
    });
    play({
      cards,
      seats: { A: { hand: ['Orders', 'Grasp the Belt'] } },
      bases: [at('Meadow', 'A Filler', 'B Walker'), at('Moor'), at('Marsh')],
      steps: [
        A.plays('Orders'),
        A.answers('Walker'),
        A.plays('Grasp the Belt'),
        offered('A', ['Moor', 'Marsh']),
        A.answers('Marsh'),
        now(at('Marsh', 'B Walker'), { asked: null }),
      ],
    });
  });

  it('any way that can still lead there is open: the last one has to', () => {
    for (const [first, next, counters] of [
      ['Walker', '?Filler', [1, 1]],
      ['Filler', 'Filler', [2, 0]],
      ['Filler', 'Walker', [1, 1]],
    ] as const)
      play({
        cards,
        seats: { A: { hand: ['Orders', 'Fighting Spirit Prize'], deck: ['Cannon', 'Cannon', 'Cannon'] } },
        bases: [at('Meadow', 'A Filler', 'A Walker'), at('Moor')],
        steps: [
          A.plays('Orders'),
          A.answers('Filler'),
          A.plays('Fighting Spirit Prize'),
          offered('A', ['Filler', 'Walker']),
          A.answers(first, next),
          now({ asked: null, cards: { Filler: { counters: counters[0] }, Walker: { counters: counters[1] } } }),
        ],
      });
  });

  it('nor is an action offered that cannot affect it as things stand', () =>
    play({
      cards,
      seats: { A: { hand: ['Orders', 'Big Gulp', 'Shanghai', 'Move Aboot'] } },
      bases: [at('Meadow', 'A King Rex'), at('Moor', 'B Filler'), at('Marsh', 'A Walker')],
      steps: [
        A.plays('Orders'),
        A.answers('King Rex'),
        now({ cannot: [A.plays('Big Gulp'), A.plays('Shanghai')] }),
        A.plays('Move Aboot'),
        now(at('Meadow'), at('Moor', 'B Filler', 'A King Rex'), { asked: null }),
      ],
    }));

  it('choices of other players are theirs', () =>
    play({
      cards,
      seats: { A: { hand: ['Orders', 'Disco Inferno'], deck: ['Cannon', 'Cannon'] } },
      bases: [at('Meadow', 'A Filler', 'B Walker', 'B Scout'), at('Moor')],
      steps: [
        A.plays('Orders'),
        A.answers('Walker'),
        A.plays('Disco Inferno'),
        A.answers('Filler'),
        offered('B', ['Walker', 'Scout', 'no']),
      ],
    }));

  it('lapses when the minion leaves play, also if it comes back (IO-1); the regular action is free', () =>
    play({
      cards,
      seats: { A: { hand: ['Orders', 'Big Gulp', 'Seeing Stars'] } },
      bases: [at('Meadow', 'A Collector', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Orders'),
        A.answers('Walker'),
        A.plays('Big Gulp'),
        now(at('Meadow', 'A Collector'), { asked: null }),
        refused(A.plays('Seeing Stars')),
      ],
    }));
});
