// `pnpm chaos PART… [--runs N] [--from N] [--games N] [--seed S]`: long attacks on the server, each with its figures.
// Exits with 1 if one succeeds. `--from` continues an earlier run of the same seed (requests, doors and late).
import { misuse, readArgs } from '@smash/testkit/args';
import { doors } from './doors.ts';
import { flood } from './flood.ts';
import { hostile } from './hostile.ts';
import { keep } from './keep.ts';
import { kill } from './kill.ts';
import { late } from './late.ts';
import { load } from './load.ts';
import { requests } from './requests.ts';
import { rolling } from './rolling.ts';
import { secrecy } from './secrecy.ts';
import { sleep } from './sleep.ts';
import { strangers } from './strangers.ts';
import { takeover } from './takeover.ts';
import { transport } from './transport.ts';

type Part = (options: { runs: number; from: number; games: number; seed: string }) => Promise<boolean>;
/** The parts, each with its default number of runs. */
const parts: Record<string, { run: Part; runs: number; games?: number }> = {
  kill: { run: kill, runs: 200 },
  rolling: { run: rolling, runs: 100 },
  secrecy: { run: secrecy, runs: 10_000 },
  requests: { run: requests, runs: 2000 },
  doors: { run: doors, runs: 1000 },
  late: { run: late, runs: 2000 },
  flood: { run: flood, runs: 300 },
  strangers: { run: strangers, runs: 60 },
  hostile: { run: hostile, runs: 100_000 },
  takeover: { run: takeover, runs: 10_000 },
  keep: { run: keep, runs: 1, games: 10_000 },
  load: { run: load, runs: 60, games: 2000 },
  sleep: { run: sleep, runs: 1, games: 10_000 },
  transport: { run: transport, runs: 10_000 },
};

const { values, positionals } = readArgs({
  options: {
    runs: { type: 'string' },
    from: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
  allowPositionals: true,
});
const wholeOr = (text: string | undefined, otherwise: number) => (text === undefined ? otherwise : Number(text));
const isCount = (n: number): boolean => Number.isInteger(n) && n > 0;
const unknown = positionals.find((name) => !Object.hasOwn(parts, name));
if (
  positionals.length === 0 ||
  unknown !== undefined ||
  ![values.runs, values.games].every((text) => isCount(wholeOr(text, 1))) ||
  !isCount(wholeOr(values.from, 0) + 1)
)
  misuse(
    `pnpm chaos PART… [--runs N] [--from N] [--games N] [--seed S], where PART is one of: ${Object.keys(parts).join(', ')}`,
  );
let held = true;
for (const name of positionals) {
  const part = parts[name]!;
  const options = {
    runs: wholeOr(values.runs, part.runs),
    from: wholeOr(values.from, 0),
    games: wholeOr(values.games, part.games ?? 20),
    seed: values.seed,
  };
  held = (await part.run(options)) && held;
}
process.exit(held ? 0 : 1);
