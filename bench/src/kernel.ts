import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A bare loop of a similar game, almost without rules: the yardstick for what the machine can do. */
interface Kernel {
  play(seed: number): unknown;
  /** Decisions made since loading. */
  C: { dec: number };
}

/** Next to this checkout, or where the option says. */
const fileOf = (path?: string): string =>
  path ?? fileURLToPath(new URL('../../../shared/bench/kernel.cjs', import.meta.url));

export const hasKernel = (path?: string): boolean => existsSync(fileOf(path));

export function loadKernel(path?: string): () => { decisions: number } {
  const kernel = createRequire(import.meta.url)(fileOf(path)) as Kernel;
  let seed = 0;
  return () => {
    const before = kernel.C.dec;
    for (let i = 0; i < 50; i++) kernel.play(seed++);
    return { decisions: kernel.C.dec - before };
  };
}
