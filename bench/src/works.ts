import { type Pool, playInPlace } from './games.ts';
import { loadKernel } from './kernel.ts';
import { type Rates, slice, type Work } from './measure.ts';

/** Whole games by number of players and factions, and the yardstick. */
export type WorkName = 'core2' | 'core4' | 'all2' | 'all4' | 'kernel';

/** CPU seconds of warm-up: hot code keeps being recompiled for half a minute. */
export const WARMING = 30;

let next = 0;
/** Several per call, like the yardstick, because reading the CPU time costs CPU, too. */
const AT_ONCE = 8;
const games = (seats: number, pool: Pool): Work => {
  return () => {
    let decisions = 0;
    for (let i = 0; i < AT_ONCE; i++) decisions += playInPlace(`bench-${next++}`, seats, pool);
    return { games: AT_ONCE, decisions };
  };
};

export function workOf(name: WorkName, kernel?: string): Work {
  if (name === 'kernel') return loadKernel(kernel);
  return games(Number(name.at(-1)), name.startsWith('core') ? 'core' : 'all');
}

/** Runs all of them in this process, in turns of that many CPU seconds in total. */
export function together(names: WorkName[], seconds: number, count: number, kernel?: string): Rates[] {
  const works = names.map((name) => ({ name, work: workOf(name, kernel) }));
  for (const { work } of works) slice(WARMING, work);
  return Array.from({ length: count }, () =>
    Object.fromEntries(works.map(({ name, work }) => [name, slice(seconds / count, work)])),
  );
}
