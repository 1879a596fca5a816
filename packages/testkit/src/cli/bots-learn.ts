// `pnpm bots:learn [--games N] [--seed S] [--new] [--by LEVEL]`: lets the network that judges tables for medium, hard and expert bots
// play against itself and learn from it, in turn with the core set and with all factions, and mostly with two players;
// writes packages/bots/src/network/learnt.generated.ts. Goes on from the present network unless it is --new. With --by LEVEL
// bots of that level play the games of two players: their searches judge better than the network, and take 1 s a game.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LAYOUT, LEVELS, learntNetwork, seededRandom } from '@smash/bots';
import { library } from '@smash/cards';
import { Learner } from '../arena/learning/learner.ts';
import { newParameters, type Parameters, parametersOf } from '../arena/learning/parameters.ts';
import { type Lesson, playLessons, playSearchLessons } from '../arena/learning/self-play.ts';
import { factionsOf, type Pool } from '../arena/pools.ts';
import { misuse, readArgs } from './args.ts';

const { values } = readArgs({
  options: {
    games: { type: 'string', default: '10000' },
    seed: { type: 'string', default: 'learn' },
    new: { type: 'boolean', default: false },
    by: { type: 'string' },
  },
});
const { seed, by } = values;
const games = Number(values.games);
const level = LEVELS.find((one) => one === by);
if ((by !== undefined && !level) || !Number.isInteger(games) || games < 1)
  misuse(`pnpm bots:learn [--games N] [--seed S] [--new] [--by LEVEL]; levels: ${LEVELS.join(', ')}`);

/** Games that are played before anything is learnt from them. */
const BATCH = 100;
/** The learning rate at the start, and the part of it that is left at the end. */
const RATE = values.new ? 0.002 : 0.001;
const LEFT = 0.1;
/** Of neighbouring numbers without a common divisor, so that every pool meets every number of players. */
const TURNS: readonly Pool[] = ['core', 'all', 'core', 'core', 'all'];
const PLAYERS = [2, 2, 4, 2, 4, 2, 2, 3];

const cards = Object.values(library.defs).map(({ name }) => name);
const random = seededRandom(seed);
const learner = new Learner(values.new ? newParameters(cards, random) : parametersOf(learntNetwork, cards), random);
for (let n = 0; n < games; ) {
  const lessons: Lesson[] = [];
  for (let k = 0; k < BATCH; k++, n++) {
    const [players, pool] = [PLAYERS[n % PLAYERS.length]!, factionsOf(TURNS[n % TURNS.length]!)];
    const setup = { seed: `${seed}-${n}`, players, pool };
    const played =
      level && players === 2
        ? playSearchLessons(learner.network, level, setup, random)
        : playLessons(learner.network, setup, random);
    lessons.push(...played);
  }
  const entropy = learner.learn(lessons, RATE * (1 - (1 - LEFT) * (n / games)));
  console.log(`${n} games: ${lessons.length} lessons, entropy ${entropy.toFixed(3)}`);
  write(learner.result);
}

function write({ values: all, names, held, placed }: Parameters): void {
  const round = (value: number): number => Math.round(value * 1000) / 1000;
  const worths = names.map((name, i): [string, number[]] => [name, [all[held + i]!, all[placed + i]!].map(round)]);
  const learnt = {
    dense: [...all.subarray(0, LAYOUT.size)].map(round),
    cards: Object.fromEntries(worths.filter(([, pair]) => pair.some((value) => value !== 0))),
  };
  const file = fileURLToPath(new URL('../../../bots/src/network/learnt.generated.ts', import.meta.url));
  writeFileSync(
    file,
    `// Made by \`pnpm bots:learn --games ${games} --seed ${seed}${values.new ? ' --new' : ''}${level ? ` --by ${level}` : ''}\`: the network's weights; cards in hand and in play.
export const LEARNT: { dense: number[]; cards: Readonly<Record<string, readonly number[]>> } = ${JSON.stringify(learnt)};
`,
  );
}
