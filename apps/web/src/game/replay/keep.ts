/** Where records come from: hotseat games from this browser, all others from the server. */
import { type FinishedGame, finishedGame, momentOf } from '@smash/protocol';
import { keep, kept } from '../../browser/storage.ts';

const KEY = 'smash.replays';
/** A record takes some 30 kB. */
const MOST = 3;
const HERE = 'here-';

/** A game continued from another has that one's seed. */
const idOf = (record: FinishedGame): string =>
  `${HERE}${record.setup.seed.slice(0, 12)}${record.forks ? `-${momentOf(record, record.commands.length).slice(0, 8)}` : ''}`;

function all(): FinishedGame[] {
  try {
    const list: unknown = JSON.parse(kept(KEY) ?? '[]');
    return Array.isArray(list) ? list.flatMap((one) => finishedGame.safeParse(one).data ?? []) : [];
  } catch {
    return [];
  }
}

/** Keeps the record of a game that has ended here, and returns its address. */
export function keepReplay(record: FinishedGame): string {
  const id = idOf(record);
  keep(KEY, JSON.stringify([record, ...all().filter((one) => idOf(one) !== id)].slice(0, MOST)));
  return id;
}

/** It was played under rules that no longer exist. */
export class OlderRules extends Error {}

/** Null if there is none (any more). Throws OlderRules, or if the server is unreachable. */
export async function loadReplay(id: string): Promise<FinishedGame | null> {
  if (id.startsWith(HERE)) return all().find((one) => idOf(one) === id) ?? null;
  const response = await fetch(`/api/replay/${encodeURIComponent(id)}`);
  if (response.status === 404) return null;
  if (response.status === 410) throw new OlderRules();
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return finishedGame.parse(await response.json());
}

export const isHere = (id: string): boolean => id.startsWith(HERE);
