import { A, at, logged, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe("El Sagrado: Choose an action in your discard pile and place it into your hand. Talent: As an extra action, play an action on another player's minion.", () => {
  it('an action of your discard pile; without one nothing happens', () => {
    play({
      seats: { A: { hand: ['El Sagrado'], discard: ['Poison', 'Pin', 'Filler'] }, B: { discard: ['Convoy'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('El Sagrado', 'Meadow'),
        offered('A', ['Poison', 'Pin'], ['Filler', 'Convoy', 'no']),
        A.answers('Pin'),
        now({ asked: null, hand: { A: ['Pin'] }, discard: { A: ['Poison', 'Filler'] } }),
      ],
    });
    play({
      seats: { A: { hand: ['El Sagrado'], discard: ['Filler'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('El Sagrado', 'Meadow'), now({ asked: null, hand: { A: [] } })],
    });
  });

  it("talent: an extra action only on another player's minion, which may wait (EXT-2, EXT-4)", () =>
    play({
      seats: { A: { hand: ['Tough It Out', 'Tough It Out', 'Convoy', 'Tag-Team'] } },
      bases: [at('Meadow', 'A El Sagrado', 'B Walker', 'A Filler', '- Bigfoot'), at('Moor', 'B Invader')],
      steps: [
        A.plays('Convoy', 'Moor'),
        A.uses('El Sagrado'),
        now({
          asked: null,
          can: [A.plays('Tough It Out', 'Walker'), A.plays('Tough It Out', 'Invader')],
          cannot: [A.plays('Tough It Out', 'Filler'), A.plays('Tough It Out', 'Bigfoot'), A.plays('Tag-Team')],
        }),
        A.plays('Tough It Out#1', 'Walker'),
        refused(A.plays('Tough It Out', 'Invader')),
        refused(A.uses('El Sagrado')),
      ],
    }));
});

describe("Capa Roja: Special: Before this base scores, you may destroy, for each other player, one of that player's minions here with printed power 3 or less.", () => {
  const seats = { A: {}, B: {}, C: {} };

  it('capa-roja/1 one minion of each other player; only the printed power counts (TERM-9)', () =>
    play({
      seats,
      bases: [
        at('Meadow', 'A Capa Roja', 'A Filler', 'B Invader +3', 'B Filler', 'B King Rex', 'C Walker'),
        at('Moor', 'B Scout'),
      ],
      steps: [
        A.ends(),
        offered('A', ['Capa Roja', 'pass']),
        A.answers('Capa Roja'),
        offered('A', ['Invader', 'Filler/B'], ['King Rex', 'Filler/A', 'Walker', 'Scout@Moor', 'no']),
        A.answers('Invader'),
        // The base scores with what is left: Capa Roja and Filler 5, Filler and King Rex 8.
        now({ discard: { B: { has: ['Invader', 'King Rex'] }, C: ['Walker'] }, vp: { A: 2, B: 3, C: 0 } }),
      ],
    }));

  it('may be passed; not where it is not, nor without such a minion', () => {
    play({
      seats,
      bases: [at('Meadow', 'A Capa Roja', 'B King Rex', 'C Walker'), at('Moor')],
      steps: [A.ends(), A.answers('pass'), now({ vp: { A: 2, B: 3, C: 1 } })],
    });
    for (const bases of [
      [at('Meadow', 'B King Rex +3', 'C Walker'), at('Moor', 'A Capa Roja', 'B Filler')],
      [at('Meadow', 'A Capa Roja', 'B King Rex'), at('Moor')],
    ])
      play({ seats, bases, steps: [A.ends(), now({ turn: 'B' })] });
  });

  it('the boundary is 3 (TERM-9)', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Capa Roja', 'B Invader', 'B Capa Roja', 'C King Rex'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Capa Roja/A'),
        now({ discard: { B: { has: ['Invader'] } }, vp: { A: 2, B: 2, C: 3 } }),
      ],
    }));
});

describe("La Torcha: Ongoing: This minion has +2 power while at least one of your actions is on another player's minion here.", () => {
  it.each([
    [['B Filler with A Poison'], [], 5],
    [['B Filler with A Poison, A Pin', 'B Walker with A Poison'], [], 5],
    [['B Filler with B Poison'], [], 3],
    [['A Filler with A Poison'], [], 3],
    [['A Convoy'], [], 3],
    [[], ['B Filler with A Poison'], 3],
    [['- Bigfoot with A Poison'], [], 3],
  ] as const)('%j here, %j elsewhere: %i', (here, there, power) =>
    play({
      bases: [at('Meadow', 'A La Torcha', ...here), at('Moor', ...there)],
      steps: [now({ cards: { 'La Torcha': { power } } })],
    }),
  );
});

describe('Yellow Demon: You may search for a Set-Up action in your deck and/or your discard pile; it is placed into your hand.', () => {
  const bases = [at('Meadow'), at('Moor')];

  it('yellow-demon/1 an action with Set-Up in its name, of the deck', () =>
    play({
      cards: [minionCard('Set-Up Man', 1, '')],
      seats: { A: { hand: ['Yellow Demon'], deck: ['Quick Set-Up', 'Smart Set-Up', 'Pin', 'Set-Up Man'] } },
      bases,
      steps: [
        A.plays('Yellow Demon', 'Meadow'),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        offered('A', ['Quick Set-Up', 'Smart Set-Up'], ['Pin', 'Set-Up Man', 'no']),
        A.answers('Smart Set-Up'),
        now({
          asked: null,
          hand: { A: ['Smart Set-Up'] },
          deck: { A: { has: ['Quick Set-Up', 'Pin', 'Set-Up Man'], count: 3 } },
        }),
        logged('A shuffled the deck'),
      ],
    }));

  it('or of the discard pile, and then the deck stays as it is', () =>
    play({
      seats: {
        A: {
          hand: ['Yellow Demon'],
          deck: ['Quick Set-Up', 'Pin'],
          discard: ['Powerful Set-Up', 'Smart Set-Up', 'Pin'],
        },
      },
      bases,
      steps: [
        A.plays('Yellow Demon', 'Meadow'),
        A.answers('yes'),
        offered('A', ['deck', 'open'], ['no']),
        A.answers('open'),
        offered('A', ['Powerful Set-Up', 'Smart Set-Up'], ['Pin', 'Quick Set-Up', 'no']),
        A.answers('Powerful Set-Up'),
        now({
          asked: null,
          hand: { A: ['Powerful Set-Up'] },
          discard: { A: ['Smart Set-Up', 'Pin'] },
          deck: { A: ['Quick Set-Up', 'Pin'] },
        }),
      ],
    }));

  it('the search goes on in the discard pile if the deck has none', () =>
    play({
      seats: { A: { hand: ['Yellow Demon'], deck: ['Pin'], discard: ['Quick Set-Up'] } },
      bases,
      steps: [
        A.plays('Yellow Demon', 'Meadow'),
        A.answers('yes', 'deck'),
        now({ asked: null, hand: { A: ['Quick Set-Up'] }, deck: { A: ['Pin'] } }),
      ],
    }));

  it('with an empty deck the discard pile is the new deck (DECK-1)', () =>
    play({
      seats: { A: { hand: ['Yellow Demon'], deck: [], discard: ['Quick Set-Up', 'Pin'] } },
      bases,
      steps: [
        A.plays('Yellow Demon', 'Meadow'),
        A.answers('yes', 'deck'),
        now({ asked: null, hand: { A: ['Quick Set-Up'] }, deck: { A: ['Pin'] }, discard: { A: [] } }),
      ],
    }));

  it('nowhere at all, or in vain', () => {
    for (const [answer, deck] of [
      ['no', ['Quick Set-Up']],
      ['yes', ['Pin']],
    ] as const)
      play({
        seats: { A: { hand: ['Yellow Demon'], deck: [...deck] } },
        bases,
        steps: [A.plays('Yellow Demon', 'Meadow'), A.answers(answer), now({ asked: null, hand: { A: [] } })],
      });
  });
});
