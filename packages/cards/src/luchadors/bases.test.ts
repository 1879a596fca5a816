import { A, at, B, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Ringside: Draw a card after you play an action that directly affects a minion of another player here.', () => {
  const deck = ['Cannon', 'Cannon', 'Cannon'];
  const bases = [at('Ringside', 'B Walker', 'A Filler', '- Bigfoot'), at('Moor', 'B Invader')];

  it.each([
    ['A Whole Lot Meaner', 'Walker', 1],
    ['A Whole Lot Meaner', 'Filler', 0],
    ['A Whole Lot Meaner', 'Bigfoot', 0],
    ['A Whole Lot Meaner', 'Invader', 0],
    ['Tough It Out', 'Walker', 1],
    ['Tough It Out', 'Filler', 0],
  ] as const)('%s on %s: %i', (action, target, n) =>
    play({
      seats: { A: { hand: [action], deck } },
      bases,
      steps: [
        ...(action === 'Tough It Out' ? [A.plays(action, target)] : [A.plays(action), A.answers(target)]),
        now({ asked: null, hand: { A: new Array(n).fill('Cannon') } }),
      ].flat(),
    }),
  );

  it('not for an action here, for what an action in play does, or for a minion affected in the same way (TERM-3)', () => {
    play({
      seats: { A: { hand: ['Hotwire'], deck } },
      bases: [at('Ringside', 'B Convoy'), at('Moor')],
      steps: [A.plays('Hotwire'), A.answers('control'), now({ asked: null, hand: { A: [] } })],
    });
    play({
      turn: 'B',
      seats: { A: { hand: [], deck }, B: { hand: ['Convoy'] } },
      bases: [at('Ringside', 'B Walker with A Feeling Lucky?'), at('Moor')],
      steps: [B.plays('Convoy', 'Moor'), now(at('Ringside'), { asked: null, hand: { A: [] } })],
    });
    play({
      seats: { A: { hand: ['A Whole Lot Meaner'], deck }, B: {} },
      bases: [at('Ringside', 'A Dancing King', 'A Filler', 'B Walker'), at('Moor')],
      steps: [
        A.plays('A Whole Lot Meaner'),
        A.answers('Filler', '?Dancing King', 'Walker'),
        now({ cards: { Walker: { power: 5 } }, hand: { A: [] } }),
      ],
    });
  });

  it('one card for an action, whoever plays it; none for a minion or what an action does later', () => {
    play({
      turn: 'B',
      seats: { A: { deck }, B: { hand: ['Everybody was Kung Fu Fighting'], deck } },
      bases: [at('Ringside', 'A Filler', 'A Walker', 'B Invader', 'B Scout'), at('Moor')],
      steps: [
        B.plays('Everybody was Kung Fu Fighting'),
        B.answers('Ringside', 'Filler'),
        A.answers('Scout'),
        now({ asked: null, hand: { A: [], B: ['Cannon'] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Cut Lass'], deck } },
      bases: [at('Ringside', 'B Walker'), at('Moor')],
      steps: [A.plays('Cut Lass', 'Ringside'), A.answers('Walker'), now({ asked: null, hand: { A: [] } })],
    });
  });
});

describe('The Squared Circle: Each turn, after you play a minion here for the first time, you may place a random action of your discard pile into your hand.', () => {
  it('a random action, once in a turn', () =>
    play({
      seats: { A: { hand: ['Tag-Team', 'Filler', 'Filler'], discard: ['Pin', 'Walker', 'Poison'] } },
      bases: [at('The Squared Circle', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Tag-Team'),
        A.plays('Filler#1', 'The Squared Circle'),
        offered('A', ['The Squared Circle', 'pass']),
        A.answers('The Squared Circle'),
        now({ asked: null, discard: { A: { has: ['Walker'] } } }),
        A.plays('Filler', 'The Squared Circle'),
        now({ asked: null, discard: { A: { has: ['Walker'] } } }),
      ],
    }));

  it.each([1, 2, 3, 4, 5])('an action for certain, never a minion (seed %i)', (seed) =>
    play({
      seed,
      seats: { A: { hand: ['Filler'], discard: ['Pin', 'Walker', 'Walker', 'Walker'] } },
      bases: [at('The Squared Circle'), at('Moor')],
      steps: [
        A.plays('Filler', 'The Squared Circle'),
        A.answers('The Squared Circle'),
        now({ asked: null, hand: { A: ['Pin'] } }),
      ],
    }),
  );

  it('may be passed; not without an action there, nor elsewhere', () => {
    for (const [at_, discard, asked] of [
      ['The Squared Circle', ['Pin'], true],
      ['The Squared Circle', ['Walker'], false],
      ['Moor', ['Pin'], false],
    ] as const)
      play({
        seats: { A: { hand: ['Filler'], discard: [...discard] } },
        bases: [at('The Squared Circle'), at('Moor')],
        steps: [
          A.plays('Filler', at_),
          ...(asked ? [A.answers('pass')] : []),
          now({ asked: null, hand: { A: [] }, discard: { A: [...discard] } }),
        ].flat(),
      });
  });
});
