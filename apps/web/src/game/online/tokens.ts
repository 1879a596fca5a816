import type { Entry } from '@smash/protocol';
import { sha256Hex } from '@smash/protocol/sha256';
import { drop, keep, kept } from '../../browser/storage.ts';
import { randomHex } from './random.ts';

/** How many seats one browser may hold at a table, for people who share its screen. */
export const MOST_PLACES = 4;

/**
 * The secret that reclaims a seat, stored only here: not in the address, not in the store. `place`: 0 for the first
 * seat that this browser holds at the table, then 1, 2, …
 */
const key = (code: string, place: number): string => `smash.seat.${code}${place === 0 ? '' : `.${place}`}`;

export const seatToken = (code: string, place = 0): string | undefined => kept(key(code, place)) ?? undefined;
export const keepToken = (code: string, token: string, place = 0): void => keep(key(code, place), token);
export const dropToken = (code: string, place = 0): void => drop(key(code, place));

/** Closes gaps, so that the places are 0, 1, … Returns the number of seats. */
export function closeGaps(code: string): number {
  const tokens = Array.from({ length: MOST_PLACES }, (_, place) => seatToken(code, place)).filter(
    (token) => token !== undefined,
  );
  for (let place = 0; place < MOST_PLACES; place++) {
    const token = tokens[place];
    if (token === undefined) dropToken(code, place);
    else if (token !== seatToken(code, place)) keepToken(code, token, place);
  }
  return tokens.length;
}

const BROWSER = 'smash.browser';

/**
 * What a browser presents when it joins a room: an identity that no other room could recognise, and proof of its seat.
 */
export function entryOf(code: string, token: string | undefined): Entry {
  const secret = kept(BROWSER) ?? randomHex(16);
  keep(BROWSER, secret);
  const visitor = sha256Hex(`${secret} ${code}`);
  return token === undefined ? { visitor } : { visitor, seat: sha256Hex(token) };
}
