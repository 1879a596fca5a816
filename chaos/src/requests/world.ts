import { setTimeout as wait } from 'node:timers/promises';
import type { State, Viewer } from '@smash/engine';
import { defaultOptions, type Messages, packTable, type RequestType, stopModes, windowKinds } from '@smash/protocol';
import { sha256 } from '@smash/server/common/tokens.ts';
import { engine } from '@smash/server/game/engine.ts';
import type { GameEngine } from '@smash/server/game/gameEngine.ts';
import { beginning, Match, position } from '@smash/server/game/match.ts';
import { Metrics } from '@smash/server/http/metrics.ts';
import { Peer } from '@smash/server/room/peer.ts';
import { Table } from '@smash/server/room/table.ts';
import { type Served, serve } from '@smash/server/room/wire/serve.ts';
import type { RoomData } from '@smash/server/storage/rows.ts';
import type { Store } from '@smash/server/storage/store.ts';
import { unlimited } from '../testing/ask.ts';

/** The answer to a request, and its consequences. */
export interface Answer {
  served: Served;
  /** The answer as text. */
  reply: string;
  /** Including everything the world's viewer was sent meanwhile, and the public state. */
  told: string;
  /** Calls of the engine, by name: a measure of work that does not depend on the clock. */
  work: string;
  /** ms */
  took: number;
  /** The game has moved on. */
  played: boolean;
  /** The game or the room has been replaced. */
  moved: boolean;
  /** Somebody was told something. */
  spoke: boolean;
}

/** Blanks fresh tokens and times: they differ between any two requests, and are never sent to anybody else. */
const scrub = (key: string, value: unknown): unknown =>
  (RANDOM.includes(key) && typeof value === 'string' && TOKEN.test(value)) ||
  (key === 'ms' && typeof value === 'number')
    ? ''
    : value;
/** Fields that hold a fresh token: of a seat, and of a link that moves a seat. */
const RANDOM = ['token', 'key'];
const TOKEN = /^[\w-]{43}$/;
const text = (value: unknown): string => JSON.stringify(value, scrub) ?? 'undefined';

/** Asked in every window, so that nothing is answered automatically. */
const always = Object.fromEntries(windowKinds.map((kind) => [kind, stopModes[1]]));

export const tokenOf = (seat: number): string => `token-of-seat-${seat}-in-a-game-of-chance`;
/** Known from the start, so that nothing about it is stored while requests are compared. */
const browserOf = (seat: number): string => `browser of seat ${seat}`;

/** Shared by all worlds, as in a server: each keeps 370 KB outside the heap while the process lives. */
const metrics = new Metrics(() => []);

/** A table with a game in that position, with everybody connected and a spectator. */
export class World {
  readonly table: Table;
  readonly viewer: Viewer;
  readonly #peers = new Map<Viewer, Peer>();
  /** Prompts that the room is about to pass for a seat. */
  readonly #passing = new Map<Viewer, number>();
  #sent: unknown[] = [];
  #spoken = 0;
  #calls: Record<string, number> = {};

  private constructor(store: Store, room: RoomData, state: State, viewer: Viewer) {
    this.viewer = viewer;
    const counted = this.#counted();
    const players = state.seats.length;
    const setup = { seed: 'not drawn', players };
    const match = new Match(counted, room.gameId!, setup, position(counted, state, 0, players), beginning([]));
    const services = { engine: counted, store, version: '', build: '', coverMs: [0, 0] as const };
    this.table = new Table(services, room, match);
  }

  static async open(store: Store, state: State, viewer: Viewer, n: number): Promise<World> {
    const players = state.seats.length;
    const room: RoomData = {
      code: `WORLD-${n}`,
      phase: 'game',
      host: 0,
      options: { ...defaultOptions, players, tellMask: false },
      seats: state.seats.map((_, seat) => ({
        name: `Player ${seat}`,
        ready: false,
        tokenHash: sha256(tokenOf(seat)),
        rematch: '',
        browser: browserOf(seat),
      })),
      games: 1,
      gameId: null,
      started: true,
      movedAt: 0,
    };
    await store.addRoom(room);
    const stored = await store.startGame(room, engine.version, { seed: 'not drawn', players }, []);
    const world = new World(store, stored, state, viewer);
    for (const who of [...state.seats.keys(), 'spectator' as const]) {
      await world.#enter(who);
      if (who !== 'spectator') await world.ask('passing', { stops: always }, who);
    }
    return world;
  }

  peer(viewer: Viewer = this.viewer): Peer {
    return this.#peers.get(viewer)!;
  }

  get state(): State {
    return this.table.game.now.state as State;
  }

  /** A request as somebody sends it; `told` collects what the world's viewer receives. */
  async ask(type: RequestType, payload: unknown, who: Viewer = this.viewer): Promise<Answer> {
    this.#sent = [];
    this.#calls = {};
    const { room, game } = this.table;
    const [spoken, now] = [this.#spoken, game.now];
    const from = performance.now();
    const served = await serve(this.table, this.peer(who), unlimited, metrics, type, payload);
    const took = performance.now() - from;
    await this.#passed();
    return {
      served,
      reply: text(served),
      told: text([
        who === this.viewer ? served : served.ok,
        this.#sent,
        { ...this.table.lobby(), paused: false },
        this.#listed,
      ]),
      work: text(this.#calls),
      took,
      played: this.table.game.now !== now,
      moved: this.table.game.now !== now || this.table.room !== room,
      spoke: this.#spoken > spoken,
    };
  }

  /** What the list of a browser's tables says of this one (POST /api/tables), but for the clock. */
  get #listed(): unknown {
    const { phase, standing } = this.table.room;
    return packTable({ phase, standing: standing ?? null }, standing?.since ?? 0);
  }

  close(): Promise<void> {
    return this.table.close();
  }

  /** Automatic passes happen before anything else: the clock must not decide how far a world is. */
  async #passed(): Promise<void> {
    for (let tries = 0; this.#passing.size > 0 && tries < 100; tries++) await wait(1);
  }

  async #enter(who: Viewer): Promise<void> {
    const send: Peer['send'] = (type, message) => {
      // A slow disk right now has nothing to do with the request.
      if (type === 'notice' && (message as Messages['notice']).kind === 'trouble') return;
      this.#spoken++;
      if (type === 'passing') {
        const { auto } = message as Messages['passing'];
        if (auto === null) this.#passing.delete(who);
        else this.#passing.set(who, auto);
      }
      if (who === this.viewer) this.#sent.push([type, message]);
    };
    const peer = new Peer(send, '', who === 'spectator' ? '' : browserOf(who));
    this.#peers.set(who, peer);
    this.table.join(peer);
    await this.ask('sync', who === 'spectator' ? {} : { token: tokenOf(who) }, who);
  }

  #counted(): GameEngine {
    const count = (name: string) => {
      this.#calls[name] = (this.#calls[name] ?? 0) + 1;
    };
    return new Proxy(engine, {
      get: (target, name: keyof GameEngine) => {
        const value = target[name];
        if (typeof value !== 'function') return value;
        return (...args: never[]) => {
          count(name);
          return (value as (...args: never[]) => unknown)(...args);
        };
      },
    });
  }
}
