import type { GameEngine } from '../game/gameEngine.ts';
import type { Store } from '../storage/store.ts';

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
}
