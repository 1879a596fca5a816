/** Runs with each test file. They share a process, so one file's mocks, stubs and logs must end with it. */
import { endMinute } from '@smash/server/common/log.ts';
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  endMinute();
});
