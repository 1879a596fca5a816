import { A, at, B, C, now, offered, play } from '@smash/testkit/play';
import { hermit } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const deck = ['Cannon', 'Cannon', 'Cannon', 'Cannon', 'Cannon'];

describe('Great White North, Eh?: Before this base scores, each player may choose one of their minions here; it is moved to another base and gets +1 power this turn.', () => {
  it('each player, clockwise, one of theirs with +1; others score (ME-6)', () =>
    play({
      seats: { A: { deck }, B: { deck }, C: { deck } },
      bases: [
        at('Great White North, Eh?', 'A King Rex +5', 'A Filler', 'B King Rex', 'B Filler', 'C Huffie'),
        at('Moor'),
        at('Marsh'),
      ],
      steps: [
        A.ends(),
        offered('A', ['King Rex/A', 'Filler/A', 'no'], ['King Rex/B', 'Huffie']),
        A.answers('Filler/A'),
        offered('A', ['Moor', 'Marsh'], ['Great White North, Eh?', 'no']),
        A.answers('Moor'),
        offered('B', ['King Rex/B', 'Filler/B', 'no']),
        B.answers('King Rex/B', 'Marsh'),
        now({ cards: { 'Filler@Moor': { power: 2 }, 'King Rex/B': { power: 8 } } }),
        offered('C', ['Huffie', 'no']),
        C.answers('no'),
        now(at('Moor', 'A Filler'), at('Marsh', 'B King Rex'), { vp: { A: 2, B: 1, C: 3 } }),
      ],
    }));

  it('with nothing here a player is not asked; not when another base scores', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Great White North, Eh?', 'A Filler'), at('Moor', 'A King Rex +3')],
      steps: [A.ends(), now({ turn: 'B', vp: { A: 3 } })],
    }));
  it('not a player who ignores it (TERM-13)', () =>
    play({
      cards: [hermit],
      seats: { A: { deck }, B: { deck } },
      bases: [at('Great White North, Eh?', 'A Hermit +19', 'B Filler'), at('Moor'), at('Marsh')],
      steps: [A.ends(), offered('B', ['Filler', 'no']), B.answers('no'), now({ turn: 'B', asked: null })],
    }));
});

describe("Strategic Syrup Reserve: After you play a minion here, you may choose another player's minion at a base where you have a minion and move it to here.", () => {
  const bases = [
    at('Strategic Syrup Reserve', 'B Filler'),
    at('Moor', 'A Filler', 'B Invader', 'C Huffie', '- Bigfoot'),
    at('Marsh', 'B King Rex'),
  ];
  const seats = { A: { hand: ['Dudlee'] }, B: {}, C: {} };

  it("another player's minion elsewhere where you have one comes here, if you like", () => {
    for (const answer of ['Invader', null])
      play({
        seats,
        bases,
        steps: [
          A.plays('Dudlee', 'Strategic Syrup Reserve'),
          ...(answer === null
            ? [A.answers('pass'), now(bases[1]!)]
            : [
                A.answers('Strategic Syrup Reserve'),
                offered('A', ['Invader', 'Huffie'], ['Filler', 'Bigfoot', 'King Rex', 'no']),
                A.answers(answer),
                now(at('Strategic Syrup Reserve', 'A Dudlee', 'B Filler', 'B Invader')),
              ]),
          now({ asked: null }),
        ].flat(),
      });
  });

  it('not after one played elsewhere, nor without such a minion', () => {
    play({ seats, bases, steps: [A.plays('Dudlee', 'Moor'), now({ asked: null })] });
    play({
      seats,
      bases: [at('Strategic Syrup Reserve', 'B Filler'), at('Moor', 'A Filler'), at('Marsh', 'B King Rex')],
      steps: [A.plays('Dudlee', 'Strategic Syrup Reserve'), now({ asked: null })],
    });
  });
  it('also the only one there is', () =>
    play({
      seats,
      bases: [at('Strategic Syrup Reserve'), at('Moor', 'A Filler', 'B Invader')],
      steps: [
        A.plays('Dudlee', 'Strategic Syrup Reserve'),
        A.answers('Strategic Syrup Reserve'),
        now(at('Strategic Syrup Reserve', 'A Dudlee', 'B Invader'), { asked: null }),
      ],
    }));
});
