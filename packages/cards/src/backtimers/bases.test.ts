import { A, at, B, C, now, offered, play, titanCard } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Alternate Present: After you play a minion here for the first time each turn, you may choose a card in your hand and place two stasis counters on it.', () => {
  it('after any player’s first minion here in a turn, a card from that player’s hand (RES-5)', () =>
    play({
      seats: { A: { hand: ['Time Loop', 'Filler', 'Howl', 'Scout'] }, B: { hand: ['Filler', 'Invader'] } },
      bases: [at('Alternate Present', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Filler', 'Alternate Present'),
        offered('A', ['Alternate Present', 'pass']),
        A.answers('Alternate Present'),
        offered('A', ['Time Loop', 'Howl', 'Scout'], ['no', 'Invader']),
        A.answers('Howl'),
        now(at('Alternate Present', 'B Filler', 'A Filler'), {
          asked: null,
          stasis: { A: { Howl: 2 }, B: {} },
          hand: { A: ['Time Loop', 'Scout'] },
        }),
        A.ends(),
        B.plays('Filler', 'Alternate Present'),
        B.answers('Alternate Present'),
        now({ stasis: { A: { Howl: 2 }, B: { Invader: 2 } } }),
      ],
    }));

  it('not for a second minion in the turn, whether or not the first was made use of; nor elsewhere, nor without a hand (ME-4)', () => {
    play({
      seats: { A: { hand: ['Zapbot', 'Filler', 'Howl'] } },
      bases: [at('Alternate Present'), at('Moor')],
      steps: [
        A.plays('Zapbot', 'Alternate Present'),
        A.answers('pass'),
        A.plays('Filler', 'Alternate Present'),
        now(at('Alternate Present', 'A Zapbot', 'A Filler'), {
          asked: null,
          stasis: { A: {} },
          hand: { A: ['Howl'] },
        }),
      ],
    });
    play({
      seats: { A: { hand: ['Filler', 'Howl'] } },
      bases: [at('Alternate Present'), at('Moor')],
      steps: [A.plays('Filler', 'Moor'), now({ asked: null, stasis: { A: {} } })],
    });
    play({
      seats: { A: { hand: ['Filler'] } },
      bases: [at('Alternate Present'), at('Moor')],
      steps: [A.plays('Filler', 'Alternate Present'), now({ asked: null, stasis: { A: {} } })],
    });
  });

  it('a minion that puts itself in stasis was played here anyway (STA-1)', () =>
    play({
      seats: { A: { hand: ['Sidelined Girlfriend', 'Howl'] } },
      bases: [at('Alternate Present'), at('Moor')],
      steps: [
        A.plays('Sidelined Girlfriend', 'Alternate Present'),
        A.answers('yes'),
        A.answers('Alternate Present'),
        now(at('Alternate Present'), {
          asked: null,
          stasis: { A: { 'Sidelined Girlfriend': 1, Howl: 2 } },
          hand: { A: [] },
        }),
      ],
    }));

  it('so was one that comes from stasis (STA-2, EXT-1)', () =>
    play({
      seats: { A: { hand: ['Howl'] }, B: {} },
      phase: 'start',
      stasis: [{ seat: 'A', card: 'Filler', counters: 1 }],
      bases: [at('Alternate Present'), at('Moor')],
      steps: [
        A.plays('Filler', 'Alternate Present', 'stasis'),
        A.answers('Alternate Present'),
        now(at('Alternate Present', 'A Filler'), { asked: null, stasis: { A: { Howl: 2 } } }),
      ],
    }));
});

describe('Time-Traveling Car: After this base scores, the winner may choose one of their minions or actions here and place two stasis counters on it.', () => {
  it('the winner saves a minion, or an action on the base or on a minion here; the others leave with the base (SCORE-9)', () => {
    for (const [saved, discard] of [
      ['Scout', ['Walker', 'Overrun', 'Upgrade']],
      ['Overrun', ['Walker', 'Scout', 'Upgrade']],
      ['Upgrade', ['Walker', 'Scout', 'Overrun']],
    ] as const)
      play({
        seats: { A: {}, B: {} },
        bases: [
          at('Time-Traveling Car', 'A Walker +20 with B Poison', 'B Invader with A Upgrade', 'A Scout', 'A Overrun'),
          at('Moor', 'A Filler', 'A Full Moon'),
        ],
        steps: [
          A.ends(),
          offered('A', ['Time-Traveling Car', 'Scout', 'pass']),
          A.answers('Time-Traveling Car'),
          offered('A', ['Walker', 'Scout', 'Overrun', 'Upgrade'], ['Invader', 'Poison', 'Filler', 'Full Moon', 'no']),
          A.answers(saved),
          A.answers('?pass'),
          now({
            asked: null,
            turn: 'B',
            vp: { A: 3, B: 2 },
            stasis: { A: { [saved]: 2 }, B: {} },
            discard: { A: [...discard], B: ['Poison', 'Invader'] },
          }),
        ],
      });
  });

  it('may be declined; a player who has not won saves nothing (TERM-14)', () =>
    play({
      seats: { A: {}, B: {} },
      bases: [at('Time-Traveling Car', 'A Filler +3', 'B Walker +20'), at('Moor')],
      steps: [
        A.ends(),
        offered('B', ['Time-Traveling Car', 'pass']),
        B.answers('pass'),
        now({ vp: { A: 2, B: 3 }, stasis: { A: {}, B: {} }, discard: { A: ['Filler'], B: ['Walker'] } }),
      ],
    }));

  it('tied winners choose clockwise, each one of their own (VP-4)', () =>
    play({
      turn: 'B',
      seats: { A: {}, B: {}, C: {} },
      bases: [at('Time-Traveling Car', 'A Walker +9', 'C Walker +9', 'B Filler'), at('Moor')],
      steps: [
        B.ends(),
        C.answers('Time-Traveling Car'),
        A.answers('Time-Traveling Car'),
        now({ stasis: { A: { Walker: 2 }, C: { Walker: 1 } }, vp: { A: 3, B: 1, C: 3 }, discard: { B: ['Filler'] } }),
      ],
    }));

  it('a player who has won by a titan, with no minion or action here, is not asked (VP-2, TIT-4)', () =>
    play({
      cards: [titanCard('Idol', '')],
      seats: { A: {}, B: {} },
      bases: [at('Time-Traveling Car', 'A Idol +21', 'B Filler'), at('Moor', 'A Filler')],
      steps: [
        A.ends(),
        now({ turn: 'B', vp: { A: 3, B: 2 }, asked: null, stasis: { A: {} }, titans: { A: ['Idol'] } }),
      ],
    }));

  it('it goes before its owner, who may play it two turns later, with what is on it (STA-1, ATT-2)', () =>
    play({
      seats: { A: {}, B: {} },
      bases: [at('Time-Traveling Car', 'A Filler of B +22 with A Upgrade'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Time-Traveling Car', 'Filler@Time-Traveling Car'),
        now({ turn: 'B', vp: { A: 3, B: 0 }, stasis: { A: {}, B: { Filler: 1 } }, discard: { A: [] } }),
        B.ends(),
        A.ends(),
        B.plays('Filler', 'Moor', 'stasis'),
        now(at('Moor', 'B Filler with A Upgrade'), { cards: { Filler: { counters: 22, power: 25 } } }),
      ],
    }));
});
