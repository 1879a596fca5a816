import { act, afterYouPlayHere, base, cannotPlay, hasDeck, ops, searchDeck } from '@smash/engine/script';

export const shapeshiftersBases = [
  /** Once per turn, after you play a minion here, you may search your deck for a minion with the same name, reveal it and place it into your hand. Shuffle your deck if you searched. */
  base(
    'Faceless City',
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
          (q, ix) => q.isMinionCard(ix) && q.sharesName(ix, me.args.card),
        );
        if (found !== null) yield* act(ops.place(found, 'hand'));
        yield* act(ops.shuffle(me.seat));
      },
    ),
  ),

  /** Nobody can play a minion here while another minion here has the same name. */
  base(
    'The Vats',
    cannotPlay(
      (q, me, { card, at, as }) =>
        at === me.self && as === 'minion' && q.minionsAt(at).some((ix) => ix !== card && q.sharesName(ix, card)),
    ),
  ),
];
