/**
 * The table of who beats whom (`docs/bots.md`), built up over several runs: `arena.json` keeps the results of each
 * pairing, so no game is played twice.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Level } from '@smash/bots';
import { type Match, newResult, playSeed } from './match.ts';
import { factionsOf, POOLS, type Pool } from './pools.ts';
import { interval, summary } from './summary.ts';

const file = fileURLToPath(new URL('../../arena.json', import.meta.url));
const page = fileURLToPath(new URL('../../../../docs/bots.md', import.meta.url));
/** The file with the same results for the client. */
const shown = fileURLToPath(new URL('../../../../apps/web/src/screens/learn/strength.generated.json', import.meta.url));

/** The results so far of one pairing. */
interface Played {
  a: Level;
  b: Level;
  players: number;
  pool: Pool;
  /** How many sets had which win rate of `a`; a set is one seed in every seating. */
  shares: Record<string, number>;
  games: number;
  /** CPU milliseconds per decision: the highest 95th percentile of any run, and the maximum. */
  p95ms: number;
  maxMs: number;
  failed: number;
  refused: number;
  stuck: number;
  /** When the last games were added. */
  date: string;
}

/** A rung of the ladder: the lower end of the interval must reach `least`. */
type Rung = Pick<Played, 'a' | 'b' | 'players'> & { least: number };

const RUNGS: readonly Rung[] = [
  { a: 'easy', b: 'random', players: 2, least: 0.9 },
  { a: 'easy', b: 'random', players: 4, least: 0.65 },
  { a: 'medium', b: 'g1', players: 2, least: 0.9 },
  { a: 'medium', b: 'random', players: 2, least: 0.99 },
  { a: 'medium', b: 'easy', players: 4, least: 0.55 },
  { a: 'hard', b: 'g1', players: 2, least: 0.97 },
  { a: 'hard', b: 'medium', players: 2, least: 0.65 },
  { a: 'hard', b: 'medium', players: 4, least: 0.42 },
  { a: 'expert', b: 'hard', players: 2, least: 0.75 },
  { a: 'expert', b: 'hard', players: 4, least: 0.4 },
];

const read = (): Played[] => JSON.parse(readFileSync(file, 'utf8')) as Played[];
const nothing = ({ a, b, players }: Rung, pool: Pool): Played => ({
  ...{ a, b, players, pool, shares: {}, games: 0, p95ms: 0, maxMs: 0, failed: 0, refused: 0, stuck: 0, date: '' },
});
const playedOf = (list: readonly Played[], rung: Rung, pool: Pool): Played =>
  list.find((one) => one.a === rung.a && one.b === rung.b && one.players === rung.players && one.pool === pool) ??
  nothing(rung, pool);

const scoresOf = ({ shares }: Played): number[] =>
  Object.entries(shares).flatMap(([share, sets]) => new Array<number>(sets).fill(Number(share)));

/** With fewer games a rung stays undecided. */
const LEAST_GAMES = 20;

/** Is it certain by now whether the rung is reached? */
function isDecided(played: Played, { least }: Rung): boolean {
  const { low, high } = interval(scoresOf(played), played.games);
  return played.games >= LEAST_GAMES && (low >= least || high < least);
}

/** Which rungs to play: all, or those between two levels. */
export interface Chosen {
  a?: Level;
  b?: Level;
  players?: number;
  pool?: Pool;
}

/** Plays up to this many more games of each chosen undecided rung, and writes the page after each. */
export function playMatrix(chosen: Chosen, games: number): void {
  const isChosen = (rung: Rung, pool: Pool): boolean =>
    [chosen.a ?? rung.a, chosen.b ?? rung.b, chosen.players ?? rung.players, chosen.pool ?? pool].join() ===
    [rung.a, rung.b, rung.players, pool].join();
  for (const pool of POOLS)
    for (const rung of RUNGS) {
      const played = playedOf(read(), rung, pool);
      if (games === 0 || !isChosen(rung, pool) || isDecided(played, rung)) continue;
      write(withPiece(played, playPiece(played, games, factionsOf(pool))));
    }
  writePage();
}

function playPiece(played: Played, games: number, pool: string[]) {
  const { a, b, players } = played;
  const match: Match = { a, b, players, pool, seed: `matrix ${a} ${b} ${players} ${played.pool}` };
  const result = newResult();
  const from = scoresOf(played).length;
  for (let n = from; n < from + Math.ceil(games / players); n++) playSeed(match, n, result);
  return result;
}

function withPiece(played: Played, result: ReturnType<typeof newResult>): Played {
  const { p95ms, maxMs, failed, refused, stuck } = summary(result);
  const shares = { ...played.shares };
  for (const score of result.scores) {
    const share = String(Math.round(score * 10_000) / 10_000);
    shares[share] = (shares[share] ?? 0) + 1;
  }
  return {
    ...played,
    shares,
    games: played.games + result.games,
    p95ms: Math.max(played.p95ms, p95ms),
    maxMs: Math.max(played.maxMs, maxMs),
    failed: played.failed + failed,
    refused: played.refused + refused,
    stuck: played.stuck + stuck,
    date: new Date().toISOString().slice(0, 10),
  };
}

/** Another process may have added results meanwhile. */
function write(played: Played): void {
  const rest = read().filter((one) => keyOf(one) !== keyOf(played));
  const list = [...rest, played].sort((x, y) => (keyOf(x) < keyOf(y) ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`);
}
const keyOf = ({ pool, players, a, b }: Played): string => `${pool} ${players} ${a} ${b}`;

const BEGIN = '<!-- matrix -->';
const END = '<!-- end -->';

function writePage(): void {
  writeFileSync(page, withTable(readFileSync(page, 'utf8')));
  writeFileSync(shown, strengths());
}

/** The results as JSON: win rates of `a`, 0 to 1; `p95`: CPU milliseconds. */
export function strengths(): string {
  const all = read();
  const rows = POOLS.flatMap((pool) =>
    RUNGS.flatMap((rung) => {
      const played = playedOf(all, rung, pool);
      const { a, b, players, games, p95ms, date } = played;
      if (games === 0) return [];
      const { mean, low, high } = interval(scoresOf(played), games);
      const [won, from, to] = [mean, low, high].map((share) => Math.round(share * 1000) / 1000);
      return [{ pool, players, a, b, games, won, from, to, p95: p95ms, date }];
    }),
  );
  return `${JSON.stringify(rows, null, 2)}\n`;
}

/** The page with the results so far. */
export function withTable(text: string): string {
  const [before, after] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (before < 0 || after < before) throw new Error('The page has no place for the table.');
  return `${text.slice(0, before + BEGIN.length)}\n${table()}\n${text.slice(after)}`;
}

function table(): string {
  const all = read();
  const rows = POOLS.flatMap((pool) => RUNGS.map((rung) => rowOf(playedOf(all, rung, pool), rung)));
  const head =
    '| cards | players | | wins | 95 % interval | games | goal | p95 (ms) | longest | failed | refused, stuck | last played |';
  return [head, '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |', ...rows].join('\n');
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function rowOf(played: Played, { a, b, players, least }: Rung): string {
  const who = `${a} against ${players > 2 ? `${players - 1} ` : ''}${b}`;
  const goal = `≥ ${Math.round(least * 100)} %`;
  const start = `| ${played.pool} | ${players} | ${who} |`;
  if (played.games === 0) return `${start} – | – | 0 | ${goal} | – | – | – | – | – |`;
  const { mean, low, high } = interval(scoresOf(played), played.games);
  const { games, p95ms, maxMs, failed, refused, stuck, date } = played;
  const times = `${p95ms} | ${maxMs} | ${failed} | ${refused}, ${stuck} | ${date}`;
  return `${start} ${percent(mean)} | ${percent(low)} to ${percent(high)} | ${games} | ${goal} | ${times} |`;
}
