// `pnpm bots:train [--games N] [--seed S]`: learns what cards are worth from games of g1 against itself, and writes
// packages/bots/src/cards.generated.ts.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { factionsOf } from '../arena/pools.ts';
import { trainCards } from '../arena/train.ts';
import { misuse, readArgs } from './args.ts';

const { values } = readArgs({
  options: {
    games: { type: 'string', default: '2000' },
    seed: { type: 'string', default: 'train' },
  },
});
const { seed } = values;
const games = Number(values.games);
if (!Number.isInteger(games) || games < 1) misuse('pnpm bots:train [--games N] [--seed S]');
const cards = trainCards(seed, games, [factionsOf('all'), factionsOf('core')]);
const file = fileURLToPath(new URL('../../../bots/src/cards.generated.ts', import.meta.url));
const head = `// Made by \`pnpm bots:train --games ${games} --seed ${seed}\`: what a card is worth when it is played, in VP above
// the average card.
export const CARDS: Readonly<Record<string, number>> = `;
writeFileSync(file, `${head}${JSON.stringify(cards, null, 2)};\n`);
console.log(`${Object.keys(cards).length} cards from ${games} games.`);
