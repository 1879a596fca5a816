import { A, at, B, C, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('The Grey Opal: After this base scores, each player except the winner may choose that one of their minions here moves to another base instead of going to the discard pile.', () => {
  it('asks everybody but the winner, clockwise from the current player, about minions here (ME-6, RES-7)', () =>
    play({
      turn: 'B',
      bases: [
        at('The Grey Opal', 'A Pirate King +5', 'B Walker', 'B Invader', 'C Buccaneer', 'C Filler'),
        at('Moor', 'B Scout'),
        at('Marsh'),
      ],
      steps: [
        B.ends(),
        offered('B', ['Walker', 'Invader', 'no'], ['Pirate King', 'Scout', 'Buccaneer']),
        B.answers('Invader'),
        offered('B', ['Moor', 'Marsh'], ['The Grey Opal', 'Heath']),
        B.answers('Marsh'),
        offered('C', ['Buccaneer', 'Filler', 'no']),
        C.answers('Buccaneer', 'Moor'),
        now(at('Moor', 'B Scout', 'C Buccaneer'), at('Marsh', 'B Invader'), at('Heath'), {
          asked: null,
          turn: 'C',
          vp: { A: 3, B: 1, C: 1 },
          discard: { A: ['Pirate King'], B: ['Walker'], C: ['Filler'] },
        }),
      ],
    }));

  it('may be declined; all tied winners are winners (VP-3)', () =>
    play({
      bases: [at('The Grey Opal', 'A Filler +6', 'B Filler +6', 'C Filler +2'), at('Moor'), at('Marsh')],
      steps: [A.ends(), C.answers('no'), now(at('Moor'), at('Marsh'), { asked: null, vp: { A: 3, B: 3, C: 1 } })],
    }));

  it('does not ask who has no minion here, nor anybody where no other base is', () =>
    play({
      bases: [at('The Grey Opal', 'A Filler +9', 'B Filler +8')],
      steps: [A.ends(), now({ asked: null, turn: 'B', discard: { A: ['Filler'], B: ['Filler'] } })],
    }));

  it('and a First Mate each save one: two minions of the loser leave (SCORE-8)', () =>
    play({
      bases: [at('The Grey Opal', 'A Filler +9', 'B First Mate', 'B Invader +3'), at('Moor'), at('Marsh')],
      steps: [
        A.ends(),
        B.answers('Invader', 'Moor', 'First Mate', 'Marsh'),
        now(at('Moor', 'B Invader'), at('Marsh', 'B First Mate'), { asked: null, discard: { B: [] } }),
      ],
    }));
});

describe('Tortuga: After this base scores, the runner-up may move one of their minions at another base to the base that replaces this one.', () => {
  it('tortuga/1 tortuga/2 shows the new base first; then the runner-up chooses among minions elsewhere (SCORE-10)', () =>
    play({
      bases: [
        at('Tortuga', 'A Filler +9', 'A Filler +6', 'B Invader', 'B Filler'),
        at('Moor', 'B Walker', 'A Scout'),
        at('Marsh', 'B Collector'),
      ],
      steps: [
        A.ends(),
        now(at('Heath'), {
          bases: { Tortuga: 'gone' },
          baseDiscard: ['Tortuga'],
          discard: { B: ['Invader', 'Filler'] },
        }),
        offered('B', ['Walker', 'Collector', 'no'], ['Invader', 'Scout']),
        B.answers('Collector'),
        now(at('Heath', 'B Collector'), at('Moor', 'B Walker', 'A Scout'), at('Marsh'), {
          asked: null,
          turn: 'B',
          vp: { A: 4, B: 3 },
        }),
      ],
    }));

  it('may be declined', () =>
    play({
      bases: [at('Tortuga', 'A Filler +19', 'B Filler'), at('Moor', 'B Walker')],
      steps: [A.ends(), B.answers('no'), now(at('Heath'), at('Moor', 'B Walker'), { asked: null, turn: 'B' })],
    }));

  it('asks nobody without a runner-up, or when the runner-up has no minion elsewhere', () =>
    play({
      baseDeck: ['Heath', 'Fen'],
      bases: [at('Tortuga', 'A Filler +20'), at('Moor', 'B Walker')],
      steps: [A.ends(), now(at('Heath'), at('Moor', 'B Walker'), { asked: null, turn: 'B', vp: { A: 4, B: 0 } })],
    }));

  it('tied runners-up each move one, clockwise from the current player (VP-4, ME-6)', () =>
    play({
      turn: 'C',
      bases: [at('Tortuga', 'A Filler +16', 'B Filler +2', 'C Filler +2'), at('Moor', 'B Walker', 'C Walker')],
      steps: [
        C.ends(),
        now({ asked: { seat: 'C', has: ['Walker/C'], lacks: ['Walker/B'] }, vp: { A: 4, B: 3, C: 3 } }),
        C.answers('Walker/C'),
        now(at('Heath', 'C Walker')),
        B.answers('Walker/B'),
        now(at('Heath', 'B Walker', 'C Walker'), at('Moor'), { asked: null, turn: 'A' }),
      ],
    }));

  it('a First Mate that was saved from here has left: it may come along (SCORE-11)', () =>
    play({
      bases: [at('Tortuga', 'A Filler +18', 'B First Mate'), at('Moor')],
      steps: [
        A.ends(),
        B.answers('First Mate'),
        now(at('Moor', 'B First Mate')),
        B.answers('First Mate'),
        now(at('Heath', 'B First Mate'), at('Moor'), { asked: null }),
      ],
    }));
});

describe('Ninja Dojo: After this base scores, its winner may destroy one minion anywhere.', () => {
  const won = [at('Ninja Dojo', 'A Filler +14', 'B Walker', 'B Filler'), at('Moor', 'B Grave Digger', 'A Scout')];

  it('is no ability of a player, though the winner gets the credit (TERM-15, TERM-2)', () =>
    play({
      bases: [at('Ninja Dojo', 'A Filler +20'), at('Moor', 'B Walker with B Tooth and Claw... and Guns')],
      steps: [
        A.ends(),
        A.answers('Ninja Dojo', 'Walker'),
        now(at('Moor'), { asked: null, discard: { B: { has: ['Walker'] } } }),
      ],
    }));

  it('ninja-dojo/1 the winner destroys any minion, also one at Ninja Dojo itself', () =>
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
