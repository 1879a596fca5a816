// A server's players in a separate process. `players.ts CHECKOUT PORT CODES` uses the code of `CHECKOUT`, to talk to
// another build in its own protocol; `players.ts - PORT TABLES` uses empty rooms. When the parent sends a number of ms,
// all tables act without pause for that long; the reply reports the work done and the bytes received.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client, type Room } from '@colyseus/sdk';
import { randomPick, seededRandom } from '@smash/bots';
import type { Guest } from '../guest.ts';
import { inTurn } from './pace.ts';

/** What one server's tables did in one round. */
export interface Done {
  answers: number;
  /** Bytes over all connections, including socket frames. */
  bytesIn: number;
  /** Sizes of the messages with game patches. */
  patches: number[];
}

interface Acting {
  /** Makes one request; false if there was nothing to ask. */
  act(): Promise<boolean>;
}

/** This many at once; when a game is over, its players move on to an unplayed one. */
const AT_ONCE = 40;

const [checkout, portText, rest] = process.argv.slice(2) as [string, string, string];
const port = Number(portText);
const random = seededRandom('players');
const patches: number[] = [];
let bytesIn = 0;

const tables = checkout === '-' ? await emptyTables(Number(rest)) : await realTables(checkout, JSON.parse(rest));
process.on('message', (ms: number) => void play(ms).then((done) => process.send?.(done)));
process.on('disconnect', () => process.exit());
process.send?.('ready');

async function play(ms: number): Promise<Done> {
  const until = performance.now() + ms;
  bytesIn = 0;
  patches.length = 0;
  let answers = 0;
  const live = async (table: Acting) => {
    while (performance.now() < until) {
      if (await table.act()) answers++;
      // Its question has not arrived yet.
      else await new Promise((done) => setTimeout(done, 1));
    }
  };
  await Promise.all(tables.map(live));
  return { answers, bytesIn, patches };
}

/** Older checkouts keep the load generator inside the server. */
function guestOf(folder: string): string {
  return ['chaos/src/guest.ts', 'apps/server/src/chaos/guest.ts'].map((path) => join(folder, path)).find(existsSync)!;
}

interface Begun {
  code: string;
  tokens: string[];
}

async function realTables(folder: string, begun: Begun[]): Promise<Acting[]> {
  const { Guest: Player } = (await import(guestOf(folder))) as {
    Guest: typeof Guest;
  };
  const next = async (): Promise<Guest[]> => {
    const { code, tokens } = begun.pop() ?? { code: '', tokens: [] };
    const players = await Promise.all(tokens.map((token) => Player.join(port, code, token)));
    for (const { room } of players) listen(room);
    return players;
  };
  const made: Acting[] = [];
  await inTurn(AT_ONCE, 8, async () => {
    let players = await next();
    const act = async (): Promise<boolean> => {
      if (!players.every(({ known }) => known?.view.over)) return answer(players);
      for (const guest of players) guest.leave();
      players = await next();
      return false;
    };
    made.push({ act });
  });
  return made;
}

/** Every seat that is asked answers. */
async function answer(table: Guest[]): Promise<boolean> {
  const guest = table.find(({ known }) => known?.view.prompt && !known.view.prompt.decoy);
  const view = guest?.known?.view;
  if (!guest || !view?.prompt) return false;
  const refused = await guest.refusal('answer', { prompt: view.prompt.id, pick: randomPick(view, random) });
  // Incompatible picks and questions closed meanwhile are refused.
  if (refused && ['full', 'rate', 'server', 'storage'].includes(refused.code)) throw new Error(refused.text);
  return refused === null;
}

function listen(room: Room): void {
  const { onmessage } = room.connection.events;
  const name = Buffer.from('patch');
  room.connection.events.onmessage = (event: MessageEvent) => {
    const bytes = Buffer.from(event.data as ArrayBuffer);
    bytesIn += bytes.length + headerOf(bytes.length);
    if (bytes.subarray(0, 8).includes(name)) patches.push(bytes.length);
    onmessage?.(event);
  };
}

/** Bytes before a message in its frame (RFC 6455, 5.2). */
function headerOf(length: number): number {
  return length < 126 ? 2 : length < 65_536 ? 4 : 10;
}

async function emptyTables(count: number): Promise<Acting[]> {
  const made: Acting[] = [];
  await inTurn(count, 8, async () => {
    const room = await new Client(`http://127.0.0.1:${port}`).create('table');
    const other = await new Client(`http://127.0.0.1:${port}`).joinById(room.roomId);
    const players = [{ room }, { room: other }];
    for (const one of players) one.room.reconnection.enabled = false;
    let turn = 0;
    const ping = () => players[turn++ % 2]!.room.request('ping' as never);
    made.push({ act: async () => Boolean(await ping()) });
  });
  return made;
}
