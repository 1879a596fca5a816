import { setTimeout as pause } from 'node:timers/promises';
import { type Access, Plain } from './access.ts';

const PATIENCE_MS = 20_000;
const LOOK_MS = 100;

/** Has every running server carry out the order. Throws Plain if one does not. */
export async function order(access: Access, what: string, subject: string): Promise<void> {
  if ((await access.running()).length === 0) return;
  const id = crypto.randomUUID();
  await access.run('INSERT INTO orders (id, what, subject) VALUES (?, ?, ?)', id, what, subject);
  try {
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      const answers = await access.all('SELECT process, answer FROM order_answers WHERE id = ?', id);
      const failed = answers.find(({ answer }) => answer !== '');
      if (failed) throw new Plain(`The running server could not do it: ${failed.answer}`);
      // A server that has ended has nothing left in memory.
      const left = (await access.running()).filter((one) => !answers.some(({ process }) => Number(process) === one));
      if (left.length === 0) return;
      if (performance.now() > until) {
        throw new Plain(
          `The running server does not answer. What is stored is done; try again, or restart the server.`,
        );
      }
      await pause(LOOK_MS);
    }
  } finally {
    await access.run('DELETE FROM orders WHERE id = ?', id);
    await access.run('DELETE FROM order_answers WHERE id = ?', id);
  }
}
