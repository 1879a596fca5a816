/** A table without a server around it: no sockets and no waiting, so that a test may turn the clock. */

import { library } from '@smash/cards';
import { type EventView, type PromptView, resume, type View } from '@smash/engine';
import {
  applyFull,
  applyPatch,
  type ClockMessage,
  type Followed,
  type PassingView,
  type TableOptions,
} from '@smash/protocol';
import { buildPosition } from '@smash/testkit';
import { engine } from '../engine.ts';
import type { GameEngine } from '../game.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { Peer } from '../table/peer.ts';
import type { Table } from '../table/table.ts';
import { Tables } from '../tables.ts';

type Position = Parameters<typeof buildPosition>[0];

export class BarePlayer {
  readonly peer: Peer;
  readonly #table: Table;
  known: Followed | null = null;
  /** Kinds of messages, in order. */
  readonly heard: string[] = [];
  passing: PassingView = { full: false, pass: null, skips: [], auto: null };

  /** Sent when its clock starts or stands. */
  clock: ClockMessage['clock'] = null;

  constructor(table: Table, token?: string) {
    this.#table = table;
    this.peer = new Peer((type, message) => {
      this.heard.push(type);
      if (type === 'view') this.known = applyFull(null, message as Parameters<typeof applyFull>[1]);
      if (type === 'patch') this.known = applyPatch(this.known!, message as Parameters<typeof applyPatch>[1]);
      if (type === 'clock') this.clock = (message as ClockMessage).clock;
      if (type === 'passing') this.passing = message as PassingView;
    });
    table.join(this.peer);
    const { full } = table.sync(this.peer, token === undefined ? {} : { token });
    if (full) this.known = applyFull(null, full);
  }

  get view(): View {
    return this.known!.view;
  }

  get prompt(): PromptView | null {
    return this.view.prompt;
  }

  get events(): EventView[] {
    return this.known!.events;
  }

  /** Answers with the option that names the card; without a name it passes. */
  answer(name?: string): Promise<void> {
    const { id, options } = this.prompt!;
    const chosen = options.find((option) => option.name === name || option.verb === name);
    return this.#table.answer(this.peer, { prompt: id, pick: name === undefined ? [] : [chosen!.id] });
  }

  want(change: Parameters<Table['stops']['change']>[1]): void {
    this.#table.stops.change(this.peer, change);
  }
}

/** A game in that position. `folder` is for its file, `coverMs` as in Config. */
export async function bareTable(
  folder: string,
  position: Position,
  options: Partial<TableOptions> = {},
  coverMs: readonly [number, number] = [1600, 3200],
) {
  const state = { ...buildPosition(position, 'bare'), library: library.id };
  const begins: GameEngine = { ...engine, create: () => resume(state) };
  const store = new SqliteStore(folder);
  const services = { engine: begins, store, version: '', build: '', coverMs };
  const table = await new Tables(services, 10).open();
  const players = Object.keys(position.seats).map(() => new BarePlayer(table));
  for (const [i, { peer }] of players.entries()) await table.takeSeat(peer, { name: `Player ${i}` });
  await table.options(players[0]!.peer, { players: players.length as TableOptions['players'], ...options });
  for (const { peer } of players) await table.ready(peer, { ready: true });
  await table.start(players[0]!.peer, null);
  return {
    table,
    players,
    async close() {
      await table.close();
      await store.close();
    },
  };
}
