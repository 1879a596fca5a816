import type { CardIx, Seat, State } from '../model/index.ts';
import { NOBODY } from '../model/index.ts';
import { cloneCard, cloneState } from './clone.ts';
import { Game } from './game.ts';
import { queryOf } from './kept.ts';
import { isKnown } from './sight.ts';

const refuse = (): never => {
  throw new Error('This seat does not know that.');
};

/**
 * A copy of the game for somebody who knows only what this seat knows, and the cards shown to it: faces of hidden cards,
 * and chance, cannot be read. So what is tried out in it cannot depend on them; it throws instead.
 */
export function blindGame(state: State, seat: Seat, shown: ReadonlySet<CardIx> = new Set()): Game {
  const s = cloneState(state);
  const q = queryOf(state);
  s.cards.forEach((card, ix) => {
    const copy = cloneCard(card);
    if (!shown.has(ix) && !isKnown(q, ix, seat)) Object.defineProperty(copy, 'def', { get: refuse });
    s.cards[ix] = copy;
  });
  // Not enumerable: a query may copy the state to imagine another.
  Object.defineProperty(s, 'rng', { get: refuse, enumerable: false });
  // Keep waiting abilities even if unknown: where a trial stops would reveal who holds them.
  for (const frame of s.stack)
    if ('triggers' in frame)
      frame.triggers = frame.triggers.filter(({ card }) => card === NOBODY || isKnown(q, card, seat));
  const g = new Game(s, { shares: false });
  g.quiet = true;
  g.q.knowsNamesOf(q);
  return g;
}
