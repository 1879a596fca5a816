import type { GameEngine } from '../game/gameEngine.ts';
import type { Store } from '../storage/store.ts';

/** What a table works with. */
export interface TableServices {
  engine: GameEngine;
  store: Store;
  version: string;
  /** Of the pages that are served. */
  build: string;
  coverMs: readonly [number, number];
  /** How long finished games are kept; 0 = for good. */
  keepGamesDays?: number;
}
