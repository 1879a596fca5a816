import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { hermit } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const noMonsters = { monsterDeck: [], treasureDeck: [] };

describe('Sword Lord: Ongoing: Your other minions each have +1 power.', () => {
  it('strengthens your other minions everywhere, not itself or others’ (CALC-2)', () =>
    play({
      seats: { A: {}, B: {} },
      bases: [at('Meadow', 'A Sword Lord', 'A Filler', 'B Walker'), at('Moor', 'A Invader', 'B Collector of A')],
      steps: [
        now({
          cards: {
            'Sword Lord': { power: 5 },
            Filler: { power: 2 },
            Walker: { power: 2 },
            Invader: { power: 4 },
            Collector: { power: 2 },
          },
        }),
      ],
    }));
  it('two of them strengthen each other', () =>
    play({
      seats: { A: {} },
      bases: [at('Meadow', 'A Sword Lord'), at('Moor', 'A Sword Lord')],
      steps: [now({ cards: { 'Sword Lord@Meadow': { power: 6 }, 'Sword Lord@Moor': { power: 6 } } })],
    }));
});

describe('Topper Chopper: Talent: Do nothing.', () => {
  it('topper-chopper/1 its talent can be used once each turn and changes nothing (ABL-5)', () =>
    play({
      seats: { A: {}, B: {} },
      bases: [at('Meadow', 'A Topper Chopper', 'B Walker'), at('Moor')],
      steps: [
        A.uses('Topper Chopper'),
        now(at('Meadow', 'A Topper Chopper', 'B Walker'), { asked: null }),
        refused(A.uses('Topper Chopper')),
      ],
    }));
});

describe('Hammer Slammer: Destroy a minion with power 2 or less.', () => {
  it('destroys a weak minion anywhere, whoever’s', () =>
    play({
      seats: { A: { hand: ['Hammer Slammer'] }, B: {} },
      bases: [at('Meadow', 'B Invader', 'B Walker +1'), at('Moor', 'A Filler', 'B Walker')],
      steps: [
        A.plays('Hammer Slammer', 'Meadow'),
        offered('A', ['Filler', 'Walker@Moor'], ['Invader', 'Walker@Meadow', 'Hammer Slammer', 'no']),
        A.answers('Walker@Moor'),
        now(at('Moor', 'A Filler'), { asked: null, discard: { B: ['Walker'] } }),
      ],
    }));
  it('must destroy your own if there is no other (RES-13)', () =>
    play({
      seats: { A: { hand: ['Hammer Slammer'] }, B: {} },
      bases: [at('Meadow', 'B Invader'), at('Moor', 'A Filler')],
      steps: [A.plays('Hammer Slammer', 'Meadow'), now(at('Moor'), { asked: null, discard: { A: ['Filler'] } })],
    }));
});

describe('Dork Orc: Ongoing: Actions of other players do not affect this minion.', () => {
  it('another player’s action does nothing to it; yours and others’ minions do (TERM-15)', () => {
    const bases = [at('Meadow', 'A Dork Orc'), at('Moor')];
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Seeing Stars'] } },
      bases,
      steps: [B.plays('Seeing Stars'), now(at('Meadow', 'A Dork Orc'), { asked: null })],
    });
    play({
      seats: { A: { hand: ['Seeing Stars'] }, B: {} },
      bases,
      steps: [A.plays('Seeing Stars'), now(at('Meadow'), { asked: null })],
    });
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Hammer Slammer'] } },
      bases,
      steps: [B.plays('Hammer Slammer', 'Moor'), now(at('Meadow'), { asked: null, discard: { A: ['Dork Orc'] } })],
    });
  });
  it('dork-orc/1 an action that another player plays on it is discarded (ATT-3)', () =>
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Dumbbells'] } },
      bases: [at('Meadow', 'A Dork Orc'), at('Moor')],
      ...noMonsters,
      steps: [
        B.plays('Dumbbells', 'Dork Orc'),
        now(at('Meadow', 'A Dork Orc'), { asked: null, discard: { B: ['Dumbbells'] } }),
      ],
    }));
});

describe("Garrison: When this base scores, if the players' total power here is 22 or more in all, the three players with the most power here each gain 1 VP.", () => {
  const scored = (power: number, vp: Record<string, number>) =>
    play({
      seats: { A: {}, B: {}, C: {} },
      bases: [at('Garrison', `A King Rex +${power}`, 'B Invader', 'C Walker'), at('Moor')],
      ...noMonsters,
      steps: [A.ends(), now({ turn: 'B', vp })],
    });
  it('winner, runner-up and third each gain one more at 22 (SCORE-6)', () => scored(10, { A: 4, B: 3, C: 2 }));
  it('nothing at 21', () => scored(9, { A: 3, B: 2, C: 1 }));
  it('neither the fourth nor a player who has nothing here gains one (VP-1, VP-2)', () => {
    play({
      seats: { A: {}, B: {}, C: {}, D: {} },
      bases: [at('Garrison', 'A King Rex +10', 'B Invader', 'C Walker', 'D Filler'), at('Moor')],
      ...noMonsters,
      steps: [A.ends(), now({ turn: 'B', vp: { A: 4, B: 3, C: 2, D: 0 } })],
    });
    play({
      seats: { A: {}, B: {}, C: {} },
      bases: [at('Garrison', 'A King Rex +10', 'B King Rex'), at('Moor', 'C Walker')],
      ...noMonsters,
      steps: [A.ends(), now({ turn: 'B', vp: { A: 4, B: 3, C: 0 } })],
    });
  });
  it('nothing when another base scores (SCORE-13), nor for a player who ignores it (TERM-13)', () => {
    play({
      seats: { A: {}, B: {} },
      bases: [at('Garrison', 'A King Rex +12', 'B Invader +1'), at('Meadow', 'A King Rex +4'), at('Moor')],
      ...noMonsters,
      steps: [A.ends(), A.answers('Meadow'), now({ turn: 'B', vp: { A: 7, B: 3 } })],
    });
    play({
      cards: [hermit],
      seats: { A: {}, B: {} },
      bases: [at('Garrison', 'A King Rex +14', 'B Hermit'), at('Moor')],
      ...noMonsters,
      steps: [A.ends(), now({ turn: 'B', vp: { A: 4, B: 2 } })],
    });
  });
  it('monsters without a controller do not count: they are nobody’s power (MON-4)', () =>
    play({
      seats: { A: {}, B: {} },
      bases: [at('Garrison', 'A King Rex +10', 'B Invader', '- Plutonium Dragon'), at('Moor')],
      ...noMonsters,
      steps: [A.ends(), now({ turn: 'B', vp: { A: 3, B: 2 } })],
    }));
});

describe('The Pits: Actions of other players do not affect minions here.', () => {
  it('each minion here is safe from the actions of all but its controller, elsewhere not', () => {
    const bases = [at('The Pits', 'A Walker'), at('Moor', 'A Invader')];
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Seeing Stars'] } },
      bases,
      ...noMonsters,
      steps: [
        B.plays('Seeing Stars'),
        offered('B', ['Walker', 'Invader']),
        B.answers('Walker'),
        now(at('The Pits', 'A Walker'), { asked: null }),
      ],
    });
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Seeing Stars'] } },
      bases,
      ...noMonsters,
      steps: [B.plays('Seeing Stars'), B.answers('Invader'), now(at('Moor'), { asked: null })],
    });
  });
  it('the controller’s own actions affect it, and so do minions (TERM-15)', () => {
    const bases = [at('The Pits', 'A Walker'), at('Moor')];
    play({
      seats: { A: { hand: ['Seeing Stars'] }, B: {} },
      bases,
      ...noMonsters,
      steps: [A.plays('Seeing Stars'), now(at('The Pits'), { asked: null })],
    });
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Hammer Slammer'] } },
      bases,
      ...noMonsters,
      steps: [B.plays('Hammer Slammer', 'Moor'), now(at('The Pits'), { asked: null })],
    });
  });
  it('the-pits/1 nobody’s actions affect a monster without a controller (MON-2)', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'] }, B: {} },
      bases: [at('The Pits', '- Ghoul'), at('Moor')],
      ...noMonsters,
      steps: [A.plays('Seeing Stars'), now(at('The Pits', '- Ghoul'), { asked: null })],
    }));
});
