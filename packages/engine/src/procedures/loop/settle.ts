import type { Game } from '../../core/game.ts';
import { openWindow } from '../../core/open-window.ts';
import { applyStateBasedActions } from '../../core/state-based-actions.ts';
import type { Trigger } from '../../model/index.ts';
import { clash } from '../titans/clash.ts';

/**
 * Resolves everything that the last step of a rules procedure (a draw, an award) has triggered. True once nothing is
 * left, so that the procedure can take its next step.
 */
export function settle(g: Game, frame: { triggers: Trigger[] }): boolean {
  if (applyStateBasedActions(g)) return false;
  if (frame.triggers.length > 0) {
    openWindow(g, frame.triggers.splice(0));
    return false;
  }
  return !clash(g);
}
