/** Parts of figures from films, bands and space, loaded with the table; units and inks as in cast.ts. */
import type { Part } from './cast.ts';
import { type Point, poly, starPts } from './primitives.ts';
import { mirrored } from './strokes.ts';
import { box, circ } from './svg.ts';

const parts = <K extends string>(table: Record<K, Part>): Record<K, Part> => table;

export const SCREEN_BODY = parts({
  uniform: {
    f: 'M-46 96C-46 58-28 38 0 34S46 58 46 96Z',
    l: 'M-48 96C-48 56-30 36 0 32S48 56 48 96H38L34 68 0 56-34 68-38 96ZM20 66 25 80 20 77 15 80Z',
  },
  vest: {
    f: 'M-60 96C-60 60-34 38 0 34S60 60 60 96Z',
    l: `M-28 42-16 36-9 54H9L16 36 28 42 32 96H-32ZM-28 56-22 50 28 84 24 90Z${mirrored('M-62 96-58 76-44 72-46 96Z', 0)}`,
  },
  jumpsuit: {
    f: 'M-44 96C-44 58-28 38 0 34S44 58 44 96Z',
    l: 'M-46 96C-46 58-28 38-12 35L-6 50 0 44 6 50 12 35C28 38 46 58 46 96H34V72L26 48 18 50V96H-18V50L-26 48-34 72V96ZM-18 78H18V86H-18Z',
  },
  harness: {
    f: 'M-56 96C-56 58-32 38 0 34S56 58 56 96Z',
    l: `${mirrored('M-52 52C-42 40-26 35-14 34L-9 46-20 54-30 50-40 60-52 64ZM-34 58-12 78-18 86-40 64ZM-56 84-42 82V90L-58 94Z', 0)}${circ(0, 78, 10)}${circ(0, 78, 5)}M-30 92H30V96H-30Z`,
  },
  letterman: {
    f: 'M-46 96C-46 58-28 38 0 34S46 58 46 96Z',
    l: 'M-48 96C-48 58-30 38-12 35L-6 48 0 42 6 48 12 35C30 38 48 58 48 96H40L32 66 28 96H3V54L0 52-3 54V96H-28L-32 66-40 96ZM10 62H24V68H16V78H24V84H10Z',
  },
  biker: {
    f: 'M-50 96C-50 56-30 36 0 34S50 56 50 96Z',
    l: 'M-52 96C-52 56-32 38-14 33L-24 54-10 50-2 96H2L10 50 24 54 14 33C32 38 52 56 52 96Z',
  },
});

export const SCREEN_HEAD = parts({
  spacehelm: {
    f: 'M-22-8H22V26H-22Z',
    l: 'M0-32C20-32 29-16 29 4L24 32H-24L-29 4C-29-16-20-32 0-32ZM-22-8C-8-12 8-12 22-8V6H-22ZM-10 14V28H-6V14ZM-2 14V28H2V14ZM6 14V28H10V14Z',
    ext: 'M-4-30-2-54H2L4-30Z',
  },
  longhead: { f: 'M-18 32C-30 12-30-14-8-28 18-42 58-44 86-24 62-22 46-12 36 2 26 16 10 34-4 36Z' },
  maskhead: {
    f: 'M0-34C18-34 27-22 27-3 27 18 14 36 0 36S-27 18-27-3C-27-22-18-34 0-34Z',
    ext: 'M-30 4C-34-30-14-42 0-42S34-30 30 4Z',
  },
});

export const SCREEN_GEAR = parts({
  headband: { l: 'M-24-18C-20-25 20-25 24-18V-9C14-15-14-15-24-9ZM23-18 44-28 39-17 48-8 24-10Z' },
  bighair: {
    l: 'M-24 8C-44 12-54-6-42-18-50-38-28-56-8-46 6-60 32-52 34-36 52-32 54-10 44-2 48 14 34 16 25 8 27-8 18-20 4-22-4-16-14-12-22-12-25-4-26 2-24 8Z',
  },
  flattop: { l: 'M-25-8-29-40H29L25-8C14-18-14-18-25-8Z' },
  pageboy: { l: 'M-32 20C-38-26-18-38 0-38S38-26 32 20L19 20C24 2 22-8 18-14H-18C-22-8-24 2-19 20Z' },
});

export const SCREEN_EXTRA = {
  facestar: poly(starPts(5, 15, 6.5).map(([x, y]): Point => [Math.round(x - 3), Math.round(y - 13)])),
  vents: `${circ(-10, -4, 6)}${circ(10, -4, 6)}${circ(-8, 14, 2.4)}${circ(8, 14, 2.4)}${circ(0, 18, 2.4)}${circ(-5, 25, 2.4)}${circ(5, 25, 2.4)}${circ(0, -20, 2.4)}${circ(-10, -20, 2.4)}${circ(10, -20, 2.4)}`,
  stubble: 'M-17 8C-14 26-8 29 0 29S14 26 17 8C12 18 6 12 0 12S-12 18-17 8ZM-7 18H7V21H-7Z',
  innerjaw: `M-22 8-18 18-12 9-7 20-2 9 4 20 8 8Z${box(-14, 24, 14, 6)}`,
};
