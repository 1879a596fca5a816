import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RandomGame } from './game.ts';

const file = fileURLToPath(new URL('../../failing-seeds.json', import.meta.url));

/** Seeds that once went wrong: played again by a test for ever. */
export const failingSeeds = (): RandomGame[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RandomGame[]) : [];

export function saveFailingSeeds(games: readonly RandomGame[]): void {
  const all = failingSeeds();
  for (const { seed, players, factions } of games) {
    const game = { seed, players, ...(factions && { factions }) };
    if (!all.some((one) => JSON.stringify(one) === JSON.stringify(game))) all.push(game);
  }
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
}
