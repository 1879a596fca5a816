import { resume, type State } from '@smash/engine';
import {
  applyFull,
  applyPatch,
  type Followed,
  hashOf,
  type Messages,
  type Refused,
  type RequestPayload,
  type RequestType,
  type SyncReply,
  sinceOf,
  type UndoAsk,
} from '@smash/protocol';
import { engine } from '@smash/server/game/engine.ts';
import { Peer } from '@smash/server/room/peer.ts';
import { Table } from '@smash/server/room/table.ts';
import { restoreMatch } from '@smash/server/storage/restore.ts';
import { SqliteStore } from '@smash/server/storage/sqlite.ts';
import type { Store } from '@smash/server/storage/store.ts';
import { expect } from 'vitest';
import { ask } from './ask.ts';
import { mixerFor } from './mixes.ts';
import { properMessage } from './proper.ts';

const NAMES = ['Ines', 'Mina', 'Oskar', 'Quill'];

/** A connection without a network: follows what the table sends, like a browser. */
export class Guest {
  readonly peer: Peer;
  known: Followed | null = null;
  asked: UndoAsk | null = null;
  token = '';
  readonly notices: string[] = [];
  /** Everything sent, as text. */
  readonly sent: string[] = [];
  readonly #mixer = mixerFor((type, payload) => this.ask(type, payload as never));
  #table: Table;

  constructor(table: Table) {
    this.#table = table;
    this.peer = new Peer((type, message) => this.#take(type, message));
    table.join(this.peer);
  }

  get view() {
    return this.known!.view;
  }
  get undo() {
    return this.known!.undo;
  }

  async ask<T extends RequestType>(type: T, payload?: RequestPayload<T>): Promise<unknown> {
    return ask(this.#table, this.peer, type, payload);
  }

  refused<T extends RequestType>(type: T, payload?: RequestPayload<T>): Promise<Refused> {
    return this.ask(type, payload).then(
      () => expect.fail(`${type} was accepted`),
      (error: { reason: Refused }) => error.reason,
    );
  }

  async sync(): Promise<void> {
    const since = sinceOf(this.known);
    const token = this.token ? { token: this.token } : {};
    const reply = (await this.ask('sync', { ...token, ...(since ? { since } : {}) })) as SyncReply;
    this.sent.push(JSON.stringify(reply));
    this.asked = reply.ask;
    this.known = reply.full && applyFull(this.known, reply.full);
  }

  /** Chooses by label. */
  async choose(...labels: string[]): Promise<void> {
    const prompt = this.view.prompt!;
    const pick = labels.map((label) => prompt.options.find((option) => option.label === label)?.id ?? -1);
    expect(pick, prompt.options.map((option) => option.label).join(' | ')).not.toContain(-1);
    await this.ask('answer', { prompt: prompt.id, pick, id: crypto.randomUUID() });
  }

  /** Undoes the step that the button offers. */
  back = () => this.ask('undo', { step: this.undo!.step });
  askBack = () => this.ask('askUndo', { step: this.undo!.step });
  allow = (allow: boolean) => this.ask('answerUndo', { id: this.asked!.id, allow });

  #take<T extends keyof Messages>(type: T, message: Messages[T]): void {
    this.sent.push(JSON.stringify(message));
    properMessage(type, message);
    if (type === 'notice') this.notices.push((message as Messages['notice']).text);
    if (type === 'ask') this.asked = (message as Messages['ask']).ask;
    if (type === 'mix') void this.#mixer.take(message as Messages['mix']);
    if (type === 'view') this.known = applyFull(this.known, message as Messages['view']);
    if (type !== 'patch') return;
    this.known = applyPatch(this.known!, message as Messages['patch']);
    expect(this.known, 'a patch that does not fit').not.toBeNull();
  }
}

/** A table with a game that begins with this state. */
export async function seatAll(dir: string, begins: State, rule: 'free' | 'ask' | 'off' = 'ask') {
  const store = new SqliteStore(dir);
  const services = {
    engine: { ...engine, create: () => resume(begins) },
    store,
    version: '',
    build: '',
    coverMs: [0, 0] as const,
  };
  const players = begins.seats.length;
  const table = new Table(
    services,
    {
      code: 'KILN-42',
      phase: 'lobby',
      host: -1,
      options: {
        players,
        factions: 'random',
        vpToWin: 15,
        duplicates: false,
        titans: true,
        bigBase: false,
        tellMask: false,
        mulligan: 'off',
        undo: rule,
        clock: 'off',
        hints: false,
        watchers: 'open',
        sets: [],
      },
      seats: Array(players).fill(null),
      games: 0,
      gameId: null,
      started: false,
      movedAt: 0,
    },
    null,
  );
  const guests: Guest[] = [];
  for (let seat = 0; seat < players; seat++) {
    const guest = new Guest(table);
    await guest.sync();
    guest.token = ((await guest.ask('seat', { name: NAMES[seat]! })) as { token: string }).token;
    guests.push(guest);
  }
  const watcher = new Guest(table);
  await watcher.sync();
  await guests[0]!.ask('start', { anyway: true });
  return {
    table,
    store,
    guests,
    watcher,
    /** The raw state in the process and on disk: what a restart would continue from. */
    stored: async () => (await restoreMatch(services.engine, store, table.room))!,
    /** The state replayed from the record alone, without the stored state. */
    async wholeRecord() {
      const entries = await store.game(table.room.gameId!);
      const match = await restoreMatch(
        services.engine,
        { game: async () => ({ ...entries, snapshot: null }) } as unknown as Store,
        table.room,
      );
      return match!;
    },
    /** Simulates a restart of the process. */
    restart: async () => new Table(services, table.room, await restoreMatch(services.engine, store, table.room)),
    async close() {
      await table.close();
      await store.close();
    },
  };
}

/** Compares two logs and views. */
export const sameAs = (known: Followed | null) => ({ view: hashOf(known!.view), log: known!.events });
