import { act, at as atMoment, chooseMinion, extraAction, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

/** Lets its controller play an action in other players' turns. */
const herald = minionCard(
  'Herald',
  1,
  "Ongoing: At the start of other players' turns, you may play an extra action.",
  atMoment('turnStart', { when: (q, me) => q.s.current !== me.seat }, function* (me) {
    yield* extraAction(me.seat);
  }),
);

describe('Augmentation: Choose a minion. It has +4 power until the end of your turn.', () => {
  it('offers every minion in play, strengthens one, and lasts until the end of this turn (TERM-11)', () =>
    play({
      seats: { A: { hand: ['Augmentation'] } },
      bases: [at('Meadow', 'A Walker', 'B Scout'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Augmentation'),
        offered('A', ['Walker/A', 'Scout', 'Walker/B'], ['no']),
        A.answers('Scout'),
        now({
          asked: null,
          cards: { Scout: { power: 7 }, 'Walker/A': { power: 2 }, 'Walker/B': { power: 2 } },
          discard: { A: ['Augmentation'] },
        }),
        A.ends(),
        now({ turn: 'B', cards: { Scout: { power: 3 } } }),
      ],
    }));

  it('counts for the scoring of this turn, and twice if played twice', () =>
    play({
      cards: [herald],
      seats: { A: { hand: ['Augmentation'] }, B: { hand: ['Augmentation'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor', 'B Herald')],
      turn: 'A',
      phase: 'start',
      steps: [
        B.answers('Augmentation', 'Walker'),
        A.plays('Augmentation'),
        A.answers('Walker'),
        now({ cards: { Walker: { power: 10 } } }),
        A.ends(),
        now(at('Heath'), { turn: 'B', vp: { A: 3 } }),
      ],
    }));

  it('augmentation/1 in another turn it lasts until the end of your next turn (TERM-11)', () =>
    play({
      cards: [herald],
      seats: { A: { hand: ['Augmentation'] } },
      bases: [at('Meadow', 'A Herald', 'C Walker'), at('Moor', 'B Scout')],
      turn: 'B',
      phase: 'start',
      steps: [
        A.answers('Augmentation', 'Scout'),
        now({ turn: 'B', phase: 'play', cards: { Scout: { power: 7 } } }),
        B.ends(),
        now({ turn: 'C', cards: { Scout: { power: 7 } } }),
        { by: 'C', end: true },
        now({ turn: 'A', cards: { Scout: { power: 7 } } }),
        A.ends(),
        now({ turn: 'B', cards: { Scout: { power: 3 } } }),
      ],
    }));

  it('augmentation/2 works only on a minion in play at that moment; without one it does nothing (PLAY-5)', () =>
    play({
      seats: { A: { hand: ['Augmentation', 'Walker'], deck: ['Scout'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Augmentation'),
        now({ asked: null, discard: { A: ['Augmentation'] } }),
        A.plays('Walker', 'Meadow'),
        A.answers('return'),
        now({ cards: { Walker: { power: 2 } } }),
      ],
    }));

  it('is forgotten by a minion that leaves play and comes back (IO-1)', () =>
    play({
      seats: { A: { hand: ['Augmentation', 'Supreme Overlord'] }, B: {} },
      bases: [at('Meadow', 'A Ninja Acolyte'), at('Moor')],
      steps: [
        A.plays('Augmentation'),
        now({ cards: { 'Ninja Acolyte': { power: 6 } } }),
        A.uses('Ninja Acolyte'),
        A.answers('Ninja Acolyte'),
        now(at('Meadow', 'A Ninja Acolyte'), { cards: { 'Ninja Acolyte': { power: 2 } } }),
      ],
    }));

  it('augmentation/3 a minion that cannot gain the power may be chosen (RES-13, PLAY-5)', () =>
    play({
      seats: { A: { hand: ['Augmentation'] } },
      bases: [at('Meadow', 'A Walker', 'B Scout with B Smoke Bomb'), at('Moor')],
      steps: [
        A.plays('Augmentation'),
        offered('A', ['Walker', 'Scout']),
        A.answers('Scout'),
        now({ asked: null, cards: { Scout: { power: 3 }, Walker: { power: 2 } }, discard: { A: ['Augmentation'] } }),
      ],
    }));
});

describe('Howl: All your minions have +1 power until the end of your turn.', () => {
  it('strengthens all your minions everywhere, nobody else, until the end of this turn', () =>
    play({
      seats: { A: { hand: ['Howl'] } },
      bases: [at('Meadow', 'A Walker', 'B Scout'), at('Moor', 'A First Mate', 'B Invader of A', 'A Collector of B')],
      steps: [
        A.plays('Howl'),
        now({
          asked: null,
          cards: {
            Walker: { power: 3 },
            'First Mate': { power: 3 },
            Collector: { power: 3 },
            Scout: { power: 3 },
            Invader: { power: 3 },
          },
        }),
        A.ends(),
        now({ turn: 'B', cards: { Walker: { power: 2 }, 'First Mate': { power: 2 }, Collector: { power: 2 } } }),
      ],
    }));

  it('does nothing without minions, and spares a protected one of yours alone (PLAY-5, CAN-1)', () =>
    play({
      cards: [herald],
      seats: { A: { hand: ['Howl'] }, B: { hand: ['Howl'] } },
      bases: [at('Meadow', 'B Scout with A Smoke Bomb', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Howl'),
        now({ asked: null, discard: { A: ['Howl'] }, cards: { Scout: { power: 3 }, Walker: { power: 2 } } }),
        A.ends(),
        B.plays('Howl'),
        now({ asked: null, cards: { Scout: { power: 3 }, Walker: { power: 3 } } }),
      ],
    }));

  it('howl/1 in another turn it lasts until the end of your next turn', () =>
    play({
      cards: [herald],
      seats: { A: { hand: ['Howl'] } },
      bases: [at('Meadow', 'A Herald', 'A Walker'), at('Moor', 'B Walker')],
      turn: 'B',
      phase: 'start',
      steps: [
        A.answers('Howl'),
        now({ turn: 'B', cards: { 'Walker/A': { power: 3 }, 'Walker/B': { power: 2 }, Herald: { power: 2 } } }),
        B.ends(),
        now({ turn: 'A', cards: { 'Walker/A': { power: 3 } } }),
        A.ends(),
        now({ turn: 'B', cards: { 'Walker/A': { power: 2 } } }),
      ],
    }));

  it('howl/2 only minions in play at that moment: none played later, nothing in other zones (CALC-2)', () => {
    play({
      seats: { A: { hand: ['Howl', 'Zapbot', 'Collector', 'First Mate'] } },
      bases: [at('Meadow', 'A Scout'), at('Moor')],
      steps: [
        A.plays('Howl'),
        A.plays('Zapbot', 'Meadow'),
        A.plays('First Mate', 'Moor'),
        now({ cards: { Scout: { power: 4 }, Zapbot: { power: 2 }, 'First Mate': { power: 2 } } }),
        ({ state }) => expect(state.modifiers.map((mod) => mod.n)).toEqual([1]),
      ],
    });
  });
});

describe('Upgrade: Put this on a minion. Ongoing: It has +2 power.', () => {
  it('goes on any minion, twice if played twice, and strengthens only that one (ATT-5)', () =>
    play({
      seats: { A: { hand: ['Upgrade'] }, B: { hand: ['Upgrade'] } },
      bases: [at('Meadow', 'A Walker', 'B Scout'), at('Moor', 'B Collector')],
      steps: [
        now({ can: [A.plays('Upgrade', 'Walker'), A.plays('Upgrade', 'Collector')] }),
        A.plays('Upgrade', 'Scout'),
        now(at('Meadow', 'A Walker', 'B Scout with A Upgrade'), {
          asked: null,
          cards: { Scout: { power: 5 }, Walker: { power: 2 } },
        }),
        A.ends(),
        B.plays('Upgrade', 'Scout'),
        now({ cards: { Scout: { power: 7 }, Walker: { power: 2 } } }),
      ],
    }));

  it('goes along when the minion moves, and its power ends when it leaves (ATT-2)', () =>
    play({
      seats: { A: { hand: ['Way of Deception'] }, B: { hand: ['Beam Up'] } },
      bases: [at('Meadow', 'A Walker with A Upgrade'), at('Moor')],
      steps: [
        A.plays('Way of Deception'),
        now(at('Moor', 'A Walker with A Upgrade'), { cards: { Walker: { power: 4 } } }),
        A.ends(),
        B.plays('Beam Up'),
        now(at('Moor'), { hand: { A: { has: ['Walker'] } }, discard: { A: { has: ['Upgrade'] } } }),
      ],
    }));

  it('does not strengthen a minion that it cannot affect (ATT-3)', () =>
    play({
      seats: { A: { hand: ['Upgrade'] } },
      bases: [at('Meadow', 'B Scout with B Smoke Bomb'), at('Moor')],
      steps: [
        A.plays('Upgrade', 'Scout'),
        now(at('Meadow', 'B Scout with B Smoke Bomb'), {
          cards: { Scout: { power: 3 } },
          discard: { A: ['Upgrade'] },
        }),
      ],
    }));

  it('upgrade/1 changes neither printed nor starting power (CALC-1, TERM-9)', () =>
    play({
      cards: [
        actionCard(
          'Appraisal',
          'standard',
          'Destroy a minion with printed power 2 or less.',
          onPlay(function* (me) {
            const minion = yield* chooseMinion(me, 'Choose it', (q, ix) => q.def(ix).power <= 2);
            if (minion !== null) yield* act(ops.destroy(minion));
          }),
        ),
      ],
      seats: { A: { hand: ['Seeing Stars'] }, B: { hand: ['Appraisal'] } },
      bases: [at('Meadow', 'A Walker with A Upgrade'), at('Moor', 'B Scout with B Upgrade')],
      steps: [
        A.plays('Seeing Stars'),
        now(at('Meadow', 'A Walker with A Upgrade'), at('Moor', 'B Scout with B Upgrade')),
        A.ends(),
        B.plays('Appraisal'),
        now(at('Meadow'), at('Moor', 'B Scout with B Upgrade'), { discard: { A: { has: ['Walker', 'Upgrade'] } } }),
      ],
    }));
});
