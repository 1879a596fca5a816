import { setImmediate as others } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { loadingPace } from './pacer.ts';

const work = (ms: number) => {
  for (const since = performance.now(); performance.now() - since < ms; );
};

test('much that is loaded at once holds up other work no longer at a time than one load', async () => {
  const load = async () => {
    const pace = loadingPace();
    for (let step = 0; step < 10; step++) {
      await pace();
      work(6);
    }
  };
  let turns = 0;
  let isDone = false;
  const watch = (async () => {
    for (; !isDone; turns++) await others();
  })();
  await Promise.all(Array.from({ length: 5 }, load));
  isDone = true;
  await watch;
  // 300 ms of work in slices of some 12; each load in slices of its own would leave five turns.
  expect(turns).toBeGreaterThan(15);
});
