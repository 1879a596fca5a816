import { type CardIx, type Cause, NOBODY, type Op, opOf, type Seat, type Zone } from '../model/index.ts';
import { causeName, seatOf, shedAttachments } from './commit.ts';
import type { Game } from './game.ts';
import { happens } from './gate.ts';
import { isHidden, put, refillPile } from './zones.ts';

/** BURY-3, STA-2: a card on its way out of hiding may not go straight back. */
export const isLeaving = (g: Game, card: CardIx, zone: Zone): boolean =>
  g.s.stack.some((f) => f.f === 'play' && f.card === card && f.from === zone);

/** BURY-1, STO-1: face down at a base, or under a card. Nobody else learns its face unless all have just seen it. */
export function hide(g: Game, op: Op, cause: Cause): void {
  const verb = op.verb === 'bury' ? 'bury' : 'store';
  const card = g.s.cards[op.card]!;
  const from = card.zone;
  const wasHidden = isHidden(from);
  const before = g.named(op.card);
  shedAttachments(g, op.card, cause);
  put(g, op.card, verb === 'bury' ? 'buried' : 'under', op.seat, op.to);
  if (g.muted()) return;
  const place = verb === 'bury' ? { base: g.named(op.to) } : { host: g.named(op.to) };
  const fields = { seat: op.seat, cause: causeName(g, cause), ...place };
  // Out of a deck, its player has not known it by the id it had there (INFO-2).
  const known = from === 'deck' ? g.named(op.card) : before;
  if (wasHidden) g.emit(verb, { ...fields, count: 1 }, { seats: [op.seat], fields: { card: known } });
  else g.emit(verb, { ...fields, card: before });
}

/**
 * STA-1: counters put a card in stasis, face up before its owner, whoever had it; one without an owner lies before who put
 * it there. What is on it stays (ATT-2).
 */
export function stasis(g: Game, op: Op, cause: Cause): void {
  const { s } = g;
  const card = g.edit(op.card);
  const enters = card.zone !== 'stasis';
  if (enters) {
    const owner = g.q.owner(op.card);
    s.mods = s.mods.filter((mod) => mod.kind !== 'control' || mod.card !== op.card);
    put(g, op.card, 'stasis', owner === NOBODY ? op.seat : owner);
  }
  card.stasis = Math.max(0, card.stasis + op.n);
  if (op.n < 0 && card.stasis === 0) s.stasisEnded = true;
  g.q.touchTable();
  if (!g.muted()) {
    const fields = { card: g.named(op.card), amount: op.n, now: card.stasis, cause: causeName(g, cause) };
    g.emit('stasis', { seat: card.controller, ...fields });
  }
  if (enters) happens(g, { ...op, verb: 'enterStasis' }, cause);
}

/** MAD-1, MAD-2: as many as there are; who draws one owns it. */
export function drawMadness(g: Game, op: Op, cause: Cause): void {
  const deck = g.s.piles.madness;
  const n = Math.min(op.n, deck.length);
  for (let i = 0; i < n; i++) put(g, deck[deck.length - 1]!, 'hand', op.seat);
  if (!g.muted()) g.emit('madness', { seat: op.seat, count: n, other: seatOf(g, cause), cause: causeName(g, cause) });
  tellOfMadness(g, op.seat, n, cause);
}

/** A player has drawn that many Madness cards, from the Madness deck or the own one: abilities may react to it. */
export function tellOfMadness(g: Game, seat: Seat, n: number, cause: Cause): void {
  if (n > 0) happens(g, opOf('drewMadness', { seat, n }), cause);
}

/** From the top of the treasure deck; an empty one is made anew (SCORE-10). */
export function drawTreasures(g: Game, seat: Seat, n: number, cause: Cause): void {
  const drawn: CardIx[] = [];
  for (let i = 0; i < n && refillPile(g, 'treasureDeck'); i++) {
    const deck = g.s.piles.treasureDeck;
    const ix = deck[deck.length - 1]!;
    put(g, ix, 'hand', seat);
    drawn.push(ix);
  }
  if (drawn.length === 0 || g.muted()) return;
  g.emit(
    'treasure',
    { seat, count: drawn.length, cause: causeName(g, cause) },
    { seats: [seat], fields: { cards: g.namedAll(drawn) } },
  );
}

/** TOP-1: cards of a deck are shown to all; until something happens to them they are nowhere. */
export function lift(g: Game, op: Op, cause: Cause): void {
  const cards = op.cards ?? [];
  for (const ix of cards) put(g, ix, 'limbo', op.seat);
  if (!g.muted()) g.emit('reveal', { seat: op.seat, cards: g.namedAll(cards), cause: causeName(g, cause) });
}
