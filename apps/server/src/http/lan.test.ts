import { answerNext, nextAsked, Player, startGame } from '@smash/chaos/testing/harness.ts';
import { served } from '@smash/chaos/testing/served.ts';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';

const { perAddress, perConnection } = readConfig({});
const site = served({ perAddress, perConnection, metricsPort: 0 });

test('eight people behind one address play at two tables and all reconnect together, and nothing is refused', async () => {
  const tables = await Promise.all([startGame(site.server.port, 4), startGame(site.server.port, 4)]);
  await Promise.all(
    tables.map(async (players) => {
      for (let i = 0; i < 20; i++) await answerNext((await nextAsked(players))!);
    }),
  );
  // Their shared network drops briefly.
  for (let times = 0; times < 3; times++)
    await Promise.all(tables.flat().map(({ code, token }) => Player.join(site.server.port, code, token)));
  const text = await (await fetch(`http://127.0.0.1:${site.server.metricsPort}/metrics`)).text();
  expect(text).toContain('smash_over_budget_total');
  expect(text).not.toMatch(/^smash_over_budget_total\{/m);
  expect(site.server.metrics.refused.rate).toBeUndefined();
});
