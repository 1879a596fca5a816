import { type CardIx, NOBODY } from '../model/index.ts';
import type { Query } from './query.ts';

/**
 * The top card of the base deck, if it lies face up: on the Big Base board always (BIG-2), elsewhere because of a card
 * in play; unless a player has turned it down for a while. Otherwise NOBODY.
 */
export function openBase(q: Query): CardIx {
  const { s } = q;
  const top = s.baseDeck.at(-1) ?? NOBODY;
  if (top === NOBODY || (s.big === null && !q.catalogue.turnsUp)) return NOBODY;
  if (s.modifiers.some(({ kind }) => kind === 'baseDown')) return NOBODY;
  return s.big !== null || turners(q).length > 0 ? top : NOBODY;
}

/** The cards in play that turn it up, with active abilities. */
function turners(q: Query): CardIx[] {
  return q.s.inPlay.filter((ix) => {
    const { zone, fresh } = q.card(ix);
    if (fresh || (zone !== 'base' && zone !== 'baseAction' && zone !== 'on') || !mayTurn(q, ix) || q.isOnStasis(ix))
      return false;
    let turns = false;
    q.eachAbility(ix, ({ kind }) => {
      turns ||= kind === 'turnsUpBase';
    });
    return turns;
  });
}
const mayTurn = (q: Query, ix: CardIx): boolean =>
  q.catalogue.of[q.card(ix).def]!.turnsUp || q.s.modifiers.some(({ kind, card }) => kind === 'copy' && card === ix);

/** Does an index of abilities depend on what lies on top of the base deck? */
export const mayBorrow = (q: Query): boolean => q.catalogue.turnsUp && q.s.inPlay.some((ix) => mayTurn(q, ix));

/** The face-up card whose abilities this base has in addition, and since when it may have them; null: none. */
export function borrowedBy(q: Query, base: CardIx): { card: CardIx; since: number } | null {
  if (!q.catalogue.turnsUp) return null;
  const card = openBase(q);
  if (card === NOBODY) return null;
  // Several give the same abilities, which the base has once.
  const turner = turners(q).find((ix) => q.base(ix) === base);
  return turner === undefined ? null : { card, since: q.card(turner).stamp };
}
