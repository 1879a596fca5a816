// `pnpm balance --games N [--players 2|3|4] [--level LEVEL]`: plays N more games with the same level in every seat, and
// adds each to packages/testkit/balance.json, so it can be interrupted at any time. Then it writes what the page
// *Balance* shows. Without --players it takes 2, 3 and 4 in turn. 0 games: only writes the page.

import { LEVELS, type Level } from '@smash/bots';
import { playPiece } from '../balance/play.ts';
import { keepTally, readTallies, tallyOf, writePage } from '../balance/store.ts';
import { misuse, readArgs } from './args.ts';

const { values } = readArgs({
  options: {
    games: { type: 'string', default: '1000' },
    level: { type: 'string', default: 'g1' },
    players: { type: 'string' },
  },
});
const isLevel = (name: string): name is Level => LEVELS.some((level) => level === name);
const { level } = values;
const games = Number(values.games);
const sizes = values.players === undefined ? [2, 3, 4] : [Number(values.players)];
if (!isLevel(level) || !Number.isInteger(games) || games < 0 || !sizes.every((n) => [2, 3, 4].includes(n)))
  misuse(`pnpm balance --games N [--players 2|3|4] [--level LEVEL]; levels: ${LEVELS.join(', ')}`);

for (let n = 0; n < games; n++) {
  const tally = tallyOf(readTallies(), level, sizes[n % sizes.length]!);
  playPiece(tally, 1, console.error);
  keepTally(tally);
}
writePage();
for (const tally of readTallies()) {
  const { players, edition, date } = tally;
  console.log(
    `${tally.level}, ${players} players: ${tally.games} games (${tally.stuck} without an end), rules ${edition}, ${date}`,
  );
}
