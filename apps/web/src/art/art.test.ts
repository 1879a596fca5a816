import { expect, test } from 'vitest';
import { BODY, EXTRA, EYES, GEAR, HEAD } from './cast.ts';
import { MORE_BODY, MORE_EXTRA, MORE_GEAR, MORE_HEAD } from './castMore.ts';
import { SCREEN_BODY, SCREEN_EXTRA, SCREEN_GEAR, SCREEN_HEAD } from './castScreen.ts';
import { TALE_BODY, TALE_EXTRA, TALE_GEAR, TALE_HEAD } from './castTales.ts';
import { emblem, mashup } from './emblem.ts';
import './all.ts';
import { BEASTS } from './beasts.ts';
import { allArt, factionArt, slug } from './factions.ts';
import { FOLK } from './folk.ts';
import { LAND } from './land.ts';
import { MORE_LAND } from './landMore.ts';
import { MOTIFS } from './motifs.ts';
import { SCREEN } from './motifsScreen.ts';
import { SPACE } from './motifsSpace.ts';
import { TALES } from './motifsTales.ts';
import { WORLD } from './motifsWorld.ts';
import { baseStrip, headOf, middleOf, picture } from './picture.ts';
import { OVER, PRIM, STAMP } from './primitives.ts';

const all = allArt();
const nodes = (svg: string) => svg.split('<').length / 2;

test('the same input always gives the same drawing', () => {
  for (const art of all) {
    expect(emblem(art, { size: 32 })).toBe(emblem(art, { size: 32 }));
    expect(mashup(art, all[0]!)).toBe(mashup(art, all[0]!));
    expect(picture('some-card', art, 3)).toBe(picture('some-card', art, 3));
    expect(baseStrip('some-base', art)).toBe(baseStrip('some-base', art));
  }
});

test('a low picture shows the head of its figure: the stronger, the higher up', () => {
  const heads = [1, 2, 3, 4, 5, 7].map((power) => headOf(power, 'minion'));
  expect(heads).toEqual([...heads].sort((a, b) => b - a));
  expect(heads[0]).toBe(50);
  expect(heads.slice(3)).toEqual([0, 0, 0]);
  expect(headOf(0, 'titan')).toBe(0);
  expect(headOf(0, 'action')).toBe(50);
});

test('a narrow picture shows its figure wherever that stands', () => {
  const places = ['neophyte', 'chronomage', 'enchantress', 'archmage'].map((card) =>
    middleOf(card, factionArt('Wizards'), 2, 'minion'),
  );
  expect(new Set(places).size).toBeGreaterThan(1);
  for (const one of places) expect(Math.abs(one - 50)).toBeLessThanOrEqual(20);
  expect(middleOf('summon', factionArt('Wizards'), 0, 'action')).toBe(50);
});

test('however low its box, a strip does not cut its sign', () => {
  const svg = baseStrip('some-base', all[0]!, 320, 66, true);
  // An image without a view box takes the shape of its box; the sign has one of its own, which is not sliced.
  expect(/^<svg[^>]*>/.exec(svg)![0]).not.toContain('viewBox');
  const sign = svg.slice(svg.lastIndexOf('<svg'));
  expect(sign).toContain('height="100%" viewBox="-1 -1 26 26"');
  expect(sign).not.toContain('slice');
});

test('pictures stay small', () => {
  let bytes = 0;
  let count = 0;
  for (const art of all)
    for (let i = 0; i < 60; i++) {
      const svg = picture(`card-${i}`, art, i % 8, (['action', 'minion', 'minion', 'titan'] as const)[i % 4]);
      bytes = Math.max(bytes, svg.length);
      count = Math.max(count, nodes(svg));
      expect(baseStrip(`${art.id}-${i}`, art).length).toBeLessThan(5200);
    }
  expect(bytes).toBeLessThan(6000);
  expect(count).toBeLessThanOrEqual(60);
});

interface FactFile {
  faction: string;
  /** A reprint has only its name. */
  cards: { name: string; type?: 'minion' | 'action'; power?: number; text?: string }[];
  titans: { name: string; text: string }[];
  bases: { name: string; text: string }[];
}
const files = Object.values(
  import.meta.glob<FactFile>('../../../../packages/cards/src/*/facts.json', { import: 'default', eager: true }),
).filter((file) => file.faction !== undefined);

const actionNames = new Set(
  files.flatMap(({ cards }) => cards.flatMap(({ name, type }) => (type === 'action' ? [name] : []))),
);

test.each(files.map((file) => [file.faction, file] as const))(
  '%s is drawn: its own mark and a picture for each card, titan and base',
  (faction, file) => {
    const art = factionArt(faction);
    const actions = file.cards.filter(({ name }) => actionNames.has(name)).map(({ name }) => slug(name));
    expect(Object.keys(art.actions ?? {}).sort(), 'a subject for each action').toEqual(actions.sort());
    for (const { name, power, type } of file.cards) expect(picture(slug(name), art, power, type)).toContain('<path');
    for (const { name } of file.titans) {
      const svg = picture(slug(name), art, 0, 'titan');
      expect(svg).toContain('<path');
      expect(svg).not.toBe(picture(slug(name), art, 0, 'minion'));
    }
    const bases = file.bases.map(({ name }) => slug(name));
    expect(Object.keys(art.bases ?? {}).sort(), 'a land for each base').toEqual(bases.sort());
    for (const name of bases) expect(baseStrip(name, art)).toContain('<path');
  },
);

test.each(all.map((art) => [art.id, art] as const))('%s: art.json uses only words that can be drawn', (_id, art) => {
  const drawable = Object.keys({ ...PRIM, ...MOTIFS, ...BEASTS, ...FOLK, ...SCREEN, ...SPACE, ...TALES, ...WORLD });
  const subjects = Object.values(art.actions ?? {});
  expect(drawable).toEqual(expect.arrayContaining([art.emblem.base, ...art.props, ...subjects]));
  expect(new Set(subjects).size, 'no two actions alike').toBe(subjects.length);
  expect(OVER).toHaveProperty(art.emblem.over);
  expect(STAMP).toHaveProperty(art.emblem.stamp);
  const lands = Object.values(art.bases ?? {});
  for (const land of [art.land, ...lands.map(([one]) => one)]) expect({ ...LAND, ...MORE_LAND }).toHaveProperty(land);
  expect(drawable).toEqual(expect.arrayContaining(lands.map(([, sign]) => sign)));
  expect(new Set(lands.map(String)).size, 'no two bases alike').toBe(lands.length);
  for (const cast of [art.cast, art.titan ?? art.cast]) {
    expect({ ...BODY, ...MORE_BODY, ...SCREEN_BODY, ...TALE_BODY }).toHaveProperty(cast.body);
    expect({ ...HEAD, ...MORE_HEAD, ...SCREEN_HEAD, ...TALE_HEAD }).toHaveProperty(cast.head);
    expect(EYES).toHaveProperty(cast.eyes);
    expect(Object.keys({ ...GEAR, ...MORE_GEAR, ...SCREEN_GEAR, ...TALE_GEAR })).toEqual(
      expect.arrayContaining([...cast.gear]),
    );
    if (cast.extra) expect({ ...EXTRA, ...MORE_EXTRA, ...SCREEN_EXTRA, ...TALE_EXTRA }).toHaveProperty(cast.extra);
  }
});

test('no two emblems have the same silhouette', () => {
  const bases = all.map((art) => art.emblem.base);
  expect(bases.filter((base, i) => bases.indexOf(base) !== i)).toEqual([]);
});

test('faction inks are distinct', () => {
  expect(new Set(all.map((art) => art.inks.join())).size).toBe(all.length);
});

test('an undrawn faction gets its own stable mark', () => {
  const art = factionArt('Moon Accountants');
  expect(art.id).toBe('moon-accountants');
  expect(factionArt('moon-accountants')).toBe(art);
  expect(emblem(art)).toContain('<svg');
});
