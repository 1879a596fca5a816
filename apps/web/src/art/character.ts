/** One figure of a faction: body, head, gear and eyes put together from the parts of cast.ts. */

import type { FactionArt } from './authored.ts';
import { EYES, FACE } from './cast.ts';
import { INK, PAPER } from './color.ts';
import * as part from './parts.ts';
import { halftone, p, st } from './svg.ts';

export function character(spec: FactionArt, r: () => number, A: string, B: string, boss: boolean): string {
  const c = spec.cast;
  const body = part.body(c.body);
  const head = part.head(c.head);
  const gear = part.gear(c.gear[Math.floor(r() * c.gear.length)]!);
  const eyes = EYES[c.eyes];
  const face = FACE[c.head as keyof typeof FACE] ?? '';
  const reg = 'transform="translate(2.500 -2)"',
    er = ' fill-rule="evenodd"';
  const dx =
    c.head === 'dino' ? ' transform="translate(16 -10)"' : c.head === 'trap' ? ' transform="translate(4 -12)"' : '';
  const skinA = c.head === 'dino' || c.head === 'trap'; // these heads are printed solid in A
  const crown = boss && !gear.l && !skinA ? 'M-20-34-24-58-10-46 0-62 10-46 24-58 20-34Z' : '';
  let s = '';
  if (skinA)
    s += `<g ${reg}>${p((body.f ?? '') + head.f, B)}</g>${p(body.l ?? '', A, er)}${p(head.f ?? '', A, er)}${p(face, PAPER, er)}`;
  else {
    s += `<g ${reg}>${body.f ? p(body.f, B) : ''}</g>${body.l ? p(body.l, A, er) : ''}`;
    if (head.ext) s += p(head.ext, A);
    const white = c.head === 'sheet' || (c.head === 'round' && r() > 0.45);
    s +=
      (white ? p(head.f ?? '', PAPER) : `<g>${p(head.f ?? '', PAPER)}</g><g ${reg}>${p(head.f ?? '', B)}</g>`) +
      (head.l ? p(head.l, A, er) : st(head.f ?? '', A, 3.2, ' stroke-linejoin="round"'));
  }
  if (c.head === 'sheet') s += halftone(A, 8, 30, 28, 56, 2, 4, 7, 2);
  if (c.extra) s += p(part.extra(c.extra), A, er);
  if (!skinA && face) s += p(face, A, er);
  if (eyes.k)
    s += p(
      eyes.k,
      skinA
        ? PAPER
        : c.eyes === 'almond' || c.eyes === 'visor' || c.eyes === 'goggles' || c.eyes === 'hollow'
          ? A
          : INK,
      dx,
    );
  if (eyes.w) s += p(eyes.w, PAPER);
  if (gear.l) s += p(gear.l, A, er);
  if (gear.w) s += p(gear.w, B);
  if (crown) s += `<g ${reg}>${p(crown, B)}</g>${st(crown, A, 3, ' stroke-linejoin="round"')}`;
  return s;
}
