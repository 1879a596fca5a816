import { act, chooseMinion, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { hermit, rock, smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

/** Sinks a Walker under its owner's deck, and destroys anything else. */
const _sink = actionCard(
  'Sink',
  'standard',
  'Place a minion of power 2 or more under its owner’s deck, or destroy a weaker one.',
  onPlay(function* (me) {
    const minion = (yield* chooseMinion(me, 'Choose'))!;
    const strong = yield* look((q) => q.power(minion) >= 2);
    yield* act(strong ? ops.place(minion, 'bottom') : ops.destroy(minion));
  }),
);

describe('Dragon Warrior: Ongoing: This minion cannot be destroyed. Talent: Choose two minions; transfer any number of +1 power counters from one of them to the other.', () => {
  it('cannot be destroyed, by anybody; others can (RES-13)', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'] } },
      bases: [at('Meadow', 'A Dragon Warrior', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Smite'),
        A.answers('Dragon Warrior'),
        now(at('Meadow', 'A Dragon Warrior', 'A Filler'), { asked: null }),
      ],
    }));

  it('any number of counters from any minion to any other, anywhere (CTR-2)', () =>
    play({
      bases: [at('Meadow', 'A Dragon Warrior', 'B Filler +3'), at('Moor', 'A Walker')],
      steps: [
        A.uses('Dragon Warrior'),
        offered('A', ['Filler', 'no'], ['Walker', 'Dragon Warrior']),
        A.answers('Filler'),
        offered('A', ['1', '2', '3']),
        A.answers('2'),
        offered('A', ['Walker', 'Dragon Warrior'], ['Filler']),
        A.answers('Walker'),
        now({ asked: null, cards: { Filler: { counters: 1 }, Walker: { counters: 2 } } }),
        refused(A.uses('Dragon Warrior')),
      ],
    }));

  it('cannot be used without a counter, or alone', () => {
    for (const cards of [['A Dragon Warrior', 'B Filler'], ['A Dragon Warrior +2']])
      play({ bases: [at('Meadow', ...cards), at('Moor')], steps: [refused(A.uses('Dragon Warrior'))] });
  });
});

describe('Lady Whirlwind: Talent: If no +1 power counter is on this minion, destroy a minion here with lower power to place a +1 power counter on this minion.', () => {
  it('destroys a weaker one here and gets a counter; then no more', () =>
    play({
      seats: {},
      bases: [
        at('Meadow', 'A Lady Whirlwind', 'B Invader', 'A Filler', 'B Lady Whirlwind', 'B King Rex'),
        at('Moor', 'B Filler'),
      ],
      steps: [
        A.uses('Lady Whirlwind/A'),
        offered('A', ['Invader', 'Filler/A'], ['Lady Whirlwind/A', 'Lady Whirlwind/B', 'King Rex', 'Filler/B']),
        A.answers('Invader'),
        now(at('Meadow', 'A Lady Whirlwind', 'A Filler', 'B Lady Whirlwind', 'B King Rex'), {
          asked: null,
          cards: { 'Lady Whirlwind/A': { counters: 1 } },
        }),
        A.ends(),
        B.ends(),
        refused(A.uses('Lady Whirlwind/A')),
      ],
    }));

  it('cannot be used with a counter on it', () =>
    play({
      bases: [at('Meadow', 'A Lady Whirlwind +1', 'B Filler'), at('Moor')],
      steps: [refused(A.uses('Lady Whirlwind'))],
    }));

  it('gets none for one that stays (RES-3); cannot be used without a weaker one here', () => {
    play({
      cards: [rock],
      bases: [at('Meadow', 'A Lady Whirlwind', 'B Rock'), at('Moor')],
      steps: [
        A.uses('Lady Whirlwind'),
        now(at('Meadow', 'A Lady Whirlwind', 'B Rock'), { asked: null, cards: { 'Lady Whirlwind': { counters: 0 } } }),
      ],
    });
    play({
      bases: [at('Meadow', 'A Lady Whirlwind', 'B King Rex'), at('Moor', 'B Filler')],
      steps: [refused(A.uses('Lady Whirlwind'))],
    });
  });
});

describe('Drunken Master: Talent: Place a +1 power counter on this minion if there is none on it.', () => {
  it('gets one counter, and no second', () =>
    play({
      bases: [at('Meadow', 'A Drunken Master', 'A Drunken Master +1'), at('Moor')],
      steps: [
        refused(A.uses('Drunken Master#2')),
        A.uses('Drunken Master#1'),
        now({
          asked: null,
          cards: { 'Drunken Master#1': { counters: 1, power: 4 }, 'Drunken Master#2': { counters: 1 } },
        }),
        A.ends(),
        B.ends(),
        refused(A.uses('Drunken Master#1')),
      ],
    }));
});

describe('Cricket: You may choose two minions and transfer one +1 power counter from the first to the second.', () => {
  it('one counter from any minion that has some to any other; Cricket itself may take it', () =>
    play({
      seats: { A: { hand: ['Cricket'] } },
      bases: [at('Meadow', 'B Filler +3'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Cricket', 'Moor'),
        offered('A', ['Filler', 'no'], ['Walker', 'Cricket']),
        A.answers('Filler'),
        offered('A', ['Walker', 'Cricket'], ['Filler', 'no']),
        A.answers('Cricket'),
        now({ asked: null, cards: { Filler: { counters: 2 }, Cricket: { counters: 1 } } }),
      ],
    }));

  it('may be declined; without a counter nobody is asked', () => {
    for (const [filler, asks] of [
      ['B Filler +1', true],
      ['B Filler', false],
    ] as const)
      play({
        seats: { A: { hand: ['Cricket'] } },
        bases: [at('Meadow', filler), at('Moor')],
        steps: [
          A.plays('Cricket', 'Meadow'),
          ...(asks ? [A.answers('no')] : []),
          now({ asked: null, cards: { Filler: { counters: asks ? 1 : 0 }, Cricket: { counters: 0 } } }),
        ],
      });
  });
});

describe('Ancient Dojo: After you play a minion here, each of your minions here that has less power than it gets a +1 power counter placed on it.', () => {
  it('ancient-dojo/1 each of yours here that is weaker, every time', () =>
    play({
      seats: { A: { hand: ['Invader', 'Insta-Grow', 'Invader'] } },
      bases: [
        at('Ancient Dojo', 'A Filler', 'A Walker', 'A King Rex', 'A Invader', 'B Filler'),
        at('Moor', 'A Filler'),
      ],
      steps: [
        A.plays('Invader', 'Ancient Dojo'),
        now({
          asked: null,
          cards: {
            'Filler@Ancient Dojo/A': { counters: 1 },
            Walker: { counters: 1 },
            'King Rex': { counters: 0 },
            'Invader#1': { counters: 0 },
            'Filler@Ancient Dojo/B': { counters: 0 },
            'Filler@Moor': { counters: 0 },
          },
        }),
        A.plays('Insta-Grow'),
        A.plays('Invader', 'Ancient Dojo'),
        now({ asked: null, cards: { 'Filler@Ancient Dojo/A': { counters: 2 }, Walker: { counters: 1 } } }),
      ],
    }));

  it('ancient-dojo/2 yours are those you control, not one you own that another has', () =>
    play({
      seats: { A: { hand: ['Invader'] } },
      bases: [at('Ancient Dojo', 'B Filler of A', 'A Walker of B'), at('Moor')],
      steps: [
        A.plays('Invader', 'Ancient Dojo'),
        now({ asked: null, cards: { Filler: { counters: 0 }, Walker: { counters: 1 } } }),
      ],
    }));

  it('ancient-dojo/3 the counters stay when its ability is cancelled', () =>
    play({
      seats: { A: { hand: ['Invader', 'Jammed Signal'] } },
      bases: [at('Ancient Dojo', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Invader', 'Ancient Dojo'),
        A.plays('Jammed Signal', 'Ancient Dojo'),
        now({ asked: null, cards: { Filler: { counters: 1, power: 2 } } }),
      ],
    }));

  it('not for one that has left again, or is played elsewhere (IO-1)', () => {
    play({
      turn: 'B',
      seats: { B: { hand: ['Invader'] } },
      bases: [at('Ancient Dojo', 'B Filler', 'A Leprechaun +3'), at('Moor')],
      steps: [
        B.plays('Invader', 'Ancient Dojo'),
        B.answers('?Leprechaun'),
        now(at('Ancient Dojo', 'B Filler', 'A Leprechaun'), { asked: null, cards: { Filler: { counters: 0 } } }),
      ],
    });
    play({
      seats: { A: { hand: ['Invader'] } },
      bases: [at('Ancient Dojo', 'A Filler'), at('Moor')],
      steps: [A.plays('Invader', 'Moor'), now({ asked: null, cards: { Filler: { counters: 0 } } })],
    });
  });
});

describe('Tournament Site: When this base scores, for each player without power here the winner gains 1 VP.', () => {
  it('one more VP for each player who has no power here (SCORE-6)', () => {
    for (const [cards, vp] of [
      [['A King Rex +13'], 4],
      [['A King Rex +13', 'B Filler'], 3],
      [['A King Rex +13', 'B Filler', 'C Filler'], 2],
    ] as const)
      play({
        seats: { A: {}, B: {}, C: {} },
        bases: [at('Tournament Site', ...cards), at('Moor', 'C Filler')],
        steps: [A.ends(), now({ vp: { A: vp, B: 0, C: 0 } })],
      });
  });

  it('nothing if all have power here, whatever the winner has already', () =>
    play({
      seats: { A: { vp: 3 }, B: {} },
      bases: [at('Tournament Site', 'A King Rex +13', 'B Filler'), at('Moor')],
      steps: [A.ends(), now({ turn: 'B', vp: { A: 5, B: 0 } })],
    }));
  it('not a winner who ignores it (TERM-13)', () =>
    play({
      cards: [hermit],
      bases: [at('Tournament Site', 'A Hermit +17'), at('Moor')],
      steps: [A.ends(), now({ vp: { A: 2 } })],
    }));

  it('each of several winners; not when another base scores (VP-4)', () => {
    play({
      seats: { A: {}, B: {}, C: {} },
      bases: [at('Tournament Site', 'A King Rex +3', 'B King Rex +3'), at('Moor', 'C Filler')],
      steps: [A.ends(), now({ vp: { A: 3, B: 3, C: 0 } })],
    });
    play({
      bases: [at('Meadow', 'A King Rex +3'), at('Tournament Site', 'A Filler'), at('Moor')],
      steps: [A.ends(), now({ vp: { A: 3 } })],
    });
  });
});
