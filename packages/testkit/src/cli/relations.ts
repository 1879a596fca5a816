import type { Difference } from '../relations/difference.ts';
import { MIRRORS } from '../relations/mirrors.ts';
import { RELATIONS, relate } from '../relations/relations.ts';
import { TWINS } from '../relations/twins.ts';
import { misuse } from './args.ts';

/**
 * Plays the games from that number on, and prints each difference when found. True if there is none. `only`: names of
 * relations; absent: all. An unknown name ends the command.
 */
export function runRelations(
  { games, from, seed, players }: { games: number; from: number; seed: string; players: number },
  only?: readonly string[],
): boolean {
  const known = [...RELATIONS, ...TWINS, ...MIRRORS].map(({ name }) => name);
  const unknown = only?.find((name) => !known.includes(name));
  if (unknown !== undefined) misuse(`There is no relation "${unknown}". There are: ${known.join(', ')}.`);
  const chosen = <R extends { name: string }>(all: readonly R[]): R[] =>
    all.filter(({ name }) => !only || only.includes(name));
  const set = { relations: chosen(RELATIONS), twins: chosen(TWINS), mirrors: chosen(MIRRORS) };
  let told = 0;
  const each = (done: number, all: readonly Difference[]): void => {
    for (const { relation, seed: game, at, what } of all.slice(told))
      console.log(`DIFFERS ${game} (${relation}) after decision ${at}: ${what}`);
    told = all.length;
    if (done % 100 === 0) console.log(`${done} of ${games} games`);
  };
  const { found, twins } = relate(games, seed, players, set, each, from);
  const relations = set.relations.map(({ name }) => name);
  console.log(JSON.stringify({ games: games - from, relations, twins, differences: found.length }));
  return found.length === 0;
}
