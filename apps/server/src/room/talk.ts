import type { ChatMessage, Resolved } from '@smash/protocol';
import { Chat } from './chat.ts';
import type { RoomCore } from './core.ts';
import * as lobby from './lobby.ts';
import { type Peer, seatInGame } from './peer.ts';

/** The chat and signals of a table. */
export class Talk {
  readonly #core: RoomCore;
  /** Has conceded a game that goes on. */
  readonly #isOut: (seat: number) => boolean;
  /** A seat, or a spectator (null), has said something. */
  readonly #said: (seat: number | null) => void;
  readonly #chat = new Chat();

  constructor(core: RoomCore, isOut: (seat: number) => boolean, said: (seat: number | null) => void) {
    this.#core = core;
    this.#isOut = isOut;
    this.#said = said;
  }

  all(): ChatMessage {
    return this.#chat.all();
  }

  async chat(peer: Peer, said: Resolved<'chat'>): Promise<void> {
    const { peers, data } = this.#core;
    const name = peer.seat === null ? '' : lobby.playerOf(lobby.seatOf(data, peer.seat));
    peers.tell('chat', await this.#chat.say(peer.seat, name, said));
    this.#said(peer.seat);
  }

  hush(peer: Peer, { on }: Resolved<'hush'>): void {
    seatInGame(peer, this.#isOut);
    this.#core.peers.tell('chat', this.#chat.hush(on));
  }

  /** The operator removes a name from the seats and the chat. True if it was there. */
  forget(name: string): Promise<boolean> {
    return this.#core.change(async () => {
      const room = lobby.forgetName(this.#core.data, name);
      const renamed = room !== this.#core.data;
      if (renamed) await this.#core.save(room);
      const lines = this.#chat.forget(name);
      if (renamed) this.#core.changed();
      return renamed || lines > 0;
    });
  }
}
