import { A, at, B, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Ninja Dojo: After this base scores, its winner may destroy one minion anywhere.', () => {
  const won = [at('Ninja Dojo', 'A Filler +14', 'B Walker', 'B Filler'), at('Moor', 'B Grave Digger', 'A Scout')];

  it('is not a player’s ability, though the winner gets the credit (TERM-15, TERM-2)', () =>
    play({
      bases: [at('Ninja Dojo', 'A Filler +20'), at('Moor', 'B Walker with B Tooth and Claw... and Guns')],
      steps: [
        A.ends(),
        A.answers('Ninja Dojo', 'Walker'),
        now(at('Moor'), { asked: null, discard: { B: { has: ['Walker'] } } }),
      ],
    }));

  it('ninja-dojo/1 the winner destroys any minion, including one at Ninja Dojo itself', () =>
    play({
      turn: 'B',
      bases: won,
      steps: [
        B.ends(),
        A.answers('Ninja Dojo'),
        offered('A', ['Filler/A', 'Walker', 'Filler/B', 'Grave Digger', 'Scout']),
        A.answers('Walker'),
        now(at('Moor', 'B Grave Digger', 'A Scout'), { asked: null, turn: 'A', vp: { A: 2, B: 3 } }),
      ],
    }));

  it('may be declined', () =>
    play({
      bases: won,
      steps: [A.ends(), A.answers('pass'), now(at('Moor', 'B Grave Digger', 'A Scout'), { asked: null, turn: 'B' })],
    }));

  it('ninja-dojo/2 tied winners each use it, the current player first (VP-4)', () =>
    play({
      turn: 'B',
      bases: [at('Ninja Dojo', 'A Filler +8', 'B Filler +8'), at('Moor', 'B Grave Digger', 'A Scout')],
      steps: [
        B.ends(),
        B.answers('Ninja Dojo', 'Scout'),
        now(at('Moor', 'B Grave Digger')),
        A.answers('Ninja Dojo', 'Grave Digger'),
        now(at('Moor'), { asked: null, turn: 'A', vp: { A: 2, B: 2 } }),
      ],
    }));

  it('ninja-dojo/3 a First Mate that has chosen to move and is then destroyed does not move (RES-7)', () =>
    play({
      bases: [at('Ninja Dojo', 'A Filler +15', 'B First Mate'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('pass'),
        B.answers('First Mate'),
        A.answers('Ninja Dojo', 'First Mate'),
        now(at('Moor'), { asked: null, discard: { B: ['First Mate'] } }),
      ],
    }));

  it("is no action and no player's ability: Smoke Bomb does not help (TERM-15)", () =>
    play({
      bases: [at('Ninja Dojo', 'A Filler +17'), at('Moor', 'B Grave Digger with B Smoke Bomb')],
      steps: [
        A.ends(),
        A.answers('Ninja Dojo', 'Grave Digger'),
        now(at('Moor'), { discard: { B: ['Grave Digger', 'Smoke Bomb'] } }),
      ],
    }));
  it('nobody is asked where no minion is in play (RES-13)', () =>
    play({
      bases: [at('Ninja Dojo', 'A Category 5 +30'), at('Moor')],
      steps: [A.ends(), now({ turn: 'B', asked: null })],
    }));
});

describe("Temple of Goju: After this base scores, each player's minion here with the highest power is placed on the bottom of its owner's deck.", () => {
  it('places the strongest minion of each player; the others are discarded (SCORE-8)', () =>
    play({
      seats: { A: { deck: ['Scout', 'Scout', 'Scout'] }, B: { deck: ['Dinghy', 'Dinghy', 'Dinghy'] } },
      bases: [
        at('Temple of Goju', 'A Pirate King +6', 'A Walker', 'B Invader', 'B Walker +2'),
        at('Moor', 'B Grave Digger'),
      ],
      steps: [
        A.ends(),
        now(at('Moor', 'B Grave Digger'), {
          asked: null,
          deck: { A: ['Scout', 'Pirate King'], B: { bottom: ['Walker'], count: 4 } },
          discard: { A: ['Walker'], B: ['Invader'] },
        }),
      ],
    }));

  it('temple-of-goju/1 each owner places their own, in an order of their choice (RES-9, TERM-5)', () =>
    play({
      seats: { B: { deck: ['Dinghy', 'Dinghy', 'Dinghy'] } },
      bases: [at('Temple of Goju', 'A Invader of B +7', 'B Scout +7'), at('Moor', 'B Walker')],
      steps: [
        A.ends(),
        offered('B', ['Invader', 'Scout'], ['done', 'Walker']),
        B.answers('Scout', 'Invader'),
        now(at('Moor', 'B Walker'), {
          asked: null,
          turn: 'B',
          vp: { A: 2, B: 2 },
          deck: { B: ['Dinghy', 'Dinghy', 'Dinghy', 'Scout', 'Invader'] },
        }),
      ],
    }));

  it('temple-of-goju/2 of tied minions all are placed (VP-5)', () =>
    play({
      seats: { A: { deck: ['Dinghy', 'Dinghy'] } },
      bases: [at('Temple of Goju', 'A Invader +6', 'A Scout +6', 'A Walker'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Invader', 'Scout'),
        now({ asked: null, turn: 'B', discard: { A: ['Walker'] }, deck: { A: ['Invader', 'Scout'] } }),
      ],
    }));

  it('does nothing to a player without a minion here', () =>
    play({
      seats: { B: { deck: ['Dinghy'] } },
      bases: [at('Temple of Goju', 'A Filler +17'), at('Moor', 'B Walker')],
      steps: [A.ends(), now(at('Moor', 'B Walker'), { asked: null, deck: { B: ['Dinghy'] } })],
    }));
});
