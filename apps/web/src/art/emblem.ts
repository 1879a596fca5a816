/** emblem(spec, opts) -> SVG string; mashup(specA, specB, opts) -> SVG string. Pure: same input, same string.
 *  Two inks on paper: figure B shifted (1.5,-1), silhouette A exact, multiplied; clipped to a stamp outline.
 *  Under 20 px the shift, the tone and the border are dropped so the silhouette alone carries it. */

import type { FactionArt } from './authored.ts';
import { INK, PAPER } from './color.ts';
import { OVER, STAMP } from './primitives.ts';
import { shape } from './shapes.ts';

// Clip ids depend only on the stamp outline, so equal ids in one document always have equal content.
const tonePath = (t: number) => {
  // halftone rows: a dotted line is a dash of length 0 with round caps
  if (!t) return null;
  const w = [0, 0.7, 0.9, 1.1, 1.3, 1.5, 1.7, 1.9][t];
  let d = '';
  for (let i = 0, y = 1; y < 25; y += 2.4, i++) d += `M${i % 2 ? 1.2 : 0} ${y.toFixed(1)}H25`;
  return { d, w };
};
function layers(spec: FactionArt, small: boolean, clip: string): string {
  const [A, B] = spec.inks,
    e = spec.emblem,
    base = shape(e.base),
    over = OVER[e.over]();
  const t = small ? null : tonePath(e.tone),
    shift = small ? '' : ' transform="translate(1.5 -1)"';
  const scale = small
    ? 'translate(12 12) scale(.86) translate(-12 -12)'
    : 'translate(12 12) scale(.74) translate(-12 -12)';
  const tone = t
    ? `<path d="${t.d}" stroke="${e.neg ? B : A}" stroke-width="${t.w}" stroke-linecap="round" stroke-dasharray="0 2.4" opacity="${e.neg ? 0.55 : 0.28}" fill="none"/>`
    : '';
  if (e.neg)
    return (
      `<g clip-path="url(#${clip})"><path d="M-2-2h28v28H-2Z" fill="${A}"/>${tone}` +
      `<g transform="${scale}"><path d="${base}" fill="${B}"${shift} fill-rule="evenodd"/><path d="${base}" fill="${PAPER}" fill-rule="evenodd"/></g></g>`
    );
  return (
    `<g clip-path="url(#${clip})"><path d="M-2-2h28v28H-2Z" fill="${PAPER}"/>` +
    `<path d="${over}" fill="${B}"${shift}/>${tone}` +
    `<g transform="${scale}" style="mix-blend-mode:multiply"><path d="${base}" fill="${A}" fill-rule="evenodd"/></g></g>`
  );
}
const border = (d: string, small: boolean) =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${small ? 1.6 : 1.5}" stroke-linejoin="round"/>`;

export function emblem(spec: FactionArt, { size = 24 } = {}): string {
  const small = size < 20,
    id = `op-${spec.emblem.stamp}`,
    d = STAMP[spec.emblem.stamp];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-.8 -.8 25.6 25.6" width="${size}" height="${size}" style="isolation:isolate">` +
    `<defs><clipPath id="${id}"><path d="${d}"/></clipPath></defs>${layers(spec, small, id)}${border(d, small)}</svg>`
  );
}
/** Fixed zigzag: [y, x]. */
const TEAR: [number, number][] = [
  [0, 18.6],
  [4, 15.2],
  [8, 19],
  [12, 15],
  [16, 18.8],
  [20, 15.2],
  [24, 18.4],
];
export function mashup(a: FactionArt, b: FactionArt, { size = 24 } = {}): string {
  const small = size < 22,
    id = 'op-mash',
    k = TEAR.map(([y, x]) => `${x} ${y}`),
    kr = TEAR.map(([y, x]) => `${x + 1.2} ${y}`).reverse();
  const box = 'M2 .8 16 1.2 32 .7 33.400 4 33 12 33.500 20.500 32 23.300 17 22.900 2.200 23.300.6 20 1 12 .5 3.500Z';
  const L = `M-3-3H18.600L${k.join('L')}V28H-3Z`,
    R = `M37-3H20L${[...kr].reverse().join('L')}V28H37Z`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-.6 -.6 35.2 25.2" width="${Math.round(size * 1.4)}" height="${size}" style="isolation:isolate">` +
    `<defs><clipPath id="${id}"><path d="${box}"/></clipPath><clipPath id="${id}l"><path d="${L}"/></clipPath><clipPath id="${id}r"><path d="${R}"/></clipPath></defs>` +
    `<g clip-path="url(#${id})"><path d="M-2-2h40v30H-2Z" fill="${PAPER}"/><g clip-path="url(#${id}l)">${half(a, small, -2.2)}</g><g clip-path="url(#${id}r)">${half(b, small, 12.4)}</g>` +
    `<path d="M${k.join('L')}" fill="none" stroke="${PAPER}" stroke-width="2.600"/><path d="M${k.join('L')}" fill="none" stroke="${INK}" stroke-width="1.1"/></g>${border(box, small)}</svg>`
  );
}
function half(spec: FactionArt, small: boolean, x: number): string {
  const [A, B] = spec.inks,
    e = spec.emblem,
    base = shape(e.base),
    over = OVER[e.over]();
  const sc = small ? 0.84 : 0.78,
    g = `translate(${x} 0) translate(12 12) scale(${sc}) translate(-12 -12)`;
  if (e.neg)
    return `<path d="M-2-2h40v30H-2Z" fill="${A}"/><g transform="${g}"><path d="${base}" fill="${B}" transform="translate(1.500 -1)" fill-rule="evenodd"/><path d="${base}" fill="${PAPER}" fill-rule="evenodd"/></g>`;
  return `<path d="${over}" transform="translate(${x + 1} -1) scale(1.05)" fill="${B}"/><g transform="${g}"><path d="${base}" fill="${A}" fill-rule="evenodd"/></g>`;
}
