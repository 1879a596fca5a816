// `pnpm bench [--only NAME] [--seconds S] [--players P] [--kernel FILE] [--profile FILE]`: one JSON line for each
// measurement. Prints figures, asserts nothing. Rates are per CPU second, medians of rounds in which processes take turns;
// microseconds are by the clock.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { apart } from './apart.ts';
import { bundle } from './bundle.ts';
import { growth } from './growth.ts';
import { hasKernel } from './kernel.ts';
import { lighthouse } from './lighthouse.ts';
import { median, round } from './measure.ts';
import { profiled } from './profile.ts';
import { commands, copies, replays, viewing } from './states.ts';
import { wire } from './wire.ts';
import { together, type WorkName } from './works.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seconds: { type: 'string', default: '5' },
    players: { type: 'string', default: '2' },
    kernel: { type: 'string' },
    profile: { type: 'string' },
  },
  args: process.argv.slice(2).filter((word) => word !== '--'),
});
const seconds = Number(values.seconds);
const players = Number(values.players);

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

type Figures = Record<string, number | string>;

const NO_KERNEL = 'no kernel.cjs beside this checkout (--kernel FILE)';

/** Whole random games by players and factions, and the yardstick in the same rounds: each in a process of its own. */
async function games(names: WorkName[], count: number): Promise<Figures> {
  const kernel = hasKernel(values.kernel);
  const parts: WorkName[] = kernel ? [...names, 'kernel'] : names;
  // Everything in one process where that one is looked at.
  const all = await (values.profile === undefined ? apart : together)(parts, seconds, count, values.kernel);
  const figures: Figures = {};
  for (const name of parts) {
    for (const key of Object.keys(all[0]![name]!)) {
      const list = all.map((round) => round[name]![key]!);
      figures[`${name} ${key}`] = round(median(list));
      if (name === 'core2') figures[`${name} ${key}, best round`] = round(Math.max(...list));
    }
  }
  if (!kernel) return { ...figures, kernelRatio: NO_KERNEL };
  const ratios = all.map(({ core2, kernel }) => kernel!.decisions! / core2!.decisions!);
  return { ...figures, kernelRatio: round(median(ratios)), kernelRatioBest: round(Math.min(...ratios)) };
}

const benches: Record<string, () => Figures | Promise<Figures>> = {
  'random-games': () => games(['core2', 'core4', 'all2', 'all4'], 7),
  // Those alone by which all is judged: short turns, many of them.
  'core-games': () => games(['core2'], 25),
  apply: () => commands(players),
  view: viewing,
  copy: () => copies(players),
  replay: () => replays(players),
  growth,
  wire: () => wire(players, 5),
  lighthouse: () => lighthouse(),
  input: () => JSON.parse(execFileSync(process.execPath, [path('../../e2e/input.ts')], { encoding: 'utf8' })),
  bundle: () => bundle(path('../../apps/web/dist')),
};

/** Only when they are named: these start a browser. */
const ASKED_FOR = new Set(['lighthouse', 'input']);
const names = Object.keys(benches);
if (
  (values.only !== undefined && !names.includes(values.only)) ||
  !(seconds > 0) ||
  !(players >= 2 && players <= 4 && Number.isInteger(players))
) {
  console.error(
    `pnpm bench [--only ${names.join('|')}] [--seconds S] [--players 2|3|4] [--kernel FILE] [--profile FILE]`,
  );
  process.exit(2);
}
const run = async (): Promise<void> => {
  for (const name of names) {
    if (values.only === undefined ? ASKED_FOR.has(name) : values.only !== name) continue;
    console.log(JSON.stringify({ bench: name, players, ...(await benches[name]!()) }));
  }
};
await (values.profile === undefined ? run() : profiled(values.profile, run));
