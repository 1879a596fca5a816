import {
  type AbilityContext,
  after,
  base,
  type CardIx,
  cannotPlay,
  extraMinion,
  look,
  mayPlayExtraMinion,
  minionPlayedHere,
  NOBODY,
  nameLimit,
  type Query,
} from '@smash/engine/script';

/** Another minion of that name, here. */
const sameHere = (q: Query, me: AbilityContext<{ card: CardIx }>) => ({
  base: me.self,
  name: nameLimit(q, me.args.card),
});

export const elderThingsBases = [
  /** No player may play more than one minion here in a turn. */
  base(
    'Antarctic Base',
    cannotPlay(
      (q, me, { seat, at, as }) =>
        seat !== NOBODY &&
        as === 'minion' &&
        at === me.self &&
        q.s.minionPlays.some((play) => play.at === at && play.seat === seat),
    ),
  ),

  /** The first time in a turn that a player plays a minion here from their hand, that player may play an extra minion with the same name here. */
  base(
    'Plateau of Leng',
    after(
      'play',
      {
        ...mayPlayExtraMinion(sameHere),
        first: true,
        seats: (_q, me) => [me.args.seat],
        when: (q, me, played) => minionPlayedHere(q, me, played) && played.from === 'hand',
      },
      function* (me) {
        yield* extraMinion(me.seat, yield* look((q) => sameHere(q, me)));
      },
    ),
  ),
];
