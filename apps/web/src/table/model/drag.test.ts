import { expect, test } from 'vitest';
import { move, press } from './drag.ts';

const at = (x: number, pointerType = 'mouse') => ({ pointerId: 1, pointerType, clientX: x, clientY: 0 });

test('less than 8 px with a mouse, or 12 with a finger, is a tap; once started it stays a drag (T-15)', () => {
  expect(move(press(7, at(100)), at(107)).on).toBe(false);
  expect(move(press(7, at(100)), at(108)).on).toBe(true);
  expect(move(press(7, at(100, 'touch')), at(111, 'touch')).on).toBe(false);
  expect(move(press(7, at(100, 'touch')), at(88, 'touch')).on).toBe(true);
  expect(move(move(press(7, at(100)), at(120)), at(101)).on).toBe(true);
});
