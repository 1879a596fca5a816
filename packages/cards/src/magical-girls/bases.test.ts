import { A, at, B, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const filled = ['Filler', 'Filler', 'Filler'];

describe('Akihabara High: After you play a minion here, each of your other minions here gets +1 power this turn.', () => {
  const plain = minionCard('Plain', 2, '');

  it('akihabara-high/1 akihabara-high/2 after every minion played here, for those already there: 4 + 3 + 2', () =>
    play({
      cards: [plain],
      seats: { A: { hand: ['Plain', 'Plain', 'Coordination'] } },
      bases: [at('Akihabara High', 'A Plain', 'B Filler'), at('Heath', 'A Scout')],
      steps: [
        A.plays('Plain', 'Akihabara High'),
        now({ bases: { 'Akihabara High': { power: { A: 5 } } } }),
        A.plays('Coordination'),
        A.plays('Plain', 'Akihabara High'),
        now({ bases: { 'Akihabara High': { power: { A: 9, B: 1 } } }, cards: { Scout: { power: 3 } } }),
      ],
    }));
  it('akihabara-high/3 a minion you own but do not control gets nothing, one you only control does', () =>
    play({
      cards: [plain],
      seats: { A: { hand: ['Plain'] }, B: {} },
      bases: [
        {
          ...at('Akihabara High'),
          cards: [
            { seat: 'A', owner: 'B', card: 'Scout' },
            { seat: 'B', owner: 'A', card: 'Shinobi' },
          ],
        },
      ],
      steps: [A.plays('Plain'), now({ cards: { Scout: { power: 4 }, Shinobi: { power: 3 } } })],
    }));
});

describe('Q Point: Before this base scores, each player destroys all but one in total of their minions and actions on this base.', () => {
  it('q-point/1 q-point/3 one minion or one action each, chosen by its player; titans stay', () =>
    play({
      seats: { A: { deck: filled }, B: { deck: filled } },
      bases: [
        at('Q Point', 'A King Rex +15', 'A Walker', 'A Ittypedia', 'A Walking Castle', 'B Filler', 'B Scout'),
        at('Heath'),
      ],
      steps: [
        A.ends(),
        offered('A', ['King Rex', 'Walker', 'Ittypedia']),
        A.answers('Walker'),
        offered('B', ['Filler', 'Scout']),
        B.answers('Scout'),
        now({ discard: { A: ['King Rex', 'Ittypedia'], B: ['Filler'] } }),
      ],
    }));
  it('nothing before another base scores, nor for a player with one card', () => {
    play({
      seats: { A: { deck: filled }, B: { deck: filled } },
      bases: [at('Q Point', 'A Walker', 'A Scout'), at('Moor', 'A King Rex +3')],
      steps: [A.ends(), now(at('Q Point', 'A Walker', 'A Scout'), { asked: null, turn: 'B' })],
    });
    play({
      seats: { A: { deck: filled }, B: { deck: filled } },
      bases: [at('Q Point', 'A King Rex +20', 'B Filler', 'B Walker'), at('Heath')],
      steps: [A.ends(), offered('B', ['Filler', 'Walker']), B.answers('Filler'), now({ turn: 'B' })],
    });
  });
  it('players who must ignore the base keep everything (TERM-13)', () => {
    play({
      seats: { A: { deck: filled }, B: { deck: filled } },
      bases: [at('Q Point', 'A King Rex +20', 'A Walker', 'A Jammed Signal', 'B Filler', 'B Walker'), at('Heath')],
      steps: [
        A.ends(),
        now({ turn: 'B', discard: { A: ['King Rex', 'Walker', 'Jammed Signal'], B: ['Filler', 'Walker'] } }),
      ],
    });
  });
  it('q-point/2 what cannot be destroyed stays', () => {
    // Puzzle Box draws a card when minions are destroyed, which scoring does not do.
    const watching = at('Heath', 'A Huffie with A Puzzle Box');
    for (const [other, hand] of [
      ['Warbot', 2],
      ['Scout', 3],
    ] as const)
      play({
        seats: { A: { deck: filled }, B: { deck: filled } },
        bases: [at('Q Point', 'A King Rex +20', `B ${other}`, 'B Filler'), watching],
        steps: [A.ends(), B.answers('Filler'), now({ hand: { A: hand } })],
      });
  });
});
