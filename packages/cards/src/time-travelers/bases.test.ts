import { A, at, B, C, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Portal Room: After this base scores, the winner takes another turn once the current turn has ended.', () => {
  it('portal-room/1 after the extra turn play continues to the left of the player whose turn it was (TURN-8)', () =>
    play({
      turn: 'B',
      bases: [at('Portal Room', 'A Filler +15', 'B Filler +5'), at('Moor', 'C Filler')],
      steps: [
        B.ends(),
        now({ turn: 'A', phase: 'play', vp: { A: 2, B: 3, C: 0 }, bases: { 'Portal Room': 'gone' } }),
        A.ends(),
        now({ turn: 'C' }),
      ],
    }));
  it('the winner cannot decline, and nobody is asked (RES-11)', () =>
    play({
      turn: 'B',
      bases: [at('Portal Room', 'A Filler +15', 'B Filler +5'), at('Moor', 'C Filler')],
      steps: [B.ends(), now({ asked: null, turn: 'A', phase: 'play' })],
    }));
  it('portal-room/2 tied winners each take one, clockwise from the current player (TURN-8, VP-4)', () =>
    play({
      turn: 'B',
      bases: [at('Portal Room', 'A Filler +10', 'C Filler +10'), at('Moor', 'B Filler')],
      steps: [
        B.ends(),
        now({ turn: 'C' }),
        C.ends(),
        now({ turn: 'A' }),
        A.ends(),
        now({ turn: 'C' }),
        C.ends(),
        now({ turn: 'A' }),
      ],
    }));
  it('portal-room/3 scoring again in an extra turn it is followed by another one, then by the left of the first (TURN-8)', () =>
    play({
      baseDeck: [],
      seats: { C: { hand: ['Dinghy'] } },
      bases: [at('Portal Room', 'C Filler +21'), at('Moor', 'C Filler +30', 'A Stasis Field')],
      steps: [
        A.ends(),
        // With an empty base deck it has come straight back (SCORE-10).
        now(at('Portal Room'), { turn: 'C', vp: { C: 2 } }),
        C.plays('Dinghy'),
        C.answers('Filler'),
        C.ends(),
        now({ turn: 'C', vp: { C: 4 } }),
        C.ends(),
        now({ turn: 'B' }),
      ],
    }));
  it('portal-room/4 it is a whole turn: start, plays, draw (TURN-8, TURN-1)', () =>
    play({
      seats: { A: { deck: ['Scout', 'Cannon', 'Probe', 'Dinghy'] } },
      bases: [at('Portal Room', 'A Filler +21'), at('Moor', 'A Filler with A Smoke Bomb')],
      steps: [
        A.ends(),
        // Smoke Bomb was destroyed at the start of the turn.
        now(at('Moor', 'A Filler'), {
          turn: 'A',
          phase: 'play',
          plays: { A: { minions: 1, actions: 1 } },
          hand: { A: 2 },
        }),
        A.ends(),
        now({ turn: 'B', hand: { A: 4 } }),
      ],
    }));
  it('under a Jammed Signal it gives nothing; nor does another base that scores (TERM-13, SCORE-13)', () =>
    play({
      bases: [at('Portal Room', 'A Filler +21', 'B Jammed Signal'), at('Moor')],
      steps: [A.ends(), now({ asked: { seat: 'B' }, turn: 'B', vp: { A: 2 } })],
    }));
  it('another base that scores gives nothing (SCORE-13)', () =>
    play({
      bases: [at('Portal Room', 'A Filler'), at('Moor', 'A Filler +9')],
      steps: [A.ends(), now({ turn: 'B', vp: { A: 3 } })],
    }));
});

describe('The Nexus: After this base scores, the winner may, if possible, choose a base from the base discard pile as the replacement instead of drawing one.', () => {
  const nexus = at('The Nexus', 'A Filler +9', 'B Filler +10');
  it('the-nexus/1 the winner chooses among the bases there, which do not include itself (SCORE-10)', () =>
    play({
      baseDiscard: ['Tortuga', 'Tar Pits'],
      bases: [nexus, at('Moor')],
      steps: [
        A.ends(),
        offered('B', ['The Nexus', 'pass']),
        B.answers('The Nexus'),
        offered('B', ['Tortuga', 'Tar Pits'], ['The Nexus', 'Heath', 'no']),
        B.answers('Tortuga'),
        now(at('Tortuga'), at('Moor'), { turn: 'B', baseDiscard: ['Tar Pits', 'The Nexus'], baseDeck: ['Heath'] }),
      ],
    }));
  it('may be declined: then the top of the base deck comes', () =>
    play({
      baseDiscard: ['Tortuga'],
      bases: [nexus, at('Moor')],
      steps: [A.ends(), B.answers('pass'), now(at('Heath'), { turn: 'B', baseDiscard: ['Tortuga', 'The Nexus'] })],
    }));
  it('nobody is asked with an empty base discard pile', () =>
    play({
      baseDiscard: [],
      bases: [nexus, at('Moor')],
      steps: [A.ends(), now(at('Heath'), { turn: 'B', baseDiscard: ['The Nexus'] })],
    }));
  it('the-nexus/2 of several that change the next base the first counts (CONF-2)', () =>
    play({
      baseDiscard: ['Tortuga', 'Tar Pits'],
      seats: { A: { hand: ['Time is Fleeting'] } },
      bases: [nexus, at('Moor')],
      steps: [
        A.ends(),
        A.answers('Time is Fleeting', 'Tar Pits'),
        B.answers('The Nexus', 'Tortuga'),
        now(at('Tar Pits'), { turn: 'B', baseDiscard: ['Tortuga', 'The Nexus'] }),
      ],
    }));
  it('of tied winners the first clockwise is asked (VP-4)', () =>
    play({
      turn: 'B',
      baseDiscard: ['Tortuga'],
      bases: [at('The Nexus', 'A Filler +9', 'B Filler +9'), at('Moor')],
      steps: [B.ends(), offered('B', ['The Nexus', 'pass']), B.answers('pass'), now(at('Heath'), { turn: 'A' })],
    }));
});
