import { type ChatMessage, isByDays, type Resolved } from '@smash/protocol';
import { log } from '../common/log.ts';
import type { RoomData } from '../storage/rows.ts';
import { Chat } from './chat.ts';
import type { RoomCore } from './core.ts';
import { forgetName } from './forgetName.ts';
import * as lobby from './lobby.ts';
import { type Peer, seatInGame } from './peer.ts';
import type { Reseated } from './persons.ts';

/** Lines of chat in a room's row. */
const MOST_STORED = 20;

/** The chat and signals of a table. */
export class Talk {
  readonly #core: RoomCore;
  /** Has conceded a game that goes on. */
  readonly #isOut: (seat: number) => boolean;
  /** A seat, or a spectator (null), has said something. */
  readonly #said: (seat: number | null) => void;
  readonly #chat: Chat;

  constructor(core: RoomCore, isOut: (seat: number) => boolean, said: (seat: number | null) => void) {
    this.#core = core;
    this.#isOut = isOut;
    this.#said = said;
    this.#chat = new Chat(core.data.talk, core.data.hushedBy);
  }

  all(): ChatMessage {
    return this.#chat.all();
  }

  async chat(peer: Peer, said: Resolved<'chat'>): Promise<void> {
    const { peers, data } = this.#core;
    const name = peer.seat === null ? '' : lobby.playerOf(lobby.seatOf(data, peer.seat));
    peers.tell('chat', await this.#chat.say(peer.seat, name, said));
    this.#said(peer.seat);
    if (isByDays(data.options.clock)) this.#store();
  }

  /** By days people chat while the others are away, so the newest lines are stored with the room. */
  #store(): void {
    const talk = this.#chat.all().lines.slice(-MOST_STORED);
    this.#keep(() => ({ ...this.#core.data, talk }));
  }

  /** Spectators muted by a player must not speak up after a restart. */
  #storeHush(): void {
    this.#keep(() => {
      const { data } = this.#core;
      const { hushedBy } = this.#chat;
      return (data.hushedBy ?? null) === hushedBy ? data : { ...data, hushedBy };
    });
  }

  #keep(change: () => RoomData): void {
    const store = async () => {
      const room = change();
      if (room !== this.#core.data) await this.#core.save(room);
    };
    this.#core.change(store, 'always').catch((error) => log('chat not kept', { room: this.#core.code, error }));
  }

  hush(peer: Peer, { on }: Resolved<'hush'>): void {
    this.#core.peers.tell('chat', this.#chat.hush(seatInGame(peer, this.#isOut), on));
    this.#storeHush();
  }

  follow(to: Reseated): void {
    const before = this.#chat.hushedBy;
    const changed = this.#chat.follow(to);
    if (this.#chat.hushedBy !== before) this.#storeHush();
    if (changed) this.#core.peers.tell('chat', changed);
  }

  /** The operator removes a name from the seats and the chat. True if it was there. */
  forget(name: string): Promise<boolean> {
    return this.#core.change(async () => {
      const room = forgetName(this.#core.data, name);
      const renamed = room !== this.#core.data;
      if (renamed) await this.#core.save(room);
      const lines = this.#chat.forget(name);
      if (renamed) this.#core.changed();
      return renamed || lines > 0;
    }, 'always');
  }
}
