import {
  ACTION_PLAYED,
  act,
  after,
  afterYouPlayHere,
  base,
  chooseMinion,
  eachGets,
  isAction,
  isActionPlay,
  isHere,
  look,
  ops,
  showTop,
} from '@smash/engine/script';

export const mythicGreeksBases = [
  /** After you play a minion here, reveal the top card of your deck; an action is drawn, any other card is returned to the top. */
  base(
    'Oracle at Delphi',
    afterYouPlayHere({}, function* (me) {
      const [top] = yield* showTop(me.seat, 1);
      if (top !== undefined && (yield* look((q) => isAction(q, top)))) yield* act(ops.drawCard(me.seat, top));
    }),
  ),

  /** After a player plays an action, that player may give a minion here +2 power this turn. */
  base(
    'Wooden Horse',
    after(
      ACTION_PLAYED,
      {
        may: true,
        seats: (_q, me) => [me.args.seat],
        when: (_q, _me, played) => isActionPlay(played),
        possible: (q, me) => q.minionsAt(me.self).length > 0,
      },
      function* (me) {
        const minion = yield* chooseMinion(me, 'Choose the minion that gets +2 power', isHere(me));
        if (minion !== null) yield* eachGets([minion], 2);
      },
    ),
  ),
];
