import { setTimeout as pause } from 'node:timers/promises';
import { Client, type Room } from '@colyseus/sdk';
import { dice, type Random, randomPick } from '@smash/bots';
import {
  applyFull,
  applyPacked,
  type Followed,
  type FullMessage,
  type Refused,
  type RequestPayload,
  type RequestReplies,
  type RequestType,
} from '@smash/protocol';
import { mixes } from './testing/mixes.ts';

interface Sent {
  prompt: number;
  pick: number[];
  id: string;
}

const REQUEST_MS = 20_000;

/** The bots' environment. */
export interface World {
  /** Where servers currently run. */
  ports(): readonly number[];
  random: Random;
  /** Average thinking time before an answer, in ms. */
  thinksMs: number;
}

/** Plays like a browser, over real sockets: reconnects and resends unanswered commands. */
export class Bot {
  readonly code: string;
  readonly seat: number;
  /** Ids of the commands that were acknowledged. */
  readonly acknowledged: string[] = [];
  known: Followed | null = null;
  /** When the last full state arrived, ms since 1970: it is back at the table. */
  syncedAt = 0;
  stopped = false;
  readonly #token: string;
  readonly #ports: () => readonly number[];
  readonly #random: Random;
  readonly #thinksMs: number;
  #room: Room | null = null;
  #sent: Sent | null = null;
  #ids = 0;
  #wake: () => void = () => {};

  constructor(code: string, seat: number, token: string, world: World) {
    this.code = code;
    this.seat = seat;
    this.#token = token;
    this.#ports = world.ports;
    this.#random = world.random;
    this.#thinksMs = world.thinksMs;
  }

  /** Plays until it is stopped or the game is over. */
  async live(): Promise<void> {
    while (!this.stopped && !this.#over) {
      try {
        await this.#join();
        await this.#play();
      } catch (error) {
        // Disconnected, or not back yet.
        if (this.stopped) break;
        const { reason } = error as { reason?: Refused };
        if (reason && !['restart', 'storage', 'rate'].includes(reason.code)) throw new Error(JSON.stringify(reason));
        await pause(50 + dice(this.#random, 200));
      } finally {
        this.#drop();
      }
    }
  }

  get isCutOff(): boolean {
    return this.#room === null;
  }

  get #over(): boolean {
    return this.known !== null && this.known.view.over !== null;
  }

  async #join(): Promise<void> {
    const ports = this.#ports();
    const port = ports[dice(this.#random, ports.length)];
    if (port === undefined) throw new Error('No server runs.');
    const room = await openRoom(port, (client) => client.joinById(this.code));
    this.#room = room;
    room.onLeave(() => this.#drop());
    room.onMessage('*', () => {});
    room.onMessage('view', (message: FullMessage) => {
      this.known = applyFull(null, message);
      this.#wake();
    });
    room.onMessage('patch', (bytes: Uint8Array) => {
      this.known = this.known && applyPacked(this.known, bytes);
      // A gap cannot happen on one connection; if it does, rejoining shows it.
      if (!this.known) this.#drop();
      this.#wake();
    });
    const reply = await ask(room, 'sync', { token: this.#token });
    if (!reply.full || reply.seat !== this.seat) throw new Error(`Table ${this.code} has not come back as it was.`);
    this.known = applyFull(null, reply.full);
    this.syncedAt = Date.now();
  }

  #drop(): void {
    const room = this.#room;
    this.#room = null;
    this.#wake();
    if (room?.connection.isOpen) void room.leave().catch(() => {});
  }

  async #play(): Promise<void> {
    if (this.#sent) await this.#send(this.#sent);
    while (!this.stopped && !this.#over) {
      const view = this.known?.view;
      if (!this.#room || !view) throw new Error('cut off');
      if (!view.prompt || view.prompt.decoy) {
        await new Promise<void>((done) => {
          this.#wake = done;
        });
        continue;
      }
      this.#ids++;
      const id = `${this.code}-${this.seat}-${this.#ids}`;
      await this.#send({ prompt: view.prompt.id, pick: randomPick(view, this.#random), id });
      await pause(dice(this.#random, this.#thinksMs * 2));
    }
  }

  async #send(sent: Sent): Promise<void> {
    const room = this.#room;
    if (!room) throw new Error('cut off');
    this.#sent = sent;
    try {
      await ask(room, 'answer', sent);
      this.acknowledged.push(sent.id);
    } catch (error) {
      const { reason } = error as { reason?: Refused };
      // Unknown outcome, or the server asks for it again.
      if (!reason || reason.code === 'restart') throw error;
      this.#sent = null;
      if (reason.code === 'storage' || reason.code === 'rate') return void (await pause(300));
      // Incompatible picks, or a question closed meanwhile.
      if (/^bad|unknown/.test(reason.code)) return;
      throw error;
    }
    this.#sent = null;
  }
}

async function openRoom(port: number, open: (client: Client) => Promise<Room>): Promise<Room> {
  const room = await open(new Client(`http://localhost:${port}`));
  room.reconnection.enabled = false;
  return room;
}

const ask = <T extends RequestType>(room: Room, type: T, payload: RequestPayload<T>): Promise<RequestReplies[T]> =>
  room.request(type as never, payload as never, { timeout: REQUEST_MS });

/** Opens a table with a two-player game, played by bots. */
export async function newGame(world: World): Promise<Bot[]> {
  const port = world.ports()[0]!;
  const host = await openRoom(port, (client) => client.create('table'));
  const guest = await openRoom(port, (client) => client.joinById(host.roomId));
  const bots: Bot[] = [];
  try {
    for (const [seat, room] of [host, guest].entries()) {
      room.onMessage('*', () => {});
      mixes(room);
      await ask(room, 'sync', {});
      const { token } = await ask(room, 'seat', { name: `Player ${seat}` });
      bots.push(new Bot(host.roomId, seat, token, world));
    }
    await ask(host, 'options', { factions: 'random' });
    await ask(host, 'start', { anyway: true });
  } finally {
    for (const room of [host, guest]) void room.leave().catch(() => {});
  }
  return bots;
}
