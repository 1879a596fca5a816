import {
  ACTION_PLAYED,
  after,
  afterYouPlayHere,
  base,
  extraAction,
  isActionPlay,
  isHere,
  mayPlayExtraAction,
  NOBODY,
  ops,
  toOneMinion,
} from '@smash/engine/script';

export const adolescentEpicGeckosBases = [
  /** After the second action you play in a turn, you may place a +1 power counter on a minion here. */
  base(
    'Sewer Hideout',
    after(
      ACTION_PLAYED,
      {
        may: true,
        seats: (_q, me) => [me.args.seat],
        // Exactly one was played before it.
        when: (q, _me, played) => isActionPlay(played) && played.seat !== NOBODY && q.actionsPlayed(played.seat) === 1,
        possible: (q, me) => q.minionsAt(me.self).length > 0,
      },
      function* (me) {
        yield* toOneMinion(me, 'Place a +1 power counter on a minion here', isHere(me), (ix) => ops.counters(ix, 1));
      },
    ),
  ),

  /** After you play a minion here for the first time each turn, you may play an extra action. */
  base(
    'Technoball',
    afterYouPlayHere({ ...mayPlayExtraAction, first: true }, function* (me) {
      yield* extraAction(me.seat);
    }),
  ),
];
