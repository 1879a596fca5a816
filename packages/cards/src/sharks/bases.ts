import {
  type AbilityContext,
  act,
  affectsChosen,
  after,
  afterYouPlayHere,
  base,
  bySomebody,
  type CardIx,
  chooseCard,
  destroyedHere,
  isYours,
  look,
  ops,
  type Query,
  stillHere,
  toOneMinion,
} from '@smash/engine/script';

/** The minions here that have less power than the one just played. */
const weakerHere = (q: Query, me: AbilityContext<{ card: CardIx }>): CardIx[] =>
  q.minionsAt(me.self).filter((ix) => q.power(ix) < q.power(me.args.card));

export const sharksBases = [
  /** After a minion here is destroyed, whoever destroyed it may choose one of their minions and place a +1 power counter on it. */
  base(
    'Shark Reef',
    after(
      'destroy',
      {
        may: true,
        seats: (_q, me) => [me.args.by],
        when: (q, me, destroyed) => destroyedHere(q, me, destroyed) && bySomebody(destroyed),
        possible: (q, me) => q.minionsOf(me.seat).length > 0,
      },
      function* (me) {
        const title = 'Choose one of your minions to get the counter';
        yield* toOneMinion(me, title, isYours(me), (ix) => ops.counters(ix, 1));
      },
    ),
  ),

  /** After you play a minion with power 4 or more here, you may destroy a minion here that has less power. */
  base(
    'The Deep',
    afterYouPlayHere(
      {
        may: true,
        still: (q, me) => stillHere(q, me) && q.power(me.args.card) >= 4,
        possible: (q, me) => weakerHere(q, me).length > 0,
      },
      function* (me) {
        const weaker = yield* look((q) => weakerHere(q, me));
        const minion = yield* chooseCard(me.seat, 'Destroy a minion here of lower power', weaker);
        if (minion !== null && (yield* affectsChosen(me, minion))) yield* act(ops.destroy(minion));
      },
    ),
  ),
];
