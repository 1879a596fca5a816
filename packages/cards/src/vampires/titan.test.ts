import { act, after, isAnother, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const titans = [{ seat: 'A' as const, card: 'Ancient Lord' }];

describe('Ancient Lord: Special: After you place two or more +1 power counters on minions in one turn, you may play this titan. Ongoing: After you place a +1 power counter on one of your cards that had none, place another one on it. Talent: Place a +1 power counter on one of your minions here that already has one.', () => {
  it('may come, to any base, when two counters are placed together (TIT-2)', () =>
    play({
      titans,
      seats: { A: { hand: ['Mad Monster Party'] } },
      bases: [at('Meadow', 'A Filler', 'A Scout'), at('Moor', 'B Walker')],
      steps: [
        refused(A.plays('Ancient Lord', 'Meadow')),
        A.plays('Mad Monster Party'),
        offered('A', ['Ancient Lord', 'pass']),
        A.answers('Ancient Lord'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Moor'),
        // The counters were placed before it came.
        now(at('Moor', 'A Ancient Lord', 'B Walker'), {
          asked: null,
          cards: { Filler: { counters: 1 }, Scout: { counters: 1 }, 'Ancient Lord': { counters: 0 } },
          plays: { A: { minions: 1, actions: 0 } },
          titans: { A: [] },
        }),
      ],
    }));

  it('two on one minion are two; one is not enough; so are one and another one in the same turn (TIT-2)', () => {
    play({
      titans,
      seats: { A: { hand: ['Worker'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Worker', 'Meadow'), offered('A', ['Ancient Lord', 'pass']), A.answers('pass')],
    });
    play({
      titans,
      seats: { A: { hand: ['Time Loop', 'Dinner Date', 'Dinner Date', 'Dinner Date'] } },
      bases: [at('Meadow', 'A Scout', 'B Filler', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Dinner Date'),
        A.answers('?Scout', 'Filler#1'),
        now({ asked: null, cards: { Scout: { counters: 1 } } }),
        A.plays('Dinner Date'),
        offered('A', ['Ancient Lord', 'pass']),
        A.answers('pass'),
        now({ asked: null, titans: { A: ['Ancient Lord'] } }),
      ],
    });
  });

  it('not one in this turn and one in the next (TIT-2)', () =>
    play({
      titans,
      seats: { A: { hand: ['Dinner Date', 'Dinner Date'] } },
      bases: [at('Meadow', 'A Scout'), at('Moor')],
      steps: [
        A.plays('Dinner Date'),
        A.ends(),
        B.ends(),
        A.plays('Dinner Date'),
        now({ asked: null, cards: { Scout: { counters: 2 } }, titans: { A: ['Ancient Lord'] } }),
      ],
    }));

  it('not by counters of others, on titans or actions, or that are only transferred (TERM-1)', () => {
    play({
      titans,
      turn: 'B',
      seats: { B: { hand: ['Worker'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [B.plays('Worker', 'Meadow'), now({ asked: null, titans: { A: ['Ancient Lord'] } })],
    });
    play({
      titans,
      seats: { A: { hand: ['A Kind of Magic'] } },
      bases: [at('Meadow', 'A Worker +3', 'A Filler'), at('Moor')],
      steps: [A.plays('A Kind of Magic'), A.answers('Worker', '3', '?Filler'), now({ asked: null })],
    });
    play({
      titans,
      phase: 'start',
      bases: [at('Meadow', 'A Summon Wolves', 'A Summon Wolves'), at('Moor')],
      steps: [now({ asked: null, phase: 'play', titans: { A: ['Ancient Lord'] } })],
    });
  });

  it('in another player’s turn, too; not while you control another titan (TIT-3)', () => {
    const hunt = {
      titans,
      turn: 'B' as const,
      seats: { B: { hand: ['Cannon'] } },
    };
    const prey = ['B Filler', 'B Walker', 'A The Count'] as const;
    play({
      ...hunt,
      bases: [at('Meadow', ...prey), at('Moor')],
      steps: [
        B.plays('Cannon'),
        B.answers('Filler', 'Walker', '?done'),
        offered('A', ['Ancient Lord', 'pass']),
        A.answers('Ancient Lord', 'Moor'),
        now(at('Moor', 'A Ancient Lord'), { asked: null, cards: { 'The Count': { counters: 2 } } }),
      ],
    });
    play({
      ...hunt,
      bases: [at('Meadow', ...prey), at('Moor', 'A Major Ursa')],
      steps: [B.plays('Cannon'), B.answers('Filler', 'Walker', '?done'), now({ asked: null })],
    });
  });

  it('each of your cards that gets its first counter from you gets another one (RES-9)', () =>
    play({
      seats: { A: { hand: ['Mad Monster Party'] } },
      bases: [at('Meadow', 'A Filler', 'A Scout +1', 'B Walker'), at('Moor', 'A Ancient Lord', 'A Invader')],
      steps: [
        A.plays('Mad Monster Party'),
        now({
          asked: null,
          cards: {
            Filler: { power: 3, counters: 2 },
            Invader: { counters: 2 },
            Scout: { counters: 1 },
            Walker: { counters: 0 },
          },
        }),
      ],
    }));

  it('one more if two were placed together; on actions and titans, too (TERM-4, CTR-3)', () => {
    play({
      seats: { A: { hand: ['Worker'] } },
      bases: [at('Meadow'), at('Moor', 'A Ancient Lord')],
      steps: [A.plays('Worker', 'Meadow'), now({ asked: null, cards: { Worker: { counters: 3 } } })],
    });
    play({
      phase: 'start',
      bases: [at('Meadow', 'A Summon Wolves', 'A Filler'), at('Moor', 'A Ancient Lord')],
      steps: [
        now({
          asked: null,
          phase: 'play',
          cards: { 'Summon Wolves': { counters: 2 } },
          bases: { Meadow: { power: { A: 3 } } },
        }),
      ],
    });
    const tribute = actionCard(
      'Tribute',
      'standard',
      'Place a +1 power counter on your titan.',
      onPlay(function* (me) {
        yield* act(ops.counters(yield* look((q) => q.titanOf(me.seat)), 1));
      }),
    );
    play({
      cards: [tribute],
      seats: { A: { hand: ['Tribute'] } },
      bases: [at('Meadow'), at('Moor', 'A Ancient Lord')],
      steps: [A.plays('Tribute'), now({ asked: null, cards: { 'Ancient Lord': { counters: 2 } } })],
    });
  });

  it('not if another player places it, on others’ minions, or for transferred counters (TERM-1, TERM-5)', () => {
    const gift = actionCard(
      'Gift',
      'standard',
      'Place a +1 power counter on each minion.',
      onPlay(function* () {
        yield* act(...(yield* look((q) => q.minions())).map((ix) => ops.counters(ix, 1)));
      }),
    );
    const bases = [at('Meadow', 'A Filler', 'B Walker'), at('Moor', 'A Ancient Lord')];
    for (const [turn, mine] of [
      ['A', 2],
      ['B', 1],
    ] as const)
      play({
        cards: [gift],
        turn,
        seats: { [turn]: { hand: ['Gift'] } },
        bases,
        steps: [
          (turn === 'A' ? A : B).plays('Gift'),
          now({ asked: null, cards: { Filler: { counters: mine }, Walker: { counters: 1 } } }),
        ],
      });
    play({
      bases: [at('Meadow', 'A Soldier +1', 'A Filler'), at('Moor', 'A Ancient Lord')],
      steps: [A.uses('Soldier'), now({ asked: null, cards: { Soldier: { counters: 0 }, Filler: { counters: 1 } } })],
    });
  });

  it('by the talent one of yours here that has a counter gets one more, once a turn (ABL-5)', () =>
    play({
      bases: [
        at('Meadow', 'A Ancient Lord', 'A Filler +1', 'A Scout +1', 'A Invader', 'B Walker +1'),
        at('Moor', 'A Walker +1'),
      ],
      steps: [
        A.uses('Ancient Lord'),
        offered('A', ['Filler', 'Scout'], ['Invader', 'Walker', 'no']),
        A.answers('Scout'),
        now({ asked: null, cards: { Scout: { power: 5, counters: 2 }, Filler: { counters: 1 } } }),
        refused(A.uses('Ancient Lord')),
      ],
    }));

  it('without such a minion here there is nothing to use (RES-13)', () =>
    play({
      bases: [at('Meadow', 'A Ancient Lord', 'A Filler', 'B Walker +1'), at('Moor', 'A Scout +1')],
      steps: [refused(A.uses('Ancient Lord'))],
    }));
  it('after two: not when you remove one, place one on an action, or another player places one', () => {
    const start = { titans, bases: [at('Meadow', 'A The Monster +1', 'A Summon Wolves'), at('Moor', 'B Watcher')] };
    const feed = actionCard(
      'Feed',
      'standard',
      'Place a +1 power counter on each action.',
      onPlay(function* () {
        yield* act(...(yield* look((q) => q.actions())).map((ix) => ops.counters(ix, 1)));
      }),
    );
    const watcher = minionCard(
      'Watcher',
      1,
      'Ongoing: After another player plays an action, place a +1 power counter on this minion.',
      after('play', { when: (_q, me, played) => played.as === 'action' && isAnother(me, played.seat) }, function* (me) {
        yield* act(ops.counters(me.self, 1));
      }),
    );
    play({
      cards: [feed, watcher],
      ...start,
      seats: { A: { hand: ['Worker', 'Feed'] } },
      steps: [
        A.plays('Worker', 'Moor'),
        A.answers('pass'),
        A.uses('The Monster'),
        now({ asked: null, cards: { 'The Monster': { counters: 0 } } }),
        A.plays('Feed'),
        now({ asked: null, cards: { 'Summon Wolves': { counters: 1 }, Watcher: { counters: 1 } } }),
      ],
    });
  });
  it('also to the only base there is', () =>
    play({
      titans,
      seats: { A: { hand: ['Worker'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Worker', 'Meadow'),
        A.answers('Ancient Lord'),
        now(at('Meadow', 'A Worker', 'A Ancient Lord'), { asked: null }),
      ],
    }));
});
