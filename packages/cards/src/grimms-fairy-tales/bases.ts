import {
  act,
  afterYouPlayHere,
  at,
  base,
  type CardIx,
  carriedOutBy,
  chooseCard,
  endOfTurn,
  follows,
  forEachPlayer,
  hasDeck,
  isControlledBy,
  look,
  ops,
  type Query,
  type Seat,
  searchDeck,
  thisBaseScores,
} from '@smash/engine/script';

/** The other minions that this player has at that base with the same power as this one. */
const twinsOf = (q: Query, base: CardIx, seat: Seat, minion: CardIx): CardIx[] =>
  q.minionsAt(base).filter((ix) => ix !== minion && isControlledBy(q, ix, seat) && q.power(ix) === q.power(minion));

export const grimmsFairyTalesBases = [
  /** Before this base scores, each player may choose two of their own minions here that have equal power; each of the two gets +2 power this turn. */
  base(
    'Gingerbread House',
    at('beforeScore', { when: thisBaseScores }, function* (me) {
      const until = yield* endOfTurn();
      yield* forEachPlayer(function* (seat) {
        const paired = yield* look((q) =>
          q.minionsAt(me.self).filter((ix) => isControlledBy(q, ix, seat) && twinsOf(q, me.self, seat, ix).length > 0),
        );
        if (!(yield* follows(me, seat))) return;
        const first = yield* chooseCard(seat, 'Choose the first of two minions of equal power', paired, { may: true });
        if (first === null) return;
        const twins = yield* look((q) => twinsOf(q, me.self, seat, first));
        const second = yield* chooseCard(seat, 'Choose the second, of the same power', twins);
        yield* act(...carriedOutBy(seat, ...[first, second!].map((ix) => ops.power(ix, 2, until))));
      });
    }),
  ),

  /** Once per turn, you may search your deck for a minion with power 3 or less and place it into your hand after you play a minion here. */
  base(
    'Woodland Cottage',
    afterYouPlayHere(
      {
        may: true,
        limit: 'turnByPlayer',
        // The search would refill an empty deck (DECK-1).
        possible: hasDeck,
      },
      function* (me) {
        const found = yield* searchDeck(
          me.seat,
          'Choose the minion to place in your hand',
          (q, ix) => q.isMinionCard(ix) && q.power(ix) <= 3,
        );
        if (found !== null) yield* act(ops.place(found, 'hand'));
        yield* act(ops.shuffle(me.seat));
      },
    ),
  ),
];
