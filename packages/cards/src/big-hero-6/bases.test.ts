import { hostPower } from '@smash/engine/script';
import { A, actionCard, at, now, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler'];

describe('Krei Tech: Draw a card after one of your minions here gains a power counter.', () => {
  it('the controller of the minion draws, whoever placed it, also by a transfer; not elsewhere', () => {
    play({
      seats: { A: { hand: ['Upgrades'], deck }, B: { deck } },
      bases: [at('Krei Tech', 'A Walker', 'B Scout'), at('Moor', 'A Huffie')],
      steps: [A.plays('Upgrades'), A.answers('Walker', 'Huffie'), now({ hand: { A: 1, B: 0 } })],
    });
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Krei Tech', 'A Hiro Hamada', 'B Scout'), at('Moor', 'A Huffie +1')],
      steps: [A.uses('Hiro Hamada'), A.answers('place', 'Scout'), now({ hand: { A: 0, B: 1 } })],
    });
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Krei Tech', 'A Hiro Hamada +1'), at('Moor', 'A Huffie +1')],
      steps: [A.uses('Hiro Hamada'), A.answers('transfer', 'Huffie', '?1', '?Hiro Hamada'), now({ hand: { A: 1 } })],
    });
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Krei Tech', 'A Hiro Hamada +1'), at('Moor', 'A Huffie')],
      steps: [A.uses('Hiro Hamada'), A.answers('transfer', '?Hiro Hamada', '?1', '?Huffie'), now({ hand: { A: 0 } })],
    });
  });
  it('nobody draws for a monster', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Krei Tech', 'A Hiro Hamada', '- Ghoul')],
      steps: [
        A.uses('Hiro Hamada'),
        A.answers('place', 'Ghoul'),
        now({ hand: { A: 0, B: 0 }, cards: { Ghoul: { counters: 1 } } }),
      ],
    }));
});

describe('SFIT Robotics Lab: All minions here that have a power counter have +1 power.', () => {
  it('everybody’s minions here, one more however many counters', () =>
    play({
      seats: { A: {}, B: {} },
      bases: [at('SFIT Robotics Lab', 'A Walker +3', 'A Scout', 'B Huffie +1'), at('Moor', 'A Shinobi +1')],
      steps: [
        now({ cards: { Walker: { power: 6 }, Scout: { power: 3 }, Huffie: { power: 5 }, Shinobi: { power: 4 } } }),
      ],
    }));
  it('sfit-robotics-lab/1 also for a minion whose counters add nothing to its power', () =>
    play({
      cards: [
        actionCard(
          'Weights',
          'minion',
          'Put this on a minion. Ongoing: Its power counters add nothing to its power.',
          hostPower(-2),
        ),
      ],
      seats: { A: {}, B: {} },
      bases: [at('SFIT Robotics Lab', 'A Scout +2 with B Weights')],
      steps: [now({ cards: { Scout: { power: 4 } } })],
    }));
});
