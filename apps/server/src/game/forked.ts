import { type Command, standing } from '@smash/engine';
import type { FinishedGame, GameFork } from '@smash/protocol';
import { log } from '../common/log.ts';
import { Refuse } from '../common/refuse.ts';
import type { StoredCommand } from '../storage/store.ts';
import type { GameEngine, GameEvent, GameState } from './gameEngine.ts';

/** A game that goes on from a moment of another: all of that one's moves up to there, made again. */
export interface Forked {
  record: FinishedGame & { forks: readonly GameFork[] };
  /** Of its beginning. */
  events: GameEvent[];
  commands: StoredCommand[];
  state: GameState;
}

/** `record`: as forkOf makes it. Throws Refuse if today's rules do not lead there, or if that game is over by then. */
export function playForked(engine: GameEngine, record: FinishedGame): Forked {
  const { setup, engine: version, forks = [] } = record;
  const old = () => new Refuse('unknown', 'The rules have changed since this game, so it cannot go on.');
  try {
    const { state: first, events } = engine.create(setup, version);
    let state = engine.forked(first, 0, forks);
    const commands: StoredCommand[] = [];
    for (const command of standing<Command>(record.commands)) {
      const applied = engine.apply(state, command);
      if (!applied.ok) throw old();
      const n = commands.length + 1;
      commands.push({ n, command, events: applied.events, id: '' });
      state = engine.forked(applied.state, n, forks);
    }
    if (engine.view(state, 'spectator').over) throw new Refuse('phase', 'The game is already over at that moment.');
    return { record: { ...record, forks }, events, commands, state };
  } catch (error) {
    if (error instanceof Refuse) throw error;
    log('game not played on', { fault: error });
    throw old();
  }
}
