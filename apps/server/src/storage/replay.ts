import type { Command } from '@smash/engine';
import { follow } from '@smash/protocol';
import type { GameEngine, GameEvent, GameState } from '../game/gameEngine.ts';
import { type MatchStep, stepOf } from '../game/match.ts';
import type { StoredCommand } from './store.ts';

/** A stored command that was not taken back. */
export type Entry = StoredCommand & { command: Command };

/** A position of a game, with all that happened before it. */
export interface Reached {
  state: GameState;
  /** Commands played. */
  n: number;
  events: readonly GameEvent[];
  /** The turn under way, as far as it was played again here. */
  steps: readonly MatchStep[];
  /** Why it does not go further; null = all commands are played. */
  problem: unknown;
}

/** Plays the entries as far as the rules take them and everything happens that happened then. */
export function replay(engine: GameEngine, from: Reached, entries: readonly Entry[]): Reached {
  let reached = from;
  for (const { n, command, events: then } of entries) {
    try {
      const { state, events, steps } = reached;
      const applied = engine.apply(state, command);
      if (!applied.ok) return { ...reached, problem: applied.refusal };
      if (!happened(then, applied.events)) return { ...reached, problem: new Error('It happens otherwise.') };
      const { prompt } = engine.view(state, command.seat);
      const before = { state, events: events.length, last: steps.at(-1), prompt };
      const step = stepOf(engine, n, command, before, applied.state, applied.events, !prompt?.decoy);
      const turned = engine.view(state, 'spectator').turn !== engine.view(applied.state, 'spectator').turn;
      reached = {
        state: applied.state,
        n,
        events: [...events, ...applied.events],
        steps: follow(steps, step, turned),
        problem: null,
      };
    } catch (problem) {
      return { ...reached, problem };
    }
  }
  return reached;
}

/** Public ids are drawn anew, and words may be others. */
const FREE = new Set(['id', 'text']);

/** The same happened: what was stored then is in what happens now, but for ids, words and fields added since. */
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
