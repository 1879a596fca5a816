import type { GameEngine, GameState } from './game.ts';
import { log } from './log.ts';
import type { RoomData } from './store/rows.ts';
import type { Store, StoredCommand } from './store/store.ts';
import { Match, position } from './table/match.ts';

interface Reached {
  state: GameState;
  n: number;
  /** Why it does not go further; null = all commands are played. */
  problem: unknown;
}

/**
 * The game of a room, as it was when the process ended. From the last stored state and the few commands after it; from
 * the beginning when that does not work. Where even that stops (the rules have been changed since), the game goes on
 * from the furthest position that can be reached. Throws when there is none.
 */
export function restoreMatch(engine: GameEngine, store: Store, room: RoomData): Match | null {
  if (room.gameId === null) return null;
  const id = room.gameId;
  const stored = store.game(id);
  const reached = furthest(
    () => stored.snapshot && replay(engine, stored.snapshot.state, stored.snapshot.n, stored.commands),
    () => replay(engine, engine.create(stored.setup).state, 0, stored.commands),
  );
  if (reached.problem) {
    log('game restored in part', {
      room: room.code,
      game: id,
      n: reached.n,
      of: stored.commands.length,
      why: reached.problem,
    });
    store.setAside(id, reached.n);
  }
  const events = [...stored.events, ...stored.commands.filter(({ n }) => n <= reached.n).flatMap((one) => one.events)];
  const now = position(engine, reached.state, reached.n, stored.setup.players);
  return new Match(engine, id, stored.setup, now, events);
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

function replay(engine: GameEngine, from: GameState, n: number, commands: StoredCommand[]): Reached {
  let reached: Reached = { state: from, n, problem: null };
  for (const stored of commands) {
    if (stored.n <= n) continue;
    try {
      const applied = engine.apply(reached.state, stored.command);
      if (!applied.ok) return { ...reached, problem: applied.refusal };
      reached = { state: applied.state, n: stored.n, problem: null };
    } catch (problem) {
      return { ...reached, problem };
    }
  }
  return reached;
}
