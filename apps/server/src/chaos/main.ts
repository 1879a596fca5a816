// `pnpm chaos PART… [--runs N] [--seed S]`: long attacks on the server, each with its figures as one JSON line. Exit 1 when
// one of them succeeds.
import { parseArgs } from 'node:util';
import { flood } from './flood.ts';
import { hostile } from './hostile.ts';
import { secrecy } from './secrecy.ts';
import { takeover } from './takeover.ts';
import { transport } from './transport.ts';

type Part = (options: { runs: number; seed: string }) => Promise<boolean>;
/** Each with how often it is done when nothing is said. */
const parts: Record<string, { run: Part; runs: number }> = {
  secrecy: { run: secrecy, runs: 10_000 },
  flood: { run: flood, runs: 300 },
  hostile: { run: hostile, runs: 100_000 },
  takeover: { run: takeover, runs: 10_000 },
  transport: { run: transport, runs: 10_000 },
};

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string' }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
  args: process.argv.slice(2).filter((word) => word !== '--'),
});
const runs = values.runs === undefined ? undefined : Number(values.runs);
const unknown = positionals.find((name) => !Object.hasOwn(parts, name));
if (
  positionals.length === 0 ||
  unknown !== undefined ||
  (runs !== undefined && !(Number.isInteger(runs) && runs > 0))
) {
  console.error(`pnpm chaos PART… [--runs N] [--seed S], where PART is one of: ${Object.keys(parts).join(', ')}`);
  process.exit(2);
}
let held = true;
for (const name of positionals) {
  const part = parts[name]!;
  held = (await part.run({ runs: runs ?? part.runs, seed: values.seed })) && held;
}
process.exit(held ? 0 : 1);
