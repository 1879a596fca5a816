import { fakeClock } from '@smash/chaos/testing/harness.ts';
import { lobbyRoom } from '@smash/chaos/testing/rows.ts';
import { afterEach, expect, test, vi } from 'vitest';
import type { Store } from '../storage/store.ts';
import { RoomCore } from './core.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a table resumes by itself even if a slow change was being stored when it was to check the store', async () => {
  fakeClock();
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  let finish = () => {};
  const saves = [
    () => Promise.reject(new Error('disk I/O error')),
    () =>
      new Promise<void>((done) => {
        finish = done;
      }),
  ];
  const store = { saveRoom: () => saves.shift()?.() ?? Promise.resolve(), probe: async () => {} };
  const nothing = () => {};
  const core = new RoomCore(store as Partial<Store> as Store, 'rules', lobbyRoom('KILN-22222'), {
    isDealing: () => false,
    ...{
      changed: nothing,
      reseated: nothing,
      unseated: nothing,
      resumed: nothing,
      takenOver: nothing,
      stored: nothing,
    },
  });
  await expect(core.change(() => core.save(core.data))).rejects.toThrow();
  expect(core.writer.paused).toBe(true);
  const slow = core.change(() => core.save(core.data));
  await vi.advanceTimersByTimeAsync(3000);
  finish();
  await slow;
  await vi.advanceTimersByTimeAsync(3000);
  expect(core.writer.paused).toBe(false);
  await core.close();
});
