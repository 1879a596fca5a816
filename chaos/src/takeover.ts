import { randomBytes } from 'node:crypto';
import { matchMaker } from '@colyseus/core';
import { dice, seededRandom } from '@smash/testkit';
import { Guest, seatTwo } from './guest.ts';
import { openSite } from './site.ts';
import { NO_LIMITS } from './testing/limits.ts';

export interface Taken {
  attempts: number;
  /** Attempts that gave somebody else the seat or the connection of its owner. */
  succeeded: number;
  /** How often the owner left and came back, and how often in vain. */
  returns: number;
  lost: number;
  /** The same routes with the owner's own credentials do work. */
  control: boolean;
}

const AT_ONCE = 25;
/** The server's first message to an admitted connection. */
const JOINED = 10;

/**
 * An attacker who knows the room, a player's session and how the server stores tokens tries to become that player,
 * whether the player is present or not. The player keeps coming back.
 */
export async function tryTakeover({ runs, seed }: { runs: number; seed: string }): Promise<Taken> {
  const random = seededRandom(`takeover ${seed}`);
  const taken: Taken = { attempts: 0, succeeded: 0, returns: 0, lost: 0, control: false };
  const { server, close } = await openSite(NO_LIMITS);
  try {
    const { port } = server;
    const [owner, other] = await seatTwo(port);
    const { roomId: code } = owner.room;
    const { token } = owner;
    const attacker = await Guest.join(port, code);
    let here = owner;
    const attempt = async (): Promise<boolean> => {
      const { sessionId, reconnectionToken } = here.room;
      const hash = server.tables.get(code)!.room.seats[0]!.tokenHash;
      const guesses = [
        randomBytes(32).toString('base64url'),
        hash,
        sessionId.padEnd(43, '0'),
        `${code}${sessionId}`.padEnd(24, 'x'),
        `${token.slice(0, -1)}${token.endsWith('A') ? 'E' : 'A'}`,
        token.toLowerCase(),
        other.token.slice(0, 22) + token.slice(22),
      ];
      const guess = guesses[dice(random, guesses.length)]!;
      switch (dice(random, 6)) {
        case 0:
          return joins(`ws://127.0.0.1:${port}/${matchMaker.processId}/${code}?sessionId=${sessionId}`);
        case 1: {
          const wrong = `${reconnectionToken.slice(0, -1)}${reconnectionToken.endsWith('a') ? 'b' : 'a'}`.split(':')[1];
          const more = `&reconnectionToken=${dice(random, 2) ? wrong : sessionId}`;
          return joins(`ws://127.0.0.1:${port}/${matchMaker.processId}/${code}?sessionId=${sessionId}${more}`);
        }
        case 2: {
          const { seat } = await new Promise<{ seat: number | null }>((done) =>
            attacker.ask('sync', { token: guess }).then(
              (reply) => done(reply as never),
              () => done({ seat: null }),
            ),
          );
          return seat !== null;
        }
        case 3:
          return (await attacker.refusal('renew', { token: guess })) === null;
        case 4:
          return (await attacker.refusal('seat', { name: 'Thief', mark: 0 })) === null;
        default:
          return reconnects(port, code, `${dice(random, 2) ? sessionId : guess.slice(0, 9)}`);
      }
    };
    while (taken.attempts < runs) {
      const size = Math.min(AT_ONCE, runs - taken.attempts);
      const wins = await Promise.all(Array.from({ length: size }, attempt));
      taken.attempts += size;
      taken.succeeded += wins.filter(Boolean).length;
      // Now and then the owner is gone for one round; the attempts continue.
      if (here.closed) {
        here = await Guest.join(port, code, token);
        taken.returns++;
        if (here.seat !== 0 || here.known?.view.viewer !== 0) taken.lost++;
      } else if (dice(random, 3) === 0) {
        (here.room.connection.transport as unknown as { ws: { terminate?(): void; close(): void } }).ws.close();
        here.closed = true;
      }
    }
    taken.control = await ownWayLeadsIn(port, code);
    const back = await Guest.join(port, code, token);
    taken.returns++;
    if (back.seat !== 0) taken.lost++;
    for (const guest of [back, other, attacker]) guest.leave();
  } finally {
    await close();
  }
  return taken;
}

/** Is a connection with that address admitted? */
const joins = (address: string): Promise<boolean> =>
  new Promise((done) => {
    const socket = new WebSocket(address);
    socket.binaryType = 'arraybuffer';
    const end = (joined: boolean): void => {
      done(joined);
      socket.close();
    };
    socket.onmessage = ({ data }) => end(new Uint8Array(data as ArrayBuffer)[0] === JOINED);
    socket.onclose = () => end(false);
    socket.onerror = () => end(false);
  });

/** A reserved place, claimed by its session. */
async function ownWayLeadsIn(port: number, code: string): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/matchmake/joinById/${code}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { sessionId } = (await response.json()) as { sessionId: string };
  return joins(`ws://127.0.0.1:${port}/${matchMaker.processId}/${code}?sessionId=${sessionId}`);
}

/** Does the matchmaker reserve a place for that token? */
async function reconnects(port: number, code: string, reconnectionToken: string): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/matchmake/reconnect/${code}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reconnectionToken }),
  });
  await response.text();
  return response.ok;
}

export async function takeover(options: { runs: number; seed: string }): Promise<boolean> {
  const taken = await tryTakeover(options);
  console.log(JSON.stringify({ part: 'takeover', ...taken }));
  return taken.succeeded === 0 && taken.lost === 0 && taken.returns > 0 && taken.control;
}
