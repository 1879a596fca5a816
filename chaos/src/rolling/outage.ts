import { setTimeout as pause } from 'node:timers/promises';
import { Client } from '@colyseus/sdk';
import { dice, type Random } from '@smash/bots';
import type { Crowd } from '../crowd.ts';
import type { Service } from '../testing/services.ts';

/** Without Redis, newcomers are refused within this many ms; 10 s after it is back, every table can be found again. */
const REFUSED_MS = 2000;
const FOUND_MS = 10_000;
/** After this long without a move, a table counts as not playing. */
const LONG_MS = 4000;

export interface Outages {
  times: number;
  seconds: number;
  /** Wrong or late replies to newcomers. */
  notRefused: string[];
  /** Outages during which nothing was played. */
  stoodStill: number;
  /** Until every table was found again, ms. */
  found: number[];
  /** Tables not found in time. */
  lost: number;
}

export const noOutages = (): Outages => ({ times: 0, seconds: 0, notRefused: [], stoodStill: 0, found: [], lost: 0 });

/** 1 to 60 s, short ones more often. */
const outageMs = (random: Random): number => Math.round(1000 * 60 ** (dice(random, 1000) / 1000));

/** Stops Redis for a while during games. */
export async function outage(
  redis: Service,
  crowd: Crowd,
  ports: readonly number[],
  random: Random,
  sum: Outages,
): Promise<void> {
  const ms = outageMs(random);
  const played = crowd.acknowledged.length;
  const from = Date.now();
  await redis.stop();
  const code = crowd.live[0]?.code;
  const doors = ports.map((port) => new Client(`http://localhost:${port}`));
  const asked = doors.flatMap((door) => [
    notRefused(() => door.create('table')),
    ...(code ? [notRefused(() => door.joinById(code))] : []),
  ]);
  sum.notRefused.push(...(await Promise.all(asked)).filter((fault) => fault !== ''));
  await pause(Math.max(0, from + ms - Date.now()));
  if (ms > LONG_MS && crowd.acknowledged.length === played && crowd.live.length > 0) sum.stoodStill++;
  const codes = [...new Set(crowd.live.map((bot) => bot.code))];
  await redis.start();
  const again = Date.now();
  const found = await Promise.all(codes.map((one) => isFound(doors[dice(random, doors.length)]!, one, again)));
  sum.lost += found.filter((ok) => !ok).length;
  sum.found.push(Date.now() - again);
  sum.times++;
  sum.seconds += Math.round(ms / 1000);
}

/** '' = refused in words and in time. */
async function notRefused(ask: () => Promise<{ leave(): Promise<unknown> }>): Promise<string> {
  const from = Date.now();
  try {
    void (await ask()).leave();
    return 'let in';
  } catch (error) {
    const { code, message } = error as { code?: number; message: string };
    const ms = Date.now() - from;
    return code === 503 && ms <= REFUSED_MS ? '' : `${code} after ${ms} ms: ${message}`;
  }
}

/** A spectator gets in. */
async function isFound(door: Client, code: string, from: number): Promise<boolean> {
  while (Date.now() - from < FOUND_MS) {
    try {
      const room = await door.joinById(code);
      room.reconnection.enabled = false;
      room.onMessage('*', () => {});
      void room.leave().catch(() => {});
      return true;
    } catch {
      await pause(100);
    }
  }
  return false;
}
