import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type Room } from '@colyseus/sdk';
import type { PromptView } from '@smash/engine';
import {
  type AskMessage,
  applyFull,
  applyPatch,
  type ChatLine,
  type ChatMessage,
  type Entry,
  type Followed,
  type FullMessage,
  type GuestsMessage,
  type LobbyView,
  type MixMessage,
  type PassingView,
  type PatchMessage,
  type Refused,
  type RequestPayload,
  type RequestReplies,
  type RequestType,
  type SeatAsk,
  type SeatAsksMessage,
  type SeatReply,
  type SignalMessage,
  type SyncReply,
  sha256Hex,
  sinceOf,
  type TableOptions,
  type UndoAsk,
  unpackPatch,
} from '@smash/protocol';
import { UNAVAILABLE } from '@smash/server/common/status.ts';
import type { Config } from '@smash/server/config.ts';
import { trustNobody } from '@smash/server/limits/address.ts';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { ONE_EACH, USUAL_PUSH } from './limits.ts';
import { mixerFor } from './mixes.ts';

/** Bounds only how long a failure takes: far beyond what a busy machine needs. */
const PATIENCE_MS = 60_000;

export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'smash-server-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** A temporary folder for each test of this file; `renew` makes another one during a test. */
export function useTemporaryFolder(): { readonly path: string; renew(): void } {
  let folder: ReturnType<typeof temporaryFolder>;
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => folder.remove());
  return {
    get path() {
      return folder.path;
    },
    renew() {
      folder.remove();
      folder = temporaryFolder();
    },
  };
}

/** Timers and clocks stand still until `passing`. */
export const fakeClock = (): void => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
};

/** With a frozen clock: advances it by this many ms, and waits for the resulting writes. */
export async function passing(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  // A write waits for the end of the tick, and may cause further writes.
  for (let i = 0; i < 4; i++) await new Promise<void>((done) => setImmediate(done));
}

/** Settings of a server for one test file: any port, no delays, no pages. */
export const testConfig = (dataDir: string, changes: Partial<Config> = {}): Config => ({
  port: 0,
  host: undefined,
  dataDir,
  databaseUrl: '',
  redisUrl: '',
  publicAddress: '',
  webDir: '/nowhere',
  origins: [],
  hosts: [],
  trust: trustNobody,
  metricsPort: null,
  metricsHost: '127.0.0.1',
  coverMs: [0, 0],
  push: USUAL_PUSH,
  ...ONE_EACH,
  maxRooms: 50,
  keepGamesDays: 30,
  ...changes,
});

/** A browser as the protocol wants it: joins, syncs, follows patches, syncs again on a gap. */
export class Player {
  readonly room: Room;
  known: Followed | null = null;
  seat: number | null = null;
  token: string | undefined;
  moved: string | null = null;
  closed: number | null = null;
  passing: PassingView | null = null;
  resyncs = 0;
  readonly patches: PatchMessage[] = [];
  readonly notices: string[] = [];
  readonly chat: ChatLine[] = [];
  hushed = false;
  readonly signals: SignalMessage[] = [];
  guests: GuestsMessage = { watchers: [], out: [] };
  asks: SeatAsk[] = [];
  /** The message to somebody who was removed. */
  out: string | null = null;
  asked: UndoAsk | null = null;
  mix: MixMessage = { mix: null, you: null };
  /** Answers the questions of a mix automatically; a test may replace it. */
  mixer = mixerFor((type, payload) => this.room.request(type as never, payload as never));
  /** Every frame as received, from the moment of joining. */
  readonly frames: Uint8Array[] = [];

  private constructor(room: Room) {
    this.room = room;
    room.reconnection.minUptime = 0;
    const { onmessage } = room.connection.events;
    room.connection.events.onmessage = (event: MessageEvent) => {
      this.frames.push(new Uint8Array(event.data).slice());
      onmessage?.(event);
    };
    room.onMessage('view', (message: FullMessage) => {
      this.known = applyFull(this.known, message);
    });
    room.onMessage('patch', (bytes: Uint8Array) => {
      const message = unpackPatch(bytes);
      this.patches.push(message);
      const next = this.known && applyPatch(this.known, message);
      if (next) this.known = next;
      else {
        this.resyncs++;
        void this.sync();
      }
    });
    room.onMessage('notice', ({ text }: { text: string }) => this.notices.push(text));
    room.onMessage('chat', ({ lines, hushed }: ChatMessage) => {
      this.chat.push(...lines);
      this.hushed = hushed;
    });
    room.onMessage('signal', (signal: SignalMessage) => this.signals.push(signal));
    room.onMessage('ask', ({ ask }: AskMessage) => {
      this.asked = ask;
    });
    room.onMessage('mix', (message: MixMessage) => {
      this.mix = message;
      void this.mixer.take(message);
    });
    room.onMessage('passing', (passing: PassingView) => {
      this.passing = passing;
    });
    room.onMessage('guests', (guests: GuestsMessage) => {
      this.guests = guests;
    });
    room.onMessage('seatAsks', ({ asks }: SeatAsksMessage) => {
      this.asks = asks;
    });
    room.onMessage('seated', ({ seat, token }: SeatReply) => {
      this.seat = seat;
      this.token = token;
    });
    room.onMessage('out', ({ text }: { text: string }) => {
      this.out = text;
    });
    room.onMessage('moved', ({ text }: { text: string }) => {
      this.moved = text;
      this.seat = null;
    });
    room.onMessage('you', ({ seat }: { seat: number | null }) => {
      this.seat = seat;
    });
    room.onLeave((code) => {
      this.closed = code;
    });
    room.onReconnect(() => void this.sync());
  }

  static async create(port: number): Promise<Player> {
    return Player.#ready(await new Client(`http://localhost:${port}`).create('table'));
  }

  /** `browser`: a name, from which its mark is derived. Waits while the server asks to try again. */
  static async join(port: number, code: string, token?: string, browser?: string): Promise<Player> {
    const shown: Entry = {
      ...(browser === undefined ? {} : { visitor: sha256Hex(`${browser} ${code}`) }),
      ...(token === undefined ? {} : { seat: sha256Hex(token) }),
    };
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await Player.#ready(await new Client(`http://localhost:${port}`).joinById(code, shown), token);
      } catch (error) {
        const { code: status, message } = error as { code?: number; message: string };
        if (status !== UNAVAILABLE || !message.includes('in a moment') || Date.now() > until) throw error;
        await sleep(100);
      }
    }
  }

  static async #ready(room: Room, token?: string): Promise<Player> {
    const player = new Player(room);
    player.token = token;
    await player.sync();
    return player;
  }

  get code(): string {
    return this.room.roomId;
  }

  get lobby(): LobbyView {
    return this.room.state.toJSON() as LobbyView;
  }

  get prompt(): PromptView | null {
    return this.known?.view.prompt ?? null;
  }

  ask<T extends RequestType>(type: T, payload?: RequestPayload<T>): Promise<RequestReplies[T]> {
    return this.room.request(type as never, payload as never).catch((error: { reason?: Refused }) => {
      throw error.reason ? new Error(`${type} was refused: ${JSON.stringify(error.reason)}`) : error;
    });
  }

  /** The reason of a request that is expected to be refused. */
  async refused(type: RequestType, payload?: unknown): Promise<Refused> {
    return this.room.request(type as never, payload as never).then(
      () => expect.fail(`${type} was accepted`),
      (error: { reason: Refused }) => error.reason,
    );
  }

  async sync(): Promise<SyncReply> {
    const since = sinceOf(this.known);
    const reply = await this.ask('sync', {
      ...(this.token === undefined ? {} : { token: this.token }),
      ...(since ? { since } : {}),
    });
    this.seat = reply.seat;
    this.known = reply.full && applyFull(this.known, reply.full);
    this.mix = reply.mix;
    void this.mixer.take(reply.mix, true);
    return reply;
  }

  async sit(name: string, mark?: number): Promise<void> {
    const { seat, token } = await this.ask('seat', mark === undefined ? { name } : { name, mark });
    this.seat = seat;
    this.token = token;
  }

  /** Answers the open prompt with its first option (or the one given); [] passes. */
  async answer(pick?: number[]): Promise<void> {
    const prompt = this.prompt!;
    await this.ask('answer', { prompt: prompt.id, pick: pick ?? [prompt.options[0]!.id] });
  }

  async leave(): Promise<void> {
    await this.room.leave();
  }
}

/** A room with a running game for this many players. */
export async function startGame(port: number, players: number, options?: Partial<TableOptions>): Promise<Player[]> {
  const host = await Player.create(port);
  const all = [host];
  while (all.length < players) all.push(await Player.join(port, host.code));
  for (const [i, player] of all.entries()) await player.sit(`Player ${i}`);
  if (options) await host.ask('options', options);
  for (const player of all) await player.ask('ready', { ready: true });
  await host.ask('start');
  await eventually(() => expect(all.every((player) => player.known !== null)).toBe(true));
  return all;
}

/** Waits until it holds. */
export const eventually = (check: () => void, timeout = PATIENCE_MS) => vi.waitFor(check, { timeout, interval: 10 });

/** The player's next real question; null = the game is over. Waits for covers to pass. */
export async function nextAsked(players: Player[]): Promise<Player | null> {
  await eventually(() => {
    const views = players.map((player) => player.known!.view);
    const open = views.filter((view) => view.prompt && !view.prompt.decoy);
    expect(views.some((view) => view.over) || open.length > 0).toBe(true);
  });
  if (players.some((player) => player.known!.view.over)) return null;
  return players.find((one) => one.prompt && !one.prompt.decoy)!;
}

/** Answers the question: passes if allowed, otherwise takes the first option. Waits until the result arrives. */
export async function answerNext(player: Player): Promise<void> {
  const { id, optional } = player.prompt!;
  await player.answer(optional ? [] : undefined);
  await eventually(() => expect(player.prompt?.id).not.toBe(id));
}

/** A number from 0 to n - 1; the same sequence for the same seed. */
export function chance(seed: number): (n: number) => number {
  let x = seed;
  return (n) => {
    x = (Math.imul(x, 1103515245) + 12345) & 0x7fffffff;
    return (x >> 8) % n;
  };
}

/** Answers the open question of the real rules at random. Waits until the result arrives. */
export async function answerByChance(player: Player, random: (n: number) => number): Promise<void> {
  const { id, options, min, max } = player.prompt!;
  for (let tries = 0; ; tries++) {
    const size = tries > 5 ? min : min + random(Math.min(max, options.length) - min + 1);
    const pick = options
      .map((option) => [random(1000), option.id] as const)
      .sort(([a], [b]) => a - b)
      .slice(0, size)
      .map(([, option]) => option);
    const refused = await player.room.request('answer', { prompt: id, pick }).then(
      () => null,
      (error: { reason: Refused }) => error.reason.code,
    );
    // In a free draft everybody is asked in parallel, and each pick asks the others again.
    if (!refused || refused === 'unknown') break;
    // Some questions constrain combinations of picks; most random ones are valid.
    expect(refused).toMatch(/^bad/);
    expect(tries).toBeLessThan(300);
  }
  await eventually(() => expect(player.known!.view.over !== null || player.prompt?.id !== id).toBe(true));
}

/** Waits until everybody has received everything sent so far: an answer arrives after all earlier messages. */
export async function settled(players: Player[]): Promise<void> {
  await Promise.all(players.map((player) => player.refused('name', {})));
}

/**
 * Undoes the player's last step; if that is not free, the others are asked and agree. False: there is nothing to undo.
 */
export async function takeBack(player: Player, players: Player[]): Promise<boolean> {
  const { undo, undone } = player.known!;
  if (!undo || (undo.barred && !undo.ask)) return false;
  if (!undo.barred) await player.ask('undo', { step: undo.step });
  else {
    await player.ask('askUndo', { step: undo.step });
    for (const other of players) {
      if (other === player) continue;
      await eventually(() => expect(other.asked).not.toBeNull());
      await other.ask('answerUndo', { id: other.asked!.id, allow: true });
    }
  }
  await eventually(() => expect(players.every((one) => one.known!.undone === undone + 1)).toBe(true));
  return true;
}
