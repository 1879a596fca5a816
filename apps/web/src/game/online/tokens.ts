import type { Entry } from '@smash/protocol';
import { sha256Hex } from '@smash/protocol/sha256';
import { drop, keep, kept } from '../../browser/storage.ts';
import { randomHex } from './random.ts';

/** The secret that reclaims a seat. Kept only here: not in the address, not in the store. */
const key = (code: string): string => `smash.seat.${code}`;

export const seatToken = (code: string): string | undefined => kept(key(code)) ?? undefined;
export const keepToken = (code: string, token: string): void => keep(key(code), token);
export const dropToken = (code: string): void => drop(key(code));

const BROWSER = 'smash.browser';

/**
 * What a browser presents when joining a room: an identity that no other room could recognize, and proof of its seat.
 */
export function entryOf(code: string, token: string | undefined): Entry {
  const secret = kept(BROWSER) ?? randomHex(16);
  keep(BROWSER, secret);
  const visitor = sha256Hex(`${secret} ${code}`);
  return token === undefined ? { visitor } : { visitor, seat: sha256Hex(token) };
}
