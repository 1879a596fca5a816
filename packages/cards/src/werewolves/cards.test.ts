import { A, at, B, C, now, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Pack Alpha: Special: Before this base scores, every minion of yours here gets +1 power this turn.', () => {
  it('pack-alpha/1 your minions here get +1 before the award, others and later ones do not (SCORE-3, CALC-2)', () =>
    play({
      phase: 'score',
      seats: { A: { hand: ['Hidden Ninja', 'Filler'] } },
      bases: [at('Meadow', 'A Pack Alpha', 'A Filler', 'B Walker +3'), at('Moor', 'A Invader')],
      steps: [
        now({
          cards: {
            'Pack Alpha': { power: 6 },
            'Filler@Meadow': { power: 2 },
            Walker: { power: 5 },
            Invader: { power: 3 },
          },
        }),
        A.plays('Hidden Ninja'),
        A.answers('?Filler'),
        now({ vp: { A: 3, B: 2 }, discard: { A: ['Hidden Ninja', 'Pack Alpha', 'Filler', 'Filler'] } }),
      ],
    }));

  it('it has to, and makes the difference; not when another base scores (SCORE-13, RES-11)', () => {
    play({
      phase: 'score',
      bases: [at('Meadow', 'A Pack Alpha', 'B Walker +3'), at('Moor')],
      steps: [now({ asked: null, vp: { A: 3, B: 2 } })],
    });
    play({
      phase: 'score',
      // With one more power Moor would score as well.
      bases: [at('Meadow', 'A King Rex +3', 'B Filler'), at('Moor', 'A Pack Alpha +4')],
      steps: [now(at('Moor', 'A Pack Alpha +4'), { asked: null, vp: { A: 3, B: 2 } })],
    });
  });

  it('two of them give +2 each (RES-9)', () =>
    play({
      phase: 'score',
      bases: [at('Meadow', 'A Pack Alpha', 'A Pack Alpha', 'B King Rex +6'), at('Moor')],
      steps: [A.answers('?Pack Alpha#1'), now({ asked: null, vp: { A: 3, B: 2 } })],
    }));
});

describe('Loup-Garou: Special: Before this base scores, this minion gets +2 power this turn.', () => {
  it('alone gets +2, which counts for the award (SCORE-3)', () =>
    play({
      phase: 'score',
      bases: [at('Meadow', 'A Loup-Garou', 'B Walker +4'), at('Moor', 'A Filler')],
      steps: [now({ asked: null, vp: { A: 3, B: 3 } })],
    }));

  it('in anybody’s turn, and with no other minion of its side (SCORE-3, ABL-4)', () =>
    play({
      turn: 'B',
      phase: 'score',
      // With two more power Moor would score as well.
      bases: [at('Meadow', 'A Loup-Garou', 'A Filler', 'B Walker +4'), at('Moor', 'A Loup-Garou +4')],
      steps: [now(at('Moor', 'A Loup-Garou +4'), { asked: null, vp: { A: 3, B: 2 } })],
    }));
});

describe('Teenage Wolf: Talent: This minion gets +1 power this turn.', () => {
  it('gets +1 once a turn, until the end of it (ABL-5, TERM-11)', () =>
    play({
      bases: [at('Meadow', 'A Teenage Wolf', 'A Filler', 'B Teenage Wolf'), at('Moor')],
      steps: [
        refused(A.uses('Teenage Wolf@Meadow/B')),
        A.uses('Teenage Wolf@Meadow/A'),
        now({
          asked: null,
          cards: { 'Teenage Wolf/A': { power: 4 }, Filler: { power: 1 }, 'Teenage Wolf/B': { power: 3 } },
        }),
        refused(A.uses('Teenage Wolf/A')),
        A.ends(),
        now({ cards: { 'Teenage Wolf/A': { power: 3 } } }),
        refused(A.uses('Teenage Wolf/A')),
        B.uses('Teenage Wolf/B'),
        now({ cards: { 'Teenage Wolf/B': { power: 4 } } }),
      ],
    }));
});

describe('Howler: This minion gets +2 power this turn.', () => {
  it('has +2 in the turn in which it is played, it alone (ABL-2, TERM-11)', () =>
    play({
      seats: { A: { hand: ['Howler'] } },
      bases: [at('Meadow', 'A Howler', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Howler', 'Meadow'),
        now(at('Meadow', 'A Howler', 'A Howler', 'B Filler'), {
          asked: null,
          cards: { 'Howler#1': { power: 2 }, 'Howler#2': { power: 4 }, Filler: { power: 1 } },
        }),
        A.ends(),
        now({ cards: { 'Howler#2': { power: 2 } } }),
      ],
    }));

  it('not by being moved (ABL-2)', () =>
    play({
      turn: 'C',
      seats: { C: { hand: ['Shanghai'] } },
      bases: [at('Meadow', 'A Howler'), at('Moor')],
      steps: [
        C.plays('Shanghai'),
        C.answers('?Howler', '?Moor'),
        now(at('Moor', 'A Howler'), { cards: { Howler: { power: 2 } } }),
      ],
    }));
});
