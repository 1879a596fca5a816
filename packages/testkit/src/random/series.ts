import { Broken, reasonOf } from './broken.ts';
import type { FailingGame } from './failing.ts';
import { playRandomGame, type RandomGame } from './game.ts';

export interface Series {
  games: number;
  decisions: number;
  stuck: number;
  errors: number;
  failing: (FailingGame & { reason: string })[];
  /** How often each pair of factions formed a deck. */
  pairs: Record<string, number>;
}

/** One share of a series split among processes: every `of`th game from number `at` on, none before number `from`. */
export interface Part {
  at: number;
  of: number;
  from?: number;
}

/** Game seeds are `${seed}-0`, `${seed}-1` …, so that each game can be replayed by itself. */
export function playSeries(
  games: number,
  of: Omit<RandomGame, 'quits'>,
  each?: (done: number, series: Series) => void,
  part: Part = { at: 0, of: 1 },
): Series {
  // Over many games every check runs often enough, even if rarely in each.
  const spacing = of.forgetful ? 0 : games >= 20_000 ? 25 : games > 2000 ? 5 : 1;
  const series: Series = { games: 0, decisions: 0, stuck: 0, errors: 0, failing: [], pairs: {} };
  for (let i = part.at; i < games; i += part.of) {
    if (i < (part.from ?? 0)) continue;
    const game: RandomGame = { ...of, seed: `${of.seed}-${i}` };
    try {
      const { decisions, decks } = playRandomGame(game, spacing);
      series.decisions += decisions;
      for (const deck of decks) series.pairs[deck] = (series.pairs[deck] ?? 0) + 1;
    } catch (error) {
      if (error instanceof Broken && error.stuck) series.stuck++;
      else series.errors++;
      series.failing.push({ ...game, spacing, reason: reasonOf(error) });
    }
    series.games++;
    each?.(i + 1, series);
  }
  return series;
}

/** Merges the parts of one series. */
export const together = (parts: readonly Series[]): Series =>
  parts.reduce((a, b) => ({
    games: a.games + b.games,
    decisions: a.decisions + b.decisions,
    stuck: a.stuck + b.stuck,
    errors: a.errors + b.errors,
    failing: [...a.failing, ...b.failing],
    pairs: Object.fromEntries(
      [...new Set([...Object.keys(a.pairs), ...Object.keys(b.pairs)])].map((deck) => [
        deck,
        (a.pairs[deck] ?? 0) + (b.pairs[deck] ?? 0),
      ]),
    ),
  }));

/** How many of all possible faction pairs were played, and how often the rarest was. */
export function coverOf({ pairs }: Series, factions: number): { of: number; played: number; least: number } {
  const of = (factions * (factions - 1)) / 2;
  const counts = Object.values(pairs);
  return { of, played: counts.length, least: counts.length < of ? 0 : Math.min(...counts) };
}
