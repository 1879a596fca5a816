import type { Game } from '../../core/game.ts';
import { openWindow } from '../../core/open-window.ts';
import { applyStateBasedActions } from '../../core/state-based-actions.ts';
import type { Trigger } from '../../model/index.ts';
import { clash } from '../titans/clash.ts';

/** One step of a rules procedure, once everything that its last step triggered (a draw, an award) has resolved. */
export function settleBefore<F extends { triggers: Trigger[] }>(
  g: Game,
  frame: F,
  step: (g: Game, frame: F) => void,
): void {
  if (applyStateBasedActions(g)) return;
  if (frame.triggers.length > 0) return openWindow(g, frame.triggers.splice(0));
  if (!clash(g)) step(g, frame);
}
