import {
  act,
  after,
  base,
  bySomebody,
  carriedOutBy,
  chooseCard,
  follows,
  forEachPlayer,
  look,
  NOBODY,
  onPlay,
  ops,
  type Query,
  wasMinion,
} from '@smash/engine/script';

const minionsElsewhere = (q: Query, seat: number, shrine: number): number[] =>
  q.minionsOf(seat).filter((ix) => q.base(ix) !== shrine);

export const sheepBases = [
  /** After this base has come into play, each player may choose one of their minions and move it to here. If it comes into play during set-up, replace it, then shuffle it into the base deck. */
  base(
    'Sheep Shrine',
    onPlay(function* (me) {
      if (yield* look((q) => q.s.phase === 'setup')) {
        const next = yield* look((q) => q.s.baseDeck.at(-1) ?? NOBODY);
        if (next !== NOBODY) yield* act(ops.swapBase(me.self, next));
        return;
      }
      yield* forEachPlayer(function* (seat) {
        const minions = yield* look((q) => minionsElsewhere(q, seat, me.self));
        if (minions.length === 0 || !(yield* follows(me, seat))) return;
        const minion = yield* chooseCard(seat, 'Move one of your minions to this base', minions, { may: true });
        if (minion !== null) yield* act(...carriedOutBy(seat, ops.move(minion, me.self)));
      });
    }),
  ),

  /** Each turn, after the first time a player moves a minion to here, that player moves another minion to here from the base the first one left. */
  base(
    'The Pasture',
    after(
      'move',
      {
        together: true,
        limit: 'turn',
        seats: (_q, me) => [me.args.by],
        when: (q, me, moved) => moved.to === me.self && wasMinion(q, moved) && bySomebody(moved),
      },
      function* (me) {
        const left = yield* look((q) => me.args.cards.map((ix) => q.card(ix).left));
        const minions = yield* look((q) =>
          left.flatMap((one) => (one !== NOBODY && q.isBase(one) ? q.minionsAt(one) : [])),
        );
        const minion = yield* chooseCard(me.seat, 'Choose the minion that moves along', [...new Set(minions)]);
        if (minion !== null) yield* act(ops.move(minion, me.self));
      },
    ),
  ),
];
