import { RELATIONS, relate } from '../relations/relations.ts';

/** Plays the games and prints every difference as it is found. True if there is none. */
export function runRelations(games: number, seed: string, players: number): boolean {
  let told = 0;
  const { found, twins } = relate(games, seed, players, undefined, (done, all) => {
    for (const { relation, seed: game, at, what } of all.slice(told))
      console.log(`DIFFERS ${game} (${relation}) after decision ${at}: ${what}`);
    told = all.length;
    if (done % 100 === 0) console.log(`${done} of ${games} games`);
  });
  const relations = RELATIONS.map(({ name }) => name);
  console.log(JSON.stringify({ games, relations, twins, differences: found.length }));
  return found.length === 0;
}
