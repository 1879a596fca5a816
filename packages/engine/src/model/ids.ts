/** A place at the table: 0 = A, 1 = B, 2 = C, 3 = D, clockwise. */
export type Seat = number;
/** Index into State.cards: internal, stable for the whole game, never sent to anybody (INFO-2). */
export type CardIx = number;
export const NOBODY = -1;
export const seatLetter = (seat: Seat): string => 'ABCD'[seat] ?? '?';
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };
