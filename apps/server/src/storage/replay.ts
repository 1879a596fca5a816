import type { Command, Fork } from '@smash/engine';
import { follow } from '@smash/protocol';
import { loadingPace } from '../common/pacer.ts';
import type { GameEngine, GameEvent, GameState } from '../game/gameEngine.ts';
import { type MatchStep, stepOf } from '../game/steps.ts';
import type { Turns } from '../game/turns.ts';
import type { StoredCommand } from './store.ts';

/** A stored command that was not undone. */
export type Entry = StoredCommand & { command: Command };

/** A position of a game, with its history. */
export interface Reached {
  state: GameState;
  /** Commands played. */
  n: number;
  events: readonly GameEvent[];
  /** The current turn, as far as it was replayed here. */
  steps: readonly MatchStep[];
  /** Kept along the way, if wanted. */
  turns?: Turns | undefined;
  /** Why it stops here; null = all commands were replayed. */
  problem: unknown;
}

/**
 * Replays the entries while the rules accept them and the events match the stored ones. `forks`: only if replayed from
 * the start. Other work gets its turn meanwhile.
 */
export async function replay(
  engine: GameEngine,
  from: Reached,
  entries: readonly Entry[],
  forks: readonly Fork[] = [],
): Promise<Reached> {
  const { turns } = from;
  const pace = loadingPace();
  const events = [...from.events];
  let { state, n } = from;
  let turn = turnOf(engine, state);
  /** Where the steps of the current turn begin. */
  let begins = { at: 0, state, events: events.length, steps: from.steps };
  for (const [i, entry] of entries.entries()) {
    await pace();
    try {
      const applied = engine.apply(state, entry.command);
      if (!applied.ok) return { state, n, events, steps: [], turns, problem: applied.refusal };
      if (!happened(entry.events, applied.events))
        return { state, n, events, steps: [], turns, problem: new Error('Its events differ from the stored ones.') };
      const now = turnOf(engine, applied.state);
      state = engine.forked(applied.state, i + 1, forks);
      n = entry.n;
      events.push(...applied.events);
      turns?.note({ turn: now, n, state, events: events.length });
      if (now !== turn) begins = { at: i + 1, state, events: events.length, steps: [] };
      turn = now;
    } catch (problem) {
      return { state, n, events, steps: [], turns, problem };
    }
  }
  try {
    const steps = await stepsOf(engine, begins, entries, forks, pace);
    return { state, n, events, steps, turns, problem: null };
  } catch (problem) {
    return { state, n, events, steps: [], turns, problem };
  }
}
const turnOf = (engine: GameEngine, state: GameState): number => engine.view(state, 'spectator').turn;

/** The steps of the turn that begins there: every other turn's are dropped when it ends, and making them costs most. */
async function stepsOf(
  engine: GameEngine,
  begins: { at: number; state: GameState; events: number; steps: readonly MatchStep[] },
  entries: readonly Entry[],
  forks: readonly Fork[],
  pace: () => Promise<void>,
): Promise<readonly MatchStep[]> {
  let { state, events, steps } = begins;
  for (const [i, { n, command, id }] of entries.slice(begins.at).entries()) {
    await pace();
    const applied = engine.apply(state, command);
    if (!applied.ok) throw new Error(`What was replayed is refused: ${applied.refusal.code}`);
    const { prompt } = engine.view(state, command.seat);
    const before = { state, events, last: steps.at(-1), prompt };
    const step = stepOf(engine, n, command, before, applied.state, applied.events, id !== '');
    steps = follow(steps, step, false);
    state = engine.forked(applied.state, begins.at + i + 1, forks);
    events += applied.events.length;
  }
  return steps;
}

/** Public ids are redrawn, and wording may differ. */
const FREE = new Set(['id', 'text']);

/**
 * Do the events match? Stored ones must be contained in the new ones, except for ids, wording and fields added since.
 */
export const happened = (then: readonly GameEvent[], now: readonly GameEvent[]): boolean => covers(then, now);

function covers(then: unknown, now: unknown): boolean {
  if (typeof then !== 'object' || then === null) return Object.is(then, now);
  if (typeof now !== 'object' || now === null) return false;
  if (Array.isArray(then)) {
    return Array.isArray(now) && then.length === now.length && then.every((one, i) => covers(one, now[i]));
  }
  return Object.entries(then).every(
    ([key, value]) => FREE.has(key) || covers(value, (now as Record<string, unknown>)[key]),
  );
}
