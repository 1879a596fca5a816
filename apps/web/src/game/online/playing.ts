/** The table at which this browser has a seat, so that the home page can link back to it. */
import { drop, keep, kept } from '../../browser/storage.ts';
import { isTableGone, type NetStore } from './store.ts';
import { seatToken } from './tokens.ts';

const KEY = 'smash.playing';

/** Remembers this table while its game runs and this browser has a seat in it. */
export function followPlaying(store: NetStore, code: string): void {
  store.subscribe(({ stage, lobby, seat }) => {
    const joined = stage === 'joined';
    if (joined && seat !== null && lobby?.phase === 'game') return keep(KEY, code);
    // A tab that lost its seat to another tab has none, but the browser's token still opens it.
    const lost = joined && (seat !== null || seatToken(code) === undefined);
    if ((lost || isTableGone({ stage })) && kept(KEY) === code) drop(KEY);
  });
}

/** Code of the table at which this browser has a seat; null = none. */
export function waitingTable(): string | null {
  const code = kept(KEY);
  return code !== null && seatToken(code) !== undefined ? code : null;
}

/** Does the home page have any table to list? */
export const hasTables = (): boolean => (kept('smash.tables') ?? '[]') !== '[]' || kept('smash.hotseat') !== null;
