import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe("Walking Castle: Special: You may play this titan in place of your regular minion play, on a base where you have two or more minions. Ongoing: Other players' abilities cannot destroy your minions here. Talent: Move this titan, with up to three of your minions here, to another base.", () => {
  const titans = [{ seat: 'A' as const, card: 'Walking Castle' }];
  it('walking-castle/1 it takes the regular minion play', () =>
    play({
      seats: { A: { hand: ['Walker', 'Scout'] } },
      bases: [at('Moor', 'A Filler', 'A Filler'), at('Heath', 'A Filler', 'B Filler', 'B Filler')],
      titans,
      steps: [
        refused(A.plays('Walking Castle', 'Heath')),
        A.plays('Walking Castle', 'Moor'),
        now(at('Moor', 'A Filler', 'A Filler', 'A Walking Castle'), { cannot: [A.plays('Walker', 'Moor')] }),
      ],
    }));
  it('walking-castle/1 not once that play has been made', () =>
    play({
      seats: { A: { hand: ['Walker'] } },
      bases: [at('Moor', 'A Filler', 'A Filler')],
      titans,
      steps: [A.plays('Walker'), refused(A.plays('Walking Castle', 'Moor'))],
    }));
  it('walking-castle/2 also with no minion in hand, and where minions cannot be played', () =>
    play({
      seats: { A: { hand: [] }, B: {} },
      bases: [at('Moor', 'A Filler', 'A Filler', 'B Ornate Dome'), at('Heath')],
      titans,
      steps: [
        A.plays('Walking Castle', 'Moor'),
        now(at('Moor', 'A Filler', 'A Filler', 'B Ornate Dome', 'A Walking Castle')),
      ],
    }));
  it('others’ cards cannot destroy your minions here; yours can, and theirs elsewhere', () => {
    const bases = [at('Moor', 'A Walker', 'A Walking Castle', 'B Filler'), at('Heath', 'A Scout')];
    for (const [target, left] of [
      ['Walker', ['A Walker', 'A Walking Castle', 'B Filler']],
      ['Filler', ['A Walker', 'A Walking Castle']],
    ] as const)
      play({
        turn: 'B',
        seats: { A: {}, B: { hand: ['Seeing Stars'] } },
        bases,
        steps: [B.plays('Seeing Stars'), B.answers(target), now(at('Moor', ...left))],
      });
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Seeing Stars'] } },
      bases,
      steps: [B.plays('Seeing Stars'), B.answers('Scout'), now(at('Heath'))],
    });
    play({
      seats: { A: { hand: ['Seeing Stars'] }, B: {} },
      bases,
      steps: [A.plays('Seeing Stars'), A.answers('Walker'), now(at('Moor', 'A Walking Castle', 'B Filler'))],
    });
  });
  it('you choose the base; without another one it cannot be used', () => {
    play({
      seats: { A: {} },
      bases: [at('Moor', 'A Walking Castle'), at('Heath'), at('Fen')],
      steps: [
        A.uses('Walking Castle'),
        offered('A', ['Heath', 'Fen'], ['Moor', 'no']),
        A.answers('Fen'),
        now(at('Fen', 'A Walking Castle'), { asked: null }),
      ],
    });
    play({ bases: [at('Moor', 'A Walking Castle')], steps: [refused(A.uses('Walking Castle'))] });
  });
  it('moves with none to three of your minions here, together', () => {
    const bases = [
      at('Moor', 'A Walker', 'A Scout', 'A Shinobi', 'A Huffie', 'B Filler', 'A Walking Castle'),
      at('Heath', 'A Filler'),
    ];
    play({
      seats: { A: {}, B: {} },
      bases,
      steps: [
        A.uses('Walking Castle'),
        offered('A', ['Walker', 'Scout', 'Shinobi', 'Huffie', 'done'], ['Filler']),
        refused(A.answers('Walker', 'Scout', 'Shinobi', 'Huffie')),
        A.answers('Walker', 'Scout', 'Shinobi', 'done'),
        now(
          at('Moor', 'A Huffie', 'B Filler'),
          at('Heath', 'A Filler', 'A Walker', 'A Scout', 'A Shinobi', 'A Walking Castle'),
        ),
      ],
    });
    play({
      seats: { A: {}, B: {} },
      bases,
      steps: [A.uses('Walking Castle'), A.answers('done'), now(at('Heath', 'A Filler', 'A Walking Castle'))],
    });
  });
});
