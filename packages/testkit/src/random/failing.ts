import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RandomGame } from './game.ts';

const file = fileURLToPath(new URL('../../failing-seeds.json', import.meta.url));

/** How rare the expensive checks are decides where they run, so it is part of the failure. */
export interface FailingGame extends RandomGame {
  spacing?: number;
}

/** Games that once failed: a test replays them forever. */
export const failingSeeds = (): FailingGame[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FailingGame[]) : [];

export function saveFailingSeeds(games: readonly FailingGame[]): void {
  const all = failingSeeds();
  for (const game of games) {
    if (!all.some((one) => JSON.stringify(one) === JSON.stringify(game))) all.push(game);
  }
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
}
