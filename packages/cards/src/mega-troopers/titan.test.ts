import { playsTitan, powerHere } from '@smash/engine/script';
import { A, at, B, now, offered, play, titanCard } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const titans = [{ seat: 'A' as const, card: 'Megabot' }];
const idol = titanCard(
  'Idol',
  'Ongoing: You have +2 power here.',
  playsTitan({}),
  powerHere(() => 2),
);

describe('Megabot: Special: You may play this titan in place of your regular minion play, on a base where you have three or more minions. Ongoing: For each of your minions here you have +1 power here. Special: Before another base scores, you may move this titan to it.', () => {
  it('is played where you have three minions, in place of the regular minion play (TIT-2)', () =>
    play({
      titans,
      seats: { A: { hand: ['Filler'] } },
      bases: [
        at('Meadow', 'A Filler', 'A Filler', 'A Filler of B', 'B Filler'),
        at('Moor', 'A Filler', 'A Filler', 'B Filler of A', 'B Filler'),
      ],
      steps: [
        now({ can: [A.plays('Megabot', 'Meadow')], cannot: [A.plays('Megabot', 'Moor')] }),
        A.plays('Megabot', 'Meadow'),
        now(at('Meadow', 'A Filler', 'A Filler', 'A Filler', 'B Filler', 'A Megabot'), {
          asked: null,
          plays: { A: { minions: 0, actions: 1 } },
          bases: { Meadow: { power: { A: 6, B: 1 } } },
          cannot: [A.plays('Filler', 'Moor')],
        }),
      ],
    }));

  it('megabot/1 not once the regular minion has been played (TIT-2)', () =>
    play({
      titans,
      seats: { A: { hand: ['Filler'] } },
      bases: [at('Meadow', 'A Filler', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Filler', 'Meadow'),
        now({ asked: null, cannot: [A.plays('Megabot', 'Meadow')] }),
        A.ends(),
        now({ turn: 'B', cannot: [A.plays('Megabot', 'Meadow')] }),
      ],
    }));

  it('megabot/2 without a minion in hand, and where minions cannot be played (TIT-4)', () =>
    play({
      titans,
      bases: [at('Meadow', 'B Overrun', 'A Filler', 'A Filler', 'A Filler')],
      steps: [
        A.plays('Megabot', 'Meadow'),
        now(at('Meadow', 'B Overrun', 'A Filler', 'A Filler', 'A Filler', 'A Megabot'), { asked: null }),
      ],
    }));

  it('gives one power for each of your minions here, as many as there are at each moment (NPW-1, CALC-2)', () =>
    play({
      seats: { A: { hand: ['Filler'] }, B: { hand: ['Seeing Stars'] } },
      bases: [at('Meadow', 'A Megabot +1', 'A Walker', 'B Walker'), at('Moor', 'A Walker')],
      steps: [
        now({ bases: { Meadow: { power: { A: 4, B: 2 } }, Moor: { power: { A: 2 } } } }),
        A.plays('Filler', 'Meadow'),
        now({ asked: null, bases: { Meadow: { power: { A: 6 } } } }),
        A.ends(),
        B.plays('Seeing Stars'),
        B.answers('Walker@Meadow#1'),
        now({ asked: null, bases: { Meadow: { power: { A: 3 } } } }),
      ],
    }));

  it('may move to a base that is about to score, in any turn, and may stay (SCORE-3)', () => {
    for (const [answer, vp] of [
      ['Megabot', { A: 3, B: 3 }],
      ['pass', { A: 2, B: 3 }],
    ] as const)
      play({
        turn: 'B',
        bases: [at('Meadow', 'A Walker +1', 'A Filler', 'B Archmage +2'), at('Moor', 'A Megabot', 'A Filler')],
        steps: [
          B.ends(),
          offered('A', ['Megabot', 'pass']),
          A.answers(answer),
          now({
            asked: null,
            turn: 'A',
            vp,
            titans: { A: answer === 'pass' ? [] : ['Megabot'] },
            bases: { Moor: { power: { A: answer === 'pass' ? 2 : 1 } } },
          }),
        ],
      });
  });

  it('is not asked before the base scores where it is already, or while it is set aside (SCORE-13)', () => {
    for (const here of [['A Megabot', 'A Filler'], ['A Filler']])
      play({
        ...(here.length === 1 && { titans }),
        bases: [at('Meadow', ...here, 'B Archmage +5'), at('Moor')],
        steps: [A.ends(), now({ asked: null, turn: 'B', vp: { B: 3 } })],
      });
  });

  it('clashes with a titan there before the base scores (TIT-6)', () =>
    play({
      cards: [idol],
      bases: [at('Meadow', 'B Idol', 'B Archmage +4', 'A Invader'), at('Moor', 'A Megabot')],
      steps: [
        A.ends(),
        A.answers('Megabot'),
        now({ asked: null, vp: { A: 2, B: 3 }, titans: { A: ['Megabot'], B: ['Idol'] } }),
      ],
    }));

  it('tied in a clash the titan that was there first stays (TIT-6)', () =>
    play({
      cards: [idol],
      titans: [{ seat: 'B', card: 'Idol' }],
      turn: 'B',
      // 2 and 2 with it against 2 and 2.
      bases: [at('Meadow', 'A Megabot', 'A Filler', 'A Filler', 'B Walker'), at('Moor')],
      steps: [
        B.plays('Idol', 'Meadow'),
        now(at('Meadow', 'A Megabot', 'A Filler', 'A Filler', 'B Walker'), { titans: { A: [], B: ['Idol'] } }),
      ],
    }));
});
