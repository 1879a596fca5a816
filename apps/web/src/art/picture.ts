/** Pictures of cards and bases. Deterministic: seeded by the id only.
 *  Fight-night poster: halftone sky or rays, a strip of land, one character (minion), one thing in a burst (action),
 *  or a row of buildings (base). Ink B is always printed first and 2.5/-2 off register; ink A carries the drawing. */

import { actionPicture } from './actionPicture.ts';
import type { FactionArt } from './authored.ts';
import { character } from './character.ts';
import { hash, PAPER, PAPER2, r1, rng } from './color.ts';
import { land as landOf } from './parts.ts';
import { shape } from './shapes.ts';
import { box, circ, frame, H, halftone, p, rays, st, W } from './svg.ts';

export type PictureKind = 'minion' | 'action' | 'titan';

/** How large a figure is. */
const sizeOf = (power: number, type: PictureKind): number =>
  type === 'titan' ? 1.35 : [0.5, 0.56, 0.66, 0.78, 0.9, 1, 1.06, 1.1][Math.min(7, power)] || 0.8;

/** Which part of a picture a lower box shows, in percent from the top: that with the head. Weaker figures are lower. */
export function headOf(power: number, type: PictureKind): number {
  if (type === 'action') return 50;
  const k = sizeOf(power, type);
  const top = type === 'titan' ? 0 : Math.max(H - 139 * k + 4, 3);
  return Math.round(Math.min(50, Math.max(0, ((top - 4) / (H / 2)) * 100)));
}

/** Where the figure of a picture stands; first of all that is drawn at random. */
function standOf(card: string, spec: FactionArt) {
  const r = rng(hash(`${spec.id}-${card}`));
  const sky = Math.floor(r() * 3);
  const flip = r() > 0.5;
  return { r, sky, flip, cx: 109 + (r() - 0.5) * 56 };
}

/** The width of a picture that the narrowest boxes show, and how far a snout reaches to one side. */
const NARROW = 70;
const SNOUT = 16;

/** Which part of a picture a narrower box shows, in percent from the left: that with the figure in its middle. */
export function middleOf(card: string, spec: FactionArt, power: number, type: PictureKind): number {
  if (type === 'action') return 50;
  const { cx, flip } = standOf(card, spec);
  const snout = spec.cast.head === 'dino' ? SNOUT * sizeOf(power, type) : 0;
  const middle = cx + (flip ? -snout : snout);
  return Math.round(Math.min(100, Math.max(0, ((middle - NARROW / 2) / (W - NARROW)) * 100)));
}

/** `card`: the slug of its name. Power matters for minions only. */
export function picture(card: string, spec: FactionArt, power = 0, type: PictureKind = 'minion'): string {
  if (type === 'action') return actionPicture(`${spec.id}-${card}`, spec, spec.actions?.[card]);
  const { r, sky, flip, cx } = standOf(card, spec),
    [A, B] = spec.inks,
    mul = 'style="mix-blend-mode:multiply"';
  let s = p(box(0, 0, W, H), PAPER2);
  const huge = type === 'titan',
    figure = huge && spec.titan ? { ...spec, cast: spec.titan } : spec,
    k = sizeOf(power, type);
  if (sky === 0) s += rays(r1(cx), 70, 11 + Math.floor(r() * 4), r(), B);
  else if (sky === 1) s += halftone(B, 0, 2, W, 96, 6.6, 1.6, 7, 5);
  else s += p(circ(cx + (r() - 0.5) * 30, 52, 44 + r() * 8), B) + halftone(B, 0, 2, W, 40, 4, 1.4, 7, 3);
  s += `<g ${mul}>${p(landOf(spec.land)(r), A, ' opacity=".42"')}</g>`;
  const place = (x: number, y: number, kk: number, f: boolean, boss: boolean) =>
    `<g transform="translate(${r1(x)} ${r1(y)}) scale(${f ? -r1(kk * 100) / 100 : r1(kk * 100) / 100} ${r1(kk * 100) / 100})">${character(figure, r, A, B, boss)}</g>`;
  const y = Math.max(H - 92 * k + 4, (power >= 5 && !['dino', 'trap'].includes(spec.cast.head) ? 64 : 47) * k + 3);
  if (power === 1 && type === 'minion')
    s +=
      place(cx - 48, H - 40, 0.46, flip, false) +
      place(cx + 48, H - 40, 0.46, !flip, false) +
      place(cx, H - 50, 0.6, flip, false);
  else if (huge) {
    // A titan stands behind the land and looks over it.
    s += place(cx, 62, k, flip, false);
    s += `<g transform="translate(0 44) scale(1 .64)">${p(landOf(spec.land)(r), A)}</g>`;
  } else s += place(cx, y, k, flip, power >= 5);
  return frame(s, W, H);
}
/** A wide strip for bases, 320x88; `base`: the slug of its name. A land twice (far in B, near in A) under a halftone
 *  sky, and one big sign. `whole`: the strip has the shape of the box that it fills, and its sign is as high as that. */
export function baseStrip(base: string, spec: FactionArt, w = 320, h = 88, whole = false): string {
  const r = rng(hash(`${spec.id}-${base}`)),
    [landName, sign] = spec.bases?.[base] ?? [spec.land, spec.emblem.base],
    [A, B] = spec.inks;
  let s = p(box(0, 0, w, h), PAPER2);
  const sun = 60 + r() * 200,
    land = landOf(landName);
  s += halftone(B, 0, 1, w, h * 0.8, 6, 1, 7, 4) + p(circ(sun, 40, 26), PAPER) + p(circ(sun + 2, 38.5, 24), B);
  s += `<g transform="translate(2.5 -20) scale(${r1((w / W) * 10) / 10} .95)">${p(land(r), B)}</g><g transform="translate(${w} -8) scale(${-(w / W)} .92)" style="mix-blend-mode:multiply">${p(land(r), A)}</g>`;
  const d = shape(sign),
    x = sun > 160 ? 100 : 240;
  const use = (look: string) => `<use href="#s" ${look}/>`;
  const drawn = `${use(`fill="none" stroke="${PAPER2}" stroke-width="3.200" stroke-linejoin="round"`)}${use(`fill="${B}" transform="translate(1.1 -.9)"`)}${use(`fill="${A}" style="mix-blend-mode:multiply"`)}`;
  const defs = `<defs><path id="s" d="${d}" fill-rule="evenodd"/></defs>`;
  if (!whole)
    return frame(
      `${s}${defs}<g transform="translate(${x} ${h / 2 - 4}) scale(2) translate(-12 -12)">${drawn}</g>`,
      w,
      h,
    );
  // Without a view box the image has no shape of its own; the one inside it around the sign is never cut.
  const at = (x / w) * 100;
  const around = `<svg x="${r1(at - 20)}%" width="40%" height="100%" viewBox="-1 -1 26 26">${drawn}</svg>`;
  return `<svg xmlns="http://www.w3.org/2000/svg">${defs}${frame(s, w, h)}${around}</svg>`;
}
/** Face-down card: two-ink diagonal weave in neutral inks. */
export function cardBack(): string {
  let a = '',
    b = '';
  for (let i = -12; i < 24; i++) {
    a += `M${i * 14} 0l160 224`;
    b += `M${i * 14 + 160} 0l-160 224`;
  }
  return frame(
    p(box(0, 0, 160, 224), PAPER) +
      st(b, '#9C7B74', 4) +
      `<g transform="translate(1.500 -1)" style="mix-blend-mode:multiply">${st(a, '#5E6C7E', 4)}</g>`,
    160,
    224,
  );
}
