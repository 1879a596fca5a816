/** Runs the tests written with `play()` outside vitest, and records what they play. See main.ts. */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type Played, watchPlays } from '../play.ts';
import { type Carried, carry } from './cards.ts';
import { takeTests } from './vitest.ts';

export interface ReadPlay {
  /** The test's place in its file, from 1; from the second play() on with a letter: "2", "2b". */
  key: string;
  /** Which play() of its test it is, from 1. */
  nth: number;
  /** The titles of the groups around the test, and its own. */
  titles: string[];
  scenario: Played['scenario'];
  cards: Carried[];
  checked: number;
}

export const usesPlay = (file: string): boolean => /\bplay\(\{/.test(readFileSync(file, 'utf8'));

/** What the tests of a file play. Omits plays that cannot be shown because their cards are defined only in the test. */
export async function readPlays(file: string): Promise<ReadPlay[]> {
  let seen: Played[] = [];
  watchPlays((played) => seen.push(played));
  await import(pathToFileURL(file).href);
  const plays: ReadPlay[] = [];
  for (const [i, { titles, run }] of takeTests().entries()) {
    seen = [];
    try {
      await run();
    } catch {
      // Vitest reports failures; what was played up to there is shown.
    }
    for (const [k, { cards, ...played }] of seen.entries()) {
      const carried = carry(cards);
      const key = `${i + 1}${k === 0 ? '' : String.fromCharCode('a'.charCodeAt(0) + k)}`;
      if (carried) plays.push({ key, nth: k + 1, titles, ...played, cards: carried });
    }
  }
  return plays;
}
