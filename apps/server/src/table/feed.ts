import type { Viewer } from '@smash/engine';
import { diff, type FullMessage, type Json, type PatchMessage } from '@smash/protocol';
import type { GameEvent } from '../game.ts';
import type { Match, Shown } from './match.ts';

/**
 * What one connection has been sent of the game. The numbers count this connection's own messages, so that they tell
 * nothing about what others were sent (INFO-4).
 */
export class Feed {
  #seq = 0;
  #last: Shown | null = null;
  #viewer: Viewer = 'spectator';
  #game = 0;

  /** The whole view. `since` = number of the last event the browser has of this game in this role; 0 = none. */
  full(match: Match, game: number, viewer: Viewer, since: number): FullMessage {
    this.#last = match.shown(viewer);
    this.#viewer = viewer;
    this.#game = game;
    this.#seq++;
    const { view, hash } = this.#last;
    return { game, seq: this.#seq, view, since, events: match.log(viewer, since), hash };
  }

  /** The change since the last message; null when this viewer sees none. */
  patch(match: Match, happened: GameEvent[]): PatchMessage | null {
    if (!this.#last) return null;
    const shown = match.shown(this.#viewer);
    const ops = diff(this.#last.view as unknown as Json, shown.view as unknown as Json);
    const events = match.show(happened, this.#viewer);
    this.#last = shown;
    if (ops.length === 0 && events.length === 0) return null;
    const from = this.#seq++;
    return { game: this.#game, seq: this.#seq, from, ops, events, hash: shown.hash };
  }

  /** Sends nothing more until the next whole view. */
  stop(): void {
    this.#last = null;
  }
}
