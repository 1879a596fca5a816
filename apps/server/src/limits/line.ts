import type { Socket } from 'node:net';
import { WebSocket } from 'ws';
import type { Allowance } from './budgets.ts';

/** Bytes that may wait to be read by the other side. */
const MOST_UNSENT = 1_000_000;
/** How long one that is told to go may take, ms. */
const GOING_MS = 1000;
/** As Colyseus says it: closed with an error. */
const WITH_ERROR = 4002;

/** Why we ended a connection. */
export type Cut = 'unsent' | 'flood';

/** Sockets that something was written to since the last tick. */
const corked: Socket[] = [];

/** Hands everything that one moment wrote to a socket to the system in one call. */
function cork(socket: Socket): void {
  if (socket.writableCorked > 0) return;
  socket.cork();
  // The tick comes after every promise of this moment: also after those of other tables whose moves were stored with this one.
  if (corked.push(socket) === 1) process.nextTick(uncork);
}

function uncork(): void {
  for (const socket of corked.splice(0)) socket.uncork();
}

/**
 * A WebSocket that never makes this process hold more than MOST_UNSENT bytes for it: every send passes here. The
 * transport sets its allowance as soon as it is open.
 */
export class Line extends WebSocket {
  allowance: Allowance | null = null;
  /** Called with the reason when we cut it. */
  onCut: (why: Cut) => void = () => {};
  /** Set when we have ended it. */
  cut: Cut | null = null;
  #socket: Socket | null = null;
  #counted = 0;
  #frames = 0;

  /** Starts to watch it. `flood`: so many frames between two `check`s end it; 0 = no limit. */
  watch(socket: Socket, allowance: Allowance, flood: number): void {
    this.#socket = socket;
    this.#counted = socket.bytesWritten;
    this.allowance = allowance;
    if (flood === 0) return;
    for (const kind of ['message', 'ping', 'pong'] as const)
      this.prependListener(kind, () => {
        this.#frames++;
        if (this.#frames > flood) this.#end('flood');
      });
  }

  /** Call once a second. */
  check(): void {
    this.#frames = 0;
    this.#measure();
    const sent = this.#socket?.bytesWritten ?? this.#counted;
    if (sent > this.#counted) void this.allowance?.bytes(sent - this.#counted);
    this.#counted = sent;
  }

  /** Copies the bytes: Colyseus reuses its buffer for states, and a corked or slow socket keeps what it was given. */
  override send(data: unknown, ...more: unknown[]): void {
    if (this.cut !== null) return;
    const own = data instanceof Uint8Array ? Buffer.from(data) : data;
    if (this.#socket) cork(this.#socket);
    (super.send as (...args: unknown[]) => void)(own, ...more);
    this.#measure();
  }

  override ping(...args: unknown[]): void {
    if (this.#measure()) (super.ping as (...args: unknown[]) => void)(...args);
  }

  override pong(...args: unknown[]): void {
    if (this.#measure()) (super.pong as (...args: unknown[]) => void)(...args);
  }

  /** False when it is cut. Cuts it when too much waits to be read. */
  #measure(): boolean {
    if (this.cut === null && this.bufferedAmount > MOST_UNSENT) this.#end('unsent');
    return this.cut === null;
  }

  #end(why: Cut): void {
    if (this.cut !== null) return;
    this.cut = why;
    this.onCut(why);
    // Ignore whatever still arrives.
    this.removeAllListeners('message');
    if (why === 'unsent') return this.terminate();
    this.close(WITH_ERROR);
    setTimeout(() => this.terminate(), GOING_MS).unref();
  }
}
