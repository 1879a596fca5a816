import {
  type AbilityContext,
  act,
  affectsChosen,
  after,
  afterYouPlayHere,
  base,
  bySomebody,
  type CardIx,
  chooseMinion,
  isStillInPlay,
  ops,
  type Query,
  wasMinion,
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
        const minion = yield* chooseMinion(me, 'Choose the minion that moves here', which);
        if (minion !== null && (yield* affectsChosen(me, minion))) yield* act(ops.move(minion, me.self));
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
        when: (q, me, moved) => moved.to === me.self && wasMinion(q, moved) && bySomebody(moved),
        still: isStillInPlay,
      },
      function* (me) {
        yield* act(ops.counters(me.args.card, 1));
      },
    ),
  ),
];
