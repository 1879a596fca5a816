/**
 * Moments that players have reported in running games. This browser keeps them until the game is over and sends
 * nothing.
 */
import { type NotedMoment, notedMoment } from '@smash/protocol';
import { keep, kept } from '../browser/storage.ts';

const KEY = 'smash.moments';
const MOST = 50;

export const gameKey = (code: string, game: number): string => `${code} ${game}`;

/** Newest last. */
function all(): NotedMoment[] {
  try {
    const list: unknown = JSON.parse(kept(KEY) ?? '[]');
    return Array.isArray(list) ? list.flatMap((one) => notedMoment.safeParse(one).data ?? []) : [];
  } catch {
    return [];
  }
}

export const momentsOf = (game: string): NotedMoment[] => all().filter((one) => one.game === game);

export function keepMoment(one: NotedMoment): void {
  keep(KEY, JSON.stringify([...all(), one].slice(-MOST)));
}

export function forgetMoment(one: NotedMoment): void {
  const same = JSON.stringify(one);
  keep(KEY, JSON.stringify(all().filter((other) => JSON.stringify(other) !== same)));
}
