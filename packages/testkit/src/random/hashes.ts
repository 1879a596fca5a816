// Random games over all factions, and their results: exposes unintended changes of rules, events or views.
import { createHash, type Hash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { seededRandom, shuffled } from '@smash/bots';
import { library } from '@smash/cards';
import { type GameEvent, type State, type Viewer, viewEvents, views } from '@smash/engine';
import { playRandomGame, type RandomGame } from './game.ts';

/** The result of one game. */
export interface Hashes {
  decisions: number;
  /** The final state. */
  state: string;
  /** All events, as the rules report them. */
  events: string;
  /** The views and logs of every viewer. */
  views: string;
  /** Events and views so far, two digits per check. */
  course: string;
}

/** Everybody's view is checked after one decision in this many, and at the end. */
const SPACING = 16;

/** Games that together play every faction: for each number of players, on bases and on the Big Base board. */
export const hashedGames = (): RandomGame[] =>
  [2, 3, 4].flatMap((players) =>
    [false, true].flatMap((bigBase) => {
      const kind = `${players} players${bigBase ? ', Big Base' : ''}`;
      return groups(kind, 2 * players).map((factions, n) => ({
        seed: `${kind}, ${n + 1}`,
        players,
        bigBase,
        factions,
        vpToWin: 10,
        quits: n === 0,
      }));
    }),
  );

/** All factions in a fixed order, in groups of that size; the last group is filled up. */
function groups(kind: string, size: number): string[][] {
  const names = library.factions.map(({ name }) => name).toSorted();
  const order = shuffled(seededRandom(`hashes ${kind}`), names);
  return Array.from({ length: Math.ceil(order.length / size) }, (_, n) => {
    const from = Math.min(n * size, order.length - size);
    return order.slice(from, from + size);
  });
}

/** Plays a game once, recording what everybody is shown on the way. */
export function hashesOf(game: RandomGame): Hashes {
  const log = createHash('sha256');
  const seen = createHash('sha256');
  const looks: string[] = [];
  let n = 0;
  const watch = (state: State, events: readonly GameEvent[]): void => {
    const viewers: Viewer[] = [...state.seats.keys(), 'spectator'];
    log.update(plain(events));
    for (const viewer of viewers) seen.update(plain(viewEvents(events, viewer)));
    if (!state.over && n++ % SPACING > 0) return;
    for (const one of views(state, viewers)) seen.update(plain(one));
    looks.push(short(seen.copy(), 2));
  };
  const { state, decisions } = playRandomGame(game, 0, watch);
  const last = createHash('sha256').update(plain(state));
  return { decisions, state: short(last), events: short(log), views: short(seen), course: looks.join('') };
}

const short = (hash: Hash, digits = 12): string => hash.digest('hex').slice(0, digits);

/** Questions may be reworded without a change of the rules. */
const WORDS: ReadonlySet<string> = new Set(['title', 'label', 'hint']);
const plain = (value: unknown): string => JSON.stringify(value, (key, one) => (WORDS.has(key) ? undefined : one)) ?? '';

const file = fileURLToPath(new URL('../../hashes.json', import.meta.url));

/** The committed list, by seed. */
export const knownHashes = (): Record<string, Hashes> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Hashes>) : {};

/** Renews the list, and returns how many games are on it. */
export function writeHashes(): number {
  const lines = hashedGames().map((game) => `  ${JSON.stringify(game.seed)}: ${JSON.stringify(hashesOf(game))}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
  return lines.length;
}

/** How this game differs from the list, and what to do about it; null = it does not. */
export function difference(game: RandomGame, known: Readonly<Record<string, Hashes>>): string | null {
  const was = known[game.seed];
  const now = hashesOf(game);
  if (was && JSON.stringify(was) === JSON.stringify(now)) return null;
  const what = was ? `takes a different course ${whereOf(was, now)}` : 'is not on the list';
  return `The game "${game.seed}" (${game.factions!.join(', ')}) ${what}. If no rule, card or view was meant to change, that is a fault. If one was, renew the list with \`pnpm sim --hashes --write\`, and say in the commit what has changed.`;
}

function whereOf(was: Hashes, now: Hashes): string {
  const first = now.course.match(/../g)!.findIndex((look, n) => look !== was.course.slice(2 * n, 2 * n + 2));
  const parts = (['state', 'events', 'views'] as const).filter((part) => was[part] !== now[part]);
  const when = first < 0 ? 'at the end' : `at decision ${Math.max(0, (first - 1) * SPACING + 1)} to ${first * SPACING}`;
  return `${when} (${parts.join(', ')})`;
}
