import type { Game } from '../../core/game.ts';

/** A turn is Start Turn and Play Cards only: what is once a turn may be done again in the next one. */
export function endTurnOfRound(g: Game): void {
  const { s } = g;
  for (const key of Object.keys(s.used)) if (key.startsWith('t:')) delete s.used[key];
  g.q.touch();
  s.stack.pop();
}
