import { describe, expect, it } from 'vitest';
import { dwell, replayKey, step } from './moves.ts';

const stop = (n: number, turn: number, scored = false) => ({ n, turn, scored, played: n });
const stops = [
  stop(1, 0),
  stop(4, 1),
  stop(5, 1),
  stop(9, 1, true),
  stop(10, 2),
  stop(12, 2),
  stop(13, 3, true),
  stop(15, 3),
];

describe('stepping through a game', () => {
  it('by event, within its ends', () => {
    expect([step(stops, 2, 'event', 1), step(stops, 2, 'event', -1)]).toEqual([3, 1]);
    expect([step(stops, 7, 'event', 1), step(stops, 0, 'event', -1)]).toEqual([7, 0]);
  });
  it('by turn: forward to the next start, back to this or the previous one', () => {
    expect([step(stops, 1, 'turn', 1), step(stops, 4, 'turn', 1), step(stops, 6, 'turn', 1)]).toEqual([4, 6, 7]);
    expect([step(stops, 5, 'turn', -1), step(stops, 4, 'turn', -1), step(stops, 1, 'turn', -1)]).toEqual([4, 1, 0]);
  });
  it('by base scored', () => {
    expect([step(stops, 0, 'base', 1), step(stops, 3, 'base', 1), step(stops, 6, 'base', 1)]).toEqual([3, 6, 7]);
    expect([step(stops, 7, 'base', -1), step(stops, 3, 'base', -1)]).toEqual([6, 0]);
  });
  it('by keys', () => {
    const key = (name: string, more = {}) =>
      replayKey({ key: name, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more });
    expect(key('ArrowRight')).toEqual({ step: 'event', by: 1 });
    expect(key('ArrowLeft', { shiftKey: true })).toEqual({ step: 'turn', by: -1 });
    expect(key(' ')).toBe('play');
    expect([key('ArrowUp'), key('e'), key('ArrowLeft', { altKey: true })]).toEqual([null, null, null]);
  });
  it('a scoring base is shown longer, and everything is faster at 4× speed', () => {
    expect(dwell(stops[3]!, 1)).toBeGreaterThan(2 * dwell(stops[2]!, 1));
    expect(dwell(stops[2]!, 4) * 4).toBe(dwell(stops[2]!, 1));
  });
});
