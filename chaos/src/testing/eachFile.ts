/** Runs with each test file. They share a process: what one has mocked, stubbed or logged ends with it. */
import { endMinute } from '@smash/server/common/log.ts';
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  endMinute();
});
