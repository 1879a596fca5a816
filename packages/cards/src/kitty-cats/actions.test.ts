import { view } from '@smash/engine';
import { A, at, B, minionCard, now, offered, play } from '@smash/testkit/play';
import { rock } from '@smash/testkit/test-cards';
import { describe, expect, it } from 'vitest';

const beast = { ...minionCard('Beast', 3, ''), deck: 'monsters' as const };

describe('Cat Fight: Choose one of your minions, draw as many cards as its power, then destroy it.', () => {
  it('draws for the power it has now, and destroys it; only minions you have are offered (TERM-5, TERM-9)', () =>
    play({
      seats: { A: { hand: ['Cat Fight'] } },
      bases: [at('Meadow', 'A Walker +1 with A Grumpiness', 'A King Rex', 'B Invader'), at('Moor', 'A Invader of B')],
      steps: [
        A.plays('Cat Fight'),
        offered('A', ['Walker', 'King Rex', 'Invader/A'], ['Invader/B', 'no']),
        A.answers('Walker'),
        now(at('Meadow', 'A King Rex', 'B Invader'), at('Moor', 'A Invader'), {
          asked: null,
          hand: { A: ['Filler'] },
          discard: { A: ['Cat Fight', 'Grumpiness', 'Walker'] },
        }),
      ],
    }));

  it('without a minion nothing happens; one without power is destroyed to no effect (RES-13)', () => {
    play({
      seats: { A: { hand: ['Cat Fight'] } },
      bases: [at('Meadow', 'B Invader'), at('Moor')],
      steps: [A.plays('Cat Fight'), now(at('Meadow', 'B Invader'), { asked: null, hand: { A: [] } })],
    });
    play({
      seats: { A: { hand: ['Cat Fight'] } },
      bases: [at('Meadow', 'A Filler with B Grumpiness'), at('Moor')],
      steps: [A.plays('Cat Fight'), now(at('Meadow'), { asked: null, hand: { A: [] } })],
    });
  });

  it('cat-fight/1 if the minion survives, the cards stay (RES-3)', () =>
    play({
      cards: [rock],
      seats: { A: { hand: ['Cat Fight'] } },
      bases: [at('Meadow', 'A Rock'), at('Moor')],
      steps: [A.plays('Cat Fight'), now(at('Meadow', 'A Rock'), { asked: null, hand: { A: ['Filler', 'Filler'] } })],
    }));
});

describe("Cat's Paw: Take control of a minion with power 5 or less for this turn.", () => {
  it('offers minions of power 5 or less; the one taken goes back when the turn ends (CALC-1, IO-2)', () =>
    play({
      seats: { A: { hand: ["Cat's Paw"] } },
      bases: [at('Meadow', 'B Pirate King', 'A Walker'), at('Moor', 'B Pirate King +1', 'B Filler')],
      steps: [
        A.plays("Cat's Paw"),
        offered('A', ['Pirate King#1', 'Walker', 'Filler'], ['Pirate King#2', 'no']),
        A.answers('Pirate King#1'),
        now(at('Meadow', 'A Pirate King', 'A Walker'), at('Moor', 'B Pirate King', 'B Filler'), {
          asked: null,
          bases: { Meadow: { power: { A: 7, B: 0 } } },
        }),
        A.ends(),
        now(at('Meadow', 'B Pirate King', 'A Walker'), { turn: 'B', discard: { A: ["Cat's Paw"] } }),
      ],
    }));

  it('cats-paw/1 taking a minion affects it: one that actions do not affect is not taken (TERM-2)', () =>
    play({
      seats: { A: { hand: ["Cat's Paw"] } },
      bases: [at('Meadow', 'B Invader with B Smoke Bomb', 'B Walker'), at('Moor')],
      steps: [
        A.plays("Cat's Paw"),
        offered('A', ['Invader', 'Walker']),
        A.answers('Invader'),
        now(at('Meadow', 'B Invader with B Smoke Bomb', 'B Walker'), { asked: null, discard: { A: ["Cat's Paw"] } }),
      ],
    }));
});

describe('Grumpiness: Put this on a minion. Ongoing: This minion has -2 power.', () => {
  it('goes on any minion, which has 2 less power while it is there, never below zero; no other has (CALC-1, CONF-1)', () =>
    play({
      turn: 'A',
      seats: { A: { hand: ['Grumpiness'] }, B: { hand: ['Disenchant'] } },
      bases: [at('Meadow', 'B Invader with A Grumpiness', 'B Walker'), at('Moor', 'A Scout')],
      steps: [
        now({
          can: ['Invader', 'Walker', 'Scout'].map((minion) => A.plays('Grumpiness', minion)),
          cannot: [A.plays('Grumpiness', 'Meadow')],
        }),
        A.plays('Grumpiness', 'Invader'),
        now(at('Meadow', 'B Invader with A Grumpiness, A Grumpiness', 'B Walker'), {
          asked: null,
          cards: { Invader: { power: 0 }, Walker: { power: 2 }, Scout: { power: 3 } },
        }),
        A.ends(),
        now({ turn: 'B', cards: { Invader: { power: 0 } } }),
        B.plays('Disenchant'),
        B.answers('Grumpiness#1'),
        now({ asked: null, cards: { Invader: { power: 1 } } }),
      ],
    }));

  it('stays its player’s, and works, whoever controls the minion (ATT-4)', () =>
    play({
      seats: { A: { hand: ['Muffin'] } },
      bases: [at('Meadow', 'B Pirate King with B Grumpiness'), at('Moor')],
      steps: [
        A.plays('Muffin', 'Moor'),
        A.answers('Pirate King'),
        now(at('Meadow', 'A Pirate King with B Grumpiness'), { asked: null, cards: { 'Pirate King': { power: 3 } } }),
      ],
    }));

  it('grumpiness/1 the printed power stays what it is (TERM-9)', () =>
    play({
      bases: [at('Meadow', 'B Invader with A Grumpiness'), at('Moor')],
      steps: [
        ({ state }) => {
          const [minion] = view(state, 'spectator').bases[0]!.lanes[1]!.minions;
          expect(minion).toMatchObject({ name: 'Invader', power: 1, printed: 3 });
        },
      ],
    }));
});

describe("Hissy Fit: Put this on a base. Ongoing: Other players' minions here each have -1 power.", () => {
  it('on any base: each minion of other players there has 1 less power, yours and those elsewhere have not (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Hissy Fit'] }, B: {}, C: {} },
      bases: [
        at('Meadow', 'A Invader', 'B Walker', 'C Scout', 'B Filler with A Grumpiness'),
        at('Moor', 'B Collector'),
      ],
      steps: [
        now({
          can: [A.plays('Hissy Fit', 'Meadow'), A.plays('Hissy Fit', 'Moor')],
          cannot: [A.plays('Hissy Fit', 'Walker')],
        }),
        A.plays('Hissy Fit', 'Meadow'),
        now({
          asked: null,
          cards: {
            Invader: { power: 3 },
            Walker: { power: 1 },
            Scout: { power: 2 },
            Filler: { power: 0 },
            Collector: { power: 2 },
          },
          bases: { Meadow: { power: { A: 3, B: 1, C: 2 } } },
        }),
      ],
    }));

  it('minions that come later, too; a minion that changes hands gains or loses it; two add up (CALC-2, TERM-5)', () =>
    play({
      seats: { A: { hand: ['Muffin', 'Hissy Fit'] }, B: { hand: ['Pirate King'] } },
      bases: [at('Meadow', 'B Invader', 'A Hissy Fit'), at('Moor')],
      steps: [
        now({ cards: { Invader: { power: 2 } } }),
        A.plays('Hissy Fit', 'Meadow'),
        now({ cards: { Invader: { power: 1 } } }),
        A.plays('Muffin', 'Moor'),
        A.answers('Invader'),
        now(at('Meadow', 'A Invader', 'A Hissy Fit', 'A Hissy Fit'), { cards: { Invader: { power: 3 } } }),
        A.ends(),
        B.plays('Pirate King', 'Meadow'),
        now({ asked: null, cards: { Invader: { power: 1 }, 'Pirate King': { power: 3 } } }),
      ],
    }));

  it('not a monster that nobody controls (MON-2)', () =>
    play({
      cards: [beast],
      bases: [{ ...at('Meadow', 'B Invader', 'A Hissy Fit'), monsters: ['Beast'] }, at('Moor')],
      steps: [now({ cards: { Beast: { power: 3 }, Invader: { power: 2 } } })],
    }));
});

describe('Invisible Bicycle: Choose a base. Move any number of minions there with power 2 or less to one other base.', () => {
  const table = [
    at('Meadow', 'B Walker +1', 'B Walker', 'A Collector with A Grumpiness', 'B Invader with A Grumpiness', 'A Scout'),
    at('Moor', 'B Filler'),
    at('Marsh'),
  ];

  it('any minions of power 2 or less there, together to one base (CALC-1, RES-12)', () =>
    play({
      seats: { A: { hand: ['Invisible Bicycle'] } },
      bases: table,
      steps: [
        A.plays('Invisible Bicycle'),
        offered('A', ['Meadow', 'Moor', 'Marsh'], ['no']),
        A.answers('Meadow'),
        offered('A', ['Walker#2', 'Collector', 'Invader', 'done'], ['Walker#1', 'Scout', 'Filler']),
        A.answers('Walker#2', 'Invader'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Marsh'),
        now(
          at('Meadow', 'B Walker', 'A Collector with A Grumpiness', 'A Scout'),
          at('Moor', 'B Filler'),
          at('Marsh', 'B Walker', 'B Invader with A Grumpiness'),
          { asked: null },
        ),
      ],
    }));

  it('none of them, or a base without any: nothing moves (RES-12)', () => {
    play({
      seats: { A: { hand: ['Invisible Bicycle'] } },
      bases: table,
      steps: [
        A.plays('Invisible Bicycle'),
        A.answers('Meadow'),
        A.answers('done'),
        now(...table, { asked: null, discard: { A: ['Invisible Bicycle'] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Invisible Bicycle'] } },
      bases: table,
      steps: [A.plays('Invisible Bicycle'), A.answers('Marsh'), now(...table, { asked: null })],
    });
  });

  it('a protected one is left behind alone (CAN-1)', () =>
    play({
      seats: { A: { hand: ['Invisible Bicycle'] } },
      bases: [at('Meadow', 'B Walker with B Incorporeal', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Invisible Bicycle'),
        A.answers('Meadow'),
        A.answers('Walker', 'Filler'),
        now(at('Meadow', 'B Walker with B Incorporeal'), at('Moor', 'B Filler'), { asked: null }),
      ],
    }));
});

describe('Nine Lives: Destroy a minion of yours. Then play an extra minion.', () => {
  it('destroys one of your minions, and grants an extra minion to be played later (EXT-2, RES-3)', () =>
    play({
      seats: { A: { hand: ['Nine Lives', 'Filler', 'Filler'] } },
      bases: [at('Meadow', 'A Walker', 'A Invader', 'B Scout'), at('Moor')],
      steps: [
        A.plays('Nine Lives'),
        offered('A', ['Walker', 'Invader'], ['Scout', 'no']),
        A.answers('Walker'),
        now(at('Meadow', 'A Invader', 'B Scout'), { asked: null, discard: { A: ['Nine Lives', 'Walker'] } }),
        A.plays('Filler', 'Moor'),
        A.plays('Filler', 'Moor'),
        now(at('Moor', 'A Filler', 'A Filler'), { asked: null }),
      ],
    }));

  it('without a minion there is the extra minion alone (RES-3, RES-13)', () =>
    play({
      seats: { A: { hand: ['Nine Lives', 'Filler', 'Filler', 'Filler'] } },
      bases: [at('Meadow', 'B Scout'), at('Moor')],
      steps: [
        A.plays('Nine Lives'),
        A.plays('Filler', 'Moor'),
        A.plays('Filler', 'Moor'),
        now(at('Meadow', 'B Scout'), { asked: null, cannot: [A.plays('Filler', 'Moor')] }),
      ],
    }));

  it('nine-lives/1 if the minion survives, the extra minion comes anyway (RES-3)', () =>
    play({
      cards: [rock],
      seats: { A: { hand: ['Nine Lives', 'Filler', 'Filler'] } },
      bases: [at('Meadow', 'A Rock'), at('Moor')],
      steps: [
        A.plays('Nine Lives'),
        now(at('Meadow', 'A Rock'), { asked: null }),
        A.plays('Filler', 'Moor'),
        A.plays('Filler', 'Moor'),
        now(at('Moor', 'A Filler', 'A Filler'), { asked: null }),
      ],
    }));
});
