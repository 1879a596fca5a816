import { A, at, B, logged, now, offered, picks, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Jacky Bill: Ongoing: After another player plays an action, you may give this minion +2 power this turn.', () => {
  it('+2 this turn for each action of another player, if you like', () => {
    for (const [answer, power] of [
      ['Jacky Bill', 6],
      ['pass', 4],
    ] as const)
      play({
        seats: { A: { hand: ['Convoy', 'Filler'] }, B: {} },
        bases: [at('Meadow', 'B Jacky Bill'), at('Moor')],
        steps: [
          A.plays('Filler', 'Meadow'),
          now({ asked: null }),
          A.plays('Convoy', 'Moor'),
          offered('B', ['Jacky Bill', 'pass']),
          B.answers(answer),
          now({ asked: null, cards: { 'Jacky Bill': { power } } }),
          A.ends(),
          now({ cards: { 'Jacky Bill': { power: 4 } } }),
        ],
      });
  });

  it('not for your own', () =>
    play({
      seats: { A: { hand: ['Convoy'] }, B: {} },
      bases: [at('Meadow', 'A Jacky Bill'), at('Moor')],
      steps: [A.plays('Convoy', 'Moor'), now({ asked: null, cards: { 'Jacky Bill': { power: 4 } } })],
    }));
});

describe('Shift: Choose up to two minions in your discard pile and place them on top of your deck.', () => {
  const seats = {
    A: { hand: ['Shift'], deck: ['Cannon'], discard: ['Filler', 'Walker', 'Invader', 'Poison'] },
    B: { discard: ['Scout'] },
  };

  it('up to two, the first on top; no actions', () => {
    for (const [answers, top] of [
      [
        ['Walker', 'Filler'],
        ['Walker', 'Filler', 'Cannon'],
      ],
      [
        ['Filler', 'Walker'],
        ['Filler', 'Walker', 'Cannon'],
      ],
      [
        ['Invader', 'done'],
        ['Invader', 'Cannon'],
      ],
      [['done'], ['Cannon']],
    ] as const)
      play({
        seats,
        bases: [at('Meadow'), at('Moor')],
        steps: [
          A.plays('Shift', 'Meadow'),
          offered('A', ['Filler', 'Walker', 'Invader', 'done'], ['Poison', 'Scout']),
          picks('A', 0, 2),
          A.answers(...answers),
          now({ asked: null, deck: { A: [...top] } }),
        ],
      });
  });
});

describe('Stoneford: Search your deck and place one action from it into your hand.', () => {
  it('an action, not a minion; the deck is shuffled (DECK-2)', () =>
    play({
      seats: { A: { hand: ['Stoneford'], deck: ['Filler', 'Convoy', 'Poison', 'Walker'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Stoneford', 'Meadow'),
        offered('A', ['Convoy', 'Poison'], ['Filler', 'Walker', 'no']),
        A.answers('Poison'),
        now({ asked: null, hand: { A: ['Poison'] }, deck: { A: { has: ['Filler', 'Convoy', 'Walker'], count: 3 } } }),
        logged('A shuffled the deck'),
      ],
    }));

  it('without one only the shuffle', () =>
    play({
      seats: { A: { hand: ['Stoneford'], deck: ['Filler', 'Walker'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Stoneford', 'Meadow'),
        now({ asked: null, hand: { A: [] }, deck: { A: { count: 2 } } }),
        logged('A shuffled the deck'),
      ],
    }));
});
