import { drop, keep, kept } from '../app/storage.ts';

/** The secret that gives a seat back. It is kept here and nowhere else: not in the address, not in the store. */
const key = (code: string): string => `smash.seat.${code}`;

export const seatToken = (code: string): string | undefined => kept(key(code)) ?? undefined;
export const keepToken = (code: string, token: string): void => keep(key(code), token);
export const dropToken = (code: string): void => drop(key(code));
