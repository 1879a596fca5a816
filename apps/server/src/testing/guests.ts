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
import { expect } from 'vitest';
import { Bucket } from '../bucket.ts';
import { engine } from '../engine.ts';
import { Metrics } from '../metrics.ts';
import { restoreMatch } from '../restore.ts';
import { serve } from '../room/serve.ts';
import { SqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { Peer } from '../table/peer.ts';
import { Table } from '../table/table.ts';

const NAMES = ['Ines', 'Mina', 'Oskar', 'Quill'];
const always = () => new Bucket(1e6, 1e6, 0);

/** A connection without a wire: what the table sends is followed as a browser would. */
export class Guest {
  readonly peer: Peer;
  known: Followed | null = null;
  asked: UndoAsk | null = null;
  token = '';
  readonly notices: string[] = [];
  /** All that was sent, as text. */
  readonly sent: string[] = [];
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
    const served = await serve(this.#table, this.peer, always(), new Metrics(() => []), type, payload);
    if (!served.ok) throw Object.assign(new Error(served.reason.text), { reason: served.reason });
    return served.value;
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

  /** Chooses by words. */
  async choose(...labels: string[]): Promise<void> {
    const prompt = this.view.prompt!;
    const pick = labels.map((label) => prompt.options.find((option) => option.label === label)?.id ?? -1);
    expect(pick, prompt.options.map((option) => option.label).join(' | ')).not.toContain(-1);
    await this.ask('answer', { prompt: prompt.id, pick });
  }

  /** Takes back what the button says. */
  back = () => this.ask('undo', { step: this.undo!.step });
  askBack = () => this.ask('askUndo', { step: this.undo!.step });
  allow = (allow: boolean) => this.ask('answerUndo', { id: this.asked!.id, allow });

  #take<T extends keyof Messages>(type: T, message: Messages[T]): void {
    this.sent.push(JSON.stringify(message));
    if (type === 'notice') this.notices.push((message as Messages['notice']).text);
    if (type === 'ask') this.asked = (message as Messages['ask']).ask;
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
    /** The raw state as the process and as the disk has it: what a restart would go on from. */
    stored: async () => (await restoreMatch(services.engine, store, table.room))!,
    /** The same without the state on the disk: from the record alone. */
    async wholeRecord() {
      const entries = await store.game(table.room.gameId!);
      const match = await restoreMatch(
        services.engine,
        { game: async () => ({ ...entries, snapshot: null }) } as unknown as Store,
        table.room,
      );
      return match!;
    },
    /** As if the process had ended and begun again. */
    restart: async () => new Table(services, table.room, await restoreMatch(services.engine, store, table.room)),
    async close() {
      await table.close();
      await store.close();
    },
  };
}

/** Two logs and views that say the same. */
export const sameAs = (known: Followed | null) => ({ view: hashOf(known!.view), log: known!.events });
