// Most of the players, in a process of their own: thousands of connections keep it too busy to measure anything. Usage:
// `background.ts real|empty PORT`. The first message is the tables: games that have begun, or the number of rooms.
// Every further message is a number of ms to play.
import type { Begun } from './begin.ts';
import { emptyTables, realTables, type Tables } from './tables.ts';

/** What it reports after playing. */
export interface BackgroundReport {
  actions: number;
  unanswered: number;
  closed: number;
}

const [kind, portText] = process.argv.slice(2) as ['real' | 'empty', string];
const port = Number(portText);
let tables: Tables;

process.on('message', async (message: { begin: Begun[] | number; seed: string } | { play: number }) => {
  if ('begin' in message) {
    const { begin, seed } = message;
    tables =
      kind === 'real' ? await realTables(port, begin as Begun[], seed) : await emptyTables(port, begin as number);
    process.send?.('ready');
  } else {
    const { took, unanswered } = await tables.play(message.play);
    process.send?.({ actions: took.length, unanswered, closed: tables.closed() } satisfies BackgroundReport);
  }
});
process.on('disconnect', () => process.exit());
