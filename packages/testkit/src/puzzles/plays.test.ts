import { describe, expect, it } from 'vitest';
import { lineOf, winningPlays } from './plays.ts';
import type { Branch, Tree } from './tree.ts';

const BASE = 7;
const end = (isWon: boolean): Tree => ({ isMine: false, branches: [], won: isWon ? [BASE] : [] });
const [won, lost] = [end(true), end(false)];
const asked = (isMine: boolean, branches: [key: string, to: Tree][]): Tree => ({
  isMine,
  branches: branches.map(([key, to], i): Branch => ({ pick: [i], key, to })),
  won: [],
});
const mine = (...branches: [string, Tree][]) => asked(true, branches);
const theirs = (...to: Tree[]) =>
  asked(
    false,
    to.map((one) => ['', one]),
  );

describe('the plays that win a base', () => {
  it('are one line in every order, and with more than is needed', () => {
    const tree = mine(
      ['', lost],
      ['a', mine(['', lost], ['b', won], ['c', mine(['', lost], ['b', won])])],
      ['b', mine(['', lost], ['a', won])],
      ['c', mine(['', lost], ['a', lost])],
    );
    expect(winningPlays(tree, BASE)).toEqual([['a', 'b']]);
    expect(lineOf(tree, BASE, ['a', 'b'])).toEqual([[1], [1]]);
  });
  it('are several lines if one wins without what another needs', () => {
    const tree = mine(['a', mine(['b', won], ['c', lost])], ['d', won]);
    expect(winningPlays(tree, BASE)).toEqual([['d'], ['a', 'b']]);
  });
  it('count twice what is played twice', () => {
    const tree = mine(['a', mine(['a', won], ['', lost])], ['', lost]);
    expect(winningPlays(tree, BASE)).toEqual([['a', 'a']]);
  });
  it('win whatever the others answer, with all that any of their answers makes necessary', () => {
    const after = mine(['b', won], ['c', lost]);
    const other = mine(['b', lost], ['c', won]);
    expect(winningPlays(mine(['a', theirs(after, after)]), BASE)).toEqual([['a', 'b']]);
    expect(winningPlays(mine(['a', theirs(after, other)]), BASE)).toEqual([['a', 'b', 'c']]);
    expect(winningPlays(mine(['a', theirs(after, lost)]), BASE)).toEqual([]);
  });
  it('are none where only another base is won, and no line is made of them', () => {
    const tree = mine(['a', { ...won, won: [BASE + 1] }]);
    expect(winningPlays(tree, BASE)).toEqual([]);
    expect(() => lineOf(tree, BASE, ['a'])).toThrow('do not win');
  });
});
