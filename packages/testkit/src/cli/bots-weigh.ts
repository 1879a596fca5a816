// `pnpm bots:weigh [--games N] [--seed S] [--pool core|all]`: learns what everything on a table is worth from how games
// of g1 against itself turn out, judged by the present weights, and prints it for packages/bots/src/weights.ts. Measure
// how new weights play before adopting them.
import { parseArgs } from 'node:util';
import { library } from '@smash/cards';
import { fittingWeights, weighTables } from '../arena/weigh.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'weigh' },
    pool: { type: 'string', default: 'core' },
  },
  args: process.argv.slice(2).filter((word) => word !== '--'),
});
const { seed } = values;
const games = Number(values.games);
const pool = library.factions.filter((faction) => values.pool === 'all' || faction.set === 'Core Set');
const tables = weighTables(
  seed,
  games,
  pool.map(({ name }) => name),
);
const weights = fittingWeights(tables);
console.log(`${tables.length} tables from ${games} games`);
console.log(JSON.stringify(weights));
