import { A, at, B, now, offered, play, shown } from '@smash/testkit/play';
import { hermit } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

describe("Grandma's House: After you play a minion here, look at your deck's top card. Place it on the top or the bottom of your deck.", () => {
  it('each time, for the player who played it, in its turn (ABL-8)', () =>
    play({
      turn: 'B',
      seats: {
        A: { deck: ['Filler'] },
        B: { hand: ['Invader', 'Care Package', 'Filler'], deck: ['Cannon', 'Walker', 'Dinghy'] },
      },
      bases: [at("Grandma's House"), at('Moor')],
      steps: [
        B.plays('Invader', "Grandma's House"),
        shown('B', 'Cannon'),
        offered('B', ['top', 'bottom'], ['no']),
        B.answers('bottom'),
        now({ asked: null, deck: { A: ['Filler'], B: ['Walker', 'Dinghy', 'Cannon'] } }),
        B.plays('Care Package'),
        B.plays('Filler', "Grandma's House"),
        shown('B', 'Dinghy'),
        B.answers('top'),
        now({ asked: null, deck: { B: ['Dinghy', 'Cannon'] }, sees: { A: { lacks: ['Dinghy'] } } }),
      ],
    }));

  it('not for one played elsewhere, nor for a player who ignores it (TERM-13)', () => {
    play({
      seats: { A: { hand: ['Filler'], deck: ['Cannon'] } },
      bases: [at("Grandma's House"), at('Moor')],
      steps: [A.plays('Filler', 'Moor'), now({ asked: null })],
    });
    play({
      cards: [hermit],
      seats: { A: { hand: ['Filler'], deck: ['Cannon'] } },
      bases: [at("Grandma's House", 'A Hermit'), at('Moor')],
      steps: [A.plays('Filler', "Grandma's House"), now({ asked: null })],
    });
  });
});

describe('Retirement Community: After this base scores, each player may choose one of their minions here and place it, instead of in the discard pile, on the top or the bottom of their deck.', () => {
  it('each player in turn may save one of theirs here on either end of the deck (ME-6)', () =>
    play({
      seats: { A: { deck: ['Cannon', 'Cannon', 'Cannon'] }, B: { deck: ['Dinghy'] } },
      bases: [
        at('Retirement Community', 'A King Rex +13', 'A Invader', 'B Filler', 'B Walker'),
        at('Moor', 'A Filler'),
      ],
      steps: [
        A.ends(),
        offered('A', ['King Rex', 'Invader', 'no'], ['Filler/B', 'Filler/A']),
        A.answers('King Rex'),
        offered('A', ['top', 'bottom'], ['no']),
        A.answers('bottom'),
        offered('B', ['Filler', 'Walker', 'no'], ['Invader']),
        B.answers('Walker', 'top'),
        now({
          turn: 'B',
          hand: { A: ['Cannon', 'Cannon'] },
          deck: { A: ['Cannon', 'King Rex'], B: ['Walker', 'Dinghy'] },
          discard: { A: ['Invader'], B: ['Filler'] },
        }),
      ],
    }));

  it('on top it is drawn next; none is enough', () =>
    play({
      seats: { A: { deck: ['Cannon', 'Cannon', 'Cannon'] }, B: { deck: ['Dinghy'] } },
      bases: [at('Retirement Community', 'A King Rex +13', 'B Filler'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('King Rex', 'top'),
        B.answers('no'),
        now({ hand: { A: ['King Rex', 'Cannon'] }, discard: { A: [], B: ['Filler'] } }),
      ],
    }));

  it('not when another base scores; not a player who ignores it (TERM-13)', () => {
    play({
      bases: [at('Meadow', 'A King Rex +3'), at('Retirement Community', 'A Invader'), at('Moor')],
      steps: [A.ends(), now({ asked: null, turn: 'B' })],
    });
    play({
      cards: [hermit],
      bases: [at('Retirement Community', 'A King Rex +13', 'A Hermit', 'B Filler'), at('Moor')],
      steps: [A.ends(), offered('B', ['Filler', 'no']), B.answers('no'), now({ asked: null, discard: { A: 2 } })],
    });
  });
});
