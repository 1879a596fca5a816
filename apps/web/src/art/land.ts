/** Land strips, 218 wide, ground line near y=96: one path each, drawn from a seeded generator. */
import { r1 } from './color.ts';
import { box, circ, H, W } from './svg.ts';

export type Random = () => number;

export const LAND = {
  sea: (): string => {
    let d = 'M0 96';
    for (let x = 0; x < W; x += 18.2) d += 'q4.500-9 9.100 0t9.100 0';
    return `${d}V${H}H0Z`;
  },
  factory: (r: Random): string => {
    let d = `M0 ${H}V88`,
      x = 0;
    while (x < W) {
      const w = 18 + r() * 16,
        h = 58 + r() * 26;
      d += `L${r1(x)} ${r1(h + 12)}l${r1(w * 0.7)}-12v12h${r1(w * 0.3)}`;
      x += w;
      if (r() > 0.55) {
        d += `V${r1(h - 18)}h7V${r1(h + 12)}`;
        x += 7;
      }
    }
    return `${d}V${H}Z`;
  },
  pagoda: (r: Random): string => {
    let d = '';
    for (const [cx, s] of [
      [30 + r() * 20, 1],
      [150 + r() * 40, 1.25],
    ] as const)
      for (let i = 0; i < 3; i++) {
        const w = (34 - i * 8) * s,
          y = 96 - i * 19 * s;
        d +=
          `M${r1(cx - w)} ${r1(y)}q${r1(w * 0.6)}-3 ${r1(w)}-13q${r1(w * 0.4)} 10 ${r1(w)} 13Z` +
          box(cx - w * 0.55, y, w * 1.1, 10 * s);
      }
    return d + box(0, 100, W, 20);
  },
  towers: (r: Random): string => {
    let d = '';
    for (let i = 0; i < 5; i++) {
      const w = 14 + r() * 10,
        x = i * 45 + r() * 18,
        h = 40 + r() * 30;
      d += `${box(x, h, w, 90)}M${r1(x - 4)} ${r1(h)}l${r1(w / 2 + 4)}-22l${r1(w / 2 + 4)} 22Z`;
    }
    return d + box(0, 98, W, 22);
  },
  space: (r: Random): string => {
    let d = `M0 ${H}V104q54-22 109-22t109 22V${H}Z`;
    d += circ(30 + r() * 150, 24 + r() * 14, 13);
    for (let i = 0; i < 12; i++) d += circ(r() * W, r() * 76, 0.9 + r() * 1.3);
    return d;
  },
  graves: (r: Random): string => {
    let d = `M0 ${H}V98q55-12 109 0t109-4V${H}Z`;
    for (let i = 0; i < 6; i++) {
      const x = i * 37 + r() * 14,
        w = 15 + r() * 7,
        y = 74 + r() * 12;
      d +=
        r() > 0.35
          ? `M${r1(x)} 104V${r1(y)}q0-10 ${r1(w / 2)}-10t${r1(w / 2)} 10V104Z`
          : box(x + 5, y - 12, 5, 40) + box(x - 1, y - 4, 17, 5);
    }
    return d;
  },
  jungle: (r: Random): string => {
    let d = `M0 ${H}V98q30-10 60-2t70 0 88-3V${H}Z`;
    for (let i = 0; i < 4; i++) {
      const x = 14 + i * 60 + r() * 24,
        y = 38 + r() * 20;
      d += `M${r1(x - 2)} 104q2-30 0-${r1(104 - y)}h4q3 30 0 ${r1(104 - y)}Z`;
      for (const k of [-1, 1])
        for (const v of [-10, 2, 13])
          d += `M${r1(x)} ${r1(y)}q${12 * k} ${v - 8} ${25 * k} ${v + 4}q${-14 * k} -4 ${-25 * k} ${-v - 4}Z`;
    }
    return d;
  },
  mushrooms: (r: Random): string => {
    let d = `M0 ${H}V100q60-8 110 0t108-3V${H}Z`;
    for (let i = 0; i < 5; i++) {
      const x = 16 + i * 46 + r() * 16,
        s = 10 + r() * 12,
        y = 94 - s * 1.7;
      d += `M${r1(x - s)} ${r1(y)}a${r1(s)} ${r1(s)} 0 0 1 ${r1(2 * s)} 0Z${box(x - s * 0.22, y, s * 0.44, 40)}`;
    }
    return d;
  },
  pines: (r: Random): string => {
    let d = `M0 ${H}V98l40-8 60 6 60-9 58 8V${H}Z`;
    for (let i = 0; i < 8; i++) {
      const x = i * 29 + r() * 12,
        h = 34 + r() * 28;
      d += `M${r1(x)} ${r1(98 - h)}l9 ${r1(h * 0.4)}h-4l8 ${r1(h * 0.6)}h-26l8-${r1(h * 0.6)}h-4Z`;
    }
    return d;
  },
  manor: (r: Random): string => {
    const x = 20 + r() * 90;
    return `M0 ${H}V100h${r1(x)}V62l14-20 14 20v10h22V50l17-26 17 26v22h16V60l10-14 10 14v40H${W}V${H}Z`;
  },
};
