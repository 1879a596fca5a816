import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PAGE = Buffer.alloc(32 * 1024, 1);

/** How long a folder's disk takes to confirm the amount that an action writes, repeated: ms, sorted. */
export async function confirmations(folder: string, times: number): Promise<number[]> {
  const file = await open(join(folder, 'confirmed'), 'w');
  const took: number[] = [];
  try {
    for (let i = 0; i < times; i++) {
      const from = performance.now();
      await file.write(PAGE);
      await file.datasync();
      took.push(performance.now() - from);
      await pause(5);
    }
  } finally {
    await file.close();
  }
  return took.sort((a, b) => a - b);
}
