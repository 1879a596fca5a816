import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteStore } from '@smash/server/storage/sqlite.ts';
import { playSecretGame, seededRandom, type Worlds } from '@smash/testkit';
import { type Effort, FACE_DOWN, Pair } from './requests/pair.ts';
import { Timings } from './requests/timings.ts';

export interface Answered {
  games: number;
  /** Stretches of games compared. */
  pairs: number;
  /** Requests sent to both worlds. */
  requests: number;
  accepted: number;
  found: string[];
  times: ReturnType<Timings['summary']>;
}

/** Nothing here outlives the run: where Linux offers in-memory files, use them instead of the disk. */
const MEMORY = '/dev/shm';
/** Positions compared per game. */
const PAIRS = 4;

/** Games numbered from `from`. Stops after the first game with a finding. */
export async function askAround(
  seed: string,
  from: number,
  to: number,
  effort: Effort,
  tell: (done: Answered) => void = () => {},
): Promise<Answered> {
  const folder = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'smash-requests-'));
  const timings = new Timings();
  const sum: Answered = { games: 0, pairs: 0, requests: 0, accepted: 0, found: [], times: timings.summary() };
  try {
    for (let i = from; i < to && sum.found.length === 0; i++) {
      const stores = [0, 1].map((n) => new SqliteStore(join(folder, `${i}-${n}`))) as [SqliteStore, SqliteStore];
      const name = `${seed}-${i}`;
      const random = seededRandom(`requests ${name}`);
      const ever = new Set<number>();
      const pair = new Pair(stores, random, timings, ever);
      for (const worlds of chosen(name, i)) {
        if (pair.asked.found.length > 0) break;
        await pair.compare(worlds, effort);
        sum.pairs++;
      }
      for (const store of stores) await store.close();
      rmSync(join(folder, `${i}-0`), { recursive: true, force: true });
      rmSync(join(folder, `${i}-1`), { recursive: true, force: true });
      const { asked } = pair;
      sum.games++;
      sum.requests += asked.requests;
      sum.accepted += asked.accepted;
      sum.found.push(...asked.found.map((one) => `game ${name}: ${one}`));
      tell(sum);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { ...sum, times: timings.summary() };
}

/**
 * Forces buried, stored or duelling face-down cards into every fourth game, because chance alone seldom brings them.
 */
const HIDING: [string, string][] = [
  ['Ancient Egyptians', 'Changerbots'],
  ['Cowboys', 'Adolescent Epic Geckos'],
  ['Backtimers', 'Samurai'],
  ['Vikings', 'Minions of Cthulhu'],
];

/** Some positions of one game, the first of them early: for each, the position and a stretch of play. */
function chosen(name: string, i: number): Worlds[] {
  const all: Worlds[] = [];
  const players = 2 + (i % 3);
  const hiding = i % 4 === 3;
  const game = { seed: name, players, every: hiding ? 2 : 8, ...(hiding && { factions: HIDING.slice(0, players) }) };
  playSecretGame(game, { tap: () => [], met: (worlds) => all.push(worlds) });
  const some = hiding ? all.filter(asksBesideFaceDown) : all;
  const step = Math.max(1, Math.floor(some.length / PAIRS));
  return some.filter((_, n) => n % step === 0).slice(0, PAIRS);
}

/** The viewer is asked, and somebody else has a card face down. */
const asksBesideFaceDown = ({ viewer, real: { start } }: Worlds): boolean =>
  start.asks.some(({ seat }) => seat === viewer) &&
  start.cards.some(({ zone, controller }) => FACE_DOWN.has(zone) && controller !== viewer);

/** `pnpm chaos requests`: in none of this many games may an answer reveal anything its viewer may not know. */
export async function requests({ runs, from, seed }: { runs: number; from: number; seed: string }): Promise<boolean> {
  const answered = await askAround(seed, from, from + runs, { each: 6, free: 60 }, ({ games, requests }) => {
    if (games % 100 === 0) console.log(`${games} of ${runs} games, ${requests} requests, nothing told`);
  });
  const { found, ...sums } = answered;
  for (const one of found) console.log(`TOLD ${one}`);
  console.log(JSON.stringify({ part: 'requests', seed, from, ...sums, told: found.length }));
  return found.length === 0;
}
