import {
  act,
  afterYouPlayHere,
  base,
  breakpointHere,
  isStillInPlay,
  isYourTurn,
  ops,
  playMinionOffTheTop,
} from '@smash/engine/script';

export const russianFairyTalesBases = [
  /** Each minion on this base reduces its breakpoint by 1. */
  base(
    'Giant Turnip',
    breakpointHere((q, me) => -q.minionsAt(me.self).length),
  ),

  /** On your turn, once, after you play a minion here you may place it on the bottom of its owner's deck to play, as an extra minion here, a minion off the top of your own deck. */
  base(
    'Transformation Spring',
    afterYouPlayHere({ may: true, limit: 'turnByPlayer', possible: isYourTurn, still: isStillInPlay }, function* (me) {
      const [placed] = yield* act(ops.place(me.args.card, 'bottom'));
      if (placed) yield* playMinionOffTheTop(me.seat, me.self);
    }),
  ),
];
