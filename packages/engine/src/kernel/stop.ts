import { type CardIx, type Cause, NOBODY, type Op, opWith, type PlayFrame, STOPPED } from '../model/index.ts';
import { causeName, leavePlay, shedAttachments } from './commit.ts';
import type { Game } from './game.ts';
import { collect, RULE } from './gate.ts';
import { openWindow } from './window.ts';
import { putHome } from './zones.ts';

/** RES-6: a card has been played, and its ability has not begun: whoever acts on that does so now. True when one may. */
export function announcePlay(g: Game, frame: PlayFrame): boolean {
  if (frame.announced || frame.stamp === STOPPED) return false;
  frame.announced = true;
  if (!g.q.catalogue.reactsTo('playing')) return false;
  const { card, seat, at, from } = frame;
  const found: Parameters<typeof collect>[3] = [];
  const { type } = g.q.def(card);
  collect(g, opWith('playing', { card, seat, to: at, n: NOBODY, from }), { card, seat, type }, found);
  if (found.length > 0) openWindow(g, found, { title: `React to ${g.q.name(card)}`.slice(0, 60) });
  return found.length > 0;
}

const playOf = (g: Game, card: CardIx): PlayFrame | undefined =>
  g.s.stack.findLast((frame): frame is PlayFrame => frame.f === 'play' && frame.card === card);

/** The card that is being played is discarded from where it is, and has no effect. */
export function stopPlay(g: Game, op: Op, cause: Cause): void {
  const frame = playOf(g, op.card)!;
  frame.stamp = STOPPED;
  if (g.q.inPlay(op.card)) return leavePlay(g, op.card, 'discard', 'lost', cause);
  // STO-2: played from stasis, it may have cards stored under it.
  shedAttachments(g, op.card, RULE);
  putHome(g, op.card, 'discard');
  if (!g.muted())
    g.emit('discard', { seat: frame.seat, card: g.named(op.card), from: 'limbo', cause: causeName(g, cause) });
}
