/** Finds records: this browser stores those of hotseat games, the server all others. */
import { type FinishedGame, finishedGame, momentOf } from '@smash/protocol';
import { keep, kept } from '../../browser/storage.ts';

const KEY = 'smash.replays';
/** Keep only a few: a record takes some 30 kB. */
const MOST = 3;
const HERE = 'here-';

/** The id of a record. A continued game has the seed of its original, so the id also names where it continues. */
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

/** Stores the record of a game that has ended here, and returns its id. */
export function keepReplay(record: FinishedGame): string {
  const id = idOf(record);
  keep(KEY, JSON.stringify([record, ...all().filter((one) => idOf(one) !== id)].slice(0, MOST)));
  return id;
}

/** The game was played under rules that no longer exist. */
export class OlderRules extends Error {}

/** Null if there is no such record (any more). Throws OlderRules, or if the server is unreachable. */
export async function loadReplay(id: string): Promise<FinishedGame | null> {
  if (id.startsWith(HERE)) return all().find((one) => idOf(one) === id) ?? null;
  const response = await fetch(`/api/replay/${encodeURIComponent(id)}`);
  if (response.status === 404) return null;
  if (response.status === 410) throw new OlderRules();
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return finishedGame.parse(await response.json());
}

export const isHere = (id: string): boolean => id.startsWith(HERE);
