import { expect, test } from 'vitest';
import { legalText } from './context.ts';
import { nearest } from './useFocus.ts';
import { layoutFor } from './useLayout.ts';

test('one layout for every screen', () => {
  expect(layoutFor(1440, 900)).toBe('desktop');
  expect(layoutFor(1280, 720)).toBe('laptop');
  expect(layoutFor(1440, 760)).toBe('laptop');
  expect(layoutFor(1024, 768)).toBe('tablet');
  expect(layoutFor(768, 1024)).toBe('portrait');
  expect(layoutFor(390, 844)).toBe('phone');
});

test('arrows go to the nearest thing in their direction', () => {
  const at = { x: 0, y: 0 };
  const right = { x: 50, y: 5 };
  const far = { x: 40, y: 60 };
  const below = { x: 3, y: 40 };
  expect(nearest(at, [right, far, below], 'right')).toBe(right);
  expect(nearest(at, [right, far, below], 'down')).toBe(below);
  expect(nearest(at, [right, far, below], 'left')).toBeNull();
});

test('a selected card is not one of its own places', () => {
  const ids = new Map([4, 7, 9].map((id) => [id, []]));
  const said = (armed: number | null, id: number) =>
    legalText({ decision: { targets: { ids }, sel: { armed } } } as never, id);
  expect(said(null, 9)).toBe('legal target 3 of 3');
  expect(said(4, 9)).toBe('legal target 2 of 2');
  expect(said(4, 4)).toBe('');
});
