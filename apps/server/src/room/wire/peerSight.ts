import type { Viewer } from '@smash/engine';
import type { GuestsMessage, SeatAsksMessage } from '@smash/protocol';
import type { Sight, ViewSight } from '../../game/sight.ts';
import { type Peer, seatOf } from '../peer.ts';

/** The part of the table that a connection may see. */
interface Source {
  /** Throws Refuse before the first game. */
  readonly game: {
    shown(viewer: Viewer): { readonly sight: ViewSight };
    readonly late: { readonly sight: ViewSight } | null;
  };
  readonly undoing: { view(viewer: Viewer): { step: number } | null; open(): { id: number } | null };
  readonly giving: { open(): { id: number } | null };
  readonly room: { readonly seats: readonly unknown[] };
  readonly presence: { readonly asks: { view(peer: Peer): SeatAsksMessage } };
  readonly seats: { guestsFor(peer: Peer): GuestsMessage };
}

/** What one connection sees of its table, looked up on demand. Throws Refuse for anything it cannot have. */
export class PeerSight implements Sight {
  readonly #peer: Peer;
  readonly #table: Source;

  constructor(peer: Peer, table: Source) {
    this.#peer = peer;
    this.#table = table;
  }

  get card(): ReadonlySet<number> {
    return this.#shown?.card ?? NOTHING;
  }
  get place(): ReadonlySet<number> {
    return this.#shown?.place ?? NOTHING;
  }
  get prompt(): ReadonlySet<number> {
    return this.#own.prompt;
  }
  get option(): ReadonlySet<number> {
    return this.#own.option;
  }
  get step(): ReadonlySet<number> {
    return this.#own && setOf(this.#table.undoing.view(this.#peer.viewer)?.step);
  }
  get undoRequest(): ReadonlySet<number> {
    return this.#own && setOf(this.#table.undoing.open()?.id);
  }
  get giving(): ReadonlySet<number> {
    return this.#own && setOf(this.#table.giving.open()?.id);
  }
  get seat(): ReadonlySet<number> {
    return new Set(Array(this.#table.room.seats.length).keys());
  }
  get watcher(): ReadonlySet<number> {
    const asking = this.#table.presence.asks.view(this.#peer).asks.map(({ watcher }) => watcher);
    return new Set([...this.#table.seats.guestsFor(this.#peer).watchers, ...asking]);
  }
  get outcast(): ReadonlySet<number> {
    return new Set(this.#table.seats.guestsFor(this.#peer).out.map(({ n }) => n));
  }

  /** What lies on the table that it sees. */
  get #shown(): ViewSight | undefined {
    const { game } = this.#table;
    return this.#peer.late ? game.late?.sight : game.shown(this.#peer.viewer).sight;
  }

  /** Of a seat in a game. */
  get #own(): ViewSight {
    return this.#table.game.shown(seatOf(this.#peer)).sight;
  }
}

const NOTHING: ReadonlySet<number> = new Set();
const setOf = (id: number | undefined): ReadonlySet<number> => new Set(id === undefined ? [] : [id]);
