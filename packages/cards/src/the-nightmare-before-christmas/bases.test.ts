import { A, at, B, logged, now, offered, play } from '@smash/testkit/play';
import { hermit } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const deck = ['Cannon', 'Cannon', 'Cannon', 'Cannon', 'Cannon', 'Cannon'];

describe("Halloween Town: After this base scores, each player may choose any number of the actions they control on minions here and shuffle them into their owners' decks.", () => {
  it('any number of their own on minions here, clockwise', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [
        at('Halloween Town', 'A Filler +20 with A Upgrade, B Upgrade', 'B Invader with A Family Sword', 'A Overrun'),
        at('Moor', 'A Walker with A Upgrade'),
      ],
      steps: [
        A.ends(),
        offered('A', ['Upgrade@Halloween Town/A', 'Family Sword', 'done'], ['Overrun', 'Upgrade@Moor']),
        A.answers('Family Sword', 'done'),
        offered('B', ['Upgrade/B', 'done']),
        B.answers('Upgrade/B'),
        logged('A shuffled the deck', 'B shuffled the deck'),
        now({
          turn: 'B',
          discard: { A: { has: ['Upgrade'], lacks: ['Family Sword'] }, B: { lacks: ['Upgrade'] } },
          deck: { A: 5, B: 7 },
        }),
      ],
    }));
  it('none; not a player who ignores it', () => {
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Halloween Town', 'A Filler +22 with A Upgrade'), at('Moor')],
      steps: [A.ends(), A.answers('done'), now({ turn: 'B', discard: { A: { has: ['Upgrade'] } } })],
    });
    play({
      cards: [hermit],
      seats: { A: { deck }, B: { deck } },
      bases: [at('Halloween Town', 'A Hermit +22 with A Upgrade'), at('Moor')],
      steps: [A.ends(), now({ turn: 'B', discard: { A: { has: ['Upgrade'] } } })],
    });
  });
});

describe('Spiral Hill: After this base scores, each player who has a minion here may choose a play-on-minion action here or in their discard pile and return it to their hand.', () => {
  it('one that they own, here or in the discard pile', () =>
    play({
      seats: {
        A: { deck, discard: ['Family Sword', 'Overrun'] },
        B: { deck, discard: ['Poison'] },
        C: { deck, discard: ['Poison'] },
      },
      bases: [
        at('Spiral Hill', 'A Filler +20 with A Upgrade, B Upgrade', 'B Invader', 'A Overrun'),
        at('Moor', 'A Walker with A Upgrade'),
      ],
      steps: [
        A.ends(),
        offered('A', ['Upgrade@Spiral Hill/A', 'Family Sword', 'no'], ['Overrun', 'Upgrade/B', 'Upgrade@Moor']),
        A.answers('Upgrade@Spiral Hill/A'),
        offered('B', ['Upgrade/B', 'Poison', 'no']),
        B.answers('Poison'),
        now({
          turn: 'B',
          hand: { A: { has: ['Upgrade'] }, B: ['Poison'], C: [] },
          discard: { B: { has: ['Upgrade'] } },
        }),
      ],
    }));
  it('none; not a player who ignores it, nor without one', () => {
    play({
      seats: { A: { deck, discard: ['Upgrade'] }, B: { deck } },
      bases: [at('Spiral Hill', 'A Filler +23', 'B Filler'), at('Moor')],
      steps: [A.ends(), A.answers('no'), now({ turn: 'B', hand: { A: ['Cannon', 'Cannon'] } })],
    });
    play({
      cards: [hermit],
      seats: { A: { deck, discard: ['Upgrade'] }, B: { deck } },
      bases: [at('Spiral Hill', 'A Hermit +23'), at('Moor')],
      steps: [A.ends(), now({ turn: 'B', hand: { A: ['Cannon', 'Cannon'] } })],
    });
  });
});
