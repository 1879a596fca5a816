/** Parts of animals and folk-tale figures, loaded with the table; units and inks as in cast.ts. */
import type { Part } from './cast.ts';
import { circle, type Point, poly, starPts } from './primitives.ts';
import { mirrored } from './strokes.ts';
import { box } from './svg.ts';

const parts = <K extends string>(table: Record<K, Part>): Record<K, Part> => table;

/** A circular saw, for the jaw of an old shark. */
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
  spiderlegs: {
    f: 'M0 36C26 36 36 56 36 78S20 100 0 100-36 98-36 78-26 36 0 36Z',
    l: `${mirrored('M-28 54-56 28-78 62-73 64-55 40-32 62ZM-35 72-66 56-86 92-81 94-64 66-36 80Z', 0)}M0 46 10 60 0 78-10 60Z`,
  },
  poncho: {
    f: 'M-60 96C-50 64-26 40 0 34S50 64 60 96Z',
    l: 'M-62 96C-52 62-28 38 0 32S52 62 62 96H54C46 68 26 48 0 42S-46 68-54 96ZM-32 72-24 62-16 72-8 62 0 72 8 62 16 72 24 62 32 72V80L24 70 16 80 8 70 0 80-8 70-16 80-24 70-32 80ZM-40 88H40V92H-40Z',
  },
  garland: {
    f: 'M-54 96C-54 60-32 38 0 34S54 60 54 96Z',
    l: `${[
      [-29, 46],
      [-23, 62],
      [-9, 74],
      [9, 74],
      [23, 62],
      [29, 46],
    ]
      .map(([x, y]) => circle(x!, y!, 7) + circle(x!, y!, 2))
      .join('')}`,
  },
  pelt: {
    f: 'M-48 96C-50 58-30 40 0 38S50 58 48 96Z',
    l: mirrored('M-36 96V76C-34 66-14 66-12 76V96H-18V86H-20V96H-28V86H-30V96ZM0 44-10 52-4 54-12 64 0 60Z', 0),
  },
  blocks: {
    f: 'M-44 96V54H-30V42H-14V34H14V42H30V54H44V96Z',
    l: 'M-44 96V54H-30V96ZM30 96V54H44V96ZM-14 50H14V58H-14ZM-8 66H8V74H-8ZM-30 84H30V92H-30Z',
  },
  wintercoat: {
    f: 'M-46 96C-46 60-30 40 0 36S46 60 46 96Z',
    l: `${mirrored('M-48 96C-48 66-38 52-26 46L-6 60V96H-16V70L-28 64-38 96Z', 0)}${[-26, -13, 0, 13, 26].map((x) => circle(x, 42 + Math.abs(x) / -6, 8)).join('')}`,
  },
  mandarin: {
    f: 'M-44 96C-44 58-28 38 0 34S44 58 44 96Z',
    l: 'M-46 96C-46 56-28 36-10 32L-8 40 14 56 8 62-20 46-34 60-36 96ZM46 96C46 56 28 36 10 32L9 42 36 60 36 96ZM-36 80H36V87H-36Z',
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
  spiderhead: {
    f: 'M0-24C15-24 23-13 23 1S13 28 0 28-23 15-23 1-15-24 0-24Z',
    ext: mirrored('M-9-22-20-46-15-48-4-24Z', 0),
  },
  lionhead: {
    f: 'M0-22C16-22 26-10 26 5S15 31 0 31-26 20-26 5-16-22 0-22Z',
    ext: poly(starPts(14, 48, 36).map(([x, y]): Point => [Math.round(x - 12), Math.round(y - 8)])),
  },
  pumpkinhead: {
    f: 'M0-24C6-30 14-30 20-27 34-24 44-10 44 6S34 36 18 34C12 37-12 37-18 34-34 36-44 22-44 6S-34-24-20-27C-14-30-6-30 0-24Z',
    ext: 'M-6-24-10-46 6-50 5-24Z',
  },
  pixelhead: { f: 'M-14-28H14V-22H22V-14H28V14H22V22H14V28H-14V22H-22V14H-28V-14H-22V-22H-14Z' },
});

export const TALE_GEAR = parts({
  bowhair: {
    l: `M-24-4C-27-28-12-34 0-34S27-28 24-4L36 50H20L21 4C12-8 6-16-4-18-8-12-14-6-21-2L-20 50H-36Z${mirrored('M3-40 30-54V-28ZM0-46H4V-36H0Z', 0)}`,
  },
  emperor: { l: 'M-20-28-28-56-13-44 0-64 13-44 28-56 20-28Z', w: 'M-16-36H16V-32H-16Z' },
  lightnings: { l: mirrored('M48-34 62-4 52-6 60 26 38-6 48-6 38-30Z', 0) },
  chullo: {
    l: `M-27 18-27-8C-27-32-14-40 0-46 14-40 27-32 27-8V18L19 4V-9H-19V4Z${circle(0, -52, 6)}`,
    w: 'M-24-18-16-26-8-18 0-26 8-18 16-26 24-18V-12L16-20 8-12 0-20-8-12-16-20-24-12Z',
  },
  suncrown: { l: 'M-26-12H26V-22L36-42 23-33 20-54 11-38 0-62-11-38-20-54-23-33-36-42-26-22Z', w: circle(0, -24, 6) },
  ridinghood: {
    l: 'M0-46C28-46 40-20 36 10L46 42C32 52 24 46 22 38 26 10 22-20 0-20S-26 10-22 38C-24 46-32 52-46 42L-36 10C-40-20-28-46 0-46Z',
  },
  kokoshnik: {
    l: 'M-28-4C-44-42-14-60 0-64 14-60 44-42 28-4 18-20-18-20-28-4Z',
    w: `${circle(0, -44, 5)}${circle(-16, -34, 4)}${circle(16, -34, 4)}`,
  },
  headscarf: {
    l: 'M0-38C24-38 33-16 28 14 20 30 8 36 6 42L16 56H-16L-6 42C-8 36-20 30-28 14-33-16-24-38 0-38ZM-18-4C-21 12-10 28 0 28S21 12 18-4C10-18-10-18-18-4Z',
  },
  turban: {
    l: 'M-30-6C-40-30-18-48 2-47 26-46 40-26 30-6 16-18-14-20-30-6ZM-2-48C-4-60 4-68 14-70 12-60 8-54 5-48Z',
    w: circle(2, -26, 5),
  },
  plumed: { l: 'M-26-4C-26-28-12-36 0-36S26-28 26-4L32 14H23L20-6H-20L-23 14H-32ZM-3-37-10-62 6-70 18-58 4-37Z' },
  pixelhair: { l: 'M-28-4V-28H-16V-38H16V-28H28V-4H20V-16H-20V-4Z' },
});

export const TALE_EXTRA = {
  beak: 'M-9 7C-4 3 4 3 9 7L0 20Z',
  bigbeak: 'M-11 4C-4-3 4-3 11 4L0 34Z',
  toothwheel: `${saw(22, 16, 0, 22)}${circle(0, 22, 11)}${circle(0, 22, 5)}`,
  manyeyes: `${circle(-15, -12, 2.5)}${circle(15, -12, 2.5)}${circle(-5, -15, 2.5)}${circle(5, -15, 2.5)}${mirrored('M-9 13-6 28 0 16V13Z', 0)}`,
  facelines: mirrored(
    'M-20 8C-12 6-6 10-6 18L-10 20C-10 14-14 11-19 12ZM-4-22H-2V-12H-4ZM-9-20H-7V-13H-9ZM0 20H-8V23H0Z',
    0,
  ),
  grin: 'M-28 12-20 17-13 12-6 18 0 13 6 18 13 12 20 17 28 12C22 30-22 30-28 12Z',
};
