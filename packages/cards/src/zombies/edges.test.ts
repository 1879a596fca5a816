import { A, at, minionCard, now, offered, play } from '@smash/testkit/play';
import { hermit } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

describe('Rhodes Plaza Mall: When this base scores, every player gains 1 VP for each of their minions here.', () => {
  it('is quiet while another base scores (SCORE-13)', () =>
    play({
      bases: [at('Rhodes Plaza Mall', 'A Walker', 'B Walker'), at('Meadow', 'A Filler +10')],
      steps: [A.ends(), now({ asked: null, turn: 'B', vp: { A: 3, B: 0 } })],
    }));

  it('gives nothing to a player who has to ignore it (TERM-13)', () =>
    play({
      cards: [hermit],
      bases: [at('Rhodes Plaza Mall', 'A Filler +30', 'B Hermit', 'B Walker'), at('Meadow')],
      steps: [A.ends(), now({ asked: null, turn: 'B', vp: { A: 1, B: 0 } })],
    }));
});

describe('Zombie Lord: On each base where you have no minions, you may play an extra minion with power 2 or less from your discard pile.', () => {
  it('leaves actions alone, whatever their power, and minions of power 3 (TERM-9)', () =>
    play({
      seats: { A: { hand: ['Zombie Lord'], discard: ['Howl', 'Probe', 'Overrun', 'Invader', 'Walker'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Zombie Lord', 'Meadow'),
        offered('A', ['Walker', 'no'], ['Howl', 'Probe', 'Overrun', 'Invader']),
        A.answers('Walker'),
        now(at('Meadow', 'A Zombie Lord'), at('Moor', 'A Walker')),
      ],
    }));

  it('offers only the bases that take the minion (PLAY-4)', () =>
    play({
      seats: { A: { hand: ['Zombie Lord'], discard: ['Walker', 'Scout'] } },
      bases: [at('Meadow'), at('Moor', 'B Overrun'), at('Marsh'), at('Fen')],
      steps: [
        A.plays('Zombie Lord', 'Meadow'),
        offered('A', ['Walker', 'no']),
        A.answers('Walker'),
        offered('A', ['Marsh', 'Fen'], ['Moor']),
      ],
    }));

  it('stops once every base has a minion of yours', () =>
    play({
      cards: [minionCard('Bone', 1, '')],
      seats: { A: { hand: ['Zombie Lord'], discard: ['Bone', 'Bone', 'Bone'] } },
      bases: [at('Meadow'), at('Moor'), at('Marsh')],
      steps: [
        A.plays('Zombie Lord', 'Meadow'),
        A.answers('Bone', 'Moor', 'Bone'),
        now(at('Moor', 'A Bone'), at('Marsh', 'A Bone'), { asked: null, discard: { A: ['Bone'] } }),
      ],
    }));
});

describe('Overrun: Put this on a base. Ongoing: No other player can play minions here. …', () => {
  it('stops players, not bases: a base may still play a monster here (MON-7)', () =>
    play({
      monsterDeck: ['Bigfoot'],
      treasureDeck: [],
      seats: { B: { hand: ['Scout'] } },
      bases: [at('Meadow', 'A Overrun'), at('Moor')],
      steps: [
        A.ends(),
        now({ cannot: [{ by: 'B', play: 'Scout', at: 'Meadow' }], can: [{ by: 'B', play: 'Scout', at: 'Moor' }] }),
      ],
    }));
});
