import { Client, type Room } from '@colyseus/sdk';
import { applyFull, applyPacked, type Followed, type Refused, type RequestType, type SyncReply } from '@smash/protocol';
import { readable } from '@smash/testkit';
import { mixes } from './testing/mixes.ts';

/** An outside connection over a real socket: friend or foe. */
export class Guest {
  readonly room: Room;
  token = '';
  seat: number | null = null;
  known: Followed | null = null;
  closed = false;
  /** Everything received, as readable() renders it; only if requested. */
  heard: string[] | null = null;

  private constructor(room: Room) {
    this.room = room;
    room.reconnection.enabled = false;
    const { onmessage } = room.connection.events;
    room.connection.events.onmessage = (event: MessageEvent) => {
      this.heard?.push(readable(new Uint8Array(event.data as ArrayBuffer)));
      onmessage?.(event);
    };
    room.onMessage('view', (message) => {
      this.known = applyFull(null, message);
    });
    room.onMessage('patch', (bytes) => {
      this.known = this.known && applyPacked(this.known, bytes);
    });
    for (const type of ['notice', 'chat', 'ask', 'passing', 'signal', 'moved', 'you', 'guests'])
      room.onMessage(type, () => {});
    mixes(room);
    room.onLeave(() => {
      this.closed = true;
    });
  }

  static async create(port: number): Promise<Guest> {
    const guest = new Guest(await new Client(`http://127.0.0.1:${port}`).create('table'));
    await guest.sync();
    return guest;
  }

  static async join(port: number, code: string, token = ''): Promise<Guest> {
    const guest = new Guest(await new Client(`http://127.0.0.1:${port}`).joinById(code));
    guest.token = token;
    await guest.sync();
    return guest;
  }

  ask(type: RequestType, payload?: unknown): Promise<unknown> {
    return this.room.request(type as never, payload as never);
  }

  /** The reason of a refusal; null = accepted. */
  refusal(type: string, payload?: unknown): Promise<Refused | null> {
    return this.room.request(type as never, payload as never).then(
      () => null,
      (error: { reason?: Refused; message: string }) => error.reason ?? { code: 'failed', text: error.message },
    );
  }

  async sync(): Promise<SyncReply> {
    const reply = (await this.ask('sync', this.token ? { token: this.token } : {})) as SyncReply;
    this.seat = reply.seat;
    this.known = reply.full && applyFull(null, reply.full);
    return reply;
  }

  /** Raw bytes, bypassing the SDK. */
  raw(bytes: Uint8Array): void {
    (this.room.connection.transport as unknown as { ws: { send(bytes: Uint8Array): void } }).ws.send(bytes);
  }

  async sit(name: string): Promise<void> {
    const reply = (await this.ask('seat', { name })) as { seat: number; token: string };
    this.seat = reply.seat;
    this.token = reply.token;
  }

  leave(): void {
    if (!this.closed) void this.room.leave(false);
  }
}

/** Two players at a table with a running game. */
export async function seatTwo(port: number): Promise<[Guest, Guest]> {
  const a = await Guest.create(port);
  const b = await Guest.join(port, a.room.roomId);
  for (const [i, guest] of [a, b].entries()) await guest.sit(`Player ${i}`);
  for (const guest of [a, b]) await guest.ask('ready', { ready: true });
  await a.ask('start');
  for (const guest of [a, b]) await guest.sync();
  return [a, b];
}
