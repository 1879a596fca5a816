/** Table chat: kept in memory; the newest lines of a table by days are stored as well. */
import * as z from 'zod/mini';

/** One-tap phrases, sent by number so that everybody reads them in their own language. */
export const PHRASES = [
  'Hello!',
  'Good game.',
  'Well played.',
  'One moment, please.',
  'Your turn.',
  'Sorry, I am back.',
  'Thank you.',
  'Another game?',
] as const;

/** One line: either free text or the number of a phrase; both are plain text. */
export const chatLine = z.object({
  n: z.int(),
  /** Seat of the author at the time; null = a spectator. */
  seat: z.nullable(z.int()),
  name: z.string(),
  text: z.optional(z.string()),
  phrase: z.optional(z.int()),
});
export type ChatLine = z.infer<typeof chatLine>;

export const chatMessage = z.object({
  /** The newest lines, oldest first. */
  lines: z.array(chatLine),
  /** A player has muted all spectators. */
  hushed: z.boolean(),
});
export type ChatMessage = z.infer<typeof chatMessage>;
