import type { Command, Fork } from '@smash/engine';
import { follow } from '@smash/protocol';
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
 * the start.
 */
export function replay(
  engine: GameEngine,
  from: Reached,
  entries: readonly Entry[],
  forks: readonly Fork[] = [],
): Reached {
  let reached = from;
  for (const [i, { n, command, events: then, id }] of entries.entries()) {
    try {
      const { state, events, steps } = reached;
      const applied = engine.apply(state, command);
      if (!applied.ok) return { ...reached, problem: applied.refusal };
      if (!happened(then, applied.events))
        return { ...reached, problem: new Error('Its events differ from the stored ones.') };
      const { prompt } = engine.view(state, command.seat);
      const before = { state, events: events.length, last: steps.at(-1), prompt };
      const step = stepOf(engine, n, command, before, applied.state, applied.events, id !== '');
      const { turn } = engine.view(applied.state, 'spectator');
      const turned = engine.view(state, 'spectator').turn !== turn;
      reached = {
        ...reached,
        state: engine.forked(applied.state, i + 1, forks),
        n,
        events: [...events, ...applied.events],
        steps: follow(steps, step, turned),
        problem: null,
      };
      reached.turns?.note({ turn, state: reached.state, events: reached.events.length });
    } catch (problem) {
      return { ...reached, problem };
    }
  }
  return reached;
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
