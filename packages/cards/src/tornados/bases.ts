import {
  type AbilityContext,
  act,
  after,
  afterYouPlayHere,
  base,
  bySomebody,
  type CardIx,
  isStillInPlay,
  ops,
  type Query,
  toOneMinion,
} from '@smash/engine/script';

const isElsewhere = (q: Query, me: AbilityContext, ix: CardIx): boolean => q.base(ix) !== me.self;

export const tornadosBases = [
  /** After you play your first minion here in a turn, you may move another minion from another base to here. */
  base(
    'Tornado Alley',
    afterYouPlayHere(
      { may: true, first: true, possible: (q, me) => q.minions((ix) => isElsewhere(q, me, ix)).length > 0 },
      function* (me) {
        const which = (q: Query, ix: CardIx): boolean => ix !== me.args.card && isElsewhere(q, me, ix);
        yield* toOneMinion(me, 'Choose the minion that moves here', which, (ix) => ops.move(ix, me.self));
      },
    ),
  ),

  /** Place a +1 power counter on a minion after you move it to here. */
  base(
    'Trailer Park',
    after(
      'move',
      {
        seats: (_q, me) => [me.args.by],
        when: (_q, me, moved) => moved.to === me.self && bySomebody(moved),
        still: isStillInPlay,
      },
      function* (me) {
        yield* act(ops.counters(me.args.card, 1));
      },
    ),
  ),
];
