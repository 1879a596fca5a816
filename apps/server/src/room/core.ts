import { notSaved, Refuse, restarting } from '../common/refuse.ts';
import { GameWriter } from '../storage/gameWriter.ts';
import type { RoomData } from '../storage/rows.ts';
import type { Store } from '../storage/store.ts';
import { Connections } from './connections.ts';
import * as lobby from './lobby.ts';

interface Host {
  /** A game is being dealt: seats and rules stay as they are. */
  isDealing(): boolean;
  /** What people at the table are told of it has changed. */
  changed(): void;
  /** What could not be saved can be tried again. */
  resumed(): void;
  /** Another process serves the table now. */
  takenOver(): void;
}

/**
 * The stored room of a table, and who is connected to it. Changes are made one after another, each stored before it
 * happens: a request that throws (Refuse or anything else) has changed nothing.
 */
export class RoomCore {
  readonly peers = new Connections();
  readonly writer: GameWriter;
  data: RoomData;
  /** Nothing more is taken on. */
  closed = false;
  readonly #host: Host;
  /** Settles when nothing is on its way to the store. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(store: Store, engine: string, room: RoomData, host: Host) {
    this.data = room;
    this.#host = host;
    this.writer = new GameWriter(store, engine, {
      say: (text) => this.trouble(text),
      changed: () => this.changed(),
      probe: () => void this.change(() => this.writer.again(this.data), 'always').catch(() => {}),
      resumed: () => host.resumed(),
      takenOver: () => host.takenOver(),
    });
  }

  get code(): string {
    return this.data.code;
  }

  /** Call after every change of what people at the table are told of it. */
  changed(): void {
    this.#host.changed();
  }

  /** Takes on nothing more; resolves when what was on its way is stored and told. */
  async close(): Promise<void> {
    this.closed = true;
    await this.#last;
    this.writer.close();
  }

  /**
   * Makes the change after those before it, or refuses it at once where nothing can be done now. `always`: also while a
   * game is being dealt.
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

  /** Stores the room, makes it the current one and tells it. */
  async keep(next: RoomData): Promise<void> {
    await this.save(next);
    this.changed();
  }

  /** Tells everybody that something is wrong. */
  trouble(text: string): void {
    this.peers.tell('notice', { kind: 'trouble', text });
  }

  /** Says who the host is, if that has changed. */
  announceHost(before: number): void {
    const { host } = this.data;
    if (host !== before && host >= 0)
      this.peers.say(`${lobby.playerOf(lobby.seatOf(this.data, host))} is the host now.`);
  }
}
