import { expect, test } from 'vitest';
import { freePlace } from './place.ts';

const screen = { width: 1440, height: 900 };
const card = { width: 250, height: 350 };
const near = { x: 720, y: 450 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test('a preview lies as near as it can, and over nothing that must be seen', () => {
  const tile = box(670, 430, 100, 40);
  const beside = freePlace(card, near, screen, [tile])!;
  expect(beside.x + card.width <= 664 || beside.x >= 776).toBe(true);
  expect(Math.abs(beside.y + card.height / 2 - near.y)).toBeLessThan(9);
  const total = box(800, 300, 60, 30);
  const other = freePlace(card, near, screen, [tile, total, box(540, 300, 60, 30)])!;
  for (const { left, right, top, bottom } of [tile, total])
    expect(other.x >= right || other.x + card.width <= left || other.y >= bottom || other.y + card.height <= top).toBe(
      true,
    );
});

test('a preview stays on the screen, and away where there is no room', () => {
  const corner = freePlace(card, { x: 1440, y: 0 }, screen, [])!;
  expect(corner.x + card.width).toBeLessThanOrEqual(1440);
  expect(corner.y).toBeGreaterThan(0);
  expect(freePlace(card, near, screen, [box(0, 300, 1440, 300)])).toBeNull();
  expect(freePlace({ width: 250, height: 180 }, near, screen, [box(0, 300, 1440, 300)])).not.toBeNull();
});
