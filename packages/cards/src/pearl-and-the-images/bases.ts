import {
  act,
  afterYouPlayHere,
  at,
  base,
  eachGets,
  follows,
  isControlledBy,
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
      const minions: number[] = [];
      for (const seat of yield* look((q) => q.clockwise())) {
        const theirs = yield* look((q) => q.minionsAt(me.self).filter((ix) => isControlledBy(q, ix, seat)));
        if (theirs.length > 0 && (yield* follows(me, seat))) minions.push(...theirs);
      }
      yield* eachGets(minions, 1);
    }),
  ),
];
