import { isDue } from '@smash/testkit/due';
import { expect, it } from 'vitest';
import { sleeping } from './sleep.ts';

/** The short form of `pnpm chaos sleep`. */
it.runIf(isDue(3, 0))(
  'tables by days that nobody has in memory cost less than 1 KB each, and their deadlines wake them',
  async () => {
    const slept = await sleeping(400, 4, 50);
    expect(slept.bytesEach).toBeLessThan(1024);
    expect(slept.woken).toBe(4);
  },
  120_000,
);
