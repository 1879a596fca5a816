import { A, at, B, now, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];
const seats = { A: { hand: [], deck }, B: { hand: [], deck } };

describe("Dragon's Lair: The winner draws three cards.", () => {
  it('dragons-lair/1 after it has scored, before the cards of the turn are drawn (SCORE-8)', () =>
    play({
      seats,
      bases: [at("Dragon's Lair", 'A King Rex +10', 'B Filler'), at('Moor')],
      steps: [A.ends(), now({ turn: 'B', vp: { A: 2, B: 2 }, hand: { A: 5, B: 0 } })],
    }));

  it('every winner; not of another base (VP-4)', () => {
    play({
      seats,
      bases: [at("Dragon's Lair", 'A King Rex +2', 'B King Rex +2'), at('Moor')],
      steps: [A.ends(), now({ turn: 'B', hand: { A: 5, B: 3 } })],
    });
    play({
      seats,
      bases: [at("Dragon's Lair", 'B Filler'), at('Moor', 'A King Rex +3')],
      steps: [A.ends(), now({ turn: 'B', hand: { A: 2, B: 0 } })],
    });
  });
});

describe("Wyrm's Desolation: Every minion here has -1 power.", () => {
  it('everybody’s, here alone, never below zero (CALC-2)', () =>
    play({
      turn: 'B',
      bases: [at("Wyrm's Desolation", 'A Scout', 'B Invader', 'B Filler'), at('Moor', 'A King Rex')],
      steps: [
        now({
          can: [B.ends()],
          cards: { Scout: { power: 2 }, Invader: { power: 2 }, Filler: { power: 0 }, 'King Rex': { power: 7 } },
        }),
      ],
    }));
});
