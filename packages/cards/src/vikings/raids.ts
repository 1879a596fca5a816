import {
  type AbilityContext,
  act,
  chooseCard,
  choosePlayer,
  hasDeck,
  isAction,
  look,
  NOBODY,
  ops,
  type Query,
  type Script,
  type Seat,
  showTop,
} from '@smash/engine/script';

/** "An action, or a minion with power n or less." */
export const isActionOrMinion =
  (n: number) =>
  (q: Query, ix: number): boolean =>
    isAction(q, ix) || isMinionUpTo(n)(q, ix);
/** "A minion with power n or less." */
export const isMinionUpTo =
  (n: number) =>
  (q: Query, ix: number): boolean =>
    q.isMinionCard(ix) && q.power(ix) <= n;

/** Choose another player who has a card to reveal. */
export function* choosePlayerWithDeck(me: AbilityContext): Script<Seat> {
  const players = yield* look((q) => othersWithDeck(q, me));
  return yield* choosePlayer(me, 'Choose whose deck to reveal from', players);
}
export const othersWithDeck = (q: Query, me: AbilityContext): Seat[] =>
  q.otherPlayers(me.seat).filter((seat) => hasDeck(q, { seat }));

/** Reveal the top card of the player's deck, where it stays. */
export function* revealTopCard(player: Seat): Script<number> {
  if (player === NOBODY) return NOBODY;
  const [top] = yield* showTop(player, 1);
  return top ?? NOBODY;
}

/** "Place a card from your hand on top of your deck to …": optional (RES-11). Returns whether a card was placed. */
export function* placeCardOnDeck(seat: Seat): Script<boolean> {
  const hand = yield* look((q) => q.hand(seat));
  const card = yield* chooseCard(seat, 'Place a card on top of your deck', hand, { may: true });
  return card !== null && (yield* act(ops.place(card, 'top')))[0]!;
}
