// `pnpm puzzles [--count N] [--trusting]`: searches bot games for puzzles until there are N, and writes
// apps/web/src/game/puzzle/puzzles.generated.json. It resumes where it stopped. Unless `--trusting`, it first drops
// those that are no longer puzzles.
// `pnpm puzzles --check`: solves all of them again; exit 1 if the rules have changed one.

import { faultOf } from '../puzzles/check.ts';
import { puzzlesIn } from '../puzzles/find.ts';
import type { Puzzle } from '../puzzles/record.ts';
import { isNew, readPuzzles, welcomes, writePuzzles } from '../puzzles/store.ts';
import { misuse, readArgs } from './args.ts';

const { values } = readArgs({
  options: {
    count: { type: 'string', default: '60' },
    check: { type: 'boolean', default: false },
    trusting: { type: 'boolean', default: false },
  },
});
const count = Number(values.count);
if (!Number.isInteger(count) || count < 1) misuse('pnpm puzzles [--count N] [--trusting], or --check');

const stored = readPuzzles();
const kept = values.trusting ? stored.puzzles : stored.puzzles.filter(isStillOne);
if (!values.trusting) console.log(`${kept.length} of ${stored.puzzles.length} are still puzzles.`);
if (values.check) process.exitCode = kept.length === stored.puzzles.length ? 0 : 1;
else search({ ...stored, puzzles: kept });

function isStillOne(puzzle: Puzzle): boolean {
  const fault = faultOf(puzzle);
  if (fault !== null) console.log(`${puzzle.id}: ${fault}`);
  return fault === null;
}

function search({ series, games, puzzles }: typeof stored): void {
  for (let n = games; puzzles.length < count; n++) {
    for (const one of foundIn(series, n, puzzles)) {
      if (puzzles.length === count || !isNew(puzzles, one)) continue;
      puzzles.push(one);
      console.log(`${puzzles.length}: ${one.id}, ${one.base}, level ${one.level}: ${one.cards.join(', ')}`);
    }
    writePuzzles({ series, games: n + 1, puzzles });
  }
}

/** A bug in the rules ends a game; the search goes on with the others. */
function foundIn(series: string, n: number, puzzles: readonly Puzzle[]): Puzzle[] {
  try {
    return puzzlesIn(series, n, { welcomes: (factions) => welcomes(puzzles, factions) });
  } catch (error) {
    console.error(`Game ${n}: ${error instanceof Error ? error.stack : error}`);
    return [];
  }
}
