import type { Game } from '../../core/game.ts';
import { openWindow } from '../../core/open-window.ts';
import { collect } from '../../core/triggers.ts';
import { NOBODY, type PlayFrame, STOPPED } from '../../model/index.ts';
import { opWith } from '../../model/shape.ts';
import { playedAs } from '../../query/restrictions.ts';

/**
 * RES-6: a card has been played, and its ability has not begun: reactions to that happen now. True if one is possible.
 */
export function announcePlay(g: Game, frame: PlayFrame): boolean {
  if (frame.announced || frame.stamp === STOPPED) return false;
  frame.announced = true;
  if (!g.q.catalogue.reactsToPlaying) return false;
  const { card, seat, at, from } = frame;
  const found: Parameters<typeof collect>[3] = [];
  const type = playedAs(g.q, card, at);
  collect(g, opWith('playing', { card, seat, to: at, n: NOBODY, from }), { card, seat, type }, found);
  if (found.length > 0) openWindow(g, found, { title: `React to ${g.q.name(card)}`.slice(0, 60) });
  return found.length > 0;
}
