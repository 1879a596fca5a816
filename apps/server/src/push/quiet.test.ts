import { expect, test } from 'vitest';
import { isZone, quietUntil } from './quiet.ts';

const at = (text: string): number => Date.parse(text);
const night = { from: 22, to: 7, zone: 'Europe/Berlin' };

test.each([
  // 23:30, 6:59 and 7:00 in Berlin, in summer; 22:00 in winter.
  ['2026-07-01T21:30:20Z', '2026-07-02T05:00:00Z'],
  ['2026-07-02T04:59:59Z', '2026-07-02T05:00:00Z'],
  ['2026-07-02T05:00:00Z', null],
  ['2026-12-01T21:00:00Z', '2026-12-02T06:00:00Z'],
  ['2026-12-01T20:59:00Z', null],
])('at %s the quiet hours last until %s', (now, until) => {
  expect(quietUntil(night, at(now))).toBe(until === null ? null : at(until));
});

test('hours within a day, none, and no rest at all', () => {
  const noon = { from: 12, to: 14, zone: 'UTC' };
  expect(quietUntil(noon, at('2026-07-01T13:30:00Z'))).toBe(at('2026-07-01T14:00:00Z'));
  expect(quietUntil(noon, at('2026-07-01T14:00:00Z'))).toBeNull();
  expect(quietUntil({ ...noon, to: 12 }, at('2026-07-01T12:00:00Z'))).toBeNull();
  expect(quietUntil(null, 0)).toBeNull();
});

test('only known time zones', () => {
  expect([isZone('America/New_York'), isZone('Mars/Olympus')]).toEqual([true, false]);
});
