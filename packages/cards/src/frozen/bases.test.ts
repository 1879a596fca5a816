import { A, at, B, now, play } from '@smash/testkit/play';
import { hermit } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

describe('Arendelle: When this base scores, the player with the most minions here gains 1 more VP.', () => {
  it.each([
    [['A Filler', 'A Filler', 'B King Rex +12'], { A: 3, B: 3 }],
    [['A Filler +20', 'B Filler', 'B Filler'], { A: 3, B: 3 }],
    [['A Filler +20', 'B Filler'], { A: 4, B: 3 }],
    [['A Filler +40', '- Bigfoot', '- Bigfoot'], { A: 4, B: 0 }],
  ] as const)('with %j: %j (VP-5)', (cards, vp) =>
    play({
      seats: { A: {}, B: {} },
      bases: [at('Arendelle', ...cards), at('Moor', 'B Filler', 'B Filler', 'B Filler')],
      steps: [A.ends(), now({ vp })],
    }),
  );
  it('not a player who ignores the base, nor for another base (TERM-13)', () =>
    play({
      cards: [hermit],
      seats: { A: {}, B: {} },
      bases: [at('Arendelle', 'A Hermit +20', 'A Filler'), at('Moor', 'B Filler')],
      steps: [A.ends(), now({ vp: { A: 3, B: 0 } })],
    }));
  it('without minions nobody gains it, though power is here (NPW-1)', () =>
    play({
      bases: [at('Arendelle', 'A Armory', 'A Armory', 'A Armory', 'A Armory'), at('Moor', 'B Filler')],
      steps: [now({ bases: { Arendelle: { power: { A: 24 } } } }), A.ends(), now({ vp: { A: 3, B: 0 } })],
    }));
  it('nor without minions of a player with the most elsewhere', () =>
    play({
      seats: { A: {}, B: {} },
      bases: [at('Arendelle', 'B Filler'), at('Meadow', 'A Filler +10', 'A Filler')],
      steps: [A.ends(), now({ vp: { A: 3, B: 0 } })],
    }));
});

describe('Ice Palace: Minions here of other players have -1 power.', () => {
  it('all but those of the current player, on each turn (ABL-8)', () =>
    play({
      seats: { A: {}, B: {} },
      bases: [at('Ice Palace', 'A Invader', 'B Walker', 'C Filler', '- Bigfoot'), at('Moor', 'B Huffie')],
      steps: [
        now({
          cards: {
            Invader: { power: 3 },
            Walker: { power: 1 },
            Filler: { power: 0 },
            Bigfoot: { power: 7 },
            Huffie: { power: 3 },
          },
        }),
        A.ends(),
        now({ turn: 'B', cards: { Invader: { power: 2 }, Walker: { power: 2 }, Filler: { power: 0 } } }),
        B.ends(),
      ],
    }));
});
