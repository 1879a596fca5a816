import { seededRandom, WEIGHED, type Weighing } from '@smash/bots';
import { library } from '@smash/cards';
import { describe, expect, it } from 'vitest';
import { fittingWeights, weighTables } from './weigh.ts';

describe('weighing tables', () => {
  it('finds the weights by which tables have grown', () => {
    const random = seededRandom('weights');
    const weights = WEIGHED.map((_, i) => i / 10);
    const tables = Array.from({ length: 40 }, (): Weighing => {
      const table = WEIGHED.map(() => Math.round(random() * 20) - 10);
      const ahead = Math.round(random() * 20) - 10;
      const worth = table.reduce((sum, one, i) => sum + one * weights[i]!, ahead);
      // Leads grow, and moving next is an advantage.
      return { table, ahead, later: 1.2 * worth + 0.5 };
    });
    expect(Object.values(fittingWeights(tables))).toEqual(weights);
  });
  it('knows no difference where a thing never occurs', () => {
    const tables = [-2, 0, 3].map((ahead) => ({ table: WEIGHED.map(() => 0), ahead, later: ahead }));
    expect(new Set(Object.values(fittingWeights(tables)))).toEqual(new Set([0]));
  });
  it('looks at the same tables each time, and at their differences', () => {
    const pool = library.factions.map(({ name }) => name);
    const first = weighTables('test', 1, pool, 3);
    expect(first.length).toBeGreaterThan(10);
    expect(weighTables('test', 1, pool, 3)).toEqual(first);
    for (const name of ['soon', 'hand', 'cards', 'power', 'minion', 'lead'] as const)
      expect(new Set(first.map(({ table }) => table[WEIGHED.indexOf(name)])).size).toBeGreaterThan(1);
  });
});
