import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock } from 'node:test';
import { Peer } from '@smash/server/room/peer.ts';
import { bareTable } from '../testing/bareTable.ts';
import type { Suspect } from './suspect.ts';

const TICK = 20;
const LONG_ENOUGH = 6000;
/** How long a player who could act thinks before passing. */
const THINKS = 300;

/**
 * What others are sent, and when, in a window in which one seat could or could not act. Compares two deals that differ
 * only in that seat's hand. Returns the leak in words; null = none.
 */
export async function clockTells(suspect: Suspect): Promise<string | null> {
  const could = await windowPasses(suspect, 'Shinobi');
  const couldNot = await windowPasses(suspect, 'Walker');
  if (could.length < 3) return `the window was not seen at all: ${could}`;
  const at = could.findIndex((line, i) => line !== couldNot[i]);
  if (at >= 0) return `${could[at]} or ${couldNot[at]}`;
  return could.length === couldNot.length ? null : `${could.length} messages or ${couldNot.length}`;
}

/** Every message to the player who scores and to a spectator: when, and all of it. */
async function windowPasses({ coverMs }: Suspect, held: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'smash-clock-'));
  mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  const monotonic = mock.method(performance, 'now', () => Date.now());
  const position = {
    options: { cover: true, vpToWin: 30 },
    seats: {
      A: { factions: ['Aliens', 'Robots'], hand: ['Zapbot'] },
      B: { factions: ['Zombies', 'Ninjas'], hand: [held] },
    },
    bases: [
      { name: 'Jungle Oasis', cards: [...Array(4)].map(() => ({ seat: 'A', card: 'Invader' })) },
      { name: 'The Homeworld', cards: [] },
    ],
  } as unknown as Parameters<typeof bareTable>[1];
  const { table, players, close } = await bareTable(folder, position, {}, coverMs);
  try {
    const [a, b] = players as [(typeof players)[0], (typeof players)[0]];
    const told: string[] = [];
    const begun = Date.now();
    const watch = (who: string) =>
      new Peer((type, message) => told.push(`${who} ${Date.now() - begun} ${type} ${JSON.stringify(message)}`));
    const watcher = watch('spectator');
    table.join(watcher);
    await table.sync(watcher, {});
    const send = a.peer.send.bind(a.peer);
    Object.defineProperty(a.peer, 'send', {
      value: (...sent: Parameters<typeof send>) => {
        told.push(`0 ${Date.now() - begun} ${sent[0]} ${JSON.stringify(sent[1])}`);
        send(...sent);
      },
    });
    void a.answer('end');
    for (let at = 0; at < LONG_ENOUGH; at += TICK) {
      mock.timers.tick(TICK);
      await new Promise<void>((done) => setImmediate(done));
      if (at === THINKS && b.prompt?.kind === 'react' && !b.prompt.decoy) void b.answer();
    }
    return told;
  } finally {
    await close();
    monotonic.mock.restore();
    mock.timers.reset();
    rmSync(folder, { recursive: true });
  }
}
