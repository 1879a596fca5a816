/** The art of a faction is a few words of meaning, kept as art.json in its folder; all geometry is generated from them. */
import type { BODY, EXTRA, EYES, GEAR, HEAD } from './cast.ts';
import { oklch } from './color.ts';
import type { LandName } from './land.ts';
import type { OverName, PrimName, StampName } from './primitives.ts';

export interface FactionArt {
  id: string;
  /** Two printing inks as CSS colours. */
  inks: readonly [string, string];
  /** A silhouette, a figure in the second ink, the outline of the stamp, the raster; `neg` prints a solid plate and knocks the silhouette out. */
  emblem: { base: PrimName; over: OverName; stamp: StampName; tone: number; neg?: 1 };
  /** How characters are built. */
  cast: {
    body: keyof typeof BODY;
    head: keyof typeof HEAD;
    gear: readonly (keyof typeof GEAR)[];
    eyes: keyof typeof EYES;
    extra?: keyof typeof EXTRA;
  };
  /** A titan that looks unlike the rest of its faction. */
  titan?: FactionArt['cast'];
  /** The horizon. */
  land: LandName;
  /** The subjects of action pictures. */
  props: readonly PrimName[];
}

/** OKLCH: L .45–.75, C at most .11, so that an ink is never mistaken for a seat colour; hue in degrees. */
type Lch = readonly [number, number, number];

export type ArtFile = Omit<FactionArt, 'id' | 'inks'> & { inks: readonly [Lch, Lch] };

export const asDrawn = (id: string, { inks: [first, second], ...file }: ArtFile): FactionArt => ({
  id,
  ...file,
  inks: [oklch(...first), oklch(...second)],
});
