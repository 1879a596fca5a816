import { type Command, SetupError, standing } from '@smash/engine';
import type { FinishedGame, GameFork } from '@smash/protocol';
import { InTurn } from '../common/inTurn.ts';
import { log } from '../common/log.ts';
import { pacer } from '../common/pacer.ts';
import { Refuse } from '../common/refuse.ts';
import type { StoredCommand } from '../storage/store.ts';
import type { GameEngine, GameEvent, GameState } from './gameEngine.ts';

interface Played {
  /** The events of its setup. */
  events: GameEvent[];
  commands: StoredCommand[];
  state: GameState;
}

/** A game that continues from a moment of another one: that game's moves up to there, replayed. */
export interface Forked extends Played {
  record: FinishedGame & { forks: readonly GameFork[] };
}

/** ms of work and of rest by turns, so that replaying records takes at most a third of a core. */
const WORK = 5;
const REST = 10;
/** Records that may wait. */
const MOST_WAITING = 4;

/** One record at a time, whoever asks. */
const replaying = new InTurn();
const ANYBODY = '';

/** Throws Refuse while so many records are being replayed that another one would have to wait long. */
export function needTime(): void {
  if (replaying.waiting(ANYBODY) >= MOST_WAITING)
    throw new Refuse('rate', 'Several other games are being looked up right now. Please try again in a moment.');
}

export const rulesChanged = (): Refuse =>
  new Refuse('unknown', 'The rules have changed since this game, so it cannot go on.');

/** Replays all moves of the record, yielding to other tables. Throws Refuse if today's rules differ. */
const playRecord = (engine: GameEngine, record: FinishedGame): Promise<Played> =>
  replaying.run(ANYBODY, () => makeMoves(engine, record));

async function makeMoves(engine: GameEngine, record: FinishedGame): Promise<Played> {
  const { setup, engine: version, forks = [] } = record;
  try {
    const pause = pacer(WORK, REST);
    const { state: first, events } = engine.create(setup, version);
    let state = engine.forked(first, 0, forks);
    const commands: StoredCommand[] = [];
    for (const command of standing<Command>(record.commands)) {
      await pause();
      const applied = engine.apply(state, command);
      if (!applied.ok) throw rulesChanged();
      const n = commands.length + 1;
      commands.push({ n, command, events: applied.events, id: '' });
      state = engine.forked(applied.state, n, forks);
    }
    return { events, commands, state };
  } catch (error) {
    if (error instanceof Refuse) throw error;
    // The record may be a stranger's, with factions that do not exist.
    if (error instanceof SetupError) throw rulesChanged();
    log('game not played on', { fault: error });
    throw rulesChanged();
  }
}

const isOver = (engine: GameEngine, { state }: Played): boolean => engine.view(state, 'spectator').over !== null;

/** `record`: from forkOf. Throws Refuse if today's rules do not lead to that moment, or if the game is over there. */
export async function playForked(engine: GameEngine, record: FinishedGame): Promise<Forked> {
  const played = await playRecord(engine, record);
  if (isOver(engine, played)) throw new Refuse('phase', 'The game is already over at that moment.');
  return { ...played, record: { ...record, forks: record.forks ?? [] } };
}

/** Throws Refuse unless the record contains its whole game. */
export async function needFinished(engine: GameEngine, record: FinishedGame): Promise<void> {
  if (!isOver(engine, await playRecord(engine, record)))
    throw new Refuse('invalid', 'This is not the record of a finished game.');
}
