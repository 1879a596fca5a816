import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { RunningServer } from '@smash/server/server.ts';
import { dice, type Random, seededRandom } from '@smash/testkit';
import { Guest, seatTwo } from './guest.ts';
import { type Hostile, hostile as hostileMessage } from './hostile/messages.ts';
import { openSite } from './site.ts';
import { NO_LIMITS } from './testing/limits.ts';

export interface Attacked {
  messages: number;
  http: number;
  /** Answers by code. */
  answers: Record<string, number>;
  /** Connections closed for what they sent. */
  closed: number;
  /** What went wrong: nothing should. */
  faults: string[];
}

/** One of our paths, a stack line, or the name of an internal component. */
const TELLING = /node_modules|\/src\/|\.ts:\d|\bat [\w.<>]+ \(|file:\/\/|SQLITE|ECONN/;
const AT_ONCE = 40;

/**
 * A spectator and an outsider send everything they can think of to a table with a running game. The table must not
 * change, the process must survive, and no answer may reveal implementation details.
 */
export async function attack({ runs, seed }: { runs: number; seed: string }): Promise<Attacked> {
  const random = seededRandom(`hostile ${seed}`);
  const done: Attacked = { messages: 0, http: 0, answers: {}, closed: 0, faults: [] };
  const fault = (text: string): void => void (done.faults.length < 20 && done.faults.push(text));
  const crash = (error: unknown): void => fault(`uncaught: ${error instanceof Error ? error.stack : error}`);
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
  // No rate limits: each message must be refused for its content.
  const { server, close } = await openSite(NO_LIMITS);
  const quiet = console.error;
  console.error = (...words: unknown[]) =>
    /request failed|engine failed/.test(String(words[0])) ? fault(words.join(' ')) : undefined;
  try {
    const [a, b] = await seatTwo(server.port);
    const { roomId: code } = a.room;
    const seen = await playAFew([a, b]);
    const before = await tableHash(server, code, [a, b]);
    let attacker: Guest | null = null;
    while (done.messages < runs) {
      if (!attacker || attacker.closed) {
        if (attacker) done.closed++;
        attacker = await Guest.join(server.port, code);
        attacker.heard = [];
      }
      const batch = Array.from({ length: Math.min(AT_ONCE, runs - done.messages) }, () => hostileMessage(random, seen));
      await sendAll(attacker, batch, done, fault);
      if (dice(random, 20) === 0) await sendHttp(server.port, random, done, fault);
      for (const text of attacker.heard!.splice(0))
        if (TELLING.test(text)) fault(`an answer tells too much: ${text.slice(0, 300)}`);
      if (done.messages % 4000 < AT_ONCE && (await tableHash(server, code, [a, b])) !== before)
        fault('the table is another');
    }
    attacker?.leave();
    if ((await tableHash(server, code, [a, b])) !== before) fault('the table is another at the end');
    // And the game continues: the current player can still play.
    const current = [a, b].find((guest) => guest.known?.view.prompt)!;
    await answerFirst(current);
    for (const guest of [a, b]) guest.leave();
  } finally {
    console.error = quiet;
    process.off('uncaughtException', crash);
    process.off('unhandledRejection', crash);
    await close();
  }
  return done;
}

async function sendAll(
  attacker: Guest,
  batch: Hostile[],
  done: Attacked,
  fault: (text: string) => void,
): Promise<void> {
  const answers: Promise<void>[] = [];
  for (const message of batch) {
    if (attacker.closed) break;
    done.messages++;
    try {
      if ('bytes' in message) {
        attacker.raw(message.bytes);
        continue;
      }
      const refused = attacker.refusal(message.type, message.payload);
      answers.push(
        refused.then((reason) => {
          const code = reason?.code ?? 'taken';
          done.answers[code] = (done.answers[code] ?? 0) + 1;
          if (reason && TELLING.test(reason.text)) fault(`${message.type}: ${reason.text}`);
          if (code === 'server')
            fault(`${message.type} found a defect: ${JSON.stringify(message.payload)?.slice(0, 300)}`);
        }),
      );
    } catch {
      // Not sent: the SDK could not encode it, or the connection is closed.
      done.messages--;
    }
  }
  // Closed connections and unknown types get no answer.
  await Promise.race([Promise.allSettled(answers), pause(300)]);
}

const PATHS = [
  '/matchmake/create/table',
  '/matchmake/joinById/BAKE-22',
  '/matchmake/reconnect/BAKE-22',
  '/matchmake/__proto__/table',
  '/matchmake/create/__proto__',
  '/matchmake/joinOrCreate/table',
  '/%00',
  '/..%2f..%2fetc/passwd',
  '/healthz/../../x',
  '/r/%E0%A4%A',
];
const BODIES = [
  '',
  '{',
  '[]',
  'null',
  '"x"',
  '{"table":{"__proto__":1}}',
  '{"reconnectionToken":"x"}',
  '{"__proto__":{"a":1}}',
  'x'.repeat(9000),
];

async function sendHttp(port: number, random: Random, done: Attacked, fault: (text: string) => void): Promise<void> {
  const path = PATHS[dice(random, PATHS.length)]!;
  const method = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'][dice(random, 5)]!;
  const body = method === 'GET' ? {} : { body: BODIES[dice(random, BODIES.length)]! };
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...body,
  }).catch(() => null);
  done.http++;
  const text = (await response?.text().catch(() => '')) ?? '';
  if (TELLING.test(text)) fault(`${method} ${path} answers ${text.slice(0, 300)}`);
}

/** Some moves, with their bytes captured. */
async function playAFew(players: Guest[]): Promise<Uint8Array[]> {
  const sent: Uint8Array[] = [];
  for (const { room } of players) {
    const { ws } = room.connection.transport as unknown as { ws: { send(bytes: Uint8Array): void } };
    const send = ws.send.bind(ws);
    ws.send = (bytes) => {
      sent.push(new Uint8Array(bytes).slice());
      send(bytes);
    };
  }
  for (let i = 0; i < 12; i++) {
    const asked = players.find((guest) => guest.known?.view.prompt && !guest.known.view.prompt.decoy);
    if (asked) await answerFirst(asked);
    await pause(5);
  }
  // Exclude what is sent from here on: it starts with the token, and the token is the seat.
  return sent.slice();
}

async function answerFirst(guest: Guest): Promise<void> {
  const { prompt } = guest.known!.view;
  if (!prompt) throw new Error('Nobody is asked.');
  const pick = prompt.options.slice(0, Math.max(prompt.min, prompt.optional ? 0 : 1)).map(({ id }) => id);
  await guest.ask('answer', { prompt: prompt.id, pick });
}

/** What is stored about the table, and what its players see. */
async function tableHash(server: RunningServer, code: string, players: Guest[]): Promise<string> {
  const views: unknown[] = [];
  for (const guest of players) {
    const { full, seat } = await guest.sync();
    views.push([seat, full?.hash, full?.events.length, full?.undone]);
  }
  const room = server.tables.get(code)!.room;
  return createHash('sha256')
    .update(JSON.stringify([room, views]))
    .digest('hex');
}

export async function hostile(options: { runs: number; seed: string }): Promise<boolean> {
  const { faults, ...figures } = await attack(options);
  for (const fault of faults) console.log(`FAULT ${fault}`);
  console.log(JSON.stringify({ part: 'hostile', ...figures, faults: faults.length }));
  return faults.length === 0;
}
