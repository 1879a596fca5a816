import type { ChatLine } from '@smash/protocol';
import { describe, expect, it } from 'vitest';
import { atFirst, joined, nameOf, shownLines, speakers, unread, WATCHERS, wordsOf } from './model.ts';

const line = (n: number, seat: number | null, text = `line ${n}`): ChatLine => ({
  n,
  seat,
  name: seat === null ? '' : `P${seat}`,
  text,
});
const lines = [line(1, 0), line(2, 1), line(3, null), line(4, 1)];
const numbers = (list: ChatLine[]) => list.map((one) => one.n);

describe('the chat one person reads', () => {
  it('hides spectators from players by default, and nobody from spectators', () => {
    expect(numbers(shownLines(lines, atFirst(0)))).toEqual([1, 2, 4]);
    expect(numbers(shownLines(lines, atFirst(null)))).toEqual([1, 2, 3, 4]);
  });
  it('hides muted people', () => expect(numbers(shownLines(lines, new Set([1, WATCHERS])))).toEqual([1]));
  it('counts visible lines of others as new', () => {
    expect(unread(lines, atFirst(0), 1, 0)).toBe(2);
    expect(unread(lines, atFirst(1), 0, 1)).toBe(1);
    expect(unread(lines, atFirst(null), 3, null)).toBe(1);
    expect(unread(lines, atFirst(0), 4, 0)).toBe(0);
  });
  it('keeps each line once, however often it arrives', () =>
    expect(numbers(joined(lines.slice(0, 2), lines))).toEqual([1, 2, 3, 4]));
  it('words phrases and authors', () => {
    expect(wordsOf({ n: 1, seat: 0, name: 'P0', phrase: 1 })).toBe('Good game.');
    expect(wordsOf({ n: 1, seat: 0, name: 'P0', phrase: 99 })).toBe('');
    expect(nameOf(line(1, null))).toBe('Somebody watching');
  });
  it('can mute every author except oneself', () =>
    expect(speakers(lines, 0)).toEqual([
      { id: 1, name: 'P1' },
      { id: WATCHERS, name: 'Spectators' },
    ]));
});
