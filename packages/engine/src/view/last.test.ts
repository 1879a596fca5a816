import { describe, expect, it } from 'vitest';
import { sameList } from './last.ts';

describe('a list that is shown again', () => {
  const [one, other] = [{ id: 1 }, { id: 2 }];
  const before = [one, other];
  it('is the same object if it has the same elements', () => expect(sameList([one, other], before)).toBe(before));
  it.each([
    ['another element', [one, { id: 2 }]],
    ['another order', [other, one]],
    ['fewer', [one]],
    ['more', [one, other, one]],
  ])('is a new one with %s', (_what, list) => expect(sameList(list, before)).toBe(list));
  it('is a new one at first', () => {
    const list = [one];
    expect(sameList(list, undefined)).toBe(list);
  });
});
