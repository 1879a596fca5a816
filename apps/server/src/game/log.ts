import type { EventView, Viewer } from '@smash/engine';
import { joined, pack } from '../common/packed.ts';
import type { GameEngine, GameEvent } from './gameEngine.ts';

/** Bytes of a page as sent, far below what a socket may hold (line.ts). A usual game fits. */
const PAGE_BYTES = 131_072;
/** Events looked at together. */
const STRETCH = 64;
/** Events that this process keeps as seen and encoded, of all its games: some 30 MB. */
const MOST_KEPT = 40_000;

/** The newest events asked for, oldest first. */
export interface LogPage {
  events: EventView[];
  /** There are older ones that were asked for, too. */
  cut: boolean;
}

/** All stretches kept; the one not used for longest comes first. */
const kept = new Set<Stretch>();
let size = 0;

/** Up to STRETCH events in a row as one viewer sees them. */
class Stretch {
  readonly events: EventView[] = [];
  /** Those that have been sent before, encoded, and where each of them ends. */
  #bytes: Uint8Array = new Uint8Array();
  readonly #ends: number[] = [];
  readonly #drop: () => void;

  constructor(drop: () => void) {
    this.#drop = drop;
  }

  /** It is needed now, with these events more. Those not needed for longest are forgotten for it. */
  use(more: readonly EventView[]): void {
    if (kept.delete(this)) size -= this.events.length;
    this.events.push(...more);
    kept.add(this);
    size += this.events.length;
    for (const oldest of kept) {
      if (size <= MOST_KEPT || oldest === this) break;
      oldest.forget();
    }
  }

  forget(): void {
    if (kept.delete(this)) size -= this.events.length;
    this.#drop();
  }

  /** The first place from which on, up to `end`, they fit into so many bytes. */
  fits(end: number, room: number): number {
    this.#encode();
    const from = this.#endOf(end) - room;
    return from <= 0 ? 0 : this.#ends.findIndex((one) => one >= from) + 1;
  }

  /** Those from one place up to another, encoded. */
  bytes(from: number, end: number): Uint8Array {
    this.#encode();
    return this.#bytes.subarray(this.#endOf(from), this.#endOf(end));
  }

  #endOf(count: number): number {
    return count === 0 ? 0 : this.#ends[count - 1]!;
  }

  #encode(): void {
    const more = this.events.slice(this.#ends.length).map(pack);
    if (more.length === 0) return;
    for (const { length } of more) this.#ends.push(this.#endOf(this.#ends.length) + length);
    this.#bytes = Buffer.concat([this.#bytes, ...more]);
  }
}

/**
 * The log of a game as its viewers see it. Whatever is asked for, an event is looked at and encoded once for each viewer,
 * while it is kept: repeated questions cost copies of bytes. Raw events leave it only through viewEvents.
 */
export class Log {
  readonly #engine: GameEngine;
  readonly #events: GameEvent[];
  readonly #stretches = new Map<Viewer, Map<number, Stretch>>();

  constructor(engine: GameEngine, events: GameEvent[]) {
    this.#engine = engine;
    this.#events = events;
  }

  get length(): number {
    return this.#events.length;
  }

  /** The number of the last event; 0 = none. */
  get last(): number {
    return this.#events.at(-1)?.n ?? 0;
  }

  push(events: readonly GameEvent[]): void {
    this.#events.push(...events);
  }

  /** Only the first so many have happened. */
  cut(length: number): void {
    this.#events.length = length;
    for (const stretches of this.#stretches.values())
      for (const [i, stretch] of stretches) if ((i + 1) * STRETCH > length) stretch.forget();
  }

  /** The first so many, raw. */
  upTo(length: number): GameEvent[] {
    return this.#events.slice(0, length);
  }

  /** Of any length: events with a number above `since`. */
  since(viewer: Viewer, since: number): EventView[] {
    const parts: EventView[][] = [];
    for (let at = this.#after(since); at < this.#events.length; at += STRETCH - (at % STRETCH))
      parts.push(this.#stretch(viewer, at).events.slice(at % STRETCH));
    return parts.flat();
  }

  /** As much of it as is sent at once: the newest events with a number above `since` and below `before`. */
  page(viewer: Viewer, since: number, before: number): LogPage {
    const first = this.#after(since);
    const parts: EventView[][] = [];
    const members: Uint8Array[] = [];
    let room = PAGE_BYTES;
    let at = this.#after(before - 1);
    while (at > first) {
      const stretch = this.#stretch(viewer, at - 1);
      const start = Math.floor((at - 1) / STRETCH) * STRETCH;
      const end = at - start;
      const fits = stretch.fits(end, room);
      // One that is longer than a page is one.
      const from = Math.max(first - start, members.length === 0 ? Math.min(fits, end - 1) : fits);
      if (from === end) break;
      parts.unshift(stretch.events.slice(from, end));
      const bytes = stretch.bytes(from, end);
      members.unshift(bytes);
      room -= bytes.length;
      at = start + from;
      if (from > 0) break;
    }
    return { events: joined(parts.flat(), members), cut: at > first };
  }

  /** The place of the first event with a number above that. */
  #after(n: number): number {
    let [low, high] = [0, this.#events.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#events[middle]!.n <= n) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The stretch with the event at that place, as far as there are events. */
  #stretch(viewer: Viewer, at: number): Stretch {
    const i = Math.floor(at / STRETCH);
    const stretches = this.#stretches.get(viewer) ?? new Map<number, Stretch>();
    this.#stretches.set(viewer, stretches);
    let stretch = stretches.get(i);
    if (!stretch) {
      stretch = new Stretch(() => stretches.delete(i));
      stretches.set(i, stretch);
    }
    const more = this.#events.slice(i * STRETCH + stretch.events.length, (i + 1) * STRETCH);
    stretch.use(more.length > 0 ? this.#engine.viewEvents(more, viewer) : []);
    return stretch;
  }
}
