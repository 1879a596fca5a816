// Standard actions made for tests; each does something to minions.
import {
  act,
  after,
  chooseMinion,
  endOfTurn,
  instead,
  isYours,
  look,
  onPlay,
  ops,
  toOneMinion,
} from '@smash/engine/script';
import { actionCard, minionCard } from './made.ts';

const any = (): boolean => true;

export const boost = actionCard(
  'Boost',
  'standard',
  'Choose a minion; it gets +3 power this turn.',
  onPlay(function* (me) {
    const until = yield* endOfTurn();
    yield* toOneMinion(me, 'Choose a minion', any, (ix) => ops.power(ix, 3, until));
  }),
);
export const cheer = actionCard(
  'Cheer',
  'standard',
  'Each of your minions gets +1 power this turn.',
  onPlay(function* (me) {
    const mine = yield* look((q) => q.minionsOf(me.seat));
    const until = yield* endOfTurn();
    yield* act(...mine.map((ix) => ops.power(ix, 1, until)));
  }),
);
export const seize = actionCard(
  'Seize',
  'standard',
  'Take control of a minion.',
  onPlay(function* (me) {
    yield* toOneMinion(me, 'Take control of a minion', any, (ix) => ops.control(ix, me.seat));
  }),
);
export const sprint = actionCard(
  'Sprint',
  'standard',
  'Choose a minion. This turn it gets +2 power and, if it would be destroyed, it returns to hand instead.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Choose a minion');
    const until = yield* endOfTurn();
    if (minion !== null) yield* act(ops.power(minion, 2, until), ops.give(minion, me.seat, until));
  }),
  {
    ...instead({ of: 'destroy', when: (_q, me, op) => op.card === me.args.given }, function* (me) {
      return (yield* act(ops.returnToHand(me.args.card)))[0]!;
    }),
    given: true,
  },
);
/** Not a standard action: it stays. */
export const tattoo = actionCard(
  'Tattoo',
  'minion',
  'Put this on a minion. Place a +1 power counter on it.',
  onPlay(function* (me) {
    yield* act(ops.counters(yield* look((q) => q.card(me.self).at), 1));
  }),
);
export const gift = actionCard(
  'Gift',
  'standard',
  'Choose one of your minions; another player gains control of it.',
  onPlay(function* (me) {
    const [other] = yield* look((q) => q.otherPlayers(me.seat));
    yield* toOneMinion(me, 'Choose a minion', isYours(me), (ix) => ops.control(ix, other!));
  }),
);
/** Counts what its player's actions destroy. */
export const grudge = minionCard(
  'Grudge',
  1,
  'Ongoing: After your action destroys a minion, place a +1 power counter on this minion.',
  after(
    'destroy',
    { when: (q, me, { by, byCard }) => by === me.seat && q.def(byCard).type === 'action' },
    function* (me) {
      yield* act(ops.counters(me.self, 1));
    },
  ),
);
