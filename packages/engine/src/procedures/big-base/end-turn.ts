import type { Game } from '../../core/game.ts';

/** On the board a turn is only Start Turn and Play Cards: once-per-turn abilities reset for the next one. */
export function endTurnOfRound(g: Game): void {
  const { s } = g;
  for (const key of Object.keys(s.used)) if (key.startsWith('t:')) delete s.used[key];
  g.q.touch();
  s.stack.pop();
}
