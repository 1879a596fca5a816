import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const none = { monsterDeck: [], treasureDeck: [] };

describe('Dimension Doors: Each turn, after the first time you play a minion here, you may discard a card to play a minion here as an extra minion.', () => {
  it('gives an extra minion here for a card, once a turn (EXT-2, ABL-6)', () =>
    play({
      seats: { A: { hand: ['Invader', 'Campaign', 'Walker', 'Collector'] } },
      bases: [at('Dimension Doors'), at('Moor')],
      ...none,
      steps: [
        A.plays('Invader', 'Dimension Doors'),
        A.answers('Dimension Doors'),
        offered('A', ['Campaign', 'Walker', 'Collector'], ['no']),
        A.answers('Campaign'),
        refused(A.plays('Walker', 'Moor')),
        A.plays('Walker', 'Dimension Doors'),
        A.answers('?top'),
        now({ asked: null, bases: { 'Dimension Doors': { minions: { A: ['Invader', 'Walker'] } } } }),
        refused(A.plays('Collector', 'Dimension Doors')),
      ],
    }));

  it('gives nothing when declined, nor for a minion played elsewhere (SCORE-13)', () => {
    play({
      seats: { A: { hand: ['Invader', 'Campaign', 'Walker'] } },
      bases: [at('Dimension Doors'), at('Moor')],
      ...none,
      steps: [
        A.plays('Invader', 'Dimension Doors'),
        A.answers('no'),
        now({ asked: null, hand: { A: ['Campaign', 'Walker'] } }),
        refused(A.plays('Walker', 'Dimension Doors')),
      ],
    });
    play({
      seats: { A: { hand: ['Invader', 'Campaign', 'Walker'] } },
      bases: [at('Dimension Doors'), at('Moor')],
      ...none,
      steps: [A.plays('Invader', 'Moor'), now({ asked: null }), refused(A.plays('Walker', 'Dimension Doors'))],
    });
  });

  it('a second minion here brings nothing more, even when the first was declined', () =>
    play({
      seats: { A: { hand: ['Halfling Hireling', 'Invader', 'Walker'] } },
      bases: [at('Dimension Doors'), at('Moor')],
      ...none,
      steps: [
        A.plays('Halfling Hireling', 'Dimension Doors'),
        A.answers('no'),
        A.plays('Invader', 'Dimension Doors'),
        now({ asked: null, hand: { A: ['Walker'] } }),
      ],
    }));

  it('comes with one monster, which is nobody’s play (MON-3, MON-7)', () =>
    play({
      bases: [at('Meadow', 'A Filler +9'), at('Moor')],
      baseDeck: ['Dimension Doors'],
      monsterDeck: ['Ghoul', 'Bigfoot'],
      treasureDeck: [],
      steps: [A.ends(), now(at('Dimension Doors', '- Ghoul'), { asked: null, monsterDeck: ['Bigfoot'] })],
    }));

  it('works again in the next turn, for any player who plays there', () =>
    play({
      seats: { A: { hand: ['Invader'] }, B: { hand: ['Invader', 'Campaign'] } },
      bases: [at('Dimension Doors'), at('Moor')],
      ...none,
      steps: [
        A.plays('Invader', 'Dimension Doors'),
        A.ends(),
        B.plays('Invader', 'Dimension Doors'),
        offered('B', ['Dimension Doors', 'pass']),
      ],
    }));
});

describe("Mage's Tower: You may draw a card after you play a minion here.", () => {
  it('lets you draw each time, or not (TERM-14)', () =>
    play({
      seats: { A: { hand: ['Halfling Hireling', 'Invader'] } },
      bases: [at("Mage's Tower"), at('Moor')],
      ...none,
      steps: [
        A.plays('Halfling Hireling', "Mage's Tower"),
        A.answers("Mage's Tower"),
        A.plays('Invader', "Mage's Tower"),
        offered('A', ["Mage's Tower", 'pass']),
        A.answers('pass'),
        now({ asked: null, hand: { A: ['Filler'] } }),
      ],
    }));

  it('gives nothing for a minion played elsewhere, nor for one that is moved here (SCORE-13, ABL-2)', () =>
    play({
      seats: { A: { hand: ['Invader', 'Shanghai'] } },
      bases: [at("Mage's Tower"), at('Moor', 'B Walker')],
      ...none,
      steps: [
        A.plays('Invader', 'Moor'),
        A.plays('Shanghai'),
        A.answers('?Walker', "?Mage's Tower"),
        now(at("Mage's Tower", 'B Walker'), { asked: null, hand: { A: [], B: [] } }),
      ],
    }));
});
