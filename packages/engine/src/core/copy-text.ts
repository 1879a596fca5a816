import { type CardIx, NOBODY, type Until } from '../model/index.ts';
import { playUnderWay } from '../query/under-way.ts';
import type { Game } from './game.ts';

/**
 * A text a card has in addition to its own: an index into State.names, the card it comes from, and the card that causes
 * it.
 */
export interface CopiedText {
  text: number;
  from: CardIx;
  source: CardIx;
  until: Until;
}

/** Gives the card that text in addition to its own. The caller must then call `touchTable`. */
export function copyText({ s }: Game, card: CardIx, { text, from, source, until }: CopiedText): void {
  const sourceDef = source === NOBODY ? NOBODY : s.cards[source]!.def;
  s.modifiers.push({ kind: 'copy', card, n: ++s.clock, seat: NOBODY, from, source, sourceDef, until, text });
}

/** A card that stays in play, or goes in stasis, keeps the text it is being played with, besides its own. */
export function keepPlayedText(g: Game, card: CardIx): void {
  const play = playUnderWay(g.s, card);
  if (play?.text === undefined) return;
  copyText(g, card, { text: play.text, from: play.textFrom ?? NOBODY, source: card, until: { t: 'ever' } });
  g.q.touchTable();
}
