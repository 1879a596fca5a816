import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { drifter } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler'];

describe('Great Wyrm: Ongoing: When this base scores, the other players here are awarded 1 VP less from it.', () => {
  it('every other player, on this base alone (VP-6)', () => {
    play({
      seats: { A: {}, B: {}, C: {} },
      bases: [at('Meadow', 'A Great Wyrm', 'B Filler +2', 'C Filler +1'), at('Moor')],
      steps: [A.ends(), now({ vp: { A: 3, B: 1, C: 0 } })],
    });
    play({
      bases: [at('Meadow', 'A King Rex', 'B Invader'), at('Moor', 'A Great Wyrm')],
      steps: [A.ends(), now({ vp: { A: 3, B: 2 } })],
    });
  });

  it('great-wyrm/1 what abilities give is not reduced (SCORE-6)', () =>
    play({
      seats: { A: {}, B: {} },
      bases: [at('Tournament Site', 'B King Rex +8', 'A Great Wyrm'), at('Moor')],
      // 2 for the winner, less 1; A has power here, so the base gives nothing more.
      steps: [A.ends(), now({ vp: { B: 1 } })],
    }));

  it('great-wyrm/1 a VP from the base’s ability comes on top (SCORE-6)', () =>
    play({
      seats: { A: {}, B: {}, C: {} },
      bases: [at('Tournament Site', 'B King Rex +8', 'A Great Wyrm'), at('Moor', 'C Filler')],
      steps: [A.ends(), now({ vp: { B: 2 } })],
    }));

  it('great-wyrm/2 with three of them an award does not fall below zero (VP-6)', () =>
    play({
      seats: { A: {}, B: { vp: 5 } },
      bases: [at('Meadow', 'A Great Wyrm', 'A Great Wyrm', 'A Great Wyrm', 'B Filler'), at('Moor')],
      steps: [A.ends(), now({ vp: { A: 3, B: 5 } })],
    }));
});

describe("Wyvern: Destroy a minion here with power 3 or less. Talent: This base's breakpoint is 3 lower this turn.", () => {
  it('a minion here of power 3 or less, also your own; it must (RES-11)', () =>
    play({
      seats: { A: { hand: ['Wyvern'] } },
      bases: [at('Meadow', 'B Invader', 'A Filler', 'B Laseratops'), at('Moor', 'B Scout')],
      steps: [
        A.plays('Wyvern', 'Meadow'),
        offered('A', ['Invader', 'Filler'], ['Laseratops', 'Wyvern', 'Scout', 'no']),
        A.answers('Filler'),
        now(at('Meadow', 'A Wyvern', 'B Invader', 'B Laseratops'), { asked: null }),
      ],
    }));

  it('wyvern/1 lowers the breakpoint for the turn, below one that a card has reset (CALC-1)', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', 'A Wyvern', 'A Turn Up to 11'), at('Moor')],
      steps: [
        now({ bases: { Meadow: { breakpoint: 21 }, Moor: { breakpoint: 10 } } }),
        A.uses('Wyvern'),
        now({ bases: { Meadow: { breakpoint: 18 }, Moor: { breakpoint: 10 } } }),
        refused(A.uses('Wyvern')),
        A.ends(),
        now({ turn: 'B', bases: { Meadow: { breakpoint: 21 } } }),
      ],
    }));
});

describe('Imperial Dragon: Ongoing: Draw a card after another player plays a minion here or moves one to here.', () => {
  const seats = { A: { hand: [], deck }, B: { hand: ['Filler', 'Shanghai', 'Insta-Grow'], deck } };

  it('a minion that another player plays here, not one played elsewhere or by you (RES-5)', () => {
    for (const [to, cards] of [
      ['Meadow', 1],
      ['Moor', 0],
    ] as const)
      play({
        turn: 'B',
        seats,
        bases: [at('Meadow', 'A Imperial Dragon'), at('Moor')],
        steps: [B.plays('Filler', to), now({ asked: null, hand: { A: cards } })],
      });
    play({
      seats: { A: { hand: ['Filler'], deck } },
      bases: [at('Meadow', 'A Imperial Dragon'), at('Moor')],
      steps: [A.plays('Filler', 'Meadow'), now({ asked: null, hand: { A: 0 } })],
    });
  });

  it('imperial-dragon/1 a minion that another player moves to here, not from here (TERM-6)', () => {
    for (const [from, cards] of [
      ['Moor', 1],
      ['Meadow', 0],
    ] as const)
      play({
        turn: 'B',
        seats,
        bases: [
          at('Meadow', 'A Imperial Dragon', ...(from === 'Meadow' ? ['A Filler'] : [])),
          at('Moor', 'B Scout', ...(from === 'Moor' ? ['A Filler'] : [])),
        ],
        steps: [B.plays('Shanghai'), B.answers('Filler', '?Meadow', '?Moor'), now({ asked: null, hand: { A: cards } })],
      });
  });

  it('imperial-dragon/2 another player moving it, too; you moving it, not (RES-5)', () => {
    play({
      turn: 'B',
      seats,
      bases: [at('Meadow', 'A Imperial Dragon', 'B Scout'), at('Moor')],
      steps: [B.plays('Shanghai'), B.answers('?Imperial Dragon', '?Moor'), now({ asked: null, hand: { A: 1 } })],
    });
    play({
      seats: { A: { hand: ['Dinghy'], deck } },
      bases: [at('Meadow', 'A Imperial Dragon'), at('Moor')],
      steps: [A.plays('Dinghy'), A.answers('Imperial Dragon', '?Moor', '?done'), now({ asked: null, hand: { A: 0 } })],
    });
  });

  it('imperial-dragon/3 not once the minion played here has destroyed it (RES-4)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: [], deck }, B: { hand: ['Tiger Assassin'] } },
      bases: [at('Meadow', 'A Imperial Dragon', 'A Filler'), at('Moor')],
      steps: [
        B.plays('Tiger Assassin', 'Meadow'),
        B.answers('Imperial Dragon'),
        now(at('Meadow', 'A Filler', 'B Tiger Assassin'), { asked: null, hand: { A: 0 } }),
      ],
    }));

  it('imperial-dragon/4 nobody draws if the minion played here has taken control of it (ABL-8)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: [], deck }, B: { hand: ['Muffin'], deck } },
      bases: [at('Meadow', 'A Imperial Dragon'), at('Moor')],
      steps: [
        B.plays('Muffin', 'Meadow'),
        B.answers('?Imperial Dragon'),
        now(at('Meadow', 'B Imperial Dragon', 'B Muffin'), { asked: null, hand: { A: 0, B: 0 } }),
      ],
    }));

  it('imperial-dragon/5 before any talent can be used (RES-1)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: [], deck }, B: { hand: ['Mind Lady'], deck } },
      bases: [at('Meadow', 'A Imperial Dragon'), at('Moor')],
      steps: [B.plays('Mind Lady', 'Meadow'), now({ asked: null, hand: { A: 1 }, can: [B.uses('Mind Lady')] })],
    }));

  it('imperial-dragon/6 nothing is discarded down to 10 in another player’s turn (TURN-6)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: [...deck, ...deck, 'Filler', 'Filler'], deck }, B: { hand: ['Filler'], deck } },
      bases: [at('Meadow', 'A Imperial Dragon'), at('Moor')],
      steps: [B.plays('Filler', 'Meadow'), B.ends(), now({ turn: 'A', asked: null, hand: { A: 11 } })],
    }));
});

describe('Hatchling: Ongoing: After another player plays a minion here or moves one to here, that minion has -1 power this turn.', () => {
  it('hatchling/1 a minion that another player plays here or moves to here, not from here (TERM-6)', () => {
    play({
      turn: 'B',
      seats: { A: { deck }, B: { hand: ['Invader', 'Shanghai'], deck } },
      bases: [at('Meadow', 'A Hatchling', 'A Scout'), at('Moor', 'A King Rex')],
      steps: [
        B.plays('Invader', 'Meadow'),
        now({ cards: { Invader: { power: 2 }, Scout: { power: 3 } } }),
        B.plays('Shanghai'),
        B.answers('King Rex', '?Meadow'),
        now({ cards: { 'King Rex': { power: 6 }, Invader: { power: 2 }, Hatchling: { power: 2 } } }),
      ],
    });
    play({
      turn: 'B',
      seats: { B: { hand: ['Shanghai', 'Invader'] } },
      bases: [at('Meadow', 'A Hatchling', 'A Scout'), at('Moor')],
      steps: [
        B.plays('Shanghai'),
        B.answers('Scout', '?Moor'),
        B.plays('Invader', 'Moor'),
        now({ asked: null, cards: { Scout: { power: 3 }, Invader: { power: 3 } } }),
      ],
    });
  });

  it('this turn only; not your own minion (TERM-11)', () => {
    play({
      turn: 'B',
      seats: { A: { deck }, B: { hand: ['Invader'], deck } },
      bases: [at('Meadow', 'A Hatchling'), at('Moor')],
      steps: [B.plays('Invader', 'Meadow'), B.ends(), now({ turn: 'A', cards: { Invader: { power: 3 } } })],
    });
    play({
      seats: { A: { hand: ['Invader'] } },
      bases: [at('Meadow', 'A Hatchling'), at('Moor')],
      steps: [A.plays('Invader', 'Meadow'), now({ cards: { Invader: { power: 3 } } })],
    });
  });

  it('hatchling/2 another player moving it weakens it (RES-5)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Shanghai'] } },
      bases: [at('Meadow', 'A Hatchling'), at('Moor')],
      steps: [
        B.plays('Shanghai'),
        B.answers('?Hatchling', '?Moor'),
        now({ asked: null, cards: { Hatchling: { power: 1 } } }),
      ],
    }));

  it('hatchling/3 cancelled, it takes no more, and what is lost stays lost (TERM-4)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Invader', 'Curse of Uselessness', 'Insta-Grow', 'Scout'], deck } },
      bases: [at('Meadow', 'A Hatchling', 'B Beta 6'), at('Moor')],
      steps: [
        B.plays('Invader', 'Meadow'),
        B.plays('Curse of Uselessness', 'Hatchling'),
        now({ asked: null, cards: { Invader: { power: 2 } } }),
      ],
    }));

  it('a minion that has gone on by then keeps its loss; one that has left play has none (IO-1)', () =>
    play({
      cards: [drifter],
      turn: 'B',
      seats: { B: { hand: ['Drifter'] } },
      bases: [at('Meadow', 'A Hatchling'), at('Moor')],
      steps: [B.plays('Drifter', 'Meadow'), now(at('Moor', 'B Drifter'), { cards: { Drifter: { power: 0 } } })],
    }));
});
