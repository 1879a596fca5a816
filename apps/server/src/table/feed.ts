import type { Viewer } from '@smash/engine';
import { diff, type FullMessage, type Json, type PatchMessage, sameJson, type UndoView } from '@smash/protocol';
import type { GameEvent } from '../game.ts';
import type { Match, Shown } from './match.ts';

/**
 * What one connection has been sent of the game. The numbers count this connection's own messages, so that they tell
 * nothing about what others were sent (INFO-4).
 */
export class Feed {
  #seq = 0;
  #last: Shown | null = null;
  #undo: UndoView | null = null;
  #viewer: Viewer = 'spectator';
  #game = 0;

  /** The whole view. `since` = number of the last event the browser has of this game in this role; 0 = none. */
  full(match: Match, game: number, viewer: Viewer, since: number, undo: UndoView | null): FullMessage {
    this.#last = match.shown(viewer);
    this.#viewer = viewer;
    this.#game = game;
    this.#undo = undo;
    this.#seq++;
    const { view, hash } = this.#last;
    const { undone } = match;
    return { game, seq: this.#seq, view, since, events: match.log(viewer, since), undone, undo, hash };
  }

  /**
   * The change since the last message; null when this viewer sees none. `cut`: something was taken back, and this is the
   * number of the last event that is left.
   */
  patch(match: Match, happened: GameEvent[], undo: UndoView | null, cut?: number): PatchMessage | null {
    if (!this.#last) return null;
    const shown = match.shown(this.#viewer);
    const ops = diff(this.#last.view as unknown as Json, shown.view as unknown as Json);
    const events = match.show(happened, this.#viewer);
    this.#last = shown;
    const same = sameJson(this.#undo as unknown as Json, undo as unknown as Json);
    this.#undo = undo;
    if (ops.length === 0 && events.length === 0 && same && cut === undefined) return null;
    const from = this.#seq++;
    const taken = cut === undefined ? {} : { cut };
    const { undone } = match;
    return { game: this.#game, seq: this.#seq, from, ops, ...taken, events, undone, undo, hash: shown.hash };
  }

  /** Sends nothing more until the next whole view. */
  stop(): void {
    this.#last = null;
  }
}
