import { log } from '../common/log.ts';
import { notSaved, Refuse, restarting } from '../common/refuse.ts';
import { GameWriter } from '../storage/gameWriter.ts';
import type { RoomData } from '../storage/rows.ts';
import type { Store } from '../storage/store.ts';
import { Connections } from './connections.ts';
import * as lobby from './lobby.ts';
import type { Peer } from './peer.ts';
import { type Reseated, reseated } from './persons.ts';
import { seatOfToken } from './seatKeys.ts';
import { allHashes } from './seatTokens.ts';

interface Host {
  /** A game is being dealt: seats and rules are frozen. */
  isDealing(): boolean;
  /** The public state of the table has changed. */
  changed(): void;
  /** Somebody else plays at a seat, or people have changed seats. */
  reseated(to: Reseated): void;
  /** The token with which this connection holds its seat has become void. */
  unseated(peer: Peer): void;
  /** Saving works again: retry what failed. */
  resumed(): void;
  /** Another process serves the table now. */
  takenOver(): void;
  /** The room as it is in the store now. */
  stored(room: RoomData): void;
}

/**
 * A table's stored room and its connections. Changes are made one at a time, each stored before it takes effect: a
 * request that throws (Refuse or anything else) has changed nothing.
 */
export class RoomCore {
  readonly peers = new Connections();
  readonly writer: GameWriter;
  #data: RoomData;
  /** Accept no further changes. */
  closed = false;
  readonly #host: Host;
  /** Hashes of tokens that a change under way takes away. */
  readonly #void = new Set<string>();
  /** Resolves when no write is pending. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(store: Store, engine: string, room: RoomData, host: Host) {
    this.#data = room;
    this.#host = host;
    this.writer = new GameWriter(store, engine, {
      say: (text) => this.trouble(text),
      changed: () => this.changed(),
      probe: () => void this.change(() => this.writer.again(this.data), 'always').catch(() => {}),
      resumed: () => host.resumed(),
      takenOver: () => host.takenOver(),
      stored: (room) => host.stored(room),
    });
  }

  get code(): string {
    return this.data.code;
  }

  get data(): RoomData {
    return this.#data;
  }

  /** The room as it has been stored. */
  set data(next: RoomData) {
    const to = reseated(this.#data, next);
    this.#data = next;
    if (to) this.#host.reseated(to);
    for (const peer of this.peers)
      if (peer.seat !== null && peer.token !== '' && seatOfToken(next, peer.token) < 0) this.#host.unseated(peer);
  }

  /** The seat that the token of this hash opens; -1 = none. */
  seatOfToken(hash: string): number {
    return this.#void.has(hash) ? -1 : seatOfToken(this.#data, hash);
  }

  /** Call after every change of the public state. */
  changed(): void {
    this.#host.changed();
  }

  /** Accepts no further changes; resolves when pending ones are stored and announced. */
  async close(): Promise<void> {
    this.closed = true;
    await this.#last;
    this.writer.close();
  }

  /**
   * Makes the change after the pending ones, or refuses it immediately if nothing can be done now. `always`: even while
   * a game is being dealt.
   */
  change<T>(work: () => Promise<T>, when: 'settled' | 'always' = 'settled'): Promise<T> {
    if (this.closed) return Promise.reject(restarting());
    if (this.writer.stuck) return Promise.reject(notSaved('This'));
    const made = this.#last.then(() => {
      if (this.#host.isDealing() && when === 'settled')
        throw new Refuse('phase', 'The shuffle is being mixed. Please wait a moment.');
      return work();
    });
    this.#last = made.catch(() => {});
    return made;
  }

  /** Stores the room and makes it the current one. */
  async save(next: RoomData, what = 'This'): Promise<void> {
    this.data = await this.writer.room(next, what);
  }

  /** Stores the room, makes it the current one and announces it. */
  async keep(next: RoomData): Promise<void> {
    await this.save(next);
    this.changed();
  }

  /**
   * Makes a change that takes tokens away. They are void immediately, not only once the change is stored: meanwhile
   * their holder could open the seat. If it cannot be stored, they stay void as long as the table is in memory.
   */
  async retire(plan: (room: RoomData) => RoomData, what: string): Promise<void> {
    const kept = new Set(allHashes(plan(this.data)));
    const lost = allHashes(this.data).filter((hash) => !kept.has(hash));
    for (const hash of lost) this.#void.add(hash);
    try {
      await this.change(() => this.keep(plan(this.data)), 'always');
      for (const hash of lost) this.#void.delete(hash);
    } catch (error) {
      log('not stored', { room: this.code, what, error });
    }
  }

  /** Tells everybody that something went wrong. */
  trouble(text: string): void {
    this.peers.tell('notice', { kind: 'trouble', text });
  }

  /** Announces the host if it has changed. */
  announceHost(before: number): void {
    const { host } = this.data;
    if (host !== before && host >= 0)
      this.peers.say(`${lobby.playerOf(lobby.seatOf(this.data, host))} is the host now.`);
  }
}
