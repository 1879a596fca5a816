import type { Viewer } from '@smash/engine';
import {
  type FullMessage,
  HASH_EVERY,
  type Json,
  type PatchMessage,
  type RequestPayload,
  sameJson,
  type UndoView,
} from '@smash/protocol';
import type { GameEvent } from './gameEngine.ts';
import type { Match, Shown } from './match.ts';

/**
 * What one connection has been sent of the game. Numbers count this connection's own messages, so they reveal nothing
 * about messages to others (INFO-4).
 */
export class ViewStream {
  #seq = 0;
  #last: Shown | null = null;
  #undo: UndoView | null = null;
  #viewer: Viewer = 'spectator';
  #game = 0;

  /**
   * The whole view, with the newest page of the log. `since` = number of the browser's last event of this game in this
   * role; 0 = none.
   */
  full(match: Match, game: number, viewer: Viewer, since: number, undo: UndoView | null): FullMessage {
    this.#last = match.shown(viewer);
    this.#viewer = viewer;
    this.#game = game;
    this.#undo = undo;
    this.#seq++;
    const { view, hash } = this.#last;
    const { undone } = match;
    const { events, cut } = match.page(viewer, since);
    return { game, seq: this.#seq, view, since: cut ? 0 : since, events, undone, undo, hash };
  }

  /**
   * The change since the last message; null if this viewer sees none. `cut`: after an undo, the number of the last
   * remaining event.
   */
  patch(match: Match, happened: GameEvent[], undo: UndoView | null, cut?: number): PatchMessage | null {
    if (!this.#last) return null;
    const shown = match.shown(this.#viewer);
    const ops = shown.since(this.#last);
    const events = match.show(happened, this.#viewer);
    this.#last = shown;
    const same = sameJson(this.#undo as unknown as Json, undo as unknown as Json);
    this.#undo = undo;
    if (ops.length === 0 && events.length === 0 && same && cut === undefined) return null;
    const from = this.#seq++;
    const taken = cut === undefined ? {} : { cut };
    const { undone } = match;
    const proof = this.#seq % HASH_EVERY === 0 ? { hash: shown.hash } : {};
    return { game: this.#game, seq: this.#seq, from, ops, ...taken, events, undone, undo, ...proof };
  }

  /** Sends nothing more until the next whole view. */
  stop(): void {
    this.#last = null;
  }
}

/** The browser's last event of this game; 0 = none. */
export function lastKnown(
  since: NonNullable<RequestPayload<'sync'>>['since'],
  { undone }: Match,
  game: number,
  viewer: Viewer,
): number {
  const same = since?.game === game && since.viewer === viewer && since.undone === undone;
  return same ? since.n : 0;
}
