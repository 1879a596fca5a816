import { expect, test } from 'vitest';
import { emblem, mashup } from './emblem.ts';
import { FACTIONS, factionArt } from './factions.ts';
import { baseStrip, picture } from './picture.ts';

const all = Object.values(FACTIONS);
const nodes = (svg: string) => svg.split('<').length / 2;

test('the same input always gives the same drawing', () => {
  for (const art of all) {
    expect(emblem(art, { size: 32 })).toBe(emblem(art, { size: 32 }));
    expect(mashup(art, all[0]!)).toBe(mashup(art, all[0]!));
    expect(picture('some-card', art, 3)).toBe(picture('some-card', art, 3));
    expect(baseStrip('some-base', art)).toBe(baseStrip('some-base', art));
  }
});

test('pictures stay small', () => {
  let bytes = 0;
  let count = 0;
  for (const art of all)
    for (let i = 0; i < 60; i++) {
      const svg = picture(`${art.id}-${i}`, art, i % 8, i % 3 ? 'minion' : 'action');
      bytes = Math.max(bytes, svg.length);
      count = Math.max(count, nodes(svg));
      expect(baseStrip(`${art.id}-${i}`, art).length).toBeLessThan(5200);
    }
  expect(bytes).toBeLessThan(5000);
  expect(count).toBeLessThanOrEqual(60);
});

test('inks of a faction are never those of another', () => {
  expect(new Set(all.map((art) => art.inks.join())).size).toBe(all.length);
});

test('a faction nobody has drawn gets a stable mark of its own', () => {
  const art = factionArt('Moon Accountants');
  expect(art.id).toBe('moon-accountants');
  expect(factionArt('moon-accountants')).toBe(art);
  expect(emblem(art)).toContain('<svg');
});
