// `pnpm sim --games N --seed S --players P [--factions a,b,…] [--big-base always|never]`: random legal games with all
// invariants checked, a tenth of them on the Big Base board if nothing is said. The last line is one JSON
// object; exit 1 on any error. Seeds that failed are kept and become tests.
// `pnpm sim --exhaustive [--seed S] [--times N] [--games N]`: short games until every card was played and refused and
// every ability was at work, each in N games.
import { parseArgs } from 'node:util';
import { library } from '@smash/cards';
import { saveFailingSeeds } from '../random/failing.ts';
import { playSeries } from '../random/series.ts';
import { runExhaustive } from './exhaustive.ts';

const { values } = parseArgs({
  options: {
    exhaustive: { type: 'boolean', default: false },
    games: { type: 'string' },
    seed: { type: 'string', default: '1' },
    times: { type: 'string', default: '1' },
    players: { type: 'string', default: '2' },
    factions: { type: 'string' },
    'big-base': { type: 'string', default: 'tenth' },
  },
  args: process.argv.slice(2).filter((word) => word !== '--'),
});
const games = Number(values.games ?? (values.exhaustive ? '20000' : '100'));
const times = Number(values.times);
const players = Number(values.players);
const factions = values.factions?.split(',').map((name) => name.trim());
const board = values['big-base'];
const unknown = factions?.find((name) => !library.factions.some((f) => f.name === name));
if (
  !Number.isInteger(games) ||
  games < 1 ||
  !Number.isInteger(times) ||
  times < 1 ||
  ![2, 3, 4].includes(players) ||
  unknown !== undefined ||
  !['always', 'never', 'tenth'].includes(board) ||
  factions?.length === 1
) {
  console.error(
    unknown === undefined
      ? 'pnpm sim --games N --seed S --players 2|3|4 [--factions a,b,…] [--big-base always|never], or pnpm sim --exhaustive --seed S --times N'
      : `There is no faction "${unknown}". There are: ${library.factions.map((f) => f.name).join(', ')}.`,
  );
  process.exit(2);
}

process.exitCode = (values.exhaustive ? runExhaustive({ seed: values.seed, times, most: games }) : runSeries()) ? 0 : 1;

function runSeries(): boolean {
  const series = playSeries(
    games,
    {
      seed: values.seed,
      players,
      ...(factions && { factions }),
      ...(board !== 'tenth' && { bigBase: board === 'always' }),
    },
    (done, { failing }) => {
      const last = failing.at(-1);
      if (last?.seed === `${values.seed}-${done - 1}`) console.log(`FAILED ${last.seed}: ${last.reason}`);
      if (done % 200 === 0) console.log(`${done} of ${games} games`);
    },
  );
  if (series.failing.length > 0) saveFailingSeeds(series.failing);
  const usage = process.cpuUsage();
  const seconds = (usage.user + usage.system) / 1e6;
  const { decisions, stuck, errors, failing } = series;
  console.log(
    JSON.stringify({
      games,
      decisions,
      stuck,
      errors,
      failingSeeds: failing.map((game) => game.seed),
      gamesPerCpuSecond: Math.round((games / seconds) * 100) / 100,
      decisionsPerCpuSecond: Math.round(decisions / seconds),
    }),
  );
  return stuck + errors === 0;
}
