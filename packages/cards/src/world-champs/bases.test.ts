import { A, at, B, now, offered, play } from '@smash/testkit/play';
import { hermit } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler'];

describe('Arena: On each of your turns, after you play a minion here for the first time, you may play an extra action OR draw a card.', () => {
  it('an extra action, or a card, or neither', () => {
    const seats = { A: { hand: ['Scout', 'Augmentation', 'Augmentation'], deck } };
    const bases = [at('Arena'), at('Moor', 'A Walker')];
    play({
      seats,
      bases,
      steps: [
        A.plays('Scout', 'Arena'),
        A.answers('Arena', 'action'),
        A.plays('Augmentation'),
        A.answers('?Walker'),
        now({ can: [A.plays('Augmentation')] }),
      ],
    });
    play({
      seats,
      bases,
      steps: [
        A.plays('Scout', 'Arena'),
        A.answers('Arena', 'draw'),
        now({ hand: { A: 3 }, plays: { A: { actions: 1 } } }),
      ],
    });
    play({
      seats,
      bases,
      steps: [A.plays('Scout', 'Arena'), A.answers('pass'), now({ hand: { A: 2 }, asked: null })],
    });
  });

  it('only the first minion, only here, and not for one who ignores the base', () => {
    play({
      seats: { A: { hand: ['Scout', 'Shinobi', 'Coordination'], deck } },
      bases: [at('Arena'), at('Moor')],
      steps: [
        A.plays('Coordination'),
        A.plays('Scout', 'Moor'),
        now({ asked: null }),
        A.plays('Shinobi', 'Arena'),
        offered('A', ['Arena', 'pass']),
      ],
    });
    play({
      seats: { A: { hand: ['Scout', 'Shinobi', 'Coordination'], deck } },
      bases: [at('Arena')],
      steps: [
        A.plays('Coordination'),
        A.plays('Scout'),
        A.answers('Arena', 'draw'),
        A.plays('Shinobi'),
        now(at('Arena', 'A Scout', 'A Shinobi'), { asked: null, hand: { A: 1 } }),
      ],
    });
    play({
      cards: [hermit],
      seats: { A: { hand: ['Scout'], deck } },
      bases: [at('Arena', 'A Hermit')],
      steps: [A.plays('Scout'), now({ asked: null, hand: { A: 0 } })],
    });
  });

  it('not for a play in another player’s turn', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Shinobi'], deck }, B: { deck } },
      bases: [at('Arena', 'B King Rex +20'), at('Moor')],
      steps: [B.ends(), A.answers('Shinobi'), now({ turn: 'A', asked: null, hand: { A: 0 } })],
    }));
});

describe('Hall of Fame: On each of your turns, after you play a minion here for the first time, that minion gets +2 power this turn.', () => {
  it('the first one here only, until the end of the turn', () =>
    play({
      seats: { A: { hand: ['Scout', 'Huffie', 'Coordination'], deck }, B: { deck } },
      bases: [at('Hall of Fame', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Coordination'),
        A.plays('Scout', 'Hall of Fame'),
        now({ cards: { Scout: { power: 5 }, Filler: { power: 1 } } }),
        A.plays('Huffie', 'Hall of Fame'),
        now({ cards: { Scout: { power: 5 }, Huffie: { power: 3 } } }),
        A.ends(),
        now({ cards: { Scout: { power: 3 } } }),
      ],
    }));

  it('nothing for a minion played in another player’s turn', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Shinobi'], deck }, B: { deck }, C: { deck } },
      bases: [at('Hall of Fame', 'B King Rex +20', 'C Filler +3'), at('Moor')],
      steps: [B.ends(), A.answers('Shinobi'), now({ turn: 'C', vp: { A: 1, B: 4, C: 2 } })],
    }));

  it('nothing for a minion played elsewhere, or for a player who ignores the base', () => {
    play({
      seats: { A: { hand: ['Scout'] } },
      bases: [at('Hall of Fame'), at('Moor')],
      steps: [A.plays('Scout', 'Moor'), now({ cards: { Scout: { power: 3 } } })],
    });
    play({
      cards: [hermit],
      seats: { A: { hand: ['Scout'] } },
      bases: [at('Hall of Fame', 'A Hermit'), at('Moor')],
      steps: [A.plays('Scout', 'Hall of Fame'), now({ cards: { Scout: { power: 3 } } })],
    });
  });
});
