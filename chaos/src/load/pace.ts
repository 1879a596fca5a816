import { setTimeout as pause } from 'node:timers/promises';

/** Response times of many requests. */
export interface Answers {
  /** ms, sorted. */
  took: number[];
  /** Requests without an answer, or refused for a reason other than the choice itself. */
  unanswered: number;
}

/**
 * Each of `count` workers runs once every `everyMs`, staggered, for that many ms. The work resolves to whether it asked
 * anything, and rejects if there was no answer.
 */
export async function atPace(
  count: number,
  everyMs: number,
  forMs: number,
  work: (i: number) => Promise<boolean>,
): Promise<Answers> {
  const until = performance.now() + forMs;
  const answers: Answers = { took: [], unanswered: 0 };
  const live = async (i: number) => {
    await pause((i / count) * everyMs);
    for (let due = performance.now(); due < until; due += everyMs) {
      await pause(Math.max(0, due - performance.now()));
      const from = performance.now();
      try {
        if (await work(i)) answers.took.push(performance.now() - from);
      } catch {
        answers.unanswered++;
      }
    }
  };
  await Promise.all(Array.from({ length: count }, (_, i) => live(i)));
  answers.took.sort((a, b) => a - b);
  return answers;
}

/** Runs the work for 0, 1, … with limited concurrency. */
export async function inTurn(count: number, atOnce: number, work: (i: number) => Promise<void>): Promise<void> {
  let next = 0;
  const run = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, run));
}
