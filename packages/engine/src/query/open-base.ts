import { type CardIx, NOBODY } from '../model/index.ts';
import type { TurnsUpBase } from '../script/definition.ts';
import type { Query } from './query.ts';

/**
 * The top card of the base deck, if it is face up: always on the Big Base board (BIG-2), elsewhere because of a card in
 * play, unless a player has turned it face down for a while. Otherwise NOBODY.
 */
export function openBase(q: Query): CardIx {
  const { s } = q;
  const top = s.baseDeck.at(-1) ?? NOBODY;
  if (top === NOBODY || (s.big === null && !q.catalogue.turnsUp)) return NOBODY;
  if (s.modifiers.some(({ kind }) => kind === 'baseDown')) return NOBODY;
  return s.big !== null || someTurner(q, () => true) ? top : NOBODY;
}

/** Calls `visit` for each active ability in play that turns the card up, until one call returns true. */
function someTurner(q: Query, visit: (ability: TurnsUpBase, card: CardIx) => boolean): boolean {
  let found = false;
  for (const ix of q.s.inPlay) {
    if (!mayTurn(q, ix) || q.card(ix).fresh || q.isOnStasis(ix)) continue;
    q.eachAbility(ix, (ability) => {
      if (!found && ability.kind === 'turnsUpBase') found = visit(ability, ix);
    });
    if (found) break;
  }
  return found;
}
/** A face-down card, which only its player knows, is not even examined. */
function mayTurn(q: Query, ix: CardIx): boolean {
  const { zone } = q.card(ix);
  if (zone !== 'base' && zone !== 'baseAction' && zone !== 'on') return false;
  return (
    q.catalogue.of[q.card(ix).def]!.turnsUp || q.s.modifiers.some(({ kind, card }) => kind === 'copy' && card === ix)
  );
}

/** Does the ability index depend on the top card of the base deck? */
export const mayBorrow = (q: Query): boolean => q.catalogue.turnsUp && q.s.inPlay.some((ix) => mayTurn(q, ix));

/** The face-up card whose abilities this base has in addition, and since when it may have them; null: none. */
export function borrowedBy(q: Query, base: CardIx): { card: CardIx; since: number } | null {
  if (!q.catalogue.turnsUp) return null;
  const card = openBase(q);
  if (card === NOBODY) return null;
  // Even if several cards turn it up, the base has its abilities only once.
  let since = 0;
  const has = someTurner(q, (ability, ix) => {
    since = q.card(ix).stamp;
    return ability.at(q, { self: ix, seat: q.controller(ix), args: {} }, base);
  });
  return has ? { card, since } : null;
}
