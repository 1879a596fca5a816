/** One authored line of meaning per faction; all geometry is generated from it.
 *  inks: [A, B] as OKLCH triples, L .45-.75, C <= .11 so they can never be taken for a seat colour.
 *  emblem: base silhouette, over = second-ink figure, stamp outline, neg = plate printed solid, glyph knocked out.
 *  cast: how the picture generator builds a character; land: what the horizon is made of; props: action pictures. */
import type { BODY, EXTRA, EYES, GEAR, HEAD } from './cast.ts';
import { oklch } from './color.ts';
import type { LandName } from './land.ts';
import type { OverName, PrimName, StampName } from './primitives.ts';

export interface FactionArt {
  id: string;
  name: string;
  inks: readonly [string, string];
  emblem: { base: PrimName; over: OverName; stamp: StampName; tone: number; neg?: 1 };
  cast: {
    body: keyof typeof BODY;
    head: keyof typeof HEAD;
    gear: readonly (keyof typeof GEAR)[];
    eyes: keyof typeof EYES;
    extra?: keyof typeof EXTRA;
  };
  /** A titan that looks like nobody else of its faction. */
  titan?: FactionArt['cast'];
  land: LandName;
  props: readonly PrimName[];
}
type Lch = [number, number, number];

/** A faction as it is written down in the lists. */
export const F = (
  id: string,
  name: string,
  A: Lch,
  B: Lch,
  emblem: FactionArt['emblem'],
  cast: FactionArt['cast'],
  land: LandName,
  props: PrimName[],
  titan?: FactionArt['cast'],
): FactionArt => ({ id, name, inks: [oklch(...A), oklch(...B)], emblem, cast, land, props, ...(titan && { titan }) });
