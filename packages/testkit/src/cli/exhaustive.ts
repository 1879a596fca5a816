// `pnpm sim --exhaustive`: plays the games and prints the report.
import { library } from '@smash/cards';
import { exhaust } from '../random/exhaustive.ts';
import type { Need } from '../random/watched.ts';

/** Plays the games, and prints what never took effect. True if everything did and nothing failed. */
export function runExhaustive(options: { seed: string; times: number; most: number }): boolean {
  const { seed, games, decisions, needs, missing, failing } = exhaust(options, ({ games, missing }) => {
    if (games % 500 === 0) console.log(`${games} games, ${missing.length} missing`);
  });
  const open = new Set(missing);
  for (const { name, cards, bases } of library.factions) {
    const own = new Set([...cards.map((card) => card.name), ...bases]);
    const met = (...what: string[]): string => {
      const asked = needs.filter((need) => own.has(need.card) && what.includes(need.what));
      return `${asked.filter((need) => !open.has(need)).length} of ${asked.length}`;
    };
    const parts = [`played ${met('played')}`, `scored ${met('scored')}`, `refused ${met('refused', 'misplaced')}`];
    console.log(`${name}: ${parts.join(', ')}, abilities ${met('ability')}`);
  }
  for (const need of missing) console.log(`NEVER ${inWords(need)}`);
  for (const { game, reason, position, commands } of failing)
    console.log(
      `FAILED ${game}: ${reason}\n  position ${JSON.stringify(position)}\n  commands ${JSON.stringify(commands)}`,
    );
  console.log(
    JSON.stringify({
      seed,
      games,
      decisions,
      needs: needs.length,
      missing: missing.map(inWords),
      failingGames: failing.map(({ game }) => game),
    }),
  );
  return missing.length + failing.length === 0;
}

const inWords = ({ card, what, ability, kind, member }: Need): string =>
  what === 'ability' ? `${card}: ability ${ability + 1} (${kind}), ${member}` : `${card}: ${what}`;
