import { A, at, B, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const pike = minionCard('Pike', 2, '');
const deck = ['Filler', 'Filler', 'Filler', 'Filler'];
const local = 'The Locals';

describe('The Locals: Reveal the top three cards of your deck. Place each card named The Locals among them into your hand and the others on the bottom of your deck.', () => {
  it('takes those of its name and puts the others under the deck, in an order of your choice (RES-9)', () =>
    play({
      seats: { A: { hand: [local], deck: [local, 'Scout', 'Howl', local, 'Filler'] }, B: { deck } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays(local, 'Meadow'),
        ({ events }) =>
          expect(events.find((e) => e.type === 'reveal')?.cards?.map(({ name }) => name)).toEqual([
            local,
            'Scout',
            'Howl',
          ]),
        offered('A', ['Scout', 'Howl'], ['no', 'done']),
        A.answers('Howl', 'Scout'),
        now(at('Meadow', `A ${local}`), {
          asked: null,
          hand: { A: [local] },
          deck: { A: [local, 'Filler', 'Howl', 'Scout'], B: deck },
        }),
      ],
    }));

  it('several of them at once (RES-10)', () =>
    play({
      seats: { A: { hand: [local], deck: [local, local, local, local] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays(local, 'Meadow'), now({ asked: null, hand: { A: [local, local, local] }, deck: { A: [local] } })],
    }));

  it('a deck of fewer than three is refilled first; with none at all nothing happens (DECK-1)', () => {
    play({
      seats: { A: { hand: [local], deck: [local, 'Scout'], discard: ['Howl'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays(local, 'Meadow'),
        A.answers('Howl', 'Scout'),
        now({ asked: null, hand: { A: [local] }, deck: { A: ['Howl', 'Scout'] }, discard: { A: [] } }),
      ],
    });
    play({
      seats: { A: { hand: [local], deck: [], discard: [] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays(local, 'Meadow'), now({ asked: null, hand: { A: [] } })],
    });
  });
});

describe("In Plain Sight: Put this on a base. Ongoing: Other players' cards do not affect your minions here with power 2 or less.", () => {
  it('yours of power 2 or less here, and no others (TERM-2, CAN-1)', () =>
    play({
      cards: [pike],
      turn: 'B',
      seats: { B: { hand: ['Time Loop', 'Seeing Stars', 'Seeing Stars', 'Seeing Stars'] } },
      bases: [at('Meadow', 'A Pike', 'A Invader', 'B Pike', 'A In Plain Sight'), at('Moor', 'A Pike')],
      steps: [
        B.plays('Time Loop'),
        B.plays('Seeing Stars'),
        offered('B', ['Pike@Meadow/A', 'Invader', 'Pike@Meadow/B', 'Pike@Moor/A']),
        B.answers('Pike@Meadow/A'),
        now(at('Meadow', 'A Pike', 'A Invader', 'B Pike', 'A In Plain Sight')),
        B.plays('Seeing Stars'),
        B.answers('Invader'),
        now(at('Meadow', 'A Pike', 'B Pike', 'A In Plain Sight'), at('Moor', 'A Pike')),
      ],
    }));

  it('not on another base, and not those of others here (ABL-8)', () => {
    for (const prey of ['Pike@Moor/A', 'Pike@Meadow/B'])
      play({
        cards: [pike],
        turn: 'B',
        seats: { B: { hand: ['Seeing Stars'] } },
        bases: [at('Meadow', 'A Pike', 'B Pike', 'A In Plain Sight'), at('Moor', 'A Pike')],
        steps: [
          B.plays('Seeing Stars'),
          B.answers(prey),
          now({ asked: null, discard: { [prey.slice(-1)]: { has: ['Pike'] } } }),
        ],
      });
  });

  it('your own cards affect them as ever (TERM-15)', () =>
    play({
      cards: [pike],
      seats: { A: { hand: ['Seeing Stars'] } },
      bases: [at('Meadow', 'A Pike', 'A Filler', 'A In Plain Sight'), at('Moor')],
      steps: [
        A.plays('Seeing Stars'),
        A.answers('Pike'),
        now(at('Meadow', 'A Filler', 'A In Plain Sight'), { asked: null }),
      ],
    }));

  it('in-plain-sight/1 what brings a minion from 3 down to 2 is not stopped; then it is safe (CALC-3)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Time Loop', 'Sleep Spores', 'Seeing Stars'] } },
      bases: [at('Meadow', 'A Invader', 'A Filler', 'A In Plain Sight'), at('Moor')],
      steps: [
        B.plays('Time Loop'),
        B.plays('Sleep Spores', 'Meadow'),
        now({ cards: { Invader: { power: 2 }, Filler: { power: 1 } } }),
        B.plays('Seeing Stars'),
        B.answers('Invader'),
        now(at('Meadow', 'A Invader', 'A Filler', 'A In Plain Sight', 'B Sleep Spores'), { asked: null }),
      ],
    }));

  it('in-plain-sight/2 Sleep Spores win against a minion of power 3: it has 2 (CALC-3)', () =>
    play({
      bases: [at('Meadow', 'A Invader', 'B Sleep Spores', 'A In Plain Sight'), at('Moor', 'A Invader')],
      steps: [now({ cards: { 'Invader@Meadow': { power: 2 }, 'Invader@Moor': { power: 3 } } })],
    }));
});
