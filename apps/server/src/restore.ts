import { type Command, isUndo, standing } from '@smash/engine';
import { follow } from '@smash/protocol';
import type { GameEngine, GameState } from './game.ts';
import { log } from './log.ts';
import type { RoomData } from './store/rows.ts';
import type { Store, StoredCommand } from './store/store.ts';
import { Match, type MatchStep, position, stepOf } from './table/match.ts';
import { nameOf } from './table/once.ts';

type Played = StoredCommand & { command: Command };

interface Reached {
  state: GameState;
  n: number;
  /** The turn under way, as far as it was played again here. */
  steps: readonly MatchStep[];
  /** Why it does not go further; null = all commands are played. */
  problem: unknown;
}

/**
 * The game of a room, as it was when the process ended. From the last stored state and the few commands after it; from
 * the beginning when that does not work. Where even that stops (the rules have been changed since), the game goes on
 * from the furthest position that can be reached. Throws when there is none.
 */
export async function restoreMatch(engine: GameEngine, store: Store, room: RoomData): Promise<Match | null> {
  if (room.gameId === null) return null;
  const id = room.gameId;
  const stored = await store.game(id);
  const { commands } = stored;
  const kept = new Set(standing<Command>(commands.map(({ command }) => command)));
  const played = commands.filter((one): one is Played => !isUndo(one.command) && kept.has(one.command));
  const reached = furthest(
    // With every undo the state after it was stored: what came after a stored state has not been taken back.
    () => stored.snapshot && replay(engine, stored.snapshot.state, stored.snapshot.n, stored.events.length, played),
    () => replay(engine, engine.create(stored.setup, stored.engine).state, 0, stored.events.length, played),
  );
  if (reached.problem) {
    log('game restored in part', {
      room: room.code,
      game: id,
      n: reached.n,
      of: commands.length,
      fault: reached.problem,
    });
    await store.setAside(id, reached.n);
  }
  const events = [...stored.events, ...played.filter(({ n }) => n <= reached.n).flatMap((one) => one.events)];
  const n = reached.problem ? reached.n : (commands.at(-1)?.n ?? 0);
  const now = position(engine, reached.state, n, stored.setup.players);
  const entries = commands.filter((one) => one.n <= n);
  const undone = entries.filter(({ command }) => isUndo(command)).length;
  const done = entries.flatMap(({ command, id }) => (id === '' ? [] : [nameOf(command.seat, id)]));
  return new Match(engine, id, stored.setup, now, { events, steps: reached.steps, undone, done });
}

function furthest(...ways: (() => Reached | null)[]): Reached {
  let best: Reached | null = null;
  let problem: unknown;
  for (const way of ways) {
    try {
      const reached = way();
      if (reached?.problem === null) return reached;
      if (reached && (!best || reached.n > best.n)) best = reached;
    } catch (error) {
      problem = error;
    }
  }
  if (best) return best;
  throw new Error('No position of the game can be reached.', { cause: problem });
}

function replay(engine: GameEngine, from: GameState, n: number, begun: number, played: Played[]): Reached {
  let events = begun;
  let reached: Reached = { state: from, n, steps: [], problem: null };
  for (const stored of played) {
    const before = { state: reached.state, events, last: reached.steps.at(-1) };
    events += stored.events.length;
    if (stored.n <= n) continue;
    try {
      const applied = engine.apply(before.state, stored.command);
      if (!applied.ok) return { ...reached, problem: applied.refusal };
      const { prompt } = engine.view(before.state, stored.command.seat);
      const step = stepOf(engine, stored.n, stored.command, before, applied.state, applied.events, !prompt?.cover);
      const turned = engine.view(before.state, 'spectator').turn !== engine.view(applied.state, 'spectator').turn;
      reached = { state: applied.state, n: stored.n, steps: follow(reached.steps, step, turned), problem: null };
    } catch (problem) {
      return { ...reached, problem };
    }
  }
  return reached;
}
