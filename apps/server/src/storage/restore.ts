import { type Command, isUndo, standing } from '@smash/engine';
import { gameView, type MixRecord } from '@smash/protocol';
import { log } from '../common/log.ts';
import { loadingPace } from '../common/pacer.ts';
import type { GameEngine, GameEvent } from '../game/gameEngine.ts';
import { nameOf } from '../game/idempotency.ts';
import { everyViewer, frozen, Match, type Position, position } from '../game/match.ts';
import type { Stuck } from '../game/stuck.ts';
import { Turns } from '../game/turns.ts';
import { type Entry, happened, type Reached, replay } from './replay.ts';
import type { RoomData } from './rows.ts';
import type { Earlier, Store, StoredGame } from './store.ts';

/**
 * A room's game as it was when the process ended. A state stored by this very rules version is continued directly;
 * otherwise the whole record is replayed, and the game continues only if every event matches. If not, the game is
 * stuck: it is shown as it stood, as far as possible; null if nothing can be shown.
 */
export async function restoreMatch(engine: GameEngine, store: Store, room: RoomData): Promise<Match | null> {
  if (room.gameId === null) return null;
  const stored = await store.game(room.gameId);
  const played = standingIn(stored);
  const tries: Reached[] = [];
  let problem: unknown = new Error('The record is damaged.');
  // Spectators who see all hands late need the states of the last two rounds.
  const fromStored = room.options.watchers === 'late' ? fromEarlier : fromState;
  for (const way of stored.whole ? [fromStored, fromBeginning] : [fromBeginning]) {
    try {
      const reached = await way(engine, stored, played);
      if (!reached) continue;
      if (stored.whole && reached.problem === null) return goesOn(engine, room, stored, reached);
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

/** The game replayed from its beginning to its current position; null if it diverges. */
export async function playAgain(engine: GameEngine, stored: StoredGame): Promise<Reached | null> {
  try {
    const reached = stored.whole ? await fromBeginning(engine, stored, standingIn(stored)) : null;
    return reached?.problem === null ? reached : null;
  } catch {
    return null;
  }
}

function standingIn({ commands }: StoredGame): Entry[] {
  const kept = new Set(standing<Command>(commands.map(({ command }) => command)));
  return commands.filter((one): one is Entry => !isUndo(one.command) && kept.has(one.command));
}

/** From the last stored state and the few commands after it: trusted if today's rules made it. */
async function fromState(engine: GameEngine, stored: StoredGame, played: Entry[]): Promise<Reached | null> {
  const snapshot = trusted(engine, stored);
  return snapshot && goOn(engine, stored, snapshot, played);
}

/** From a stored state that is as old as those that spectators with late hands need. */
async function fromEarlier(engine: GameEngine, stored: StoredGame, played: Entry[]): Promise<Reached | null> {
  const earlier = trusted(engine, stored)?.earlier;
  return earlier ? goOn(engine, stored, earlier, played, new Turns(stored.setup!.players)) : null;
}

function trusted(engine: GameEngine, { snapshot, setup, engine: begunWith }: StoredGame): StoredGame['snapshot'] {
  return setup && snapshot?.engine === engine.version && begunWith === engine.version ? snapshot : null;
}

async function goOn(
  engine: GameEngine,
  stored: StoredGame,
  { n: from, state }: Earlier,
  played: Entry[],
  turns?: Turns,
): Promise<Reached> {
  const before = played.filter(({ n }) => n <= from);
  const events = [...stored.events, ...before.flatMap((one) => one.events)];
  // A position that cannot be shown now would fail at every request.
  await showLog(engine, events, stored.setup!.players);
  turns?.note({ turn: engine.view(state, 'spectator').turn, n: from, state, events: events.length });
  // An undo that goes back beyond the stored state stores another, so no command before it was undone later.
  const after = played.filter(({ n }) => n > from);
  return replay(engine, { state, n: from, events, steps: [], turns, problem: null }, after);
}

/** How many events are shown without a pause. */
const STRETCH = 200;

/** Throws if somebody cannot be shown the log. Other work gets its turn meanwhile. */
async function showLog(engine: GameEngine, events: readonly GameEvent[], players: number): Promise<void> {
  const pace = loadingPace();
  for (let at = 0; at < events.length; at += STRETCH) {
    await pace();
    const some = events.slice(at, at + STRETCH);
    for (const viewer of everyViewer(players)) engine.viewEvents(some, viewer);
  }
}

async function fromBeginning(engine: GameEngine, stored: StoredGame, played: Entry[]): Promise<Reached | null> {
  if (!stored.setup) return null;
  const { forks = [] } = stored;
  const { state: first, events } = engine.create(stored.setup, stored.engine);
  const state = engine.forked(first, 0, forks);
  // Even its beginning would differ from what players saw.
  if (!happened(stored.events, events)) throw new Error('It begins differently.');
  const turns = new Turns(stored.setup.players);
  turns.note({ turn: engine.view(state, 'spectator').turn, n: 0, state, events: events.length });
  return replay(engine, { state, n: 0, events, steps: [], turns, problem: null }, played, forks);
}

function goesOn(engine: GameEngine, room: RoomData, stored: StoredGame, reached: Reached): Match {
  const setup = stored.setup!;
  const now = position(engine, reached.state, stored.commands.at(-1)?.n ?? 0, setup.players);
  const undone = stored.commands.filter(({ command }) => isUndo(command)).length;
  const done = stored.commands.flatMap(({ command, id }) => (id === '' ? [] : [nameOf(command.seat, id)]));
  const made = new Map<number, number>();
  for (const { command } of stored.commands) made.set(command.seat, (made.get(command.seat) ?? 0) + 1);
  const turns = room.options.watchers === 'late' ? reached.turns : undefined;
  const past = { events: [...reached.events], steps: reached.steps, undone, made, done, turns };
  return new Match(engine, room.gameId!, setup, now, past, mixOf(stored), stored.forks);
}

/** The mix made at its table; if it keeps another game's shuffles, those were mixed for that game. */
const mixOf = ({ mix, forks }: StoredGame): MixRecord | null => (forks ? forks.at(-1)?.mix : mix) ?? null;

/** The furthest position that can be shown. */
async function asItStood(
  engine: GameEngine,
  room: RoomData,
  stored: StoredGame,
  tries: readonly Reached[],
  stuck: Stuck,
): Promise<Match | null> {
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
      await showLog(engine, events, players);
      const past = { events: [...events], steps: [], undone: 0, done: [], stuck };
      return new Match(
        engine,
        room.gameId!,
        setup,
        frozen(now, room.ended === true),
        past,
        mixOf(stored),
        stored.forks,
      );
    } catch {
      // Then try one step back.
    }
  }
  return null;
}

/** Throws if a page could not show this view. */
function shownAs(now: Position): Position {
  for (const { view } of now.shown.values()) {
    const { success, error } = gameView.safeParse(view);
    if (!success) throw error;
  }
  return now;
}
