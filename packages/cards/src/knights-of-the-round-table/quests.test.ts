import { A, at, now, offered, play } from '@smash/testkit/play';
import { drifter } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

describe('The Green Knight: Put this on a base. Ongoing: After one or more of your minions move to here, place a +1 power counter on one of those that moved. Then, if the power of that minion is 7 or more, destroy this card to gain 1 VP.', () => {
  it('a counter on one that moved; at power 7 by then 1 VP for this card, if you like', () => {
    for (const [counters, answers, vp] of [
      [4, [], 0],
      [5, ['yes'], 1],
      [5, ['no'], 0],
    ] as const)
      play({
        bases: [at('Meadow', `A Filler +${counters} with A Noble Steed`), at('Moor', 'A The Green Knight', 'A Walker')],
        steps: [
          A.uses('Noble Steed'),
          A.answers(...answers),
          now({ asked: null, vp: { A: vp }, cards: { Filler: { counters: counters + 1 }, Walker: { counters: 0 } } }),
          now({ discard: { A: vp ? ['The Green Knight'] : [] } }),
        ],
      });
  });
  it('one of several that moved together', () =>
    play({
      seats: { A: { hand: ['Adventure Power'] } },
      bases: [at('Meadow', 'A Filler', 'A Invader'), at('Moor', 'A The Green Knight', 'A Walker')],
      steps: [
        A.plays('Adventure Power'),
        A.answers('Moor', 'Filler', 'Invader'),
        offered('A', ['Filler', 'Invader'], ['Walker', 'no']),
        A.answers('Invader'),
        now({ asked: null, cards: { Invader: { counters: 1 }, Filler: { counters: 0 } } }),
      ],
    }));
});

describe('The Questing Beast: Put this on a base. Ongoing: After one or more of your minions move to here, choose one of those: place a +1 power counter on it, and transfer this card to another base.', () => {
  it('a counter on one that moved, and this card goes to another base', () =>
    play({
      seats: { A: { hand: ['Adventure Power'] } },
      bases: [at('Meadow', 'A Filler', 'A Invader'), at('Moor', 'A The Questing Beast', 'A Walker'), at('Marsh')],
      steps: [
        A.plays('Adventure Power'),
        A.answers('Moor', 'Filler', 'Invader'),
        offered('A', ['Filler', 'Invader'], ['Walker', 'no']),
        A.answers('Invader'),
        offered('A', ['Meadow', 'Marsh'], ['Moor', 'no']),
        A.answers('Marsh'),
        now(at('Marsh', 'A The Questing Beast'), { asked: null, cards: { Invader: { counters: 1 } } }),
      ],
    }));
  it('nothing for another player’s minion; one that a drifting minion brought', () => {
    play({
      bases: [at('Meadow', 'B Filler with A Noble Steed'), at('Moor', 'A The Questing Beast')],
      steps: [A.uses('Noble Steed'), now(at('Moor', 'B Filler with A Noble Steed', 'A The Questing Beast'))],
    });
    play({
      cards: [drifter],
      seats: { A: { hand: ['Drifter'] } },
      bases: [at('Meadow'), at('Moor', 'A The Questing Beast')],
      steps: [
        A.plays('Drifter', 'Meadow'),
        now(at('Moor', 'A Drifter'), at('Meadow', 'A The Questing Beast'), { cards: { Drifter: { counters: 1 } } }),
      ],
    });
  });
});
