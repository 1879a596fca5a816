import type { Thinker } from '../bots/thread.ts';
import type { GameEngine } from '../game/gameEngine.ts';
import type { Pusher } from '../push/pusher.ts';
import type { Store } from '../storage/store.ts';

/** Limits per address, see Budgets. */
export interface TableLimits {
  /** Spectators' connections of one address at this table; 0 = no limit. */
  readonly watchers: number;
  /** The address begins a game; returns ms until it may, 0 = now. */
  begin(address: string, code: string): Promise<number>;
  /** A browser of the address subscribes to notices; returns ms until it may, 0 = now. */
  subscribe(address: string): Promise<number>;
}

/** What a table depends on. */
export interface TableServices {
  engine: GameEngine;
  store: Store;
  version: string;
  /** The build of the served pages. */
  build: string;
  coverMs: readonly [number, number];
  /** Days a finished game is kept; 0 = forever. */
  keepGamesDays?: number;
  limits?: TableLimits;
  /** Who thinks for bots; without it they guess. */
  thinker?: Thinker;
  /** Who sends notices to closed pages; without it there are none. */
  pusher?: Pick<Pusher, 'key' | 'accepts' | 'send'>;
  /** Receives every stored deadline (dueOf). */
  deadlines?: { note(at: number | null): void };
  /** How long each move is seen before a bot makes the next one, ms. */
  botPaceMs?: number;
}
