// `pnpm sim --games N --seed S --players P [--factions a,b,…] [--big-base always|never] [--jobs N] [--from N]`: random
// legal games with all invariants checked, by default a tenth of them on the Big Base board, in that many processes;
// `--from` resumes a long series. The last line is one JSON object; exit 1 on any error. Seeds that failed are kept and
// become tests.
// `--forgetful` plays short games with and without caches and compares only how they end.
// `pnpm sim --relations [--only NAME,…] [--seed S] [--games N] [--from N] [--players P]`: replays each random game with
// libraries that by the rules make no difference, and alongside tables that must continue the same (`relations/`).
// Prints each difference and exits with 1.
// `pnpm sim --exhaustive [--seed S] [--times N] [--games N]`: plays short games until every card has been played and
// refused and every ability has taken effect, each in N games.
// `pnpm sim --hashes [--write]`: compares the games of `hashes.json` with their list, or renews it.
// `pnpm sim --sealed --games N [--seed S]`: seals N random positions for the seat that is asked, as they are and with
// everything hidden swapped, and plays on from deals (`secrecy/sealing.ts`).
// `pnpm sim --forks --games N [--seed S] [--minutes M]`: see `forks.ts`.

import { library } from '@smash/cards';
import { saveFailingSeeds } from '../random/failing.ts';
import { difference, hashedGames, knownHashes, writeHashes } from '../random/hashes.ts';
import { coverOf, playSeries, type Series, together } from '../random/series.ts';
import { compareSealed } from '../secrecy/sealing.ts';
import { misuse, readArgs } from './args.ts';
import { runExhaustive } from './exhaustive.ts';
import { runForks } from './forks.ts';
import { inProcesses } from './processes.ts';
import { runRelations } from './relations.ts';

const { values } = readArgs({
  options: {
    exhaustive: { type: 'boolean', default: false },
    relations: { type: 'boolean', default: false },
    hashes: { type: 'boolean', default: false },
    sealed: { type: 'boolean', default: false },
    forks: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    games: { type: 'string' },
    seed: { type: 'string', default: '1' },
    times: { type: 'string', default: '1' },
    minutes: { type: 'string', default: 'Infinity' },
    players: { type: 'string', default: '2' },
    factions: { type: 'string' },
    'big-base': { type: 'string', default: 'tenth' },
    only: { type: 'string' },
    forgetful: { type: 'boolean', default: false },
    jobs: { type: 'string', default: '1' },
    part: { type: 'string' },
    from: { type: 'string', default: '0' },
  },
});
const games = Number(values.games ?? (values.exhaustive ? '20000' : '100'));
const times = Number(values.times);
const minutes = Number(values.minutes);
const players = Number(values.players);
const factions = values.factions?.split(',').map((name) => name.trim());
const board = values['big-base'];
const jobs = Number(values.jobs);
const from = Number(values.from);
const part = values.part === undefined ? null : { at: Number(values.part), of: jobs, from };
let told: Series['failing'][number] | undefined;
const unknown = factions?.find((name) => !library.factions.some((f) => f.name === name));
if (
  !Number.isInteger(games) ||
  games < 1 ||
  !Number.isInteger(times) ||
  times < 1 ||
  !(minutes > 0) ||
  ![2, 3, 4].includes(players) ||
  !Number.isInteger(jobs) ||
  jobs < 1 ||
  !Number.isInteger(from) ||
  from < 0 ||
  unknown !== undefined ||
  !['always', 'never', 'tenth'].includes(board) ||
  factions?.length === 1
)
  misuse(
    unknown === undefined
      ? 'pnpm sim --games N --seed S --players 2|3|4 [--factions a,b,…] [--big-base always|never] [--jobs N] [--from N], pnpm sim --relations --games N --seed S, or pnpm sim --exhaustive --seed S --times N'
      : `There is no faction "${unknown}". There are: ${library.factions.map((f) => f.name).join(', ')}.`,
  );

process.exitCode = (
  values.exhaustive
    ? runExhaustive({ seed: values.seed, times, most: games })
    : values.relations
      ? runRelations(
          { games, from, seed: values.seed, players },
          values.only?.split(',').map((name) => name.trim()),
        )
      : values.hashes
        ? runHashes()
        : values.sealed
          ? runSealed()
          : values.forks
            ? runForks(games, values.seed, minutes)
            : report(await playAll())
)
  ? 0
  : 1;

function runSealed(): boolean {
  const done = compareSealed(values.seed, games);
  console.log(JSON.stringify(done));
  return done.leak === null && done.broken === null;
}

function runHashes(): boolean {
  if (values.write) {
    console.log(`${writeHashes()} games are on the list.`);
    return true;
  }
  const known = knownHashes();
  const differences = hashedGames().flatMap((game) => difference(game, known) ?? []);
  for (const one of differences) console.log(one);
  return differences.length === 0;
}

/** Runs in this process, or split among several. */
async function playAll(): Promise<Series> {
  if (jobs > 1 && part === null) return together(await inProcesses<Series>(jobs));
  const series = playSeries(
    games,
    {
      seed: values.seed,
      players,
      ...(factions && { factions }),
      ...(board !== 'tenth' && { bigBase: board === 'always' }),
      ...(values.forgetful && { forgetful: true, vpToWin: 5 }),
    },
    (_done, { failing, games: played }) => {
      const last = failing.at(-1);
      if (last && last !== told) console.log(`FAILED ${last.seed}: ${last.reason}`);
      told = last;
      if (played % 200 === 0) console.log(`${played * (part?.of ?? 1)} of ${games} games`);
    },
    part ?? { at: 0, of: 1, from },
  );
  if (part !== null) process.send?.(series);
  return series;
}

function report(series: Series): boolean {
  const { decisions, stuck, errors, failing } = series;
  if (part !== null) return stuck + errors === 0;
  if (failing.length > 0) saveFailingSeeds(failing.map(({ reason: _, ...game }) => game));
  const usage = process.cpuUsage();
  const seconds = (usage.user + usage.system) / 1e6;
  console.log(
    JSON.stringify({
      games: series.games,
      decisions,
      stuck,
      errors,
      failingSeeds: failing.map((game) => game.seed),
      pairs: coverOf(series, factions?.length ?? library.factions.length),
      ...(jobs === 1 && {
        gamesPerCpuSecond: Math.round((series.games / seconds) * 100) / 100,
        decisionsPerCpuSecond: Math.round(decisions / seconds),
      }),
    }),
  );
  return stuck + errors === 0;
}
