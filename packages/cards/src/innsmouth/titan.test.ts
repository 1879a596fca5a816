import { A, at, B, minionCard, now, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const pike = minionCard('Pike', 2, '');
const deck = ['Filler', 'Filler', 'Filler', 'Filler'];
const _local = 'The Locals';

describe('Dagon: Special: On your turn, you may play this titan on a base where you have at least two minions with the same name. Ongoing: You have +1 power here for each of your minions here that shares its name with another minion here. Talent: Play an extra minion.', () => {
  const titans = [{ seat: 'A' as const, card: 'Dagon' }];

  it('comes where two of yours have one name (TIT-2)', () =>
    play({
      cards: [pike],
      titans,
      seats: { A: { hand: ['Howl', 'Filler'] } },
      bases: [
        at('Meadow', 'A Pike', 'A Pike'),
        at('Moor', 'A Pike', 'B Pike', 'A Filler'),
        at('Marsh', 'B Pike', 'B Pike'),
      ],
      steps: [
        refused(A.plays('Dagon', 'Moor')),
        refused(A.plays('Dagon', 'Marsh')),
        A.plays('Dagon', 'Meadow'),
        now(at('Meadow', 'A Pike', 'A Pike', 'A Dagon'), {
          asked: null,
          plays: { A: { minions: 1, actions: 1 } },
          bases: { Meadow: { power: { A: 6, B: 0 } } },
        }),
      ],
    }));

  it('dagon/1 yours that share a name with anybody’s minion here (NPW-1)', () =>
    play({
      cards: [pike],
      bases: [
        at('Meadow', 'A Pike', 'B Pike', 'A Invader', 'A Filler', 'B Filler', 'A Dagon'),
        at('Moor', 'A Invader'),
      ],
      steps: [now({ bases: { Meadow: { power: { A: 8, B: 3 } }, Moor: { power: { A: 3 } } } })],
    }));

  it('dagon/2 it changes at once as minions come and go, and is no minion’s power (CALC-2)', () =>
    play({
      cards: [pike],
      seats: { A: { hand: ['Pike', 'Pike'], deck } },
      bases: [at('Meadow', 'A Pike', 'A Dagon'), at('Moor')],
      steps: [
        now({ bases: { Meadow: { power: { A: 2 } } } }),
        A.plays('Pike', 'Meadow'),
        now({ bases: { Meadow: { power: { A: 6 } } }, cards: { 'Pike#1': { power: 2 } } }),
      ],
    }));

  it('the talent: an extra minion, anywhere (ABL-5)', () =>
    play({
      cards: [pike],
      seats: { A: { hand: ['Pike', 'Pike', 'Pike'], deck } },
      bases: [at('Meadow', 'A Dagon'), at('Moor')],
      steps: [
        A.uses('Dagon'),
        A.plays('Pike', 'Moor'),
        A.plays('Pike', 'Moor'),
        now({ asked: null, cannot: [A.plays('Pike', 'Moor'), A.uses('Dagon')] }),
      ],
    }));

  it('not in another player’s turn (ABL-6)', () =>
    play({
      cards: [pike],
      titans,
      turn: 'B',
      bases: [at('Meadow', 'A Pike', 'A Pike'), at('Moor')],
      steps: [refused(A.plays('Dagon', 'Meadow')), B.ends(), A.plays('Dagon', 'Meadow')],
    }));
});
