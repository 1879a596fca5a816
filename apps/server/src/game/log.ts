import type { EventView, Viewer } from '@smash/engine';
import { joined, pack } from '../common/packed.ts';
import type { GameEngine, GameEvent } from './gameEngine.ts';

/** Bytes of a page as sent, far below what a socket may buffer (line.ts). Most games fit. */
const PAGE_BYTES = 131_072;
/** How many events are processed together. */
const STRETCH = 64;
/** How many processed and encoded events this process keeps for all its games: some 30 MB. */
const MOST_KEPT = 40_000;

/** The newest events asked for, oldest first. */
export interface LogPage {
  events: EventView[];
  /** Older events were requested but did not fit. */
  cut: boolean;
}

/** All cached stretches, least recently used first. */
const kept = new Set<Stretch>();
let size = 0;

/** Up to STRETCH events in a row as one viewer sees them. */
class Stretch {
  readonly events: EventView[] = [];
  /** The events sent before, encoded, and where each of them ends. */
  #bytes: Uint8Array = new Uint8Array();
  readonly #ends: number[] = [];
  readonly #drop: () => void;

  constructor(drop: () => void) {
    this.#drop = drop;
  }

  /** Marks it as used and appends these events. Evicts the least recently used stretches if necessary. */
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

  /** The first index from which the events up to `end` fit into `room` bytes. */
  fits(end: number, room: number): number {
    this.#encode();
    const from = this.#endOf(end) - room;
    return from <= 0 ? 0 : this.#ends.findIndex((one) => one >= from) + 1;
  }

  /** The events from one index up to another, encoded. */
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
 * The log of a game as its viewers see it. While cached, an event is processed and encoded once per viewer, so repeated
 * requests only copy bytes. Raw events leave it only through viewEvents.
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

  /** Drops all events after the first `length`. */
  cut(length: number): void {
    this.#events.length = length;
    for (const stretches of this.#stretches.values())
      for (const [i, stretch] of stretches) if ((i + 1) * STRETCH > length) stretch.forget();
  }

  /** The first `length` events, raw. */
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

  /** One page: the newest events with a number above `since` and below `before`. */
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
      // A single event larger than a page makes a page of its own.
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

  /** The index of the first event with a number above `n`. */
  #after(n: number): number {
    let [low, high] = [0, this.#events.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#events[middle]!.n <= n) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The stretch with the event at that index, filled up to the last event. */
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
