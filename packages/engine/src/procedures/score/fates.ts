import { RULE } from '../../core/cause.ts';
import type { Game } from '../../core/game.ts';
import { perform } from '../../core/gate.ts';
import { isAtBase } from '../../core/zones/zones.ts';
import { type CardIx, type Modifier, NOBODY, type Op, type Spot, type State } from '../../model/index.ts';
import { opOf, opWith } from '../../model/shape.ts';
import { causeOfFate } from '../../query/cause.ts';
import { isOwnedBy } from '../../query/whose.ts';

/** Cards at bases with a chosen alternative to the discard pile, each with the alternative chosen first (RES-7). */
export function firstOfEach({ s }: Game): readonly Modifier[] {
  return s.modifiers.length === 0 ? NO_FATES : firstOf(s);
}
const NO_FATES: readonly Modifier[] = [];
function firstOf(s: State): Modifier[] {
  const fates = s.modifiers.filter((mod) => mod.kind === 'fate' && isAtBase(s.cards[mod.card]!.zone));
  return fates.filter((fate, i) => fates.findIndex(({ card }) => card === fate.card) === i);
}

/**
 * Sends them there one after the other: placed in a hand or deck by the rules, returned or moved by the card. False if
 * something must resolve first: then call it again with the remaining ones.
 */
export function carryOut(g: Game, fates: readonly Modifier[]): boolean {
  if (fates.length === 0) return true;
  const inDeck = ({ from, spot }: Modifier): boolean => from === NOBODY && spot === 'deck';
  for (const fate of fates) {
    if (inDeck(fate)) continue;
    const { card, from, returns } = fate;
    const cause = causeOfFate(g.q, fate);
    forget(g, [card]);
    const op = from === NOBODY ? home(fate) : opOf('move', { card, to: from });
    // A card may forbid moving or returning it (CONF-1).
    const byRules = from === NOBODY && !returns;
    if (perform(g, [op], byRules ? { ...cause, type: 'rule' } : cause) === null) return false;
  }
  const shuffled = fates.filter(inDeck).map(({ card }) => card);
  forget(g, shuffled);
  return shuffleIn(g, shuffled);
}

/** The alternative is used up even if something else happens instead. */
function forget({ s }: Game, cards: readonly CardIx[]): void {
  s.modifiers = s.modifiers.filter(({ kind, card }) => kind !== 'fate' || !cards.includes(card));
}

const home = ({ card, spot = 'hand', returns }: Modifier): Op =>
  returns ? opOf('return', { card }) : placed(card, spot);
const placed = (card: CardIx, spot: Spot): Op => opWith('place', { card, spot });

/** Puts the cards into their owners' decks together and shuffles those. False if something must resolve first. */
function shuffleIn(g: Game, cards: readonly CardIx[]): boolean {
  if (cards.length === 0) return true;
  const owners = g.q.clockwise().filter((seat) => cards.some((ix) => isOwnedBy(g.q, ix, seat)));
  const shuffles = owners.map((seat): Op => opOf('shuffle', { seat }));
  return perform(g, [...cards.map((ix) => placed(ix, 'deck')), ...shuffles], RULE) !== null;
}
