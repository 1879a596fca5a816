import type { EventView, Viewer } from '@smash/engine';
import { type LateView, openLog, openView, type Resolved } from '@smash/protocol';
import type { GameEngine, GameEvent } from './gameEngine.ts';
import { SightOfView, type ViewSight } from './sight.ts';
import type { Turn } from './turns.ts';

/** How many bytes of the log, as JSON, are sent with it. Most games fit. */
const LOG_BYTES = 131_072;

/** A game as spectators with late hands see it: one old state with all cards open, and nothing else. */
export class LateGame {
  readonly turn: Turn;
  readonly shown: Omit<LateView, 'game'>;
  readonly #engine: GameEngine;
  #sight: ViewSight | null = null;

  /** `log`: the events up to that state. */
  constructor(engine: GameEngine, turn: Turn, log: readonly GameEvent[], players: number) {
    this.#engine = engine;
    this.turn = turn;
    const seats = [...Array(players).keys()];
    const views = engine.views(turn.state, [...seats, 'spectator']);
    const seen = (viewer: Viewer) => engine.viewEvents(log, viewer);
    this.shown = {
      ...openView(views.slice(0, players), views[players]!),
      events: newest(openLog(seats.map(seen), seen('spectator'))),
    };
  }

  /** What its spectators may ask about. */
  get sight(): ViewSight {
    this.#sight ??= new SightOfView(this.shown.view);
    return this.#sight;
  }

  explain({ id, stat, seat }: Resolved<'explain'>) {
    return this.#engine.explain(this.turn.state, 'spectator', id, stat, seat);
  }
}

function newest(log: EventView[]): EventView[] {
  let bytes = 0;
  const first = log.findLastIndex((event) => {
    bytes += Buffer.byteLength(JSON.stringify(event));
    return bytes > LOG_BYTES;
  });
  return log.slice(first + 1);
}
