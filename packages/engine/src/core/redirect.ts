import type { CardIx } from '../model/index.ts';
import { opLike } from '../model/shape.ts';
import { playOf } from '../query/standard.ts';
import type { Game } from './game.ts';

/** Redirects the pending effect to this card, whose own protections are then checked. */
export function redirect(g: Game, from: CardIx, to: CardIx): boolean {
  const event = g.s.stack.findLast((frame) => frame.f === 'event');
  if (!event) return false;
  const op = event.ops[event.i]!;
  const aimed = op.card === from ? { card: to } : { to };
  event.ops = event.ops.with(event.i, opLike(op, { ...aimed, redirected: true }));
  event.used = [];
  const play = playOf(g.q, event.cause.card);
  if (op.verb === 'attach' && play) {
    play.at = to;
    play.args = { ...play.args, at: to };
  }
  return true;
}
