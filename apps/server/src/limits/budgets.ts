import type { RequestType } from '@smash/protocol';
import type { Redis } from 'ioredis';
import { Refuse } from '../common/refuse.ts';
import { monotonicMs } from '../common/time.ts';
import { Budget } from './budget.ts';
import { charges } from './charges.ts';
import { Counts } from './counts.ts';

/** Limits per address; 0 = unlimited. */
export interface PerAddress {
  /** Open WebSockets. */
  connections: number;
  /** Sustained cost per second of what all of them request (charges.ts); bursts of three times as much. */
  messages: number;
  /** Full states per minute, in one burst for when a network comes back, and as many older pages of the log. */
  syncs: number;
  /** Megabytes sent per minute, pages included. */
  megabytes: number;
  /** Connections, HTTP requests and handshakes per minute. */
  requests: number;
  /** Handshakes per second (opening a room, joining, coming back), sustained; bursts of ten times as many. */
  joins: number;
  /** Spectators' connections to one table. */
  watchers: number;
  /** Rooms opened per minute. */
  rooms: number;
  /** Games begun per minute. */
  games: number;
  /** Unknown codes per minute. */
  codes: number;
  /** Records of finished games fetched per minute. */
  replays: number;
  /** Browsers subscribed to notices per minute. */
  pushes: number;
}

/** Limits per connection; 0 = unlimited. */
export interface PerConnection {
  /** Messages per second, sustained; bursts of three times as many; eight times closes it. 0 = no paces either. */
  messages: number;
  /** Full states per minute, and as many older pages of the log. */
  syncs: number;
  /** Megabytes sent per minute. */
  megabytes: number;
}

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
/** The length of a burst. */
const BURST = 3;
const MEGABYTE = 1_000_000;
/** The same for handshakes: a classroom arrives together. */
const JOINS_BURST = 10;
/** Games a table may begin in a minute. */
const GAMES_PER_TABLE = 6;
/** Games an address may begin in a day, in terms of what it may begin in a minute. */
const DAILY_GAMES = 30;

/** This many floods use up an address's requests for a minute. */
const FLOODS = 10;

/** Refusals per window after which an address is not even read; our pages give up long before. */
const MOST_REFUSALS = 50;

/** An address that has used up its requests. */
interface Shut {
  /** monotonicMs */
  until: number;
  refusals: number;
}

/** Who may use how much. Addresses are those of clientAddress; `refused` is told which budget was exceeded. */
export class Budgets {
  readonly connections: number;
  /** Frames of any kind per second that end a connection; 0 = no limit. */
  readonly flood: number;
  /** Whether requests that others notice are paced (charges.ts). */
  readonly paced: boolean;
  readonly requests: Budget;
  /** Spectators' connections of one address at one table; 0 = no limit. */
  readonly watchers: number;
  readonly rooms: Budget;
  readonly codes: Budget;
  readonly replays: Budget;
  readonly #flooding: number;
  readonly #joins: Budget;
  /** Handshakes of seat holders, which strangers cannot use up. */
  readonly #returns: Budget;
  readonly #pushes: Budget;
  readonly #games: Budget;
  readonly #dailyGames: Budget;
  readonly #tableGames: Budget;
  readonly #bytes: Budget;
  readonly #spent: { budget: Budget; name: string; per: 'address' | 'connection'; long?: 'syncs' | 'pages' }[];
  readonly #ownBytes: Budget;
  readonly #refused: (budget: string) => void;
  readonly #open = new Counts();
  readonly #shut = new Map<string, Shut>();
  #allowances = 0;

  constructor(address: PerAddress, connection: PerConnection, refused: (budget: string) => void, redis?: Redis | null) {
    const minute = (name: string, points: number, shared = false) =>
      new Budget({ name, points, seconds: MINUTE, redis: shared ? (redis ?? null) : null });
    const messages = (name: string, points: number) => new Budget({ name, points: points * BURST, seconds: BURST });
    this.connections = address.connections;
    this.flood = connection.messages * 8;
    this.paced = connection.messages > 0;
    this.requests = minute('requests', address.requests);
    this.#flooding = Math.ceil(address.requests / FLOODS);
    const joins = (name: string) => new Budget({ name, points: address.joins * JOINS_BURST, seconds: JOINS_BURST });
    this.#joins = joins('joins');
    this.#returns = joins('returns');
    this.watchers = address.watchers;
    this.#games = minute('games', address.games, true);
    this.#dailyGames = new Budget({ name: 'daily games', points: address.games * DAILY_GAMES, seconds: DAY, redis });
    this.#tableGames = minute('table games', address.games > 0 ? GAMES_PER_TABLE : 0);
    this.rooms = minute('rooms', address.rooms, true);
    this.codes = minute('codes', address.codes, true);
    this.#pushes = minute('pushes', address.pushes, true);
    this.replays = minute('replays', address.replays, true);
    this.#bytes = minute('bytes', address.megabytes * MEGABYTE);
    this.#ownBytes = minute('connection bytes', connection.megabytes * MEGABYTE);
    this.#spent = [
      { name: 'messages', per: 'connection', budget: messages('messages', connection.messages) },
      { name: 'messages', per: 'address', budget: messages('address messages', address.messages) },
    ];
    for (const long of ['syncs', 'pages'] as const)
      this.#spent.push(
        { name: long, per: 'connection', long, budget: minute(long, connection.syncs) },
        { name: long, per: 'address', long, budget: minute(`address ${long}`, address.syncs) },
      );
    this.#refused = refused;
  }

  /** Counts refusals by budget. */
  note(budget: string): void {
    this.#refused(budget);
  }

  /** Spends this many of the address's requests; returns ms until it may send another, 0 = now. */
  async request(address: string, count = 1): Promise<number> {
    const [asked, sent] = await Promise.all([this.requests.take(address, count), this.drained(address)]);
    const wait = Math.max(asked, sent);
    if (wait === 0) return 0;
    const until = monotonicMs() + wait;
    const shut = this.#shut.get(address);
    if (shut) shut.until = Math.max(shut.until, until);
    else {
      this.#shut.set(address, { until, refusals: 0 });
      this.#reopenIn(wait, address);
    }
    this.refused(address, asked > 0 ? 'address requests' : 'address bytes', count);
    return wait;
  }

  /** Later, if the address has been shut for longer meanwhile. */
  #reopenIn(ms: number, address: string): void {
    setTimeout(() => {
      const left = this.shutFor(address);
      if (left > 0) this.#reopenIn(left, address);
      else this.#shut.delete(address);
    }, ms).unref();
  }

  /** We ended a connection of the address because it sent too much. */
  async flooded(address: string): Promise<void> {
    await this.request(address, this.#flooding);
  }

  /** The same without spending, and synchronous: it knows only earlier refusals. */
  shutFor(address: string): number {
    return Math.max(0, (this.#shut.get(address)?.until ?? 0) - monotonicMs());
  }

  /** This many requests of the address were refused: it continues despite refusals. */
  refused(address: string, budget: string, count = 1): void {
    const shut = this.#shut.get(address);
    if (shut) shut.refusals += count;
    this.note(budget);
  }

  /** Has the address been refused so often that its connections go unread until its budget is back? */
  isDeafTo(address: string): boolean {
    return (this.#shut.get(address)?.refusals ?? 0) > MOST_REFUSALS && this.shutFor(address) > 0;
  }

  /**
   * The address asks for a place at a table; returns ms until it may do so again, 0 = now. `isSeated`: it holds a seat
   * there.
   */
  async join(address: string, isSeated: boolean): Promise<number> {
    const wait = await this.#joins.take(address);
    const ms = wait > 0 && isSeated ? await this.#returns.take(address) : wait;
    if (ms > 0) this.note('address joins');
    return ms;
  }

  /** The address begins a game at this table; returns ms until it may, 0 = now. */
  async begin(address: string, code: string): Promise<number> {
    const table = await this.#tableGames.take(code);
    const ms = table || (await this.#games.take(address)) || (await this.#dailyGames.take(address));
    if (ms > 0) this.note(table > 0 ? 'table games' : 'address games');
    return ms;
  }

  /** A browser of the address subscribes to notices; returns ms until it may, 0 = now. */
  async subscribe(address: string): Promise<number> {
    const ms = await this.#pushes.take(address);
    if (ms > 0) this.note('address pushes');
    return ms;
  }

  /** For a WebSocket of this address. */
  allowance(address: string): Allowance {
    this.#allowances++;
    return new Allowance(this, address, `${this.#allowances}`);
  }

  /** Would another WebSocket of this address exceed its limit? */
  isCrowded(address: string): boolean {
    return this.connections > 0 && this.#open.of(address) >= this.connections;
  }

  /** A WebSocket has opened. Returns the function to call when it closes. */
  opened(address: string): () => void {
    return this.#open.add(address);
  }

  /** This many bytes were sent to the address. */
  async sent(address: string, bytes: number): Promise<void> {
    await this.#bytes.take(address, bytes);
  }

  /** ms until the address is sent anything on request; 0 = now. */
  drained(address: string): Promise<number> {
    return this.#bytes.spent(address);
  }

  /** For Allowance. */
  async drainedFor(address: string, own: string): Promise<number> {
    return Math.max(...(await Promise.all([this.#ownBytes.spent(own), this.drained(address)])));
  }

  /** For Allowance. */
  async spendMessage(address: string, own: string, type: RequestType): Promise<void> {
    const charge = charges[type];
    const [ownBytes, bytes, ...waits] = await Promise.all([
      this.#ownBytes.spent(own),
      this.#bytes.spent(address),
      ...this.#spent.map(({ budget, per, long }) => {
        if (long && long !== charge.long) return 0;
        return per === 'address' ? budget.take(address, long ? 1 : charge.cost) : budget.take(own);
      }),
    ]);
    this.#check('bytes', 'connection', ownBytes);
    this.#check('bytes', 'address', bytes);
    for (const [i, wait] of waits.entries()) this.#check(this.#spent[i]!.name, this.#spent[i]!.per, wait);
  }

  /** Throws Refuse if `ms` is not 0. */
  #check(name: string, per: 'address' | 'connection', ms: number): void {
    if (ms === 0) return;
    this.#refused(`${per} ${name}`);
    throw new Refuse('rate', wordsFor(name, per === 'address', ms));
  }

  /** For Allowance. */
  async spendBytes(address: string, own: string, bytes: number): Promise<void> {
    await Promise.all([this.#ownBytes.take(own, bytes), this.sent(address, bytes)]);
  }
}

/** What one connection may still use, shared with the others of its address. */
export class Allowance {
  readonly address: string;
  /** See Budgets. */
  readonly paced: boolean;
  readonly #budgets: Budgets;
  readonly #key: string;

  constructor(budgets: Budgets, address: string, key: string) {
    this.#budgets = budgets;
    this.address = address;
    this.paced = budgets.paced;
    this.#key = key;
  }

  /** Throws Refuse if the budget has no message of this type left. */
  message(type: RequestType): Promise<void> {
    return this.#budgets.spendMessage(this.address, this.#key, type);
  }

  /** ms until it may be sent more; 0 = now. */
  drained(): Promise<number> {
    return this.#budgets.drainedFor(this.address, this.#key);
  }

  /** This many bytes were sent to it. */
  bytes(count: number): Promise<void> {
    return this.#budgets.spendBytes(this.address, this.#key, count);
  }
}

/** These ms as players read them: 'a second', '90 seconds', '2 minutes', '24 hours'. */
export function waitInWords(ms: number): string {
  const whole = Math.ceil(ms / 1000);
  if (whole === 1) return 'a second';
  if (whole < 120) return `${whole} seconds`;
  return whole < 7200 ? `${Math.ceil(whole / 60)} minutes` : `${Math.ceil(whole / 3600)} hours`;
}

function wordsFor(budget: string, isShared: boolean, ms: number): string {
  const who = isShared ? 'All connections of your network together' : 'This page';
  if (budget === 'bytes') return `${who} used up what may be sent to it for now. Please wait ${waitInWords(ms)}.`;
  if (budget === 'pages') return `${who} asked for too much of the log. Please wait ${waitInWords(ms)}.`;
  if (budget === 'syncs') return `${who} asked for the whole table too often. Please wait ${waitInWords(ms)}.`;
  return isShared
    ? 'Too many messages at once from your network. Please slow down.'
    : 'Too many messages at once. Please slow down.';
}
