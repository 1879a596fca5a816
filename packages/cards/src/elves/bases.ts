import {
  afterYouPlayHere,
  base,
  choosePlayer,
  isAnothers,
  look,
  mayDraw,
  minionHere,
  minionsHave,
} from '@smash/engine/script';

export const elvesBases = [
  /** On each player's turn, the other players' minions here have +1 power. */
  base(
    "Helper's Hollow",
    minionsHave((q, me, ix) => minionHere(q, me, ix) && isAnothers({ seat: q.s.current })(q, ix), 1),
  ),

  /** After you play a minion here, choose another player, who may draw a card. */
  base(
    'Treehouse',
    afterYouPlayHere({}, function* (me) {
      const player = yield* choosePlayer(me, 'Choose who may draw a card', yield* look((q) => q.otherPlayers(me.seat)));
      yield* mayDraw(player);
    }),
  ),
];
