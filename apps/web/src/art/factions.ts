import { type ArtFile, asDrawn, type FactionArt } from './authored.ts';
import { hash } from './color.ts';
import { LAND } from './land.ts';
import { OVER, type OverName, PRIM, type PrimName, STAMP, type StampName } from './primitives.ts';

/** Authored art by faction id, which is the name of the folder. */
const authored = new Map<string, FactionArt>();

/** Files by path, keyed by the name of their folder instead. */
export const byFolder = <F>(files: Readonly<Record<string, F>>): Record<string, F> =>
  Object.fromEntries(Object.entries(files).map(([path, file]) => [path.split('/').at(-2)!, file]));

/** Registers art.json files by faction id. */
export function addArt(files: Readonly<Record<string, ArtFile>>): void {
  for (const [id, file] of Object.entries(files)) authored.set(id, asDrawn(id, file));
}
export const allArt = (): FactionArt[] => [...authored.values()];

export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const pick = <T>(list: readonly T[], seed: number): T => list[seed % list.length]!;

/** The mark of a faction without authored art: generated, and always the same for one id. */
function improvised(id: string): FactionArt {
  const h = hash(id);
  const hue = h % 360;
  return asDrawn(id, {
    inks: [
      [0.46, 0.08, hue],
      [0.73, 0.09, (hue + 150) % 360],
    ],
    emblem: {
      base: pick(Object.keys(PRIM) as PrimName[], h >>> 3),
      over: pick(Object.keys(OVER) as OverName[], h >>> 8),
      stamp: pick(Object.keys(STAMP) as StampName[], h >>> 12),
      tone: (h >>> 16) % 7,
    },
    cast: { body: 'coat', head: 'round', gear: ['none'], eyes: 'dots' },
    land: pick(Object.keys(LAND) as (keyof typeof LAND)[], h >>> 19),
    props: ['bolt', 'eye', 'crown'],
  });
}
const made = new Map<string, FactionArt>();

/** The art of a faction, by id or name: registered, or else generated. */
export function factionArt(faction: string): FactionArt {
  const id = slug(faction);
  const known = authored.get(id) ?? made.get(id);
  if (known) return known;
  const art = improvised(id);
  made.set(id, art);
  return art;
}
