import { type Command, isUndo, standing } from '@smash/engine';
import { gameView } from '@smash/protocol';
import { log } from '../common/log.ts';
import type { GameEngine } from '../game/gameEngine.ts';
import { nameOf } from '../game/idempotency.ts';
import { everyViewer, frozen, Match, type Position, position } from '../game/match.ts';
import type { Stuck } from '../game/stuck.ts';
import { type Entry, happened, type Reached, replay } from './replay.ts';
import type { RoomData } from './rows.ts';
import type { Store, StoredGame } from './store.ts';

/**
 * The game of a room, as it was when the process ended. A state that these very rules have stored is gone on from;
 * otherwise the whole record is played again, and goes on only if everything happens that happened then. Where it does
 * not, the game is stuck: it is shown as it stood, as far as it can be shown; null where nothing of it can be.
 */
export async function restoreMatch(engine: GameEngine, store: Store, room: RoomData): Promise<Match | null> {
  if (room.gameId === null) return null;
  const stored = await store.game(room.gameId);
  const played = standingIn(stored);
  const tries: Reached[] = [];
  let problem: unknown = new Error('The record is damaged.');
  for (const way of stored.whole ? [fromState, fromBeginning] : [fromBeginning]) {
    try {
      const reached = way(engine, stored, played);
      if (!reached) continue;
      if (stored.whole && reached.problem === null) return goesOn(engine, room.gameId, stored, reached);
      tries.push(reached);
      problem = reached.problem ?? problem;
    } catch (fault) {
      problem = fault;
    }
  }
  const stuck = stored.engine === engine.version ? 'damaged' : 'older';
  log('game cannot go on', { room: room.code, game: room.gameId, engine: stored.engine, fault: problem });
  return asItStood(engine, room, stored, tries, stuck);
}

/** The game played from its beginning to where it stands; null where it does not go as it went. */
export function playAgain(engine: GameEngine, stored: StoredGame): Reached | null {
  try {
    const reached = stored.whole ? fromBeginning(engine, stored, standingIn(stored)) : null;
    return reached?.problem === null ? reached : null;
  } catch {
    return null;
  }
}

function standingIn({ commands }: StoredGame): Entry[] {
  const kept = new Set(standing<Command>(commands.map(({ command }) => command)));
  return commands.filter((one): one is Entry => !isUndo(one.command) && kept.has(one.command));
}

/** From the last stored state and the few commands after it: trusted when today's rules have made it. */
function fromState(engine: GameEngine, stored: StoredGame, played: Entry[]): Reached | null {
  const { snapshot, setup } = stored;
  if (!snapshot || !setup || snapshot.engine !== engine.version || stored.engine !== engine.version) return null;
  const before = played.filter(({ n }) => n <= snapshot.n);
  const events = [...stored.events, ...before.flatMap((one) => one.events)];
  // What cannot be shown now would fail at every request.
  for (const viewer of everyViewer(setup.players)) engine.viewEvents(events, viewer);
  // With every undo the state after it was stored: what came after a stored state has not been taken back.
  const after = played.filter(({ n }) => n > snapshot.n);
  return replay(engine, { state: snapshot.state, n: snapshot.n, events, steps: [], problem: null }, after);
}

function fromBeginning(engine: GameEngine, stored: StoredGame, played: Entry[]): Reached | null {
  if (!stored.setup) return null;
  const { state, events } = engine.create(stored.setup, stored.engine);
  // Not even its beginning would be the one that was seen.
  if (!happened(stored.events, events)) throw new Error('It begins otherwise.');
  return replay(engine, { state, n: 0, events, steps: [], problem: null }, played);
}

function goesOn(engine: GameEngine, id: number, stored: StoredGame, reached: Reached): Match {
  const setup = stored.setup!;
  const now = position(engine, reached.state, stored.commands.at(-1)?.n ?? 0, setup.players);
  const undone = stored.commands.filter(({ command }) => isUndo(command)).length;
  const done = stored.commands.flatMap(({ command, id }) => (id === '' ? [] : [nameOf(command.seat, id)]));
  const past = { events: [...reached.events], steps: reached.steps, undone, done };
  return new Match(engine, id, setup, now, past, stored.mix ?? null);
}

/** The furthest position that can be shown. */
function asItStood(
  engine: GameEngine,
  room: RoomData,
  stored: StoredGame,
  tries: readonly Reached[],
  stuck: Stuck,
): Match | null {
  const players = stored.setup?.players ?? room.seats.length;
  const setup = stored.setup ?? { seed: '', players };
  const { snapshot } = stored;
  const before = stored.commands.filter(({ n }) => n <= (snapshot?.n ?? 0));
  const kept = snapshot && {
    state: snapshot.state,
    n: snapshot.n,
    events: [...stored.events, ...before.flatMap(({ events }) => events)],
  };
  for (const { state, n, events } of [...tries, ...(kept ? [kept] : [])].sort((a, b) => b.n - a.n)) {
    try {
      const now = shownAs(position(engine, state, n, players));
      for (const viewer of now.shown.keys()) engine.viewEvents([...events], viewer);
      const past = { events: [...events], steps: [], undone: 0, done: [], stuck };
      return new Match(engine, room.gameId!, setup, frozen(now, room.ended === true), past, stored.mix ?? null);
    } catch {
      // One further back, then.
    }
  }
  return null;
}

/** Throws when it is no view that a page could show. */
function shownAs(now: Position): Position {
  for (const { view } of now.shown.values()) {
    const { success, error } = gameView.safeParse(view);
    if (!success) throw error;
  }
  return now;
}
