// `pnpm bench [--only NAME] [--seconds S] [--players P]`: one JSON line for each measurement. Prints figures, asserts
// nothing. Rates are per CPU second of this process: the median of several slices after a warm-up.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type State, view } from '@smash/engine';
import { bundle } from './bundle.ts';
import { playCopying, playInPlace } from './games.ts';
import { lighthouse } from './lighthouse.ts';
import { rates } from './measure.ts';
import { wire } from './wire.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seconds: { type: 'string', default: '5' },
    players: { type: 'string', default: '2' },
  },
  args: process.argv.slice(2).filter((word) => word !== '--'),
});
const seconds = Number(values.seconds);
const players = Number(values.players);

let next = 0;
const game =
  (play: (seed: string, players: number) => number): (() => { games: number; decisions: number }) =>
  () => ({ games: 1, decisions: play(`bench-${next++}`, players) });
const perSecond = ({ games, decisions }: { games: number; decisions: number }) => ({
  gamesPerCpuSecond: games,
  decisionsPerCpuSecond: decisions,
});

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

type Figures = Record<string, number | string>;

const benches: Record<string, () => Figures | Promise<Figures>> = {
  'random-games': () => perSecond(rates(seconds, game(playInPlace))),
  apply: () => perSecond(rates(seconds, game(playCopying))),
  view: () => {
    const states: State[] = [];
    playCopying('bench-view', players, (_before, after) => states.push(after));
    let at = 0;
    const { views } = rates(seconds, () => {
      for (let i = 0; i < 100; i++) view(states[at++ % states.length]!, at % players);
      return { views: 100 };
    });
    return { viewsPerCpuSecond: views };
  },
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
  console.error(`pnpm bench [--only ${names.join('|')}] [--seconds S] [--players 2|3|4]`);
  process.exit(2);
}
for (const name of names) {
  if (values.only === undefined ? ASKED_FOR.has(name) : values.only !== name) continue;
  console.log(JSON.stringify({ bench: name, players, ...(await benches[name]!()) }));
}
