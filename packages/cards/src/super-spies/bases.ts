import {
  act,
  at,
  base,
  type CardIx,
  follows,
  forEachPlayer,
  look,
  ops,
  playNow,
  revealTop,
  type Seat,
  sortTopCards,
  thisBaseScores,
  winners,
  youCanDraw,
} from '@smash/engine/script';

export const superSpiesBases = [
  /** After this base scores, the winner may look at the top three cards of their deck and place them on the top and/or bottom of it in any order. */
  base(
    "ISI's Swingin' Pad",
    at('afterScore', { may: true, seats: winners, when: thisBaseScores, possible: youCanDraw }, function* (me) {
      yield* sortTopCards(me.seat, 3);
    }),
  ),

  /** Before this base scores, each player reveals the top card of their deck. Every minion revealed is played here. */
  base(
    'Secret Volcano Headquarters',
    at('beforeScore', { when: thisBaseScores }, function* (me) {
      const revealed: { seat: Seat; card: CardIx }[] = [];
      yield* forEachPlayer(function* (seat) {
        if (!(yield* follows(me, seat))) return;
        for (const card of yield* revealTop(seat, 1)) revealed.push({ seat, card });
      });
      for (const { seat, card } of revealed) {
        const isPlayed = yield* look((q) => q.isMinionCard(card) && q.canPlay(seat, card, me.self));
        if (isPlayed) yield* playNow({ card, at: me.self, seat });
        else yield* act(ops.putOnTop(seat, [card]));
      }
    }),
  ),
];
