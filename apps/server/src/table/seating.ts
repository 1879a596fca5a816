import type { LobbyView, RenewReply, RequestPayload, SeatReply } from '@smash/protocol';
import { notSaved, Refuse, restarting } from '../refuse.ts';
import type { RoomData } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { newToken, sha256 } from '../tokens.ts';
import { Chat } from './chat.ts';
import { Circle } from './circle.ts';
import { Keeper } from './keeper.ts';
import * as lobby from './lobby.ts';
import { type Peer, seatOf } from './peer.ts';

/**
 * All of a table but its game: who is there, who sits, what is agreed and said. Changes are made one after the other.
 * Each is stored first and happens then; a request that throws (Refuse or anything else) has changed nothing.
 */
export abstract class Seating {
  readonly peers = new Circle();
  /** Called after every change of what lobby() tells. */
  changed: () => void = () => {};
  /** Called when another process serves the table: this one is to close it. */
  takenOver: () => void = () => {};
  protected readonly keeper: Keeper;
  protected readonly chats = new Chat();
  protected data: RoomData;
  protected closed = false;
  /** Settled when nothing is on its way to the store. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(store: Store, room: RoomData) {
    this.data = room;
    this.keeper = new Keeper(store, {
      say: (text) => this.trouble(text),
      changed: () => this.changed(),
      probe: () => void this.change(() => this.keeper.again(this.data)).catch(() => {}),
      resumed: () => this.resumed(),
      takenOver: () => this.takenOver(),
    });
  }

  get code(): string {
    return this.data.code;
  }

  get room(): RoomData {
    return this.data;
  }

  abstract lobby(): LobbyView;

  /** Sets in use may be of these only. */
  protected abstract sets(): string[];

  /** What could not be saved can be tried again. */
  protected abstract resumed(): void;

  /** The connection holds that seat now, or watches. */
  protected abstract sit(peer: Peer, seat: number | null): void;

  /** Nothing more is taken on; resolves when what was on its way is stored and told. */
  async close(): Promise<void> {
    this.closed = true;
    await this.#last;
    this.keeper.close();
  }

  takeSeat(peer: Peer, asked: RequestPayload<'seat'>): Promise<SeatReply> {
    return this.change(async () => {
      if (peer.seat !== null) throw new Refuse('taken', 'You have a seat at this table already.');
      const token = newToken();
      const { room, seat, name } = lobby.takeSeat(this.data, asked.name, asked.mark, sha256(token));
      await this.save(room, 'Your seat');
      peer.seat = seat;
      this.changed();
      return { seat, name, token };
    });
  }

  renew(peer: Peer, shown: RequestPayload<'renew'>): Promise<RenewReply> {
    return this.change(async () => {
      const token = newToken();
      await this.save(lobby.renewToken(this.data, seatOf(peer), sha256(shown.token), sha256(token)), 'Your seat');
      return { token };
    });
  }

  leave(peer: Peer): Promise<void> {
    return this.change(async () => {
      const seat = seatOf(peer);
      await this.save(lobby.leaveSeat(this.data, seat), 'This');
      this.#empty(seat);
    });
  }

  free(peer: Peer, { seat }: RequestPayload<'free'>): Promise<void> {
    return this.change(async () => {
      const by = seatOf(peer);
      const { name } = lobby.seatOf(this.data, seat);
      await this.save(lobby.freeSeat(this.data, by, seat), 'This');
      this.#empty(seat);
      this.peers.say(`The host has freed the seat of ${name}.`);
    });
  }

  ready(peer: Peer, { ready }: RequestPayload<'ready'>): Promise<void> {
    return this.change(async () => {
      await this.save(lobby.setReady(this.data, seatOf(peer), ready), 'This');
      this.changed();
    });
  }

  rename(peer: Peer, asked: RequestPayload<'name'>): Promise<{ name: string }> {
    return this.change(async () => {
      const { room, name } = lobby.rename(this.data, seatOf(peer), asked.name);
      await this.save(room, 'Your name');
      this.changed();
      return { name };
    });
  }

  options(peer: Peer, change: RequestPayload<'options'>): Promise<void> {
    return this.change(async () => {
      const { room, said } = lobby.changeOptions(this.data, seatOf(peer), change, this.sets());
      if (said.length === 0) return;
      const before = this.data;
      await this.save(room, 'The rules of the table');
      this.follow(before);
      this.changed();
      this.peers.say(`${lobby.seatOf(room, room.host).name} changed ${said.join(', ')}.`);
    });
  }

  chat(peer: Peer, said: RequestPayload<'chat'>): void {
    const name = peer.seat === null ? '' : lobby.playerOf(lobby.seatOf(this.data, peer.seat));
    this.peers.tell('chat', this.chats.say(peer, name, said, Date.now()));
  }

  hush(peer: Peer, { on }: RequestPayload<'hush'>): void {
    seatOf(peer);
    this.peers.tell('chat', this.chats.hush(on));
  }

  /** Says something to all. */
  trouble(text: string): void {
    this.peers.tell('notice', { kind: 'trouble', text });
  }

  /** Makes the change after those before it, or refuses it at once where nothing can be done now. */
  protected change<T>(work: () => Promise<T>): Promise<T> {
    if (this.closed) return Promise.reject(restarting());
    if (this.keeper.stuck) return Promise.reject(notSaved('This'));
    const made = this.#last.then(work);
    this.#last = made.catch(() => {});
    return made;
  }

  /** Stores the room and makes it the current one. */
  protected async save(next: RoomData, what: string): Promise<void> {
    this.data = await this.keeper.room(next, what);
  }

  protected seatByToken(token: string): number {
    return lobby.seatOfToken(this.data, sha256(token));
  }

  /** People may have been moved to other seats: connections follow their tokens. */
  protected follow(before: RoomData): void {
    for (const peer of this.peers) {
      if (peer.seat === null) continue;
      const hash = before.seats[peer.seat]?.tokenHash;
      const seat = this.data.seats.findIndex((one) => one?.tokenHash === hash);
      this.sit(peer, seat < 0 ? null : seat);
    }
  }

  #empty(seat: number): void {
    for (const peer of this.peers) if (peer.seat === seat) this.sit(peer, null);
    this.changed();
  }
}
