/** Chat of a table: said now, kept while the room is open, written to no file. */
import * as z from 'zod/mini';

/** Said with one tap: by number, so that everybody reads it in their own language. */
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

/** One line. Either words of one's own or a phrase by its number; both are plain text. */
const chatLine = z.object({
  n: z.int(),
  /** Who sat there when it was said; null = somebody watching. */
  seat: z.nullable(z.int()),
  name: z.string(),
  text: z.optional(z.string()),
  phrase: z.optional(z.int()),
});
export type ChatLine = z.infer<typeof chatLine>;

export const chatMessage = z.object({
  /** The newest lines, oldest first. */
  lines: z.array(chatLine),
  /** A player has muted everybody who watches. */
  hushed: z.boolean(),
});
export type ChatMessage = z.infer<typeof chatMessage>;
