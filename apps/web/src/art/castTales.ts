/** Parts of animals and folk-tale figures, loaded with the table; units and inks as in cast.ts. */
import type { Part } from './cast.ts';
import { circle, type Point, poly, starPts } from './primitives.ts';
import { mirrored } from './strokes.ts';
import { box } from './svg.ts';

const parts = <K extends string>(table: Record<K, Part>): Record<K, Part> => table;

/** A circle saw, for the jaw of an old shark. */
const saw = (R: number, r: number, x: number, y: number): string =>
  poly(starPts(12, R, r).map(([px, py]): Point => [Math.round(px - 12 + x), Math.round(py - 12 + y)]));

export const TALE_BODY = parts({
  tuxedo: {
    f: 'M-26 96C-26 70-16 52 0 52S26 70 26 96Z',
    l: mirrored('M0 34C28 34 44 60 44 96H26C26 70 16 52 0 52ZM44 58 64 86 48 84Z', 0),
  },
  stilts: {
    f: box(-36, 34, 72, 26),
    l: mirrored('M0 34H42V42H30V48H42V62H0ZM28 64 48 80 34 96H20L34 80 18 64Z', 0),
  },
});

export const TALE_HEAD = parts({
  penguinhead: {
    f: 'M0-28C18-28 27-16 27 2S16 30 0 30-27 20-27 2-18-28 0-28Z',
    l: 'M0-30C19-30 29-17 29 2S17 32 0 32-29 21-29 2-19-30 0-30ZM0-8C-8-18-22-13-20 2-18 16-8 25 0 25S18 16 20 2C22-13 8-18 0-8Z',
  },
  birdhead: {
    f: 'M0-28C18-28 26-14 26 2S14 30 0 30-26 18-26 2-18-28 0-28Z',
    ext: 'M-8-26-22-50-2-36 2-60 10-36 26-48 16-22Z',
  },
  castlehead: {
    f: 'M-36 32V-26H-22V-14H-8V-26H8V-14H22V-26H36V32Z',
    ext: 'M-3-24V-58H3V-54L24-47 3-40V-24Z',
  },
});

export const TALE_GEAR = parts({
  bowhair: {
    l: `M-24-4C-27-28-12-34 0-34S27-28 24-4L36 50H20L21 4C12-8 6-16-4-18-8-12-14-6-21-2L-20 50H-36Z${mirrored('M3-40 30-54V-28ZM0-46H4V-36H0Z', 0)}`,
  },
  emperor: { l: 'M-20-28-28-56-13-44 0-64 13-44 28-56 20-28Z', w: 'M-16-36H16V-32H-16Z' },
  lightnings: { l: mirrored('M48-34 62-4 52-6 60 26 38-6 48-6 38-30Z', 0) },
});

export const TALE_EXTRA = {
  beak: 'M-9 7C-4 3 4 3 9 7L0 20Z',
  bigbeak: 'M-11 4C-4-3 4-3 11 4L0 34Z',
  toothwheel: `${saw(22, 16, 0, 22)}${circle(0, 22, 11)}${circle(0, 22, 5)}`,
};
