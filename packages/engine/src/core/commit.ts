import type { Cause, Op } from '../model/index.ts';
import { effectOf } from '../registry/effect.ts';
import type { Game } from './game.ts';

/** Commits an op: the only way a game changes, apart from turn and phase bookkeeping. */
export function commit(g: Game, op: Op, cause: Cause): void {
  const { commit: change, onBoard } = effectOf(op.verb);
  if (onBoard !== undefined && g.s.big) return onBoard(g, op, cause);
  if (!change) throw new Error(`"${op.verb}" is only reacted to`);
  change(g, op, cause);
}
