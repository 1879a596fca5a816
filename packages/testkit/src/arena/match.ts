/** Games between bots: pairs with the same seed and the seats swapped, so that neither has better cards. */
import { type Level, newMemory, remember, think } from '@smash/bots';
import { library } from '@smash/cards';
import { apply, createGame, type GameEvent, type State, view, viewEvents } from '@smash/engine';
import { seal } from '@smash/engine/seal';

export interface Match {
  a: Level;
  b: Level;
  seed: string;
  /** With more than two, one `a` plays against so many `b`, in every seat once. */
  players: number;
  pool: string[];
  /** Absent: as usual. */
  vpToWin?: number;
}

export interface Result {
  /** Share of the wins of `a`, for each set of games with one seed: 0 to 1. */
  scores: number[];
  games: number;
  /** CPU time of decisions of `a` and `b` with more than one answer, in milliseconds. */
  ms: { a: number[]; b: number[] };
  /** Decisions of `a` and `b`, and how many of them without a sealed game. */
  decisions: number;
  unsealed: number;
  /** Decisions in which thinking ahead went wrong. */
  failed: number;
  refused: number;
  stuck: number;
}

export const newResult = (): Result => ({
  scores: [],
  games: 0,
  ms: { a: [], b: [] },
  decisions: 0,
  unsealed: 0,
  failed: 0,
  refused: 0,
  stuck: 0,
});

const LONGEST = 4000;

/** Plays one seed in every arrangement of seats, and adds to the result. */
export function playSeed(match: Match, n: number, result: Result): void {
  let score = 0;
  for (let mine = 0; mine < match.players; mine++) {
    const winners = playGame(match, `${match.seed}-${n}`, mine, result);
    result.games++;
    if (winners.includes(mine)) score += 1 / winners.length;
  }
  result.scores.push(score / match.players);
}

function playGame(match: Match, seed: string, mine: number, result: Result): number[] {
  const { players, pool } = match;
  const memories = Array.from({ length: players }, () => newMemory(players));
  const watch = (events: readonly GameEvent[]): void => {
    for (let seat = 0; seat < players; seat++) memories[seat] = remember(memories[seat]!, viewEvents(events, seat));
  };
  const options = { duplicates: pool.length < 2 * players, ...(match.vpToWin && { vpToWin: match.vpToWin }) };
  let { state, events } = createGame({ seed, players, pool, options }, library);
  watch(events);
  for (let n = 0; n < LONGEST && !state.over; n++) {
    const { seat } = state.asks[0]!;
    const pick = decide(match, state, seat, memories[seat]!, result, seat === mine ? 'a' : 'b');
    const next = answer(state, seat, pick, result);
    if (!next) return [];
    ({ state, events } = next);
    watch(events);
  }
  if (!state.over) result.stuck++;
  return state.over?.winners ?? [];
}

function answer(state: State, seat: number, pick: number[], result: Result) {
  const prompt = state.asks.find((ask) => ask.seat === seat)!.id;
  const applied = apply(state, { type: 'answer', seat, prompt, pick });
  if (applied.ok) return applied;
  result.refused++;
  return null;
}

function decide(
  match: Match,
  state: State,
  seat: number,
  memory: ReturnType<typeof newMemory>,
  result: Result,
  side: 'a' | 'b',
): number[] {
  const before = process.threadCpuUsage();
  const sealed = seal(state, seat);
  const { pick, nodes, failed } = think({ view: view(state, seat), sealed, memory }, match[side]);
  const spent = process.threadCpuUsage(before);
  result.decisions++;
  if (!sealed) result.unsealed++;
  if (failed) result.failed++;
  if (nodes > 0) result.ms[side].push((spent.user + spent.system) / 1000);
  return pick;
}
