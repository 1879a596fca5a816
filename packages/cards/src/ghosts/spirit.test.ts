import { protect } from '@smash/engine/script';
import { A, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Spirit: Choose a minion. You may discard as many cards as it has power to destroy it.', () => {
  const three = ['Probe', 'Filler', 'Summon'];

  it('chooses any minion, itself too, and pays exactly its power (RES-3)', () =>
    play({
      seats: { A: { hand: ['Spirit', ...three, 'Scout'] } },
      bases: [at('Meadow', 'B Invader', 'A Walker'), at('Moor', 'B Pirate King')],
      steps: [
        A.plays('Spirit', 'Meadow'),
        offered('A', ['Invader', 'Walker', 'Spirit', 'Pirate King'], ['no']),
        A.answers('Invader'),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        offered('A', [...three, 'Scout'], ['done']),
        refused(A.answers('Probe', 'Filler', 'done')),
        A.answers(...three),
        now(at('Meadow', 'A Spirit', 'A Walker'), at('Moor', 'B Pirate King'), {
          asked: null,
          hand: { A: ['Scout'] },
          discard: { A: three, B: ['Invader'] },
        }),
      ],
    }));

  it('the cost is optional: otherwise nothing is discarded and nothing destroyed (TERM-14)', () =>
    play({
      seats: { A: { hand: ['Spirit', ...three] } },
      bases: [at('Meadow', 'B Invader'), at('Moor')],
      steps: [
        A.plays('Spirit', 'Moor'),
        A.answers('Invader', 'no'),
        now(at('Meadow', 'B Invader'), at('Moor', 'A Spirit'), { asked: null, hand: { A: three }, discard: { A: [] } }),
      ],
    }));

  it('spirit/1 with fewer cards than the minion has power it discards none; with as many it can (RES-11)', () => {
    const meets = (hand: string[], paid: boolean) =>
      play({
        seats: { A: { hand: ['Spirit', ...hand] } },
        bases: [at('Meadow', 'B Invader'), at('Moor')],
        steps: [
          A.plays('Spirit', 'Moor'),
          A.answers('Invader', ...(paid ? ['yes'] : [])),
          now(at('Meadow', ...(paid ? [] : ['B Invader'])), at('Moor', 'A Spirit'), {
            asked: null,
            hand: { A: paid ? [] : hand },
            discard: { A: paid ? hand : [], B: paid ? ['Invader'] : [] },
          }),
        ],
      });
    meets(three.slice(0, 2), false);
    meets(three, true);
  });

  it('asks for the power the minion has now, not the printed one (CALC-1)', () =>
    play({
      seats: { A: { hand: ['Spirit', 'Filler', 'Scout'] } },
      bases: [at('Meadow', 'B Pirate King with A Poison', 'B Walker +1'), at('Moor')],
      steps: [
        A.plays('Spirit', 'Moor'),
        A.answers('Pirate King', 'yes', 'Scout'),
        now(at('Meadow', 'B Walker'), { asked: null, hand: { A: ['Filler'] }, discard: { A: ['Scout', 'Poison'] } }),
      ],
    }));

  it('a minion of power 0 costs nothing and may still be left alone (TERM-14)', () => {
    const meets = (answer: 'yes' | 'no') =>
      play({
        seats: { A: { hand: ['Spirit', 'Filler'] } },
        bases: [at('Meadow', 'B Walker with A Poison'), at('Moor')],
        steps: [
          A.plays('Spirit', 'Moor'),
          A.answers('Walker'),
          offered('A', ['yes', 'no']),
          A.answers(answer),
          now(at('Meadow', ...(answer === 'no' ? ['B Walker with A Poison'] : [])), {
            asked: null,
            hand: { A: ['Filler'] },
            discard: { A: answer === 'no' ? [] : ['Poison'] },
          }),
        ],
      });
    meets('yes');
    meets('no');
  });

  it('a protected minion may be chosen and paid for; it stays (RES-13, PLAY-5)', () =>
    play({
      seats: { A: { hand: ['Spirit', ...three] } },
      bases: [at('Meadow', 'B Walker with B Incorporeal'), at('Moor')],
      steps: [
        A.plays('Spirit', 'Moor'),
        A.answers('Walker', 'yes', 'Probe', 'Filler'),
        now(at('Meadow', 'B Walker with B Incorporeal'), {
          asked: null,
          hand: { A: ['Summon'] },
          discard: { A: ['Probe', 'Filler'], B: [] },
        }),
      ],
    }));

  it('a partial discard does not destroy (RES-3)', () =>
    play({
      cards: [
        minionCard(
          'Miser',
          2,
          'Ongoing: Nobody can discard actions.',
          protect((q, _me, op) => op.verb === 'discard' && q.def(op.card).type === 'action'),
        ),
      ],
      seats: { A: { hand: ['Spirit', 'Probe', 'Filler'] } },
      bases: [at('Meadow', 'B Miser'), at('Moor')],
      steps: [
        A.plays('Spirit', 'Moor'),
        A.answers('Miser', 'yes'),
        now(at('Meadow', 'B Miser'), { asked: null, hand: { A: ['Probe'] }, discard: { A: ['Filler'], B: [] } }),
      ],
    }));

  it('on an empty table it can choose but itself', () =>
    play({
      seats: { A: { hand: ['Spirit', ...three] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Spirit', 'Moor'),
        A.answers('yes'),
        now(at('Moor'), { asked: null, hand: { A: [] }, discard: { A: ['Spirit', ...three] } }),
      ],
    }));

  it('does nothing when it is moved instead of played (ABL-2)', () =>
    play({
      seats: { A: { hand: ['Way of Deception', ...three] } },
      bases: [at('Meadow', 'A Spirit', 'B Invader'), at('Moor')],
      steps: [
        A.plays('Way of Deception'),
        now(at('Meadow', 'B Invader'), at('Moor', 'A Spirit'), { asked: null, hand: { A: three } }),
      ],
    }));
});

describe('Ghost: You may discard a card.', () => {
  it('offers every card in your hand and discards one', () =>
    play({
      seats: { A: { hand: ['Ghost', 'Ghost', 'Probe', 'Walker'] }, B: { hand: ['Scout'] } },
      bases: [at('Meadow'), at('Moor', 'A Invader')],
      steps: [
        A.plays('Ghost', 'Meadow'),
        offered('A', ['Ghost@hand', 'Probe', 'Walker', 'no'], ['Scout', 'Invader']),
        A.answers('Probe'),
        now(at('Meadow', 'A Ghost'), {
          asked: null,
          hand: { A: ['Ghost', 'Walker'], B: ['Scout'] },
          discard: { A: ['Probe'] },
        }),
      ],
    }));

  it('may discard none, and asks nothing with an empty hand (TERM-14)', () =>
    play({
      seats: { A: { hand: ['Ghost', 'Probe'] }, B: { hand: ['Ghost'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Ghost', 'Meadow'),
        A.answers('no'),
        now({ asked: null, hand: { A: ['Probe'] }, discard: { A: [] } }),
        A.ends(),
        B.plays('Ghost', 'Meadow'),
        now(at('Meadow', 'A Ghost', 'B Ghost'), { asked: null, turn: 'B', hand: { B: [] }, discard: { B: [] } }),
      ],
    }));

  it('does nothing when it is moved instead of played (ABL-2)', () =>
    play({
      seats: { A: { hand: ['Way of Deception', 'Probe'] } },
      bases: [at('Meadow', 'A Ghost'), at('Moor')],
      steps: [A.plays('Way of Deception'), now(at('Moor', 'A Ghost'), { asked: null, hand: { A: ['Probe'] } })],
    }));
});
