import type { EventView, Viewer } from '@smash/engine';
import { changeLate, type LateChange, type LateView, openLog, openView, type Resolved } from '@smash/protocol';
import type { GameEngine, GameEvent } from './gameEngine.ts';
import { SightOfView, type ViewSight } from './sight.ts';
import type { Turn } from './turns.ts';

/** How many bytes of the log, as JSON, are sent with it. Most games fit. */
const LOG_BYTES = 131_072;
/** How many events are shown to all seats together. */
const STRETCH = 64;

/** A game as spectators with late hands see it: one old state with all cards open, and nothing else. */
export class LateGame {
  readonly turn: Turn;
  readonly shown: Omit<LateView, 'game'>;
  readonly #engine: GameEngine;
  #sight: ViewSight | null = null;
  readonly #changes = new WeakMap<LateGame, Omit<LateChange, 'game'> | null>();

  /** `log`: the events up to that state. */
  constructor(engine: GameEngine, turn: Turn, log: readonly GameEvent[], players: number) {
    this.#engine = engine;
    this.turn = turn;
    const views = engine.views(turn.state, [...Array(players).keys(), 'spectator']);
    this.shown = { ...openView(views.slice(0, players), views[players]!), events: newest(engine, log, players) };
  }

  /** What is different from an earlier one, worked out once for all who have that; null = its log does not go on here. */
  since(before: LateGame): Omit<LateChange, 'game'> | null {
    let change = this.#changes.get(before);
    if (change === undefined) {
      change = changeLate(before.shown, this.shown);
      this.#changes.set(before, change);
    }
    return change;
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

/** The newest events that fit, from the end of a log of any length. */
function newest(engine: GameEngine, log: readonly GameEvent[], players: number): EventView[] {
  const seats = [...Array(players).keys()];
  const parts: EventView[][] = [];
  let bytes = 0;
  for (let end = log.length; end > 0; end -= STRETCH) {
    const stretch = log.slice(Math.max(0, end - STRETCH), end);
    const seen = (viewer: Viewer) => engine.viewEvents(stretch, viewer);
    const open = openLog(seats.map(seen), seen('spectator'));
    const tooOld = open.findLastIndex((event) => {
      bytes += Buffer.byteLength(JSON.stringify(event));
      return bytes > LOG_BYTES;
    });
    parts.unshift(open.slice(tooOld + 1));
    if (tooOld >= 0) break;
  }
  return parts.flat();
}
