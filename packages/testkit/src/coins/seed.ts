import { viewEvents } from '@smash/engine';
import { A, at, play } from '../play.ts';
import { tossMany } from './cards.ts';

type Told = Parameters<typeof viewEvents>[0];

/** What the coins showed, in order: 'heads', or 'heads>tails' where one was turned. */
export const shown = (events: Told): string[] =>
  viewEvents(events, 'spectator')
    .filter((e) => e.type === 'coin')
    .map((e) => (e.from ? `${e.from}>${e.text}` : e.text!));

/** By seed: how the first six coins land, in any position. */
const falls = new Map<number, string[]>();
function fallOf(seed: number): string[] {
  const known = falls.get(seed);
  if (known) return known;
  let found: string[] = [];
  play({
    cards: [tossMany],
    seed,
    seats: { A: { hand: ['Time Loop', 'Toss Many', 'Toss Many'], deck: [] } },
    bases: [at('Meadow')],
    steps: [
      A.plays('Time Loop'),
      A.plays('Toss Many'),
      A.plays('Toss Many'),
      ({ events }) => {
        found = shown(events);
      },
    ],
  });
  falls.set(seed, found);
  return found;
}

/** A seed with which the first coins (at most six) land like this. */
export function seedOf(...wanted: ('heads' | 'tails')[]): number {
  for (let seed = 1; seed < 300; seed++) {
    const found = fallOf(seed);
    if (wanted.every((side, i) => found[i] === side)) return seed;
  }
  throw new Error(`no coins fall ${wanted.join(', ')}`);
}
