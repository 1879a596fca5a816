import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Rates } from './measure.ts';
import { WARMING, type WorkName } from './works.ts';

const file = fileURLToPath(new URL('./part.ts', import.meta.url));

/**
 * Each of them in a process of its own, so that none is compiled for what another one does. They take turns of so many CPU
 * seconds altogether, so that a slow moment of the machine is one for all.
 */
export async function apart(names: WorkName[], seconds: number, count: number, kernel?: string): Promise<Rates[]> {
  const parts = names.map((name) => {
    const child = fork(file, kernel === undefined ? [name] : [name, kernel]);
    const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${name} has ended.`)));
    // All of them do at the end.
    ended.catch(() => {});
    return { name, child, ended };
  });
  const turn = async ({ child, ended }: (typeof parts)[number], length: number): Promise<Record<string, number>> => {
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
