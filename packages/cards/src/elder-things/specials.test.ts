import { A, at, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const madness = (n: number): string[] => Array.from({ length: n }, () => 'Madness');

describe('The Price of Power: Special: Before a base scores, each other player with a minion there reveals their hand. One of your minions there gets +2 power this turn for each Madness card revealed.', () => {
  it('only others with a minion there show their hands; one of yours gets 2 for each Madness (SCORE-3)', () =>
    play({
      seats: {
        A: { hand: ['The Price of Power', 'Madness'], deck: [] },
        B: { hand: ['Madness', 'Scout', 'Madness'], deck: [] },
        C: { hand: madness(3), deck: [] },
      },
      bases: [at('Meadow', 'A Filler', 'A Walker', 'B King Rex', 'B Filler'), at('Moor', 'C Filler', 'A Scout')],
      steps: [
        A.ends(),
        A.answers('The Price of Power'),
        offered('A', ['Filler@Meadow/A', 'Walker'], ['King Rex', 'Scout@Moor', 'no']),
        A.answers('Walker'),
        now({ turn: 'B', vp: { A: 2, B: 3, C: 0 }, asked: null }),
        ({ events }) => {
          const shown = events.filter((e) => e.type === 'reveal');
          if (shown.length !== 1) throw new Error(`${shown.length} hands were shown`);
        },
      ],
    }));

  it('the-price-of-power/1 the power lasts for the turn, also for the next base (TURN-7)', () =>
    play({
      seats: { A: { hand: ['The Price of Power'], deck: [] }, B: { hand: madness(1), deck: [] } },
      baseDeck: ['Heath', 'Fen'],
      bases: [at('Meadow', 'A First Mate', 'B King Rex', 'B Filler'), at('Moor', 'B Invader', 'A Filler +2')],
      steps: [
        A.ends(),
        A.answers('The Price of Power', 'First Mate', 'pass'),
        // Only with its 4 power does the second base reach 10.
        now({ turn: 'B', vp: { A: 5, B: 5 } }),
      ],
    }));

  it('with two hands the counts add up; without Madness or a minion of yours nothing happens (PLAY-5)', () => {
    play({
      seats: {
        A: { hand: ['The Price of Power'], deck: [] },
        B: { hand: madness(1), deck: [] },
        C: { hand: madness(2), deck: [] },
      },
      bases: [at('Meadow', 'A Filler', 'B King Rex', 'C Walker'), at('Moor')],
      steps: [A.ends(), A.answers('The Price of Power'), now({ turn: 'B', vp: { A: 3, B: 3, C: 1 } })],
    });
    for (const [hand, there] of [
      [['Scout'], 'A Filler'],
      [madness(2), 'B Filler'],
    ] as const)
      play({
        seats: { A: { hand: ['The Price of Power'], deck: [] }, B: { hand: [...hand], deck: [] } },
        bases: [at('Meadow', there, 'B King Rex', 'B Walker'), at('Moor', 'A Scout')],
        steps: [
          A.ends(),
          A.answers('The Price of Power'),
          now({ turn: 'B', asked: null, vp: { A: there === 'A Filler' ? 2 : 0, B: 3 } }),
        ],
      });
  });

  it('cannot be played as a regular action (PLAY-6)', () =>
    play({
      seats: { A: { hand: ['The Price of Power'] } },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [refused(A.plays('The Price of Power'))],
    }));
});
