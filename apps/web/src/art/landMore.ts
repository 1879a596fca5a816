/** More land strips, loaded with the table; measures as in land.ts. */
import { r1 } from './color.ts';
import type { Random } from './land.ts';
import { box, circ, H, W } from './svg.ts';

export const MORE_LAND = {
  desert: (r: Random): string => {
    let d = `M0 ${H}V100q50-18 109-6t109-8V${H}Z`;
    for (let i = 0; i < 3; i++) {
      const x = 24 + i * 70 + r() * 30;
      const y = 62 + r() * 14;
      d += `M${r1(x)} 104V${r1(y)}q0-5 4-5t4 5V104ZM${r1(x - 12)} ${r1(y + 8)}h4v10h10v5h-14ZM${r1(x + 16)} ${r1(y + 4)}h4v16h-14v-5h10Z`;
    }
    return d;
  },
  skyline: (r: Random): string => {
    let d = `M0 ${H}V92`;
    for (let x = 0; x < W; ) {
      const w = 14 + r() * 14;
      d += `V${r1(40 + r() * 44)}h${r1(w)}`;
      x += w;
    }
    return `${d}V${H}Z`;
  },
  farm: (r: Random): string => {
    const x = 30 + r() * 100;
    let d = `M0 ${H}V98q60-10 109-2t109-5V${H}ZM${r1(x)} 100V70l20-18 20 18v30Z`;
    for (let i = 0; i < 9; i++) d += `${box(i * 26 + 2, 84, 4, 22)}${box(i * 26, 90, 26, 3)}`;
    return d;
  },
  road: (r: Random): string => {
    let d = `M0 ${H}V104l90-14h38l90 14V${H}Z`;
    for (const x of [26 + r() * 20, 168 + r() * 20])
      d += `${box(x, 50, 3, 56)}${box(x - 13, 46, 30, 3)}${box(x - 9, 55, 22, 3)}`;
    return d;
  },
  stage: (r: Random): string => {
    let d = box(0, 100, W, 20);
    for (let i = 0; i < 6; i++) {
      const x = 10 + i * 36 + r() * 12;
      d += `M${r1(x)} 4h10l16 92h-42Z`;
    }
    return `${d}${box(0, 0, W, 8)}`;
  },
  hills: (r: Random): string => {
    const a = r() * 30;
    return `M0 ${H}V92q40-${r1(30 + a)} 84-6 40-${r1(40 - a)} 80-2 30-16 54-4V${H}Z${circ(40 + r() * 20, 92, 7)}${circ(150 + r() * 20, 92, 8)}`;
  },
  arctic: (r: Random): string => {
    let d = `M0 ${H}V102h${W}V${H}Z`;
    for (let i = 0; i < 5; i++) {
      const x = i * 46 + r() * 12;
      const h = 26 + r() * 34;
      d += `M${r1(x)} 104l14-${r1(h)} 8 8 8-${r1(h * 0.4)} 18 ${r1(h * 1.4 - 8)}Z`;
    }
    return d;
  },
  temple: (r: Random): string => {
    const x = 40 + r() * 60;
    let d = `${box(0, 102, W, 18)}M${r1(x)} 62l50-26 50 26Z${box(x, 64, 100, 5)}${box(x - 4, 96, 108, 6)}`;
    for (let i = 0; i < 6; i++) d += box(x + 4 + i * 17, 70, 8, 26);
    return d;
  },
  reef: (r: Random): string => {
    let d = `M0 ${H}V100q54-10 109-2t109-4V${H}Z`;
    for (let i = 0; i < 7; i++) {
      const x = 10 + i * 31 + r() * 12;
      const h = 20 + r() * 34;
      d += `M${r1(x)} 104q-14-${r1(h * 0.5)} 0-${r1(h)}q14 ${r1(h * 0.5)} 4 ${r1(h)}Z`;
    }
    return d;
  },
  forest: (r: Random): string => {
    let d = `M0 ${H}V100h${W}V${H}Z`;
    for (let i = 0; i < 7; i++) {
      const x = 6 + i * 33 + r() * 10;
      const s = 13 + r() * 8;
      d += `${circ(x, 62 + r() * 10, s)}${box(x - 2.5, 68, 5, 36)}`;
    }
    return d;
  },
  town: (r: Random): string => {
    let d = box(0, 102, W, 18);
    for (let i = 0; i < 6; i++) {
      const x = i * 38 + r() * 8;
      const h = 18 + r() * 16;
      d += `M${r1(x)} 104v-${r1(h)}l14-14 14 14v${r1(h)}Z`;
    }
    return d;
  },
  savanna: (r: Random): string => {
    let d = `M0 ${H}V98q60-6 109-2t109-3V${H}Z`;
    for (let i = 0; i < 3; i++) {
      const x = 34 + i * 70 + r() * 22;
      const y = 50 + r() * 14;
      d += `M${r1(x - 30)} ${r1(y)}q30-20 60 0-30 6-60 0ZM${r1(x - 2)} ${r1(y + 3)}h5l2 ${r1(98 - y)}h-6Z`;
    }
    return d;
  },
  terraces: (r: Random): string => {
    const x = 70 + r() * 70;
    let d = `M0 ${H}V104h${W}V${H}ZM${r1(x + 14)} 70l22-52 10 10 22 42Z`;
    for (let i = 0; i < 4; i++) d += box(x - 60 + i * 10, 96 - i * 9, 140 - i * 22, 6);
    for (const at of [6, W - 50 + r() * 10]) d += `M${r1(at)} 104l20-56 8 14 18 42Z`;
    return d;
  },
  islands: (r: Random): string => {
    let d = 'M0 100';
    for (let x = 0; x < W; x += 18.2) d += 'q4.500-7 9.100 0t9.100 0';
    d += `V${H}H0Z`;
    for (const x of [14 + r() * 20, 120 + r() * 30]) {
      const h = 34 + r() * 22;
      d += `M${r1(x)} 94q18-${r1(h * 0.5)} 26-${r1(h)}l8 5 7-4q10 ${r1(h)} 26 ${r1(h)}Z`;
    }
    return d;
  },
  onions: (r: Random): string => {
    let d = box(0, 102, W, 18);
    for (let i = 0; i < 4; i++) {
      const x = 18 + i * 54 + r() * 16;
      const y = 56 + r() * 18;
      d += `${box(x - 9, y, 18, 48)}M${r1(x - 9)} ${r1(y - 2)}c-14-14 4-20 9-34 5 14 23 20 9 34Z`;
    }
    return d;
  },
  medina: (r: Random): string => {
    let d = box(0, 100, W, 20);
    for (let i = 0; i < 4; i++) {
      const x = 8 + i * 54 + r() * 14;
      const y = 70 + r() * 12;
      d += `${box(x, y, 34, 32)}M${r1(x + 5)} ${r1(y - 1)}a12 12 0 0 1 24 0Z${box(x + 40, y - 26, 5, 58)}M${r1(x + 38)} ${r1(y - 27)}l4.500-12 4.500 12Z`;
    }
    return d;
  },
};
