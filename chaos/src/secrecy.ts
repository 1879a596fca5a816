import { type Overheard, playSecretGame } from '@smash/testkit';
import { answersTell } from './secrecy/answers.ts';
import { choicesTell } from './secrecy/choices.ts';
import { clockTells } from './secrecy/clock.ts';
import { type Leak, leaks } from './secrecy/leaks.ts';
import { shipped } from './secrecy/suspect.ts';
import { tapOf } from './secrecy/tap.ts';

const PLAYERS = [2, 3, 4];

type Sums = Omit<Overheard, 'leaks'>;
export interface Heard extends Sums {
  games: number;
  leaks: string[];
}

/** Games numbered from `from`; compares only one stretch in `every` of each. */
export function overhear(seed: string, from: number, to: number, every: number, suspect = shipped): Heard {
  const sum: Heard = { games: 0, decisions: 0, courses: 0, compared: 0, partly: 0, leaks: [] };
  for (let i = from; i < to; i++) {
    const game = { seed: `${seed}-${i}`, players: PLAYERS[i % 3]!, every };
    const heard = playSecretGame(game, { tap: tapOf(suspect), advance: suspect.advance });
    sum.games++;
    for (const key of ['decisions', 'courses', 'compared', 'partly'] as const) sum[key] += heard[key];
    sum.leaks.push(...heard.leaks.map((leak) => `game ${game.seed}: ${leak}`));
  }
  return sum;
}

/** The leak in words; null = not found. */
export async function findLeak({ where, spoil }: Leak, seed: string, games: number): Promise<string | null> {
  const suspect = spoil(shipped);
  if (where === 'clock') return clockTells(suspect);
  if (where === 'choices') return choicesTell(suspect);
  if (where === 'answers') return answersTell(suspect, seed, games).told;
  for (let i = 0; i < games; i++) {
    const game = { seed: `${seed}-${i}`, players: PLAYERS[i % 3]!, untilLeak: true };
    const [found] = playSecretGame(game, { tap: tapOf(suspect), advance: suspect.advance }).leaks;
    if (found) return found;
  }
  return null;
}

/** Runs this many games in which nothing may leak; then plants each leak, which must be found. */
export async function secrecy({ runs, seed }: { runs: number; seed: string }): Promise<boolean> {
  const every = runs > 500 ? 10 : 1;
  const heard = overhear(seed, 0, 0, every);
  for (let i = 0; i < runs; i++) {
    const one = overhear(seed, i, i + 1, every);
    for (const key of ['games', 'decisions', 'courses', 'compared', 'partly'] as const) heard[key] += one[key];
    for (const leak of one.leaks) console.log(`LEAK ${leak}`);
    heard.leaks.push(...one.leaks);
    if ((i + 1) % 200 === 0)
      console.log(`${i + 1} of ${runs} games, ${heard.compared} positions, ${heard.leaks.length} leaks`);
  }
  const clock = await clockTells(shipped);
  if (clock) heard.leaks.push(`the clock: ${clock}`);
  const choices = choicesTell(shipped);
  if (choices) heard.leaks.push(`the choices: ${choices}`);
  const { told } = answersTell(shipped, seed, Math.ceil(runs / 10));
  if (told) heard.leaks.push(`an answer: ${told}`);
  const missed: string[] = [];
  for (const leak of leaks) if (!(await findLeak(leak, seed, 12))) missed.push(leak.what);
  const { leaks: found, ...sums } = heard;
  console.log(
    JSON.stringify({
      part: 'secrecy',
      seed,
      ...sums,
      leaks: found.length,
      caught: `${leaks.length - missed.length} of ${leaks.length}`,
      missed,
    }),
  );
  return found.length === 0 && missed.length === 0;
}
