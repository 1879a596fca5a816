/**
 * The art of a faction: a few descriptive words, stored as art.json in its folder. All geometry is generated from them.
 */
import type { EYES } from './cast.ts';
import { oklch } from './color.ts';
import type { BodyName, ExtraName, GearName, HeadName, LandName } from './parts.ts';
import type { OverName, StampName } from './primitives.ts';
import type { ShapeName } from './shapes.ts';

export interface FactionArt {
  id: string;
  /** Two printing inks as CSS colours. */
  inks: readonly [string, string];
  /**
   * A silhouette, a figure in the second ink, the outline of the stamp, and the raster. `neg` prints a solid plate and
   * knocks the silhouette out.
   */
  emblem: { base: ShapeName; over: OverName; stamp: StampName; tone: number; neg?: 1 };
  /** How characters are built. */
  cast: {
    body: BodyName;
    head: HeadName;
    gear: readonly GearName[];
    eyes: keyof typeof EYES;
    extra?: ExtraName;
  };
  /** Overrides for a titan that looks unlike the rest of its faction. */
  titan?: FactionArt['cast'];
  /** The horizon of characters, and of bases that `bases` does not name. */
  land: LandName;
  /** The land and the sign of each base, by the slug of its name. */
  bases?: Readonly<Record<string, readonly [LandName, ShapeName]>>;
  /** Subjects for action pictures that `actions` does not name. */
  props: readonly ShapeName[];
  /** The subject of each action's picture, by the slug of its name; no two alike. */
  actions?: Readonly<Record<string, ShapeName>>;
}

/** OKLCH: L .45–.75, C at most .11, so that an ink is never mistaken for a seat colour; hue in degrees. */
type Lch = readonly [number, number, number];

export type ArtFile = Omit<FactionArt, 'id' | 'inks'> & { inks: readonly [Lch, Lch] };

export const asDrawn = (id: string, { inks: [first, second], ...file }: ArtFile): FactionArt => ({
  id,
  ...file,
  inks: [oklch(...first), oklch(...second)],
});
