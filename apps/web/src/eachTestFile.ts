/** Runs before every test file: they share processes, but not the state of modules or stubs of globals. */
import { afterAll, vi } from 'vitest';

vi.resetModules();
afterAll(() => vi.unstubAllGlobals());
