import { F, type FactionArt } from './authored.ts';
import { FIRST } from './authored-first.ts';
import { LATER } from './authored-later.ts';
import { hash } from './color.ts';
import { LAND, type LandName } from './land.ts';
import { OVER, type OverName, PRIM, type PrimName, STAMP, type StampName } from './primitives.ts';

export const FACTIONS: Readonly<Record<string, FactionArt>> = Object.fromEntries(
  [...FIRST, ...LATER].map((f) => [f.id, f]),
);

export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const pick = <T>(list: readonly T[], seed: number): T => list[seed % list.length]!;

/** A faction nobody has drawn yet still gets a mark of its own, always the same one. */
function improvised(id: string, name: string): FactionArt {
  const h = hash(id);
  const hue = h % 360;
  return F(
    id,
    name,
    [0.46, 0.08, hue],
    [0.73, 0.09, (hue + 150) % 360],
    {
      base: pick(Object.keys(PRIM) as PrimName[], h >>> 3),
      over: pick(Object.keys(OVER) as OverName[], h >>> 8),
      stamp: pick(Object.keys(STAMP) as StampName[], h >>> 12),
      tone: (h >>> 16) % 7,
    },
    { body: 'coat', head: 'round', gear: ['none'], eyes: 'dots' },
    pick(Object.keys(LAND) as LandName[], h >>> 19),
    ['bolt', 'eye', 'crown'],
  );
}
const made = new Map<string, FactionArt>();

/** Art of a faction by id or by name; never fails. */
export function factionArt(faction: string): FactionArt {
  const id = slug(faction);
  const known = FACTIONS[id] ?? made.get(id);
  if (known) return known;
  const art = improvised(id, faction);
  made.set(id, art);
  return art;
}
