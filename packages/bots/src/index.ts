export { dice, type Random, seededRandom, shuffled } from './random.ts';
export { randomPick, type Temper } from './random-player.ts';
