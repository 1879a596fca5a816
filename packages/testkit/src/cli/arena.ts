// `pnpm arena --matrix [--games N] [--a LEVEL] [--b LEVEL] [--players P] [--pool core|all]`: plays N more games of each rung
// of the ladder that is not decided yet, or of the named ones, and writes docs/bots.md. 0 games: only writes it.
// `pnpm arena --a hard --b g1 --games N [--seed S] [--players P] [--pool core|all] [--style STYLE] [--jobs N]`: games
// between two levels of bots, each seed once for every seat of `a`, which may have a style. The last line is one JSON
// object about `a`: its win rate with a 95 % interval, CPU milliseconds per decision, refused decisions and games that
// did not end; exit 1 if there are any of the last two.
import { LEVELS, type Level, STYLES, type Style } from '@smash/bots';
import { type Match, newResult, playSeed, type Result } from '../arena/match.ts';
import { playMatrix } from '../arena/matrix.ts';
import { factionsOf, POOLS, type Pool } from '../arena/pools.ts';
import { summary, together } from '../arena/summary.ts';
import { misuse, readArgs } from './args.ts';
import { inProcesses } from './processes.ts';

const { values } = readArgs({
  options: {
    a: { type: 'string' },
    b: { type: 'string' },
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    players: { type: 'string' },
    pool: { type: 'string' },
    style: { type: 'string', default: 'plain' },
    jobs: { type: 'string', default: '1' },
    matrix: { type: 'boolean', default: false },
    part: { type: 'string' },
  },
});
const { seed, matrix, style } = values;
const [a, b] = [values.a ?? 'easy', values.b ?? 'g1'];
const [games, players, jobs] = [values.games, values.players ?? 2, values.jobs].map(Number) as [number, number, number];
const poolName = values.pool ?? 'core';
const isLevel = (name: string): name is Level => LEVELS.some((level) => level === name);
const isStyle = (name: string): name is Style => STYLES.some((style) => style === name);
const isPool = (name: string): name is Pool => POOLS.some((pool) => pool === name);
if (
  !isLevel(a) ||
  !isLevel(b) ||
  !isPool(poolName) ||
  !isStyle(style) ||
  ![2, 3, 4].includes(players) ||
  ![games + (matrix ? 1 : 0), jobs].every((n) => Number.isInteger(n) && n > 0)
)
  misuse(
    `pnpm arena [--matrix] --a LEVEL --b LEVEL --games N [--seed S] [--players 2|3|4] [--pool core|all] [--style STYLE] [--jobs N]; levels: ${LEVELS.join(', ')}; styles: ${STYLES.join(', ')}`,
  );
const match: Match = { a, b, style, seed, players, pool: factionsOf(poolName) };
const part = values.part === undefined ? null : Number(values.part);

if (matrix) {
  const chosen = {
    ...(values.a !== undefined && { a }),
    ...(values.b !== undefined && { b }),
    ...(values.players !== undefined && { players }),
    ...(values.pool !== undefined && { pool: poolName }),
  };
  playMatrix(chosen, games);
} else if (part === null && jobs > 1) {
  report(together(await inProcesses<Result>(jobs)));
} else {
  const result = playPart(part ?? 0);
  if (part === null) report(result);
  else process.send?.(result);
}

function playPart(from: number): Result {
  const result = newResult();
  const sets = Math.ceil(games / players);
  for (let n = from; n < sets; n += jobs) playSeed(match, n, result);
  return result;
}

function report(result: Result): void {
  console.log(JSON.stringify(summary(result)));
  process.exitCode = result.refused + result.stuck > 0 ? 1 : 0;
}
