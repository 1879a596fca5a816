/** A table without a server: no sockets and no waiting, so that a test can advance the clock. */

import { library } from '@smash/cards';
import { type EventView, type PromptView, resume, type View } from '@smash/engine';
import {
  applyFull,
  applyPatch,
  type ClockMessage,
  type Followed,
  type GiftMessage,
  type MixMessage,
  type NoticeMessage,
  type PassingView,
  type RequestPayload,
  type SeatAsk,
  type SeatAsksMessage,
  type SeatReply,
  type TableOptions,
} from '@smash/protocol';
import type { Thinker } from '@smash/server/bots/thread.ts';
import { engine } from '@smash/server/game/engine.ts';
import type { GameEngine } from '@smash/server/game/gameEngine.ts';
import { Peer } from '@smash/server/room/peer.ts';
import type { TableServices } from '@smash/server/room/services.ts';
import type { Table } from '@smash/server/room/table.ts';
import { Tables } from '@smash/server/room/tables.ts';
import { SqliteStore } from '@smash/server/storage/sqlite.ts';
import { buildPosition } from '@smash/testkit';
import { ask } from './ask.ts';
import { mixerFor } from './mixes.ts';
import { properMessage } from './proper.ts';

export type Position = Parameters<typeof buildPosition>[0];

export class BarePlayer {
  readonly peer: Peer;
  readonly #table: Table;
  known: Followed | null = null;
  /** Types of messages, in order. */
  readonly heard: string[] = [];
  passing: PassingView = { full: false, pass: null, skips: [], auto: null };

  /** The token of the seat it got from bareTable, or by asking to sit in. */
  token = '';
  /** The key that gives its seat away. */
  gift = '';
  asks: SeatAsk[] = [];
  readonly notices: string[] = [];

  /** Sent when its clock starts or stops. */
  clock: ClockMessage['clock'] = null;

  /** The latest one received. */
  mix: MixMessage = { mix: null, you: null };
  /** Answers the questions of a mix automatically; null = this player does not. */
  mixer: ReturnType<typeof mixerFor> | null;

  constructor(table: Table, token?: string) {
    this.#table = table;
    this.mixer = mixerFor(async (type, payload) => {
      if (type === 'commit') table.mixing.commit(this.peer, payload as RequestPayload<'commit'>);
      else table.mixing.reveal(this.peer, payload as RequestPayload<'reveal'>);
    });
    this.peer = new Peer((type, message) => {
      properMessage(type, message);
      this.heard.push(type);
      if (type === 'view') this.known = applyFull(null, message as Parameters<typeof applyFull>[1]);
      if (type === 'patch') this.known = applyPatch(this.known!, message as Parameters<typeof applyPatch>[1]);
      if (type === 'clock') this.clock = (message as ClockMessage).clock;
      if (type === 'mix') this.#mix(message as MixMessage);
      if (type === 'passing') this.passing = message as PassingView;
      if (type === 'seated') this.token = (message as SeatReply).token;
      if (type === 'seatAsks') this.asks = (message as SeatAsksMessage).asks;
      if (type === 'gift') this.gift = (message as GiftMessage).key;
      if (type === 'notice') this.notices.push((message as NoticeMessage).text);
    });
    table.join(this.peer);
    const { full, mix } = table.sync(this.peer, token === undefined ? {} : { token });
    if (full) this.known = applyFull(null, full);
    this.#mix(mix);
  }

  #mix(message: MixMessage): void {
    this.mix = message;
    void this.mixer?.take(message);
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

  /** Answers with the option that names the card; without a name, passes. */
  answer(name?: string): Promise<null> {
    const { id, options } = this.prompt!;
    const chosen = options.find((option) => option.name === name || option.verb === name);
    return ask(this.#table, this.peer, 'answer', { prompt: id, pick: name === undefined ? [] : [chosen!.id] });
  }

  want(change: Parameters<Table['stops']['change']>[1]): void {
    this.#table.stops.change(this.peer, change);
  }
}

/**
 * A base that scores when A ends the turn, with a minion of B there. Ninjas could be in any of the hands, which belong to
 * the players in order.
 */
export const aboutToScore = (...hands: string[][]): Position => ({
  options: { cover: true, vpToWin: 30, duplicates: true },
  seats: Object.fromEntries(
    hands.map((hand, i) => ['ABCD'[i]!, { factions: [i === 0 ? 'Aliens' : 'Zombies', 'Ninjas'], hand }]),
  ),
  bases: [
    { name: 'Jungle Oasis', cards: [...'AAAB'].map((seat) => ({ seat: seat as 'A' | 'B', card: 'Invader' })) },
    { name: 'The Homeworld', cards: [] },
  ],
});

/**
 * A game in that position, with people on all seats except those of `bots`. `folder`: for its data file; `coverMs`: as
 * in Config.
 */
export async function bareTable(
  folder: string,
  position: Position,
  options: Partial<TableOptions> = {},
  coverMs: readonly [number, number] = [1600, 3200],
  { bots = [], ...more }: { bots?: number[]; thinker?: Thinker; pusher?: TableServices['pusher'] } = {},
) {
  const state = { ...buildPosition(position, 'bare'), library: library.id };
  const begins: GameEngine = { ...engine, create: () => resume(state) };
  const store = new SqliteStore(folder);
  const services: TableServices = { engine: begins, store, version: '', build: '', coverMs, ...more };
  const tables = new Tables(services, 10);
  const table = await tables.open();
  const seats = Object.keys(position.seats).map((_, seat) => seat);
  const people = seats.filter((seat) => !bots.includes(seat));
  const players = people.map(() => new BarePlayer(table));
  const host = players[0]!.peer;
  const sit = async (i: number) => {
    const { token } = await table.seats.takeSeat(players[i]!.peer, { name: `Player ${people[i]}` });
    players[i]!.token = token;
  };
  await sit(0);
  await table.seats.options(host, { players: seats.length as TableOptions['players'], ...options });
  for (const seat of bots) await ask(table, host, 'bot', { seat, level: 'easy' });
  for (let i = 1; i < players.length; i++) await sit(i);
  for (const { peer } of players) await table.seats.ready(peer, { ready: true });
  await table.start(players[0]!.peer, null);
  return {
    tables,
    table,
    players,
    store,
    /** To build the table of another process with the same store. */
    services,
    async close() {
      await tables.close();
      await store.close();
    },
  };
}
