import type { Socket } from 'node:net';
import { WebSocket } from 'ws';
import { monotonicMs } from '../common/time.ts';
import type { Allowance } from './budgets.ts';
import { isPlain } from './plain.ts';

/** Bytes that may be waiting for the peer to read, besides the largest message among them. */
const MOST_UNSENT = 1_000_000;
/** How long a peer may read nothing while something waits for it, ms: its pongs do not show that it reads. */
const STALLED_MS = 60_000;
/**
 * How long a connection may stay open without entering a room, ms: Colyseus forgets one that presents another
 * connection's session.
 */
const STRAY_MS = 15_000;
/** How long a connection may take to close, ms. */
const GOING_MS = 1000;
/** Colyseus's code for: closed with an error. */
const WITH_ERROR = 4002;

/** Why we ended a connection. */
export type Cut = 'unsent' | 'flood' | 'stray' | 'strange';

/** What Node itself checks to see whether a socket makes progress. */
type Written = Partial<Pick<Socket, 'bytesWritten'>> & { _handle?: { writeQueueSize?: number } | null };

/** Sockets written to since the last tick. */
const corked: Socket[] = [];

/** Hands everything written to a socket in one tick to the system in one call. */
function cork(socket: Socket): void {
  if (socket.writableCorked > 0) return;
  socket.cork();
  // The tick runs after all promises of this moment, including those of other tables whose moves were stored with this
  // one.
  if (corked.push(socket) === 1) process.nextTick(uncork);
}

function uncork(): void {
  for (const socket of corked.splice(0)) socket.uncork();
}

/** A whole message of bytes, unmasked. */
const WHOLE_BYTES = 0x82;

/** The message as one frame (RFC 6455, 5.2) in one buffer. ws makes two of it, and writes each. */
function frameOf(data: Uint8Array): Buffer {
  const { length } = data;
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = WHOLE_BYTES;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.set(data, head);
  return frame;
}

/**
 * A WebSocket for which this process never buffers more than MOST_UNSENT bytes and one message: every send goes through
 * here. A message of any length may be sent to a peer that reads. The transport sets its allowance when it opens.
 */
export class Line extends WebSocket {
  allowance: Allowance | null = null;
  /** Called with the reason when we close it. */
  onCut: (why: Cut) => void = () => {};
  /** Set once it has entered a room. */
  isInRoom = false;
  /** Set once we have closed it. */
  cut: Cut | null = null;
  readonly #openedAt = monotonicMs();
  #socket: Socket | null = null;
  #counted = 0;
  /** Size of the largest message since the buffer was last below the counting threshold. */
  #largest = 0;
  #frames = 0;
  /** Bytes that the system had accepted at the last check, and since when it has accepted none although some wait. */
  #taken = '';
  #takenAt = 0;

  /** Starts watching it. `flood`: this many frames between two `check`s end it; 0 = no limit. */
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
    if (!this.isInRoom && monotonicMs() - this.#openedAt >= STRAY_MS) this.#end('stray');
    if (this.#measure()) this.#clock();
    const sent = this.#socket?.bytesWritten ?? this.#counted;
    if (sent > this.#counted) void this.allowance?.bytes(sent - this.#counted);
    this.#counted = sent;
  }

  /** Closes it if bytes wait and the system has accepted none for long: it accepts them as the peer reads. */
  #clock(): void {
    const waiting = this.bufferedAmount;
    // Bytes of the write in progress are reported separately.
    const { bytesWritten = 0, _handle = null } = (this.#socket ?? {}) as Written;
    const taken = `${bytesWritten - waiting} ${_handle?.writeQueueSize}`;
    if (waiting === 0 || taken !== this.#taken) {
      this.#taken = taken;
      this.#takenAt = monotonicMs();
    } else if (monotonicMs() - this.#takenAt >= STALLED_MS) this.#end('unsent');
  }

  /** Messages that are not plain data go no further. */
  override emit(event: string | symbol, ...args: unknown[]): boolean {
    const isStrange = event === 'message' && args[0] instanceof Uint8Array && !isPlain(args[0]);
    if (!isStrange) return super.emit(event as 'message', ...(args as [never, never]));
    this.#end('strange');
    return true;
  }

  /** Copies the bytes: Colyseus reuses its buffer for states, and a corked or slow socket keeps a reference. */
  override send(data: unknown, options?: unknown, sent?: () => void): void {
    if (this.cut !== null) return;
    const isBytes = data instanceof Uint8Array;
    if (isBytes || typeof data === 'string') this.#largest = Math.max(this.#largest, data.length);
    if (this.#socket) cork(this.#socket);
    if (isBytes && this.#socket && this.readyState === WebSocket.OPEN) this.#socket.write(frameOf(data), sent);
    else (super.send as (...args: unknown[]) => void)(isBytes ? Buffer.from(data) : data, options, sent);
    this.#measure();
  }

  override ping(...args: unknown[]): void {
    if (this.#measure()) (super.ping as (...args: unknown[]) => void)(...args);
  }

  override pong(...args: unknown[]): void {
    if (this.#measure()) (super.pong as (...args: unknown[]) => void)(...args);
  }

  /** False if it is closed. Closes it if too much is waiting to be read. */
  #measure(): boolean {
    const waiting = this.bufferedAmount;
    if (waiting <= MOST_UNSENT) this.#largest = 0;
    else if (this.cut === null && waiting > MOST_UNSENT + this.#largest) this.#end('unsent');
    return this.cut === null;
  }

  #end(why: Cut): void {
    if (this.cut !== null) return;
    this.cut = why;
    this.onCut(why);
    // Ignore anything that still arrives.
    this.removeAllListeners('message');
    if (why !== 'flood') return this.terminate();
    this.close(WITH_ERROR);
    // Reading on would cost most of what the limit is meant to save.
    this.pause();
    setTimeout(() => this.terminate(), GOING_MS).unref();
  }
}
