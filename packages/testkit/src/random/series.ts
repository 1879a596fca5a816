import { Broken } from './broken.ts';
import { playRandomGame, type RandomGame } from './game.ts';

export interface Series {
  games: number;
  decisions: number;
  stuck: number;
  errors: number;
  failing: (RandomGame & { reason: string })[];
}

/** Game seeds are `${seed}-0`, `${seed}-1` … so that one of them can be played again by itself. */
export function playSeries(
  games: number,
  of: Omit<RandomGame, 'quits'>,
  each?: (done: number, series: Series) => void,
): Series {
  // Many games see every check often enough, however rare it is in one of them.
  const spacing = games > 2000 ? 5 : 1;
  const series: Series = { games: 0, decisions: 0, stuck: 0, errors: 0, failing: [] };
  for (let i = 0; i < games; i++) {
    const game: RandomGame = { ...of, seed: `${of.seed}-${i}` };
    try {
      series.decisions += playRandomGame(game, spacing).decisions;
    } catch (error) {
      if (error instanceof Broken && error.stuck) series.stuck++;
      else series.errors++;
      const reason = error instanceof Broken ? error.message : String(error instanceof Error ? error.stack : error);
      series.failing.push({ ...game, reason });
    }
    series.games++;
    each?.(i + 1, series);
  }
  return series;
}
