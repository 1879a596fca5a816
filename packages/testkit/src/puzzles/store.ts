/** The file of puzzles found, and how far the search has come. The browser reads it, too. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Puzzle } from './record.ts';

const file = fileURLToPath(new URL('../../../../apps/web/src/game/puzzle/puzzles.generated.json', import.meta.url));

export interface Stored {
  /** Seed of the games to search; another seed finds other puzzles. */
  series: string;
  /** How many of its games have been searched. */
  games: number;
  puzzles: Puzzle[];
}

export const readPuzzles = (): Stored => JSON.parse(readFileSync(file, 'utf8')) as Stored;

export function writePuzzles({ series, games, puzzles }: Stored): void {
  const list = puzzles.map((one) => JSON.stringify(one)).join(',\n');
  writeFileSync(file, `{"series": ${JSON.stringify(series)}, "games": ${games}, "puzzles": [\n${list}\n]}\n`);
}

/** How often a faction may be the solver's, and a card part of a solution. */
const MOST_ALIKE = { faction: 2, card: 2 };

const count = (list: readonly string[], name: string): number => list.filter((one) => one === name).length;

/** May there be another one of a seat with these factions? */
export function welcomes(puzzles: readonly Puzzle[], factions: readonly string[]): boolean {
  const own = puzzles.flatMap((one) => one.factions[one.seat]!);
  return factions.every((name) => count(own, name) < MOST_ALIKE.faction);
}

/** Is it different enough from the existing ones? */
export function isNew(puzzles: readonly Puzzle[], { id, seat, factions, cards }: Puzzle): boolean {
  if (puzzles.some((one) => one.id === id)) return false;
  const played = puzzles.flatMap((one) => [...new Set(one.cards)]);
  return welcomes(puzzles, factions[seat]!) && cards.every((name) => count(played, name) < MOST_ALIKE.card);
}
