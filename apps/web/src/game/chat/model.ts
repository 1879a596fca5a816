/** The part of the chat that one person reads. */

import { type ChatLine, PHRASES } from '@smash/protocol';
import { say } from '../../i18n/say.ts';

/** Muted authors: seats; WATCHERS = all spectators. */
export type Muted = ReadonlySet<number>;
export const WATCHERS = -1;
const speaker = (line: ChatLine): number => line.seat ?? WATCHERS;

/** By default, players have spectators muted; spectators see every author's lines. */
export const atFirst = (seat: number | null): Muted => new Set(seat === null ? [] : [WATCHERS]);

export const shownLines = (lines: readonly ChatLine[], muted: Muted): ChatLine[] =>
  lines.filter((line) => !muted.has(speaker(line)));

/** New visible lines from others. */
export const unread = (lines: readonly ChatLine[], muted: Muted, read: number, seat: number | null): number =>
  shownLines(lines, muted).filter((line) => line.n > read && (seat === null || line.seat !== seat)).length;

/** Merges known and new lines, each once, in order. */
export function joined(known: readonly ChatLine[], more: readonly ChatLine[]): ChatLine[] {
  const last = known.at(-1)?.n ?? 0;
  return [...known, ...more.filter((line) => line.n > last)];
}

export const wordsOf = ({ text, phrase }: ChatLine): string => text ?? phraseOf(phrase);
const phraseOf = (phrase = -1): string => say(PHRASES[phrase] ?? '');
export const nameOf = ({ name }: ChatLine): string => name || say('Somebody watching');

/** Everybody who can be muted: all authors except oneself. */
export function speakers(lines: readonly ChatLine[], seat: number | null): { id: number; name: string }[] {
  const found = new Map<number, string>();
  for (const line of lines)
    if (line.seat !== seat) found.set(speaker(line), line.seat === null ? say('Spectators') : line.name);
  return [...found].map(([id, name]) => ({ id, name }));
}
