// `pnpm chaos PART… [--runs N] [--games N] [--seed S]`: long attacks on the server, by people and by accidents, each with
// its figures. Exit 1 when one of them succeeds.
import { parseArgs } from 'node:util';
import { accident } from './accident.ts';
import { flood } from './flood.ts';
import { hostile } from './hostile.ts';
import { killing } from './kill.ts';
import { rolling } from './rolling.ts';
import { secrecy } from './secrecy.ts';
import { takeover } from './takeover.ts';

type Part = (options: { runs: number; games: number; seed: string }) => Promise<boolean>;
/** Each with how often it is done when nothing is said. */
const parts: Record<string, { run: Part; runs: number }> = {
  kill: { run: accident(killing), runs: 200 },
  rolling: { run: accident(rolling), runs: 100 },
  secrecy: { run: secrecy, runs: 10_000 },
  flood: { run: flood, runs: 300 },
  hostile: { run: hostile, runs: 100_000 },
  takeover: { run: takeover, runs: 10_000 },
};

const { values, positionals } = parseArgs({
  options: {
    runs: { type: 'string' },
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
  allowPositionals: true,
  args: process.argv.slice(2).filter((word) => word !== '--'),
});
const runs = values.runs === undefined ? undefined : Number(values.runs);
const games = Number(values.games);
const isCount = (n: number) => Number.isInteger(n) && n > 0;
if (
  positionals.length === 0 ||
  !positionals.every((name) => Object.hasOwn(parts, name)) ||
  !isCount(runs ?? 1) ||
  !isCount(games)
) {
  const names = Object.keys(parts).join(', ');
  console.error(`pnpm chaos PART… [--runs N] [--games N] [--seed S], where PART is one of: ${names}`);
  process.exit(2);
}
let held = true;
for (const name of positionals) {
  const part = parts[name]!;
  held = (await part.run({ runs: runs ?? part.runs, games, seed: values.seed })) && held;
}
process.exit(held ? 0 : 1);
