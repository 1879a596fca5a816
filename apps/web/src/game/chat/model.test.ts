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
  it('leaves out who watches for players at first, and nobody for those who watch', () => {
    expect(numbers(shownLines(lines, atFirst(0)))).toEqual([1, 2, 4]);
    expect(numbers(shownLines(lines, atFirst(null)))).toEqual([1, 2, 3, 4]);
  });
  it('leaves out whoever is muted', () => expect(numbers(shownLines(lines, new Set([1, WATCHERS])))).toEqual([1]));
  it('counts as new what others have said since, as far as it is shown', () => {
    expect(unread(lines, atFirst(0), 1, 0)).toBe(2);
    expect(unread(lines, atFirst(1), 0, 1)).toBe(1);
    expect(unread(lines, atFirst(null), 3, null)).toBe(1);
    expect(unread(lines, atFirst(0), 4, 0)).toBe(0);
  });
  it('takes each line once, however often it comes', () =>
    expect(numbers(joined(lines.slice(0, 2), lines))).toEqual([1, 2, 3, 4]));
  it('says phrases in words, and who spoke', () => {
    expect(wordsOf({ n: 1, seat: 0, name: 'P0', phrase: 1 })).toBe('Good game.');
    expect(wordsOf({ n: 1, seat: 0, name: 'P0', phrase: 99 })).toBe('');
    expect(nameOf(line(1, null))).toBe('Somebody watching');
  });
  it('can mute everybody who has spoken but oneself', () =>
    expect(speakers(lines, 0)).toEqual([
      { id: 1, name: 'P1' },
      { id: WATCHERS, name: 'Spectators' },
    ]));
});
