import { act, after, isAnother, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

/** Moves every minion of power 1 to the last base, one after the other; then an extra action. */
const herd = actionCard(
  'Herd',
  'standard',
  'Move every minion of power 1 to the last base. Play an extra action.',
  onPlay(function* (me) {
    const minions = yield* look((q) => q.minions((ix) => q.power(ix) === 1));
    const to = yield* look((q) => q.bases().at(-1)!);
    for (const ix of minions) yield* act(ops.move(ix, to));
    yield* act(ops.allow(me.seat, {}, 'action'));
  }),
);
const cards = [herd];
const aside = [{ seat: 'A' as const, card: 'Category 5' }];

describe('Category 5: Special: On a base where you have a minion, you may play this titan after two or more minions have been moved by you in a turn. Ongoing: When one or more of your minions have moved to or from here, one of them gets a +1 power counter placed on it. Talent: This titan moves to another base OR gets a +1 power counter placed on it.', () => {
  it('after you have moved two minions of anybody, on a base where you have one', () =>
    play({
      cards,
      titans: aside,
      seats: { A: { hand: ['Herd'] }, B: {} },
      bases: [at('Meadow', 'B Filler', 'B Filler', 'A Huffie'), at('Moor', 'A Collector'), at('Marsh')],
      steps: [
        A.plays('Herd'),
        offered('A', ['Category 5', 'pass']),
        A.answers('Category 5'),
        offered('A', ['Meadow', 'Moor'], ['Marsh', 'no']),
        A.answers('Moor'),
        now(at('Moor', 'A Collector', 'A Category 5'), { asked: null }),
      ],
    }));

  it('one minion moved twice is one; the second, and any later one, gives the chance', () =>
    play({
      cards,
      titans: aside,
      seats: { A: { hand: ['Herd', 'Carried Away'] }, B: {} },
      bases: [at('Meadow', 'A Filler', 'B Walker'), at('Moor'), at('Marsh', 'B Huffie')],
      steps: [
        A.plays('Herd'),
        now({ asked: null }),
        A.plays('Carried Away'),
        A.answers('Filler', 'Meadow'),
        now({ asked: null, titans: { A: ['Category 5'] } }),
      ],
    }));

  it('by two effects of a turn; declined it stays aside', () => {
    for (const answers of [['Category 5', '?Moor'], ['pass']])
      play({
        cards,
        titans: aside,
        seats: { A: { hand: ['Herd', 'Carried Away'] }, B: {} },
        bases: [at('Meadow', 'B Filler', 'B Walker'), at('Moor', 'A Huffie')],
        steps: [
          A.plays('Herd'),
          now({ asked: null }),
          A.plays('Carried Away'),
          A.answers('Walker', ...answers),
          now({ asked: null, titans: { A: answers.length > 1 ? [] : ['Category 5'] } }),
        ],
      });
  });

  it('not in a new turn, not for moves of others, not without a minion of yours', () => {
    play({
      cards,
      titans: [{ seat: 'B' as const, card: 'Category 5' }],
      seats: { A: { hand: ['Herd'] }, B: { hand: ['Carried Away'] } },
      bases: [at('Meadow', 'A Filler', 'A Filler', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Herd'),
        now({ asked: null }),
        A.ends(),
        B.plays('Carried Away'),
        B.answers('Walker'),
        now({ asked: null, titans: { B: ['Category 5'] } }),
      ],
    });
    play({
      cards,
      titans: aside,
      seats: { A: { hand: ['Herd'] }, B: {} },
      bases: [at('Meadow', 'B Filler', 'B Filler'), at('Moor')],
      steps: [A.plays('Herd'), now({ asked: null })],
    });
  });

  it('of your minions that one effect moves to or from here, one gets a counter', () =>
    play({
      seats: { A: { hand: ['Whirlwinds'] }, B: {} },
      bases: [at('Meadow', 'A Category 5', 'A Filler'), at('Moor', 'A Walker', 'A Huffie'), at('Marsh')],
      steps: [
        A.plays('Whirlwinds'),
        A.answers('Filler', 'Walker', 'Huffie', '?done', 'Moor', 'Meadow', 'Marsh'),
        offered('A', ['Filler', 'Walker'], ['Huffie', 'no']),
        A.answers('Walker'),
        now({ asked: null, cards: { Walker: { counters: 1 }, Filler: { counters: 0 } } }),
      ],
    }));

  it("also if another player moves it; not another player's minion", () =>
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Carried Away', 'Favor of Apollo', 'Carried Away'] } },
      bases: [at('Meadow', 'A Category 5', 'A Filler', 'B Walker'), at('Moor')],
      steps: [
        B.plays('Favor of Apollo'),
        B.plays('Carried Away#1'),
        B.answers('Filler'),
        now(at('Moor', 'A Filler'), { asked: null, cards: { Filler: { counters: 1 } } }),
      ],
    }));

  it("nothing for another player's minions, or for those that pass elsewhere", () =>
    play({
      seats: { A: { hand: ['Favor of Hermes', 'Carried Away', 'Carried Away'] }, B: {} },
      bases: [at('Meadow', 'A Category 5', 'B Walker'), at('Moor', 'A Huffie'), at('Marsh')],
      steps: [
        A.plays('Favor of Hermes'),
        A.plays('Carried Away#1'),
        A.answers('Walker', 'Moor'),
        A.plays('Carried Away@hand'),
        A.answers('Huffie', 'Marsh'),
        now({ asked: null, cards: { Walker: { counters: 0 }, Huffie: { counters: 0 } } }),
      ],
    }));

  it('talent: it moves, or gets a counter, which gives power there (TIT-5)', () => {
    play({
      bases: [at('Meadow', 'A Category 5'), at('Moor'), at('Marsh')],
      steps: [
        A.uses('Category 5'),
        offered('A', ['move', 'counter'], ['no']),
        A.answers('move'),
        offered('A', ['Moor', 'Marsh'], ['Meadow']),
        A.answers('Moor'),
        now(at('Moor', 'A Category 5'), { asked: null }),
        refused(A.uses('Category 5')),
      ],
    });
    play({
      bases: [at('Meadow', 'A Category 5')],
      steps: [A.uses('Category 5'), now({ asked: null, bases: { Meadow: { power: { A: 1 } } } })],
    });
    play({
      bases: [at('Meadow', 'A Category 5'), at('Moor')],
      steps: [
        A.uses('Category 5'),
        A.answers('counter'),
        now(at('Meadow', 'A Category 5'), { asked: null, cards: { 'Category 5': { counters: 1 } } }),
      ],
    });
  });
  it('after two of yours: not when you move a titan, nor when another player moves a minion', () => {
    const shove = actionCard(
      'Shove',
      'standard',
      'Move each titan to the first base.',
      onPlay(function* () {
        const [to, all] = yield* look((q) => [q.bases()[0]!, q.bases().flatMap((base) => [...q.titansAt(base)])]);
        yield* act(...(all as number[]).map((ix) => ops.move(ix, to as number)));
      }),
    );
    const roamer = minionCard(
      'Roamer',
      3,
      'Ongoing: After another player plays an action, move this minion to the first base.',
      after('play', { when: (_q, me, played) => played.as === 'action' && isAnother(me, played.seat) }, function* (me) {
        yield* act(ops.move(me.self, yield* look((q) => q.bases()[0]!)));
      }),
    );
    for (const [there, titan] of [
      ['B Megabot', true],
      ['B Roamer', false],
    ] as const)
      play({
        cards: [...cards, shove, roamer],
        titans: aside,
        seats: { A: { hand: ['Herd', 'Shove'] }, B: {} },
        bases: [at('Meadow'), at('Moor', 'A Filler', 'A Filler'), at('Marsh', there), at('Heath')],
        steps: [
          A.plays('Herd'),
          A.answers('pass'),
          A.plays('Shove'),
          now(at('Meadow', there), { asked: null, titans: { A: ['Category 5'] } }),
          ...(titan ? [] : [now(at('Marsh'))]),
        ].flat(),
      });
  });
});
