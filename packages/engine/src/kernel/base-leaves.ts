import { type CardIx, type Cause, NOBODY, type Op, opOf } from '../model/index.ts';
import { leavePlay } from './commit.ts';
import type { Game } from './game.ts';
import { putBase } from './replace-base.ts';
import { attachments, isAtBase, put, refillBases } from './zones.ts';

/** All that leaves with a base: what is there, and what is on it (ATT-6). */
export function cardsWith(g: Game, base: CardIx): CardIx[] {
  const { s } = g;
  return s.inPlay
    .filter((ix) => {
      const { at, zone } = s.cards[ix]!;
      return at === base && isAtBase(zone);
    })
    .flatMap((ix) => [ix, ...attachments(s, ix)]);
}

export const leaves = (card: CardIx): Op => opOf('leave', { card });

/** A base that came straight back from the base discard pile (SCORE-10) is not the one that was chosen. */
export const isScoring = (g: Game, base: CardIx): boolean => g.s.scoring === base && g.q.isBase(base);

/** SCORE-5: it scores no more once it has left, or a card keeps it from scoring. */
export const stillScores = (g: Game, base: CardIx): boolean => isScoring(g, base) && g.q.canScore(base);

/** What a destroyed base takes along though nothing else of the group does anything to it: "it leaves play" is told. */
export const takenAlong = (g: Game, ops: Op[], goesOn: (i: number) => boolean): Op[] =>
  ops.flatMap((op, i) =>
    op.verb === 'destroyBase' && goesOn(i) && !g.s.big
      ? cardsWith(g, op.card)
          .filter((card) => !ops.some((other, n) => other.card === card && goesOn(n)))
          .map(leaves)
      : [],
  );

/** ATT-6: all that is still there leaves with it. A scoring of it stops (SCORE-5). */
export function destroyBase(g: Game, base: CardIx, cause: Cause): void {
  for (const ix of cardsWith(g, base)) if (g.q.inPlay(ix)) leavePlay(g, ix, 'discard', 'leave', cause);
  if (g.s.scoring === base) g.s.scoring = NOBODY;
  discardBase(g, base);
}

/**
 * SCORE-10: the base goes to the base discard pile and is replaced in its place: by the top of the base deck, or by the
 * first that an ability has named. Answers the new base, NOBODY when there is none.
 */
export function discardBase(g: Game, base: CardIx): CardIx {
  const s = g.s;
  const place = s.table.indexOf(base);
  // Its name in play: with an empty base deck it may go back into hiding at once, under a new id (INFO-2).
  const old = g.named(base);
  const chosen = s.mods.find((mod) => mod.kind === 'fate' && mod.card === base)?.from ?? NOBODY;
  if (g.q.isBase(base)) put(g, base, 'baseDiscard', NOBODY);
  s.mods = s.mods.filter((mod) => mod.card !== base && !(mod.until.t === 'scored' && mod.until.base === base));
  const next = replacement(g, chosen);
  if (next === NOBODY) return NOBODY;
  putBase(g, next, Math.max(0, place));
  g.emit('base', { base: g.named(next), card: old, text: 'replaced' });
  return next;
}

/** The base that was chosen, if it still lies where bases come from; else the top of the base deck. */
function replacement(g: Game, chosen: CardIx): CardIx {
  const { baseDeck, baseDiscard } = g.s;
  if (baseDeck.includes(chosen) || baseDiscard.includes(chosen)) return chosen;
  return refillBases(g) ? baseDeck[baseDeck.length - 1]! : NOBODY;
}
