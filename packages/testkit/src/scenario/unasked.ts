import { seededRandom } from '@smash/bots';
import { apply, type State, type Viewer } from '@smash/engine';
import { conserved } from '../invariants/conserved.ts';
import { explained } from '../invariants/explained.ts';
import { viewKnowsTooMuch } from '../invariants/knowledge.ts';
import { blindTo } from '../invariants/redeal.ts';
import type { Table } from './table.ts';

/**
 * Checked after the last step of every scenario, without being asked: the whole game is played again from its start,
 * at every step out of a copy that went through JSON. Null when all holds.
 */
export function unasked(table: Table): string | null {
  let state: State = JSON.parse(JSON.stringify(table.start));
  let wrong = sound(state);
  for (const command of table.commands) {
    if (wrong !== null) return wrong;
    const result = apply(JSON.parse(JSON.stringify(state)), command);
    if (!result.ok) return `played again, a command is refused: ${result.refusal.text}`;
    state = result.state;
    wrong = sound(state);
  }
  if (wrong !== null) return wrong;
  return JSON.stringify(state) === JSON.stringify(table.state) ? null : 'played again, the game takes another course';
}

function sound(state: State): string | null {
  const random = seededRandom(`redeal ${state.seq}`);
  const viewers: Viewer[] = ['spectator', ...state.seats.keys()];
  let wrong = conserved(state) ?? explained(state);
  for (const viewer of viewers) wrong ??= viewKnowsTooMuch(state, viewer) ?? blindTo(state, viewer, random);
  return wrong;
}
