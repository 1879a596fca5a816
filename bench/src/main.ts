// `pnpm bench [--only NAME] [--seconds S] [--players P] [--kernel FILE] [--profile FILE]`: one JSON line for each
// measurement. Prints figures, asserts nothing. Rates are per CPU second of this process, medians of interleaved rounds;
// microseconds are by the clock.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundle } from './bundle.ts';
import { type Pool, playInPlace } from './games.ts';
import { growth } from './growth.ts';
import { loadKernel } from './kernel.ts';
import { lighthouse } from './lighthouse.ts';
import { median, rates, round, rounds, type Work } from './measure.ts';
import { profiled } from './profile.ts';
import { commands, copies, replays, viewing } from './states.ts';
import { wire } from './wire.ts';

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

let next = 0;
/** Several at once, as the yardstick does: asking for the processor time takes some, too. */
const AT_ONCE = 8;
const games = (seats: number, pool: Pool): Work => {
  return () => {
    let decisions = 0;
    for (let i = 0; i < AT_ONCE; i++) decisions += playInPlace(`bench-${next++}`, seats, pool);
    return { games: AT_ONCE, decisions };
  };
};
const NO_KERNEL = 'no kernel.cjs beside this checkout (--kernel FILE)';

/** Whole random games by players and factions, and the yardstick in the same rounds. */
function randomGames(): Figures {
  const kernel = loadKernel(values.kernel);
  const found = rates(
    {
      core2: games(2, 'core'),
      core4: games(4, 'core'),
      all2: games(2, 'all'),
      all4: games(4, 'all'),
      ...(kernel && { kernel }),
    },
    seconds,
  );
  const figures: Figures = {};
  for (const [name, { games: played, decisions }] of Object.entries(found)) {
    if (played !== undefined) figures[`${name}Games`] = round(played);
    figures[`${name}Decisions`] = round(decisions!);
  }
  figures.kernelRatio = kernel ? round(found.kernel!.decisions! / found.core2!.decisions!) : NO_KERNEL;
  return figures;
}

/** Those of two players with the first set and the yardstick, and nothing else in this process: short turns, many of them. */
function coreGames(): Figures {
  const kernel = loadKernel(values.kernel);
  const all = rounds({ core2: games(2, 'core'), ...(kernel && { kernel }) }, seconds, seconds, 25);
  const of = (key: string): number[] => all.map(({ core2 }) => core2![key]!);
  const ratios = all.flatMap(({ core2, kernel }) => (kernel ? [kernel.decisions! / core2!.decisions!] : []));
  return {
    games: round(median(of('games'))),
    gamesBest: round(Math.max(...of('games'))),
    decisions: round(median(of('decisions'))),
    decisionsBest: round(Math.max(...of('decisions'))),
    kernelRatio: kernel ? round(median(ratios)) : NO_KERNEL,
    ...(kernel && { kernelRatioBest: round(Math.min(...ratios)) }),
  };
}

const benches: Record<string, () => Figures | Promise<Figures>> = {
  'random-games': randomGames,
  'core-games': coreGames,
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
