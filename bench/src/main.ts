// `pnpm bench [--only NAME] [--seconds S] [--players P] [--kernel FILE] [--against DIR] [--profile FILE]`: one JSON
// line for each measurement. Prints figures, asserts nothing. Rates are per CPU second, medians of rounds in which
// processes take turns; microseconds are by the clock.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { misuse, readArgs } from '@smash/testkit/args';
import { apart, BEFORE } from './apart.ts';
import { bundle } from './bundle.ts';
import { growth } from './growth.ts';
import { hasKernel } from './kernel.ts';
import { lighthouse } from './lighthouse.ts';
import { median, round } from './measure.ts';
import { profiled } from './profile.ts';
import { server } from './server.ts';
import { commands, copies, replays, viewing } from './states.ts';
import { wire } from './wire.ts';
import { together, type WorkName } from './works.ts';

const { values } = readArgs({
  options: {
    only: { type: 'string' },
    seconds: { type: 'string', default: '5' },
    players: { type: 'string', default: '2' },
    kernel: { type: 'string' },
    against: { type: 'string' },
    profile: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
const players = Number(values.players);

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

type Figures = Record<string, number | string>;

const NO_KERNEL = 'no kernel.cjs beside this checkout (--kernel FILE)';

/**
 * Whole random games by number of players and factions, plus the yardstick in the same rounds: each runs in its own
 * process.
 */
async function games(names: WorkName[], count: number): Promise<Figures> {
  const kernel = hasKernel(values.kernel);
  const parts: WorkName[] = kernel ? [...names, 'kernel'] : names;
  // With --profile everything runs in the one process that is profiled.
  const all =
    values.profile === undefined
      ? await apart(parts, seconds, count, values)
      : together(parts, seconds, count, values.kernel);
  const figures: Figures = {};
  for (const name of parts) {
    for (const key of Object.keys(all[0]![name]!)) {
      const list = all.map((round) => round[name]![key]!);
      figures[`${name} ${key}`] = round(median(list));
      if (name === 'core2') figures[`${name} ${key}, best round`] = round(Math.max(...list));
    }
  }
  if (values.against !== undefined && values.profile === undefined)
    for (const name of names)
      figures[`${name} time, times the other's`] = round(
        median(all.map((one) => one[name + BEFORE]!.decisions! / one[name]!.decisions!)),
      );
  if (!kernel) return { ...figures, kernelRatio: NO_KERNEL };
  const ratios = all.map(({ core2, kernel }) => kernel!.decisions! / core2!.decisions!);
  return { ...figures, kernelRatio: round(median(ratios)), kernelRatioBest: round(Math.min(...ratios)) };
}

const benches: Record<string, () => Figures | Promise<Figures>> = {
  'random-games': () => games(['core2', 'core4', 'all2', 'all4'], 7),
  // Only the decisive ones: many short turns.
  'core-games': () => games(['core2'], 25),
  apply: () => commands(players),
  view: viewing,
  copy: () => copies(players),
  replay: () => replays(players),
  growth,
  wire: () => wire(players, 5),
  server: () => server({ against: values.against, profile: values.profile, seconds }),
  lighthouse: () => lighthouse(),
  input: () => JSON.parse(execFileSync(process.execPath, [path('../../e2e/input.ts')], { encoding: 'utf8' })),
  renders: () => JSON.parse(execFileSync(process.execPath, [path('../../e2e/renders.ts')], { encoding: 'utf8' })),
  bundle: () => bundle(path('../../apps/web/dist')),
};

/** Run only on request: these start a browser or servers. */
const ASKED_FOR = new Set(['lighthouse', 'input', 'renders', 'server']);
const names = Object.keys(benches);
if (
  (values.only !== undefined && !names.includes(values.only)) ||
  !(seconds > 0) ||
  !(players >= 2 && players <= 4 && Number.isInteger(players))
)
  misuse(
    `pnpm bench [--only ${names.join('|')}] [--seconds S] [--players 2|3|4] [--kernel FILE] [--against DIR] [--profile FILE]`,
  );
const run = async (): Promise<void> => {
  for (const name of names) {
    if (values.only === undefined ? ASKED_FOR.has(name) : values.only !== name) continue;
    console.log(JSON.stringify({ bench: name, players, ...(await benches[name]!()) }));
  }
};
// The server profiles its own process.
await (values.profile === undefined || values.only === 'server' ? run() : profiled(values.profile, run));
