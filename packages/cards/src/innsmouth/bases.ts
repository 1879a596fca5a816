import {
  act,
  affectedByBase,
  after,
  at,
  base,
  chooseCard,
  follows,
  isSomebody,
  look,
  minionPlayedHere,
  ops,
  thisBaseScores,
} from '@smash/engine/script';

export const innsmouthBases = [
  /** After each time a minion is played here, that minion's owner may place one card from any player's discard pile on the bottom of that card's owner's deck. */
  base(
    'Innsmouth',
    after('play', { when: minionPlayedHere }, function* (me) {
      const owner = yield* look((q) => q.owner(me.args.card));
      if (!isSomebody(owner) || !(yield* follows(me, owner))) return;
      const discarded = yield* look((q) => q.clockwise(owner).flatMap((seat) => q.discard(seat)));
      const chosen = yield* chooseCard(owner, "Place a card under its owner's deck", discarded, { may: true });
      if (chosen !== null) yield* act(ops.place(chosen, 'bottom'));
    }),
  ),

  /** After this base scores, shuffle every minion here into its owner's deck instead of the discard pile. */
  base(
    'Ritual Site',
    at('afterScore', { when: thisBaseScores }, function* (me) {
      const minions = yield* affectedByBase(me, yield* look((q) => q.minionsAt(me.self)));
      yield* act(...minions.map((ix) => ops.fateInDeck(ix, me.seat)));
    }),
  ),
];
