import type { CardIx, Cause } from '../model/index.ts';
import { causeName } from './cause.ts';
import type { Game } from './game.ts';

/** Adds or, below zero, removes +1 power counters (CTR-1) or plain ones. */
export function changeCounters(g: Game, card: CardIx, n: number, cause: Cause, text?: 'plain'): void {
  const now = Math.max(0, g.s.cards[card]!.counters + n);
  g.edit(card).counters = now;
  g.q.touch();
  if (!g.muted()) g.emit('counter', { card: g.shown(card), amount: n, now, text, cause: causeName(g, cause) });
}
