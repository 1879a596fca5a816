import { protect } from '@smash/engine/script';
import { A, at, B, logged, minionCard, now, offered, play } from '@smash/testkit/play';
import { hermit, loner } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const warden = minionCard(
  'Warden',
  1,
  'Ongoing: Nothing is returned to a hand.',
  protect((_q, _me, op) => op.verb === 'return'),
);
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
  it('who may ignore it is asked only with something to choose (TERM-13); not when another base scores', () => {
    play({
      cards: [loner],
      seats: { A: { deck }, B: { deck } },
      bases: [at('Halloween Town', 'A Loner +21', 'B Filler with B Upgrade'), at('Moor')],
      steps: [A.ends(), offered('B', ['Upgrade', 'done'])],
    });
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Halloween Town', 'A Filler with A Upgrade'), at('Meadow', 'A Filler +9')],
      steps: [A.ends(), now(at('Halloween Town', 'A Filler with A Upgrade'), { turn: 'B', asked: null, vp: { A: 3 } })],
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
  it('who may ignore it is asked only with something to choose (TERM-13); not when another base scores', () => {
    play({
      cards: [loner],
      seats: { A: { deck }, B: { deck, discard: ['Upgrade'] } },
      bases: [at('Spiral Hill', 'A Loner +22', 'B Filler'), at('Moor')],
      steps: [A.ends(), offered('B', ['Upgrade', 'no'])],
    });
    play({
      seats: { A: { deck, discard: ['Upgrade'] }, B: { deck } },
      bases: [at('Spiral Hill', 'A Filler'), at('Meadow', 'A Filler +9')],
      steps: [A.ends(), now({ turn: 'B', asked: null, vp: { A: 3 }, hand: { A: ['Cannon', 'Cannon'] } })],
    });
  });
  it('one here returns; what may not return stays (TERM-1)', () =>
    play({
      cards: [warden],
      seats: { A: { deck }, B: { deck } },
      bases: [at('Spiral Hill', 'A Filler +23 with A Upgrade'), at('Moor', 'B Warden')],
      steps: [A.ends(), A.answers('Upgrade'), now({ turn: 'B', discard: { A: { has: ['Upgrade'] } } })],
    }));
});
