import { Client, type Room } from '@colyseus/sdk';
import { randomPick, seededRandom } from '@smash/bots';
import { Guest } from '../guest.ts';
import type { Begun } from './begin.ts';
import { type Answers, atPace, inTurn } from './pace.ts';

/** Each table acts once in this many ms. */
const EVERY_MS = 5000;
const AT_ONCE = 8;

/** Two-player tables at one server whose players act at a human pace. */
export interface Tables {
  /** Plays for that many ms. */
  play(ms: number): Promise<Answers>;
  /** Connections that the server has closed. */
  closed(): number;
}

/** Running games. */
export async function realTables(port: number, begun: readonly Begun[], seed: string): Promise<Tables> {
  const tables: Guest[][] = Array(begun.length);
  await inTurn(begun.length, AT_ONCE, async (i) => {
    const { code, tokens } = begun[i]!;
    tables[i] = await Promise.all(tokens.map((token) => Guest.join(port, code, token)));
  });
  const random = seededRandom(seed);
  return {
    play: (ms) => atPace(tables.length, EVERY_MS, ms, (i) => act(tables[i]!, random)),
    closed: () => tables.flat().filter((guest) => guest.closed).length,
  };
}

/** Empty rooms that only answer. */
export async function emptyTables(port: number, count: number): Promise<Tables> {
  const rooms: [Room, Room][] = Array(count);
  await inTurn(count, AT_ONCE, async (i) => {
    const room = await new Client(`http://127.0.0.1:${port}`).create('table');
    const other = await new Client(`http://127.0.0.1:${port}`).joinById(room.roomId);
    for (const one of [room, other]) one.reconnection.enabled = false;
    rooms[i] = [room, other];
  });
  let turn = 0;
  const ping = async (i: number): Promise<boolean> => {
    await rooms[i]![turn++ % 2]!.request('ping' as never);
    return true;
  };
  return { play: (ms) => atPace(count, EVERY_MS, ms, ping), closed: () => 0 };
}

/** Every seat that is asked answers. */
async function act(table: Guest[], random: () => number): Promise<boolean> {
  const guest = table.find(({ known }) => known?.view.prompt && !known.view.prompt.decoy);
  const view = guest?.known?.view;
  if (!guest || !view?.prompt) return false;
  const refused = await guest.refusal('answer', { prompt: view.prompt.id, pick: randomPick(view, random) });
  // Incompatible picks get an answer, too.
  if (refused && !refused.code.startsWith('bad')) throw new Error(refused.code);
  return true;
}
