/** Signals around a game: a player points at something on the table, or reacts. Sent once, never stored. */
import * as z from 'zod/mini';
import { idOf } from './marks.ts';

/** Everybody reads them in their own language. */
export const reactions = ['nice', 'ouch', 'hmm', 'oops'] as const;
export type Reaction = (typeof reactions)[number];

export const signalMessage = z.object({
  /** The sender. */
  seat: z.int(),
  /** The base or card pointed at; sent only to viewers who can see it. */
  at: z.optional(idOf('place', z.int())),
  reaction: z.optional(z.enum(reactions)),
});
export interface SignalMessage {
  seat: number;
  at?: number;
  reaction?: Reaction;
}
