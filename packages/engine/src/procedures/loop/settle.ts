import type { Game } from '../../core/game.ts';
import { openWindow } from '../../core/open-window.ts';
import { applyStateBasedActions } from '../../core/state-based-actions.ts';
import type { Trigger } from '../../model/index.ts';
import { clash } from '../titans/clash.ts';

/**
 * Lets everything resolve that the last step of a rules procedure has triggered (a draw, an award). True once nothing is
 * left: the procedure takes its next step.
 */
export function settle(g: Game, frame: { triggers: Trigger[] }): boolean {
  if (applyStateBasedActions(g)) return false;
  if (frame.triggers.length > 0) {
    openWindow(g, frame.triggers.splice(0));
    return false;
  }
  return !clash(g);
}
