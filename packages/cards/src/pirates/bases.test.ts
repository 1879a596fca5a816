import { A, at, B, C, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe("The Grey Opal: After this base scores, each player except the winner may choose that one minion here, anybody's, moves to another base instead of going to the discard pile.", () => {
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
        offered('B', ['Walker', 'Invader', 'Pirate King', 'Buccaneer', 'Filler', 'no'], ['Scout']),
        B.answers('Invader'),
        offered('B', ['Moor', 'Marsh'], ['The Grey Opal', 'Heath']),
        B.answers('Marsh'),
        offered('C', ['Pirate King', 'Walker', 'Buccaneer', 'Filler', 'no'], ['Invader']),
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

  it('lets a loser save a minion of the winner, including one who has no minion here', () =>
    play({
      bases: [at('The Grey Opal', 'A Filler +6', 'A Walker', 'B Invader +5'), at('Moor')],
      seats: { C: { hand: [] } },
      steps: [
        A.ends(),
        B.answers('Filler'),
        offered('C', ['Walker', 'Invader', 'no'], ['Filler']),
        C.answers('no'),
        now(at('Moor', 'A Filler +6'), { asked: null, discard: { A: ['Walker'], B: ['Invader'] } }),
      ],
    }));

  it('a minion that one has chosen does not go to the discard pile, so no other chooses it (RES-7)', () => {
    play({
      bases: [at('The Grey Opal', 'A Filler +6', 'A Walker', 'B Invader +3', 'C Walker'), at('Moor'), at('Marsh')],
      steps: [
        A.ends(),
        B.answers('Filler', 'Moor'),
        offered('C', ['Walker', 'Invader', 'Walker', 'no'], ['Filler']),
        C.answers('no'),
        now(at('Moor', 'A Filler +6'), at('Marsh'), { asked: null, discard: { B: ['Invader'], C: ['Walker'] } }),
      ],
    });
    play({
      bases: [at('The Grey Opal', 'A Scout +6', 'B Invader +8'), at('Moor')],
      steps: [A.ends(), A.answers('Scout'), now(at('Moor', 'A Scout +6'), { asked: null, turn: 'B' })],
    });
  });

  it('asks nobody where no other base is', () =>
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
  it('not one that has come to the new base already', () =>
    play({
      baseDeck: ['Sheep Shrine'],
      bases: [at('Tortuga', 'A Filler +19', 'B Filler'), at('Moor', 'B Walker', 'B Collector', 'B Scout')],
      steps: [
        A.ends(),
        B.answers('Walker'),
        now(at('Sheep Shrine', 'B Walker')),
        offered('B', ['Collector', 'Scout', 'no'], ['Walker']),
      ],
    }));
});
