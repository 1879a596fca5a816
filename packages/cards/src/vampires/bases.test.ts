import { act, onPlay, ops } from '@smash/engine/script';
import { A, at, B, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Castle Blood: After you play a minion here, you may place a +1 power counter on it if another player has more power here than you.', () => {
  const castle = (...cards: string[]) => [at('Castle Blood', ...cards), at('Moor', 'B King Rex')];

  it('castle-blood/1 each time: to the player who is behind it is offered, and may be declined (ME-2, TERM-14)', () =>
    play({
      seats: { A: { hand: ['Filler', 'Summon', 'Scout'] } },
      bases: castle('B King Rex'),
      steps: [
        A.plays('Filler', 'Castle Blood'),
        offered('A', ['Castle Blood', 'pass']),
        A.answers('Castle Blood'),
        now({ asked: null, cards: { Filler: { power: 2, counters: 1 } } }),
        A.plays('Summon'),
        A.plays('Scout', 'Castle Blood'),
        offered('A', ['Castle Blood', 'pass']),
        A.answers('pass'),
        now({ asked: null, cards: { Scout: { counters: 0 }, Filler: { counters: 1 } } }),
      ],
    }));

  it.each([
    [['B Walker'], true],
    [['B Filler'], false],
    [['A Filler', 'B Walker'], false],
    [['C Walker', 'B Filler'], true],
  ])('among %j Filler is offered one: %s (CALC-1)', (cards, may) =>
    play({
      seats: { A: { hand: ['Filler'] } },
      bases: castle(...cards),
      steps: [
        A.plays('Filler', 'Castle Blood'),
        ...(may ? [offered('A', ['Castle Blood', 'pass']), A.answers('pass')] : []),
        now({ asked: null }),
      ],
    }),
  );

  it('castle-blood/2 power is compared when the minion’s own ability is done (RES-1)', () => {
    // Worker comes with 0 and two counters.
    for (const [rival, may] of [
      ['B Walker', false],
      ['B Invader', true],
    ] as const)
      play({
        seats: { A: { hand: ['Worker'] } },
        bases: castle(rival),
        steps: [
          A.plays('Worker', 'Castle Blood'),
          ...(may ? [offered('A', ['Castle Blood', 'pass']), A.answers('Castle Blood')] : []),
          now({ asked: null, cards: { Worker: { counters: may ? 3 : 2 } } }),
        ],
      });
  });

  it('castle-blood/3 the counter stays when the base is ignored, and when it is gone (TERM-4)', () =>
    play({
      seats: { A: { hand: ['Filler', 'Jammed Signal', 'Filler'] } },
      bases: castle('B King Rex'),
      steps: [
        A.plays('Filler', 'Castle Blood'),
        A.answers('Castle Blood'),
        A.plays('Jammed Signal', 'Castle Blood'),
        now({ asked: null, cards: { 'Filler@Castle Blood': { power: 2, counters: 1 } } }),
        A.ends(),
        B.ends(),
        // Nobody follows it any longer.
        A.plays('Filler', 'Castle Blood'),
        now({ asked: null }),
      ],
    }));

  it('only for the player who plays it, in any turn, and only here (ABL-8)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Filler', 'Summon', 'Scout'] } },
      bases: [at('Castle Blood', 'A King Rex'), at('Moor', 'A King Rex')],
      steps: [
        B.plays('Filler', 'Moor'),
        now({ asked: null }),
        B.plays('Summon'),
        B.plays('Scout', 'Castle Blood'),
        offered('B', ['Castle Blood', 'pass']),
        B.answers('Castle Blood'),
        now({ asked: null, cards: { Scout: { counters: 1 }, Filler: { counters: 0 } } }),
      ],
    }));

  it('not for a minion that moves here (ABL-2)', () =>
    play({
      seats: { A: { hand: ['Bear Rides You'] } },
      bases: [at('Castle Blood', 'B King Rex'), at('Moor', 'A Filler')],
      steps: [
        A.plays('Bear Rides You'),
        now(at('Castle Blood', 'B King Rex', 'A Filler'), { asked: null, cards: { Filler: { counters: 0 } } }),
      ],
    }));
  it('not for one that has left by then (RES-1)', () =>
    play({
      cards: [
        minionCard(
          'Mayfly',
          1,
          'Destroy this minion.',
          onPlay(function* (me) {
            yield* act(ops.destroy(me.self));
          }),
        ),
      ],
      seats: { A: { hand: ['Mayfly'] } },
      bases: castle('B King Rex'),
      steps: [A.plays('Mayfly', 'Castle Blood'), now({ asked: null, discard: { A: ['Mayfly'] } })],
    }));
});

describe('Crypt: When one or more minions here are destroyed, whoever destroyed them may place one +1 power counter on a minion of their own here.', () => {
  it('once for all that one effect destroys, by the player who did it (RES-9)', () =>
    play({
      seats: { A: { hand: ['Cannon'] } },
      bases: [at('Crypt', 'B Filler', 'C Walker', 'A Invader', 'A Scout', 'B Scout'), at('Moor', 'A Scout')],
      steps: [
        A.plays('Cannon'),
        A.answers('Filler', 'Walker', '?done'),
        offered('A', ['Crypt', 'pass']),
        A.answers('Crypt'),
        offered('A', ['Invader', 'Scout@Crypt#1'], ['Scout@Moor', 'Scout@Crypt#2', 'no']),
        A.answers('Invader'),
        now(at('Crypt', 'A Invader', 'A Scout', 'B Scout'), { asked: null, cards: { Invader: { counters: 1 } } }),
      ],
    }));

  it('may be declined; own minions that were destroyed count as well (TERM-14)', () =>
    play({
      seats: { A: { hand: ['Heavy Drinker'] } },
      bases: [at('Crypt', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Heavy Drinker', 'Crypt'),
        A.answers('Filler'),
        offered('A', ['Crypt', 'pass']),
        A.answers('pass'),
        now({ asked: null, cards: { 'Heavy Drinker': { counters: 1 } } }),
      ],
    }));

  it('not for a minion elsewhere, nor for a player who has none here (RES-13)', () => {
    for (const bases of [
      [at('Crypt', 'A Invader', 'B King Rex'), at('Moor', 'B Filler')],
      [at('Crypt', 'B Filler', 'B King Rex'), at('Moor', 'A King Rex')],
    ])
      play({
        seats: { A: { hand: ['Cannon'] } },
        bases,
        steps: [A.plays('Cannon'), A.answers('Filler', '?done'), now({ asked: null, discard: { B: ['Filler'] } })],
      });
  });

  it('losing minions gives nothing, nor does a scored base (SCORE-9, TERM-6)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Big Gulp'] } },
      bases: [at('Crypt', 'A Filler', 'A Invader'), at('Moor', 'B Scout')],
      steps: [B.plays('Big Gulp'), B.answers('Filler'), now({ asked: null, cards: { Invader: { counters: 0 } } })],
    }));

  it('if everybody ignores the base nobody is offered one (TERM-13)', () =>
    play({
      seats: { A: { hand: ['Cannon'] } },
      bases: [at('Crypt', 'B Filler', 'A Invader', 'B Jammed Signal'), at('Moor')],
      steps: [
        A.plays('Cannon'),
        A.answers('Filler', '?done'),
        now({ asked: null, cards: { Invader: { counters: 0 } } }),
      ],
    }));
  it('not for a monster that nobody controls and that destroys one (MON-2)', () =>
    play({
      bases: [at('Crypt', '- Plutonium Dragon', 'A Filler', 'A Invader'), at('Moor')],
      steps: [
        A.ends(),
        now(at('Crypt', '- Plutonium Dragon', 'A Invader'), {
          turn: 'B',
          asked: null,
          cards: { Invader: { counters: 0 } },
        }),
      ],
    }));
});
