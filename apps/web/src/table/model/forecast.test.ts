import { expect, test } from 'vitest';
import { base, option, prompt, seat, view } from '../../fixtures/views/build.ts';
import type { BaseForecast } from '../../view/types.ts';
import { forecastLine, optionBehind } from './forecast.ts';
import { NOTHING } from './targets.ts';
import { namer } from './words.ts';

const homeworld = base('The Homeworld', 20, [4, 2, 1], [[], []]);
const opal = base('The Grey Opal', 17, [3, 1, 1], [[], []]);
const table = view({ seats: [seat(0, [], 0, 0, 0, []), seat(1, [], 0, 0, 0, [])], bases: [homeworld, opal] });
const name = namer(table, ['Ines', 'Mina', 'Oskar']);
const at = (id: number, extra: Partial<BaseForecast> = {}): BaseForecast => ({
  id,
  before: 21,
  total: 24,
  breakpoint: 20,
  ready: true,
  ranks: [
    { seat: 1, place: 2, vp: 2 },
    { seat: 0, place: 1, vp: 4 },
  ],
  ...extra,
});

test('the base pointed at: total, breakpoint, places', () => {
  expect(forecastLine({ bases: [at(homeworld.id)], vp: [], more: false }, table, name, homeworld.id)).toBe(
    '21 → 24 / 20 will score · you 1st (4) · Mina 2nd',
  );
});

test('another base is named, gains are given, unknowns are a question mark', () => {
  const weaker = at(opal.id, { before: 12, total: 9, breakpoint: 15, ready: false, ranks: [] });
  expect(forecastLine({ bases: [weaker, at(homeworld.id)], vp: [{ seat: 1, n: 1 }], more: true }, table, name)).toBe(
    'The Grey Opal 12 → 9 / 17 → 15 · The Homeworld 21 → 24 / 20 will score · Mina +1 VP · then ?',
  );
});

test('the option behind a touch: the place for a selected card, or the one card asked for', () => {
  const play = prompt('play', 'Play', {
    options: [option(0, 'Play', { card: 90, at: homeworld.id, verb: 'play' })],
  });
  expect(optionBehind(play, { ...NOTHING, armed: 90 }, homeworld.id)).toBe(0);
  expect(optionBehind(play, NOTHING, 90)).toBeNull();
  const maybe = prompt('cards', 'Destroy', { min: 0, optional: true, options: [option(3, 'Walker', { card: 91 })] });
  expect(optionBehind(maybe, NOTHING, 91)).toBe(3);
  const two = prompt('cards', 'Destroy two', { min: 2, max: 2, options: [option(3, 'Walker', { card: 91 })] });
  expect(optionBehind(two, NOTHING, 91)).toBeNull();
});
