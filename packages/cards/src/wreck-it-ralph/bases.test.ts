import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { hermit } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler'];

describe("The Dump: When a play-on-base action on another base would go to the discard pile, it is transferred to here instead. After this base scores, each player may choose one of their actions on this base and return it to its owner's hand.", () => {
  it('a destroyed action on another base comes here; one on a minion or on this base does not', () => {
    const bases = [
      at('The Dump', 'B Kart Bakery'),
      at('Moor', 'A Honey Lemon', 'B Scout with B Poison', 'B Ittypedia'),
    ];
    play({
      seats: { A: {}, B: {} },
      bases,
      steps: [
        A.uses('Honey Lemon'),
        A.answers('Ittypedia'),
        now(at('The Dump', 'B Kart Bakery', 'B Ittypedia'), at('Moor', 'A Honey Lemon', 'B Scout with B Poison')),
      ],
    });
    play({
      seats: { A: {}, B: {} },
      bases,
      steps: [A.uses('Honey Lemon'), A.answers('Poison'), now({ discard: { B: ['Poison'] } })],
    });
    play({
      seats: { A: {}, B: {} },
      bases: [at('The Dump', 'A Honey Lemon', 'B Kart Bakery'), at('Moor')],
      steps: [A.uses('Honey Lemon'), now(at('The Dump', 'A Honey Lemon'), { discard: { B: ['Kart Bakery'] } })],
    });
  });
  it('not one that goes to a deck, nor one of a player who ignores this base (TERM-13)', () => {
    play({
      seats: { A: { deck } },
      bases: [at('The Dump'), at('Moor', 'A Fix-It Felix Jr.', 'A Kart Bakery')],
      steps: [A.uses('Fix-It Felix Jr.'), now(at('The Dump'), { deck: { A: ['Kart Bakery', ...deck] } })],
    });
    play({
      cards: [hermit],
      seats: { A: {}, B: {} },
      bases: [at('The Dump', 'B Hermit'), at('Moor', 'A Honey Lemon', 'B Ittypedia')],
      steps: [A.uses('Honey Lemon'), now(at('The Dump', 'B Hermit'), { discard: { B: ['Ittypedia'] } })],
    });
  });
  it('so do the actions on a base that has scored', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('The Dump'), at('Moor', 'A King Rex +3', 'A Ittypedia', 'B Kart Bakery')],
      steps: [A.ends(), now(at('The Dump', 'A Ittypedia', 'B Kart Bakery'), { turn: 'B' })],
    }));
  it('a player without an action on it has nothing to do when it scores', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('The Dump', 'A King Rex +13', 'A Baymax +1', 'A Filler'), at('Moor')],
      steps: [A.ends(), offered('A', ['King Rex', 'Filler']), A.answers('Filler'), now(at('Moor', 'A Filler'))],
    }));
  it('after it scores each player with an action on it may take one back', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('The Dump', 'A King Rex +13', 'A Ittypedia', 'A Kart Bakery', 'B King Candy'), at('Moor')],
      steps: [
        A.ends(),
        offered('A', ['Ittypedia', 'Kart Bakery', 'no'], ['King Candy']),
        A.answers('Kart Bakery'),
        B.answers('no'),
        now({
          turn: 'B',
          hand: { A: { has: ['Kart Bakery'] } },
          discard: { A: { has: ['Ittypedia'] }, B: ['King Candy'] },
        }),
      ],
    }));
});

describe('The Power Strip: On your turn, you may move one of your minions from here or to here.', () => {
  const bases = [at('The Power Strip', 'A Walker', 'B Scout'), at('Moor', 'A Filler', 'B Huffie'), at('Fen')];
  it('from here to another base, or to here, once, only yours', () => {
    play({
      seats: { A: {}, B: {} },
      bases,
      steps: [
        A.uses('The Power Strip'),
        offered('A', ['Walker', 'Filler'], ['Scout', 'Huffie']),
        A.answers('Filler'),
        now(at('The Power Strip', 'A Walker', 'B Scout', 'A Filler')),
        refused(A.uses('The Power Strip')),
      ],
    });
    play({
      seats: { A: {}, B: {} },
      bases,
      steps: [A.uses('The Power Strip'), A.answers('Walker', 'Fen'), now(at('Fen', 'A Walker'))],
    });
    play({
      seats: { A: {} },
      bases: [at('The Power Strip'), at('Moor', 'A Filler')],
      steps: [A.uses('The Power Strip'), A.answers('?Filler'), now(at('The Power Strip', 'A Filler'))],
    });
    play({
      seats: { A: {}, B: {} },
      bases: [at('The Power Strip', 'B Scout'), at('Moor')],
      steps: [refused(A.uses('The Power Strip'))],
    });
  });
});
