import { type CardIx, NOBODY, type Op } from '../../model/index.ts';
import { opOf, opWith } from '../../model/shape.ts';
import { RULE } from '../cause.ts';
import type { Game } from '../game.ts';
import { endWithBase } from '../lapse.ts';
import { leavePlay } from '../zones/leave-play.ts';
import { addAttachments, isAtBase, put, refillBases } from '../zones/zones.ts';
import { putBase } from './replace.ts';

/** Everything that leaves with a base: the cards at it, and those attached to them (ATT-6). */
export function cardsWith(g: Game, base: CardIx): CardIx[] {
  const { cards, inPlay } = g.s;
  const list: CardIx[] = [];
  for (const ix of inPlay) {
    const { at, zone } = cards[ix]!;
    if (at !== base || !isAtBase(zone)) continue;
    list.push(ix);
    addAttachments(g.s, ix, list);
  }
  return list;
}

/** The ops by which these of the cards leave with their base. */
export const leavingWith = (g: Game, base: CardIx, which: (card: CardIx) => boolean = () => true): Op[] =>
  cardsWith(g, base)
    .filter((card) => which(card))
    .map((card) => opOf('leave', { card, to: base }));
/**
 * For a card that was to leave with the base before: what replaced that did not happen, and nothing replaces it again
 * (RES-7, SCORE-9).
 */
export const leavesAnyway = (card: CardIx, base: CardIx): Op => opWith('leave', { card, to: base, text: ANYWAY });
export const ANYWAY = 'anyway';
/** ATT-3: discards a card that cannot stay where it is. Unlike cards that leave with their base, it is logged. */
export const cannotStay = (card: CardIx): Op => opWith('leave', { card, text: 'lost' });

/** A base that came straight back from the base discard pile (SCORE-10) is a different base from the one chosen. */
export const isScoring = (g: Game, base: CardIx): boolean => g.s.scoring === base && g.q.isBase(base);

/** SCORE-5: a base that has left play, or that a card keeps from scoring, no longer scores. */
export const stillScores = (g: Game, base: CardIx): boolean => isScoring(g, base) && g.q.canScore(base);

/**
 * SCORE-10: the base goes to the base discard pile and is replaced: by the first base that an ability has chosen, else
 * by the top of the base deck; or not at all, if an ability says so. Returns the new base, NOBODY if there is none.
 */
export function discardBase(g: Game, base: CardIx): CardIx {
  const s = g.s;
  const place = s.table.indexOf(base);
  // Read its name now: with an empty base deck it may go straight back into hiding under a new id (INFO-2).
  const old = g.named(base);
  const isReplaced = g.q.isReplaced(base);
  const chosen = chosenInstead(g, base);
  // No card stays without a base, not even one that another card has kept from leaving (SCORE-9).
  if (!s.big) for (const ix of cardsWith(g, base)) if (g.q.inPlay(ix)) leavePlay(g, ix, 'discard', 'leave', RULE);
  if (g.q.isBase(base)) put(g, base, 'baseDiscard', NOBODY);
  endWithBase(s, base);
  const next = isReplaced ? replacement(g, chosen) : NOBODY;
  if (next === NOBODY) return NOBODY;
  putBase(g, next, Math.max(0, place));
  g.emit('base', { base: g.named(next), card: old, text: 'replaced' });
  return next;
}

const chosenInstead = ({ s }: Game, base: CardIx): CardIx =>
  s.modifiers.find((mod) => mod.kind === 'fate' && mod.card === base)?.from ?? NOBODY;

/** The chosen base, if it is still available; otherwise the top card of the base deck. */
function replacement(g: Game, chosen: CardIx): CardIx {
  const { baseDeck, baseDiscard } = g.s;
  if (baseDeck.includes(chosen) || baseDiscard.includes(chosen)) return chosen;
  return refillBases(g) ? baseDeck[baseDeck.length - 1]! : NOBODY;
}
