/** Does a line of play depend only on visible cards? */
import { apply, barrier, type GameEvent, type State } from '@smash/engine';
import { nextQuestion } from './goal.ts';

/** Events by which a hidden card, or chance, comes into play. */
const TELLING: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'draw',
  'madness',
  'treasure',
  'base',
  'look',
  'reveal',
  'coin',
  'shuffle',
]);

/** Until the last base of the line scores, no hidden card is revealed and nothing is random. */
export function isOpenLine(start: State, seat: number, line: readonly number[][]): boolean {
  let state = start;
  return line.every((pick, at) => {
    const ask = nextQuestion(state, seat)!;
    const command = { type: 'answer', seat: ask.seat, prompt: ask.id, pick } as const;
    const { state: after, events } = applied(state, command);
    const isLast = at === line.length - 1;
    const before = state;
    state = after;
    const scored = isLast ? events.findLastIndex(({ type }) => type === 'scored') : -1;
    if (events.slice(0, scored < 0 ? events.length : scored).some(({ type }) => TELLING.has(type))) return false;
    return isLast || ['otherDecision', undefined].includes(barrier(before, command, after, events)?.kind);
  });
}

function applied(state: State, command: Parameters<typeof apply>[1]): { state: State; events: GameEvent[] } {
  const result = apply(state, command);
  if (!result.ok) throw new Error(result.refusal.text);
  return result;
}
