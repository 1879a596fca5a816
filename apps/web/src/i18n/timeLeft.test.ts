import { i18n } from '@lingui/core';
import { afterEach, expect, test } from 'vitest';
import { timeLeft } from './timeLeft.ts';

afterEach(() => i18n.activate('en'));

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

test.each([
  [2 * DAY + 5 * HOUR + 59 * MINUTE, '2 days, 5 hours'],
  [DAY, '1 day'],
  [3 * HOUR + MINUTE, '3 hours, 1 minute'],
  [59 * MINUTE, '59 minutes'],
  [20_000, '1 minute'],
  [-5, '1 minute'],
])('%i ms is said as %s', (ms, words) => {
  expect(timeLeft(ms)).toBe(words);
});

test('in the language of the page', () => {
  i18n.load('de', {});
  i18n.activate('de');
  expect(timeLeft(2 * DAY + HOUR)).toBe('2 Tage, 1 Stunde');
  expect(timeLeft(HOUR + MINUTE, 'short')).toBe('1 Std., 1 Min.');
});
