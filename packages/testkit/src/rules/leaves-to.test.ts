import { act, chooseCard, chooseMinion, endOfTurn, look, onPlay, ops, playCard, protect } from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, actionCard, at, B, minionCard, now, offered, play } from '../play.ts';

const deck = ['Zapbot', 'Scout', 'Filler', 'Filler'];
/** Plays a discarded action, which goes under its owner's deck when it leaves play. */
const borrow = actionCard(
  'Borrow',
  'standard',
  'Play an action from a discard pile. When it leaves play this turn, place it on the bottom of its owner’s deck.',
  onPlay(function* (me) {
    const cards = yield* look((q) => q.clockwise().flatMap((seat) => q.discard(seat)));
    const action = (yield* chooseCard(me.seat, 'Choose an action', cards))!;
    yield* act(ops.leavesTo(action, 'bottom', yield* endOfTurn()));
    yield* playCard(me.seat, action, { as: 'action' });
  }),
);
const marking = actionCard(
  'Marking',
  'standard',
  'When a minion of your choice leaves play this turn, place it on the bottom of its owner’s deck.',
  onPlay(function* (me) {
    const minion = (yield* chooseMinion(me, 'Choose a minion'))!;
    yield* act(ops.leavesTo(minion, 'bottom', yield* endOfTurn()));
  }),
);
const toAll = (name: string, what: (ix: number) => ReturnType<typeof ops.destroy>) =>
  actionCard(
    name,
    'standard',
    'Do it to a minion.',
    onPlay(function* (me) {
      const minion = (yield* chooseMinion(me, 'Do it to a minion'))!;
      yield* act(what(minion));
    }),
  );
const strike = toAll('Strike', ops.destroy);
const recall = toAll('Recall', ops.returnToHand);
const bury = actionCard(
  'Grave',
  'standard',
  'Bury a minion.',
  onPlay(function* (me) {
    const minion = (yield* chooseMinion(me, 'Bury a minion'))!;
    yield* act(ops.bury(minion, yield* look((q) => q.base(minion)), me.seat));
  }),
);
const twice = actionCard(
  'Twice',
  'standard',
  'Play two extra actions.',
  onPlay(function* (me) {
    yield* act(ops.allow(me.seat, {}, 'action'), ops.allow(me.seat, {}, 'action'));
  }),
);
const steady = minionCard(
  'Steady',
  2,
  'Ongoing: This minion cannot be destroyed.',
  protect((_q, me, op) => op.verb === 'destroy' && op.card === me.self),
);
const striker = minionCard(
  'Striker',
  2,
  'Destroy a minion.',
  onPlay(function* (me) {
    const minion = (yield* chooseMinion(me, 'Destroy a minion'))!;
    yield* act(ops.destroy(minion));
  }),
);
const cards = [borrow, marking, strike, recall, bury, twice, steady, striker];

describe('a card that goes to a certain place when it leaves play', () => {
  it('an action about to be played: gone with its minion, it goes under its owner’s deck (IO-1)', () =>
    play({
      cards,
      seats: { A: { hand: ['Borrow', 'Striker'], deck }, B: { discard: ['Magic Weapon', 'Armor of Battle'], deck } },
      bases: [at('Meadow', 'B Walker', 'B Invader'), at('Moor')],
      steps: [
        A.plays('Borrow'),
        offered('A', ['Magic Weapon', 'Armor of Battle']),
        A.answers('Magic Weapon', 'Walker'),
        A.plays('Striker', 'Moor'),
        A.answers('Walker'),
        now({ discard: { B: ['Armor of Battle', 'Walker'] }, deck: { B: [...deck, 'Magic Weapon'] } }),
      ],
    }));

  it('not after its time', () =>
    play({
      cards,
      seats: { A: { hand: ['Marking'], deck }, B: { hand: ['Strike'], deck: ['Filler', 'Filler', 'Filler'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Marking'),
        A.ends(),
        B.plays('Strike'),
        now({ discard: { B: ['Strike', 'Walker'] }, deck: { B: ['Filler', 'Filler', 'Filler'] } }),
      ],
    }));

  it('destroyed or returned, a minion goes there and not where that sends it; what is on it is discarded (RES-6, ATT-2)', () => {
    for (const name of ['Strike', 'Recall'])
      play({
        cards,
        seats: { A: { hand: ['Twice', 'Marking', name], deck }, B: { deck } },
        bases: [at('Meadow', 'B Walker with A Poison'), at('Moor')],
        steps: [
          A.plays('Twice'),
          A.plays('Marking'),
          A.plays(name),
          now(at('Meadow'), {
            hand: { B: [] },
            discard: { B: [], A: { has: ['Poison'] } },
            deck: { B: [...deck, 'Walker'] },
          }),
        ],
      });
  });

  it('one that cannot leave stays; of a buried one it is forgotten (CAN-1, BURY-2)', () => {
    play({
      cards,
      seats: { A: { hand: ['Twice', 'Marking', 'Strike'], deck } },
      bases: [at('Meadow', 'B Steady'), at('Moor')],
      steps: [A.plays('Twice'), A.plays('Marking'), A.plays('Strike'), now(at('Meadow', 'B Steady'))],
    });
    play({
      cards,
      seats: { A: { hand: ['Twice', 'Marking', 'Grave'], deck }, B: { deck } },
      bases: [at('Meadow', 'B Walker'), at('Moor', 'A Invader +9')],
      steps: [
        A.plays('Twice'),
        A.plays('Marking'),
        A.answers('Walker'),
        A.plays('Grave'),
        A.answers('Walker'),
        now(at('Meadow', 'A buried Walker')),
      ],
    });
  });
});
