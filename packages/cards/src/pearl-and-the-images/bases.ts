import {
  act,
  affectedByBase,
  afterYouPlayHere,
  at,
  base,
  eachGets,
  isControlled,
  isStillInPlay,
  look,
  ops,
} from '@smash/engine/script';

export const pearlAndTheImagesBases = [
  /** After you play a minion here for the first time each turn, you may place a +1 power counter on that minion. */
  base(
    'Concert Venue',
    afterYouPlayHere({ may: true, first: true, still: isStillInPlay }, function* (me) {
      yield* act(ops.counters(me.args.card, 1));
    }),
  ),

  /** When each turn starts, the minions of all players here gain +1 power this turn. */
  base(
    'Recording Studio',
    at('turnStart', {}, function* (me) {
      const theirs = yield* look((q) => q.minionsAt(me.self).filter((ix) => isControlled(q, ix)));
      yield* eachGets(yield* affectedByBase(me, theirs), 1);
    }),
  ),
];
