import { expect, test } from 'vitest';
import type { CardView } from '../../view/types.ts';
import { chipName } from './chipName.ts';

const minion = (more: Partial<CardView> = {}): CardView =>
  ({ id: 1, name: 'War Raptor', type: 'minion', power: 3, printed: 3, ...more }) as CardView;

test('a chip has a name below the power on a tablet, and beside it on a laptop', () => {
  expect(chipName(minion(), 'tablet')).toBe('War Raptor');
  expect(chipName(minion(), 'portrait')).toBe('War Raptor');
  expect(chipName(minion(), 'laptop')).toBe('War Raptor');
  expect(chipName(minion(), 'phone')).toBe('War Raptor');
});

test('below a tab a laptop has room for one short word', () => {
  const on = [minion({ type: 'action' })];
  expect(chipName(minion({ on }), 'tablet')).toBe('War Raptor');
  expect(chipName(minion({ on }), 'laptop')).toBeNull();
  expect(chipName(minion({ name: 'Shinobi', on }), 'laptop')).toBe('Shinobi');
});

test('counters leave a name no room beside the power, other marks none at all', () => {
  expect(chipName(minion({ counters: 2 }), 'tablet')).toBe('War Raptor');
  expect(chipName(minion({ counters: 2 }), 'laptop')).toBeNull();
  expect(chipName(minion({ under: 1 }), 'tablet')).toBeNull();
});
