import { describe, expect, it } from 'vitest';
import type { Args, Frame, Json, Op } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { mentionsOfFrame } from './mentions.ts';

/** The cards that a procedure under way may refer to, in a game of that many seats. */
function mentioned(frame: Partial<Frame>, seats = 0): number[] {
  const found = new Set<number>();
  mentionsOfFrame(frame as Frame, (ix) => found.add(ix), seats);
  return [...found].sort((a, b) => a - b);
}
/** An ability of card 7. */
const ability = (journal: [string, Json][], args: Args = {}): Partial<Frame> => ({
  f: 'script',
  ref: { card: 7, def: 0, ix: 0 },
  args,
  journal,
});

describe('what a procedure under way may refer to (INFO-2)', () => {
  it('an ability: its card, the cards it was told of and found since, but no other numbers', () => {
    expect(mentioned(ability([], { card: 3, cards: [4, 5], by: 1, seat: 0, power: 6 }))).toEqual([3, 4, 5, 7]);
    const steps: [string, Json][] = [
      ['look', 8],
      ['ask:Choose', [9]],
      ['chance', 2],
      ['act:draw', [true]],
    ];
    expect(mentioned(ability(steps))).toEqual([7, 8, 9]);
  });

  it('a list of nothing but seats is no list of cards, if it may be one of seats', () => {
    expect(mentioned(ability([['look', [0, 1]]]), 2)).toEqual([7]);
    expect(mentioned(ability([['look', [1, 2]]]), 2)).toEqual([1, 2, 7]);
    expect(mentioned(ability([['look', [4, 5]]]), 2)).toEqual([4, 5, 7]);
    expect(mentioned(ability([['look', [0, 1]]]))).toEqual([0, 1, 7]);
  });

  it('an event: all cards that its parts are about, and what brought it about', () => {
    const lift: Op = { ...opOf('draw', { seat: 0, n: 2 }), cards: [2, 3] };
    const frame: Partial<Frame> = { f: 'event', ops: [lift], cause: { card: 7, seat: 0, type: 'action' } };
    expect(mentioned(frame).filter((ix) => ix >= 0)).toEqual([2, 3, 7]);
  });
});
