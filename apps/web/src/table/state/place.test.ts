import { expect, test } from 'vitest';
import { placeBeside, placeInCorner, TICKET } from '../inspector/Preview.tsx';
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

test('a preview is beside its card, and above the prompt for hand cards', () => {
  const card = { left: 100, right: 200, top: 300, width: 100, height: 40 };
  expect(placeBeside(card, 1440, 900, 660).x).toBe(214);
  expect(placeBeside({ ...card, left: 1300, right: 1400 }, 1440, 900, 660).x).toBe(1036);
  const hand = placeBeside({ ...card, top: 740 }, 1440, 900, 660);
  expect(hand.y + 350).toBeLessThan(660);
});

test('the wider ticket of a base stays inside the window, too', () => {
  const last = { left: 1130, right: 1400, top: 120, width: 270, height: 120 };
  const beside = placeBeside(last, 1440, 900, 660, [], TICKET);
  expect(beside).toEqual({ x: 1130 - 330 - 14, y: 120 });
  expect(placeBeside({ ...last, left: 840, right: 1110 }, 1440, 900, 660, [], TICKET).x).toBe(840 - 330 - 14);
  expect(placeInCorner({ right: 300, top: 500 }, 1440, TICKET).x + 330).toBeLessThan(1440);
});

test('it goes to the other side if it would cover more legal choices', () => {
  const tile = { left: 600, right: 700, top: 300, width: 100, height: 44 };
  const boxes = (...lefts: number[]) => lefts.map((left) => ({ left, right: left + 80, top: 300, bottom: 340 }));
  const place = (...legal: number[]) => placeBeside(tile, 1440, 900, 800, boxes(...legal)).x;
  expect(place()).toBe(714);
  expect(place(720)).toBe(336);
  expect(place(720, 400)).toBe(714);
});

test('in the corner it stays put, except for things beneath it', () => {
  expect(placeInCorner({ right: 300, top: 500 }, 1440)).toEqual({ x: 1174, y: 60 });
  expect(placeInCorner({ right: 1400, top: 100 }, 1440)).toEqual({ x: 16, y: 60 });
  expect(placeInCorner({ right: 1400, top: 700 }, 1440)).toEqual({ x: 1174, y: 60 });
});

test('a selected card is not one of its own places', () => {
  const ids = new Map([4, 7, 9].map((id) => [id, []]));
  const said = (armed: number | null, id: number) =>
    legalText({ decision: { targets: { ids }, sel: { armed } } } as never, id);
  expect(said(null, 9)).toBe('legal target 3 of 3');
  expect(said(4, 9)).toBe('legal target 2 of 2');
  expect(said(4, 4)).toBe('');
});
