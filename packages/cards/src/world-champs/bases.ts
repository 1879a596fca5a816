import {
  act,
  afterYouPlayHere,
  base,
  chooseParts,
  eachGets,
  extraAction,
  isStillInPlay,
  ops,
} from '@smash/engine/script';

export const worldChampsBases = [
  /** On each of your turns, after you play a minion here for the first time, you may play an extra action OR draw a card. */
  base(
    'Arena',
    afterYouPlayHere({ first: true, may: true, onTurn: true }, function* (me) {
      const parts = { action: 'Play an extra action', draw: 'Draw a card' };
      for (const part of yield* chooseParts(me, 'Choose what you get', parts))
        if (part === 'draw') yield* act(ops.draw(me.seat, 1));
        else yield* extraAction(me.seat);
    }),
  ),

  /** On each of your turns, after you play a minion here for the first time, that minion gets +2 power this turn. */
  base(
    'Hall of Fame',
    afterYouPlayHere({ first: true, onTurn: true, still: isStillInPlay }, function* (me) {
      yield* eachGets([me.args.card], 2);
    }),
  ),
];
