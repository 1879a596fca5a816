import { type CardIx, type Cause, type Modifier, NOBODY } from '../../model/index.ts';
import type { CardName } from '../../view/types.ts';
import { causeName } from '../cause.ts';
import { shuffleCards } from '../chance/shuffle.ts';
import type { Game } from '../game.ts';
import { put, refillBases } from '../zones/zones.ts';

/** BIG-3: each side has the ability of the current base card, but not its monsters or its VP. */
export function setBaseCard(g: Game, card: CardIx): void {
  const { s } = g;
  put(g, card, 'bigBase', NOBODY);
  s.big!.card = card;
  for (const side of s.table) g.edit(side).def = s.cards[card]!.def;
  g.q.touchTable();
}

const OF_THE_CARD: ReadonlySet<Modifier['kind']> = new Set<Modifier['kind']>([
  'fate',
  'printed',
  'starting',
  'breakpoint',
]);

/** Replaces the base card. `old`: the name the previous one had while in play. */
export function replaceBaseCard(g: Game, next: CardIx, old: CardName, cause?: Cause): void {
  const { s } = g;
  // Modifiers of the old base do not apply to the new one.
  s.modifiers = s.modifiers.filter((mod) => !(OF_THE_CARD.has(mod.kind) && g.q.isBase(mod.card)));
  setBaseCard(g, next);
  // The next one is face up (BIG-2).
  refillBases(g);
  g.emit('base', { base: g.named(next), card: old, text: 'replaced', cause: cause && causeName(g, cause) });
}

/** A card's effect changes the base card; sides, slots and the cards there stay. */
export function changeBaseCard(
  g: Game,
  next: CardIx,
  cause: Cause,
  to: 'baseDiscard' | 'baseDeck' = 'baseDiscard',
): void {
  const { s } = g;
  const old = g.named(s.big!.card);
  put(g, s.big!.card, to, NOBODY);
  replaceBaseCard(g, next === NOBODY ? topOfBases(g) : next, old, cause);
  if (to === 'baseDeck') shuffleCards(g, s.baseDeck);
}

/** The top of the base deck. It is not empty: the old base has just gone to the discard pile. */
export function topOfBases(g: Game): CardIx {
  refillBases(g);
  return g.s.baseDeck.at(-1)!;
}
