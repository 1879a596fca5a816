import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Rates } from './measure.ts';
import { WARMING, type WorkName } from './works.ts';

const file = fileURLToPath(new URL('./part.ts', import.meta.url));

/** Suffix of the figures for the same work in another checkout. */
export const BEFORE = ' before';

/**
 * Runs each work in its own process, so that the compiler does not adapt one to another's workload. They take turns of
 * that many CPU seconds in total, so that a slow moment of the machine affects all of them.
 */
export async function apart(
  names: WorkName[],
  seconds: number,
  count: number,
  { kernel, against }: { kernel?: string; against?: string },
): Promise<Rates[]> {
  const start = (name: string, part: string, args: string[]) => {
    const child = fork(part, args);
    const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${name} has ended.`)));
    // Every child exits at the end, so this rejection must not count as unhandled.
    ended.catch(() => {});
    return { name, child, ended };
  };
  const parts = names.flatMap((name) => {
    const own = start(name, file, kernel === undefined ? [name] : [name, kernel]);
    return against === undefined || name === 'kernel'
      ? [own]
      : [own, start(name + BEFORE, `${against}/bench/src/part.ts`, [name])];
  });
  const turn = async ({ child, ended }: ReturnType<typeof start>, length: number): Promise<Record<string, number>> => {
    child.send(length);
    const [figures] = await Promise.race([once(child, 'message'), ended]);
    return figures;
  };
  try {
    await Promise.all(parts.map((part) => turn(part, WARMING)));
    const rounds: Rates[] = [];
    while (rounds.length < count) {
      const round: Rates = {};
      for (const part of parts) round[part.name] = await turn(part, seconds / count);
      rounds.push(round);
    }
    return rounds;
  } finally {
    for (const { child } of parts) child.kill();
  }
}
