/** Small writers of SVG text shared by the generators. Pure: same input, same string. */
import { r1 } from './color.ts';

/** The picture window of a card. */
export const W = 218;
export const H = 120;
export const p = (d: string, fill: string, extra = ''): string => `<path d="${d}" fill="${fill}"${extra}/>`;
export const st = (d: string, stroke: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${extra}/>`;
export const circ = (x: number, y: number, r: number): string =>
  `M${r1(x - r)} ${r1(y)}a${r1(r)} ${r1(r)} 0 1 0 ${r1(2 * r)} 0a${r1(r)} ${r1(r)} 0 1 0 ${r1(-2 * r)} 0Z`;
export const box = (x: number, y: number, w: number, h: number): string =>
  `M${r1(x)} ${r1(y)}h${r1(w)}v${r1(h)}h${r1(-w)}Z`;
export const frame = (inner: string, w: number, h: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice">${inner}</svg>`;

/** Halftone gradient: bands of dotted rows, dot size falling from w0 to w1. Each band is one node. */
export function halftone(
  ink: string,
  x: number,
  y: number,
  w: number,
  h: number,
  w0: number,
  w1: number,
  step = 6,
  bands = 4,
): string {
  const rows = Math.max(1, Math.floor(h / (step * 0.866))),
    per = Math.ceil(rows / bands);
  let s = '';
  for (let b = 0; b < bands; b++) {
    let d = '';
    for (let i = b * per; i < Math.min(rows, (b + 1) * per); i++)
      d += `M${r1(x + ((i % 2) * step) / 2)} ${r1(y + i * step * 0.866)}h${w}`;
    const sw = w0 + (w1 - w0) * (b / Math.max(1, bands - 1));
    if (d && sw > 0.2)
      s += `<path d="${d}" stroke="${ink}" stroke-width="${r1(sw)}" stroke-linecap="round" stroke-dasharray="0 ${step}" fill="none"/>`;
  }
  return s;
}
export function rays(cx: number, cy: number, n: number, rot: number, ink: string): string {
  let d = '';
  const R = 260;
  for (let i = 0; i < n; i++) {
    const a = (i / n) * 2 * Math.PI + rot,
      b = a + Math.PI / n;
    d += `M${cx} ${cy}L${r1(cx + R * Math.cos(a))} ${r1(cy + R * Math.sin(a))}L${r1(cx + R * Math.cos(b))} ${r1(cy + R * Math.sin(b))}Z`;
  }
  return p(d, ink);
}
