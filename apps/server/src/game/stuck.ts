/** Games that cannot continue: damaged, or begun under older rules that no longer give the same result. */
import type { OverView, View } from '@smash/engine';
import type { LobbyPhase } from '@smash/protocol';
import { Refuse } from '../common/refuse.ts';

/** '' = it can continue. */
export type Stuck = '' | 'older' | 'damaged';

/** The view with nothing to do; `ended`: the players have ended the game as it stood. */
export const still = (view: View, ended: boolean): View => ({
  ...view,
  prompt: null,
  waiting: null,
  over: view.over ?? (ended ? asItStands(view) : null),
});

/** Most VP wins (WIN-1). */
function asItStands({ seats }: View): OverView {
  const vp = seats.map((one) => one.vp);
  const most = Math.max(...seats.filter(({ out }) => !out).map((one) => one.vp));
  return { winners: seats.filter((one) => !one.out && one.vp === most).map(({ seat }) => seat), vp, how: 'agreed' };
}

const why = {
  older: 'This game began under older rules and cannot go on. End it or start over.',
  damaged: 'This game’s stored data is damaged, so it cannot go on. End it or start over.',
};

/** Why nothing can be done in the table's current game. */
export function noGame(phase: LobbyPhase, stuck: Stuck): Refuse {
  if (stuck && phase === 'game') return new Refuse('stuck', why[stuck]);
  return new Refuse('phase', phase === 'over' ? 'The game is over.' : 'The game has not begun.');
}
