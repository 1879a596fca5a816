/** Pictures of actions: one subject in one of five compositions. Deterministic: seeded by the id only. */
import type { FactionArt } from './authored.ts';
import { hash, PAPER, PAPER2, r1, rng } from './color.ts';
import { type ShapeName, shape } from './shapes.ts';
import { box, circ, frame, H, halftone, p, rays, st, W } from './svg.ts';

/** Subjects that look right twice or in a row. */
const IN_PAIRS = new Set<ShapeName>([
  ...([
    'shuriken',
    'bolt',
    'bone',
    'hand',
    'blade',
    'leaf',
    'mushroom',
    'flame',
    'bat',
    'bomb',
    'mask',
    'print',
  ] as const),
  ...([
    'arrow',
    'axe',
    'boot',
    'candle',
    'car',
    'claws',
    'coin',
    'feather',
    'fist',
    'flower',
    'gem',
    'goblet',
  ] as const),
  ...([
    'heart',
    'jet',
    'medal',
    'note',
    'pizza',
    'revolver',
    'rocket',
    'skull',
    'sprout',
    'sword',
    'tombstone',
  ] as const),
  ...(['torch', 'vial', 'wolf', 'rose', 'barrel', 'cutlery', 'paw', 'burger', 'lantern'] as const),
]);

interface Scene {
  A: string;
  B: string;
  r: () => number;
  /** Draws the subject at x, y, `k` times 24 units large, turned by degrees. */
  put(x: number, y: number, k: number, turn: number): string;
  /** Like `put`, but white on a dark ground. */
  spare(x: number, y: number, k: number, turn: number): string;
}

const burst = (cx: number, cy: number, ink: string): string => {
  let star = '';
  for (let i = 0; i < 26; i++) {
    const a = (i / 26) * 2 * Math.PI;
    const R = i % 2 ? 40 : 55;
    star += `${(i ? 'L' : 'M') + r1(cx + R * 1.25 * Math.cos(a))} ${r1(cy + R * Math.sin(a))}`;
  }
  return p(`${star}Z`, PAPER) + st(`${star}Z`, ink, 2.5);
};

const tilt = (r: () => number, most: number): number => Math.round((r() - 0.5) * 2 * most);

/** One subject in a burst. */
function inBurst({ A, B, r, put }: Scene): string {
  const cx = 109 + (r() - 0.5) * 40;
  const ground = rays(r1(cx), 62, 10 + Math.floor(r() * 5), r() * 3, B) + halftone(A, 0, 2, W, 60, 3.4, 0.6, 7, 3);
  return ground + burst(cx, 62, A) + put(cx, 62, 3.3, tilt(r, 14));
}

/** Two of the same subject, crossed in a burst. */
function twins({ A, B, r, put }: Scene): string {
  const turn = tilt(r, 18);
  const ground = rays(109, 62, 12, r() * 3, B) + halftone(A, 0, 2, W, 60, 3.4, 0.6, 7, 3) + burst(109, 62, A);
  return ground + put(84, 64, 2.6, turn - 14) + put(134, 60, 2.6, turn + 14);
}

/** A close-up: larger than the picture, on a field of dots. */
function closeUp({ A, B, r, put }: Scene): string {
  const side = r() > 0.5 ? 1 : -1;
  const sun = circ(109 - side * 62, 40, 30 + r() * 8);
  return (
    halftone(B, 0, 2, W, H, 7, 2, 8, 5) + p(sun, PAPER) + st(sun, A, 2) + put(109 + side * 20, 66, 5.2, tilt(r, 12))
  );
}

/** Three in a row, the middle one in front. */
function row({ A, B, r, put }: Scene): string {
  const band = `${box(0, 0, W, 30)}${box(0, 92, W, 28)}`;
  const ground = p(band, B) + halftone(A, 0, 94, W, 26, 3, 1, 6, 2);
  const turn = tilt(r, 8);
  return ground + put(46, 62, 2.2, turn - 8) + put(172, 62, 2.2, turn + 8) + put(109, 60, 3.3, turn);
}

/** White in a dark disc. */
function inDisc({ A, B, r, spare }: Scene): string {
  const cx = 109 + (r() - 0.5) * 50;
  const ground = halftone(B, 0, 2, W, H, 3, 6, 8, 4);
  return `${ground}${p(circ(cx + 4, 57, 54), B)}${p(circ(cx, 60, 52), A)}${spare(cx, 60, 3.1, tilt(r, 14))}`;
}

const ALONE = [inBurst, closeUp, inDisc];
const ANY = [inBurst, closeUp, inDisc, twins, row];

/** A 218x120 picture. Without a `subject`, one of the faction's props. */
export function actionPicture(id: string, spec: FactionArt, subject?: ShapeName): string {
  const [A, B] = spec.inks;
  const r = rng(hash(id));
  const thing = subject ?? spec.props[hash(`${id}!`) % spec.props.length]!;
  const scenes = IN_PAIRS.has(thing) ? ANY : ALONE;
  const place = (x: number, y: number, k: number, turn: number, inner: string) =>
    `<g transform="translate(${r1(x)} ${r1(y)}) rotate(${turn}) scale(${k}) translate(-12 -12)">${inner}</g>`;
  const use = (ink: string, extra = '') => `<use href="#s" fill="${ink}"${extra}/>`;
  const put = (x: number, y: number, k: number, turn: number) =>
    place(
      x,
      y,
      k,
      turn,
      `${use(PAPER2, ` stroke="${PAPER2}" stroke-width="1.6" stroke-linejoin="round"`)}${use(B, ' transform="translate(.9 -.7)"')}${use(A, ' style="mix-blend-mode:multiply"')}`,
    );
  const spare = (x: number, y: number, k: number, turn: number) =>
    place(x, y, k, turn, use(B, ' transform="translate(.9 -.7)"') + use(PAPER));
  const drawn = scenes[hash(`${id}?`) % scenes.length]!({ A, B, r, put, spare });
  const defs = `<defs><path id="s" d="${shape(thing)}" fill-rule="evenodd"/></defs>`;
  return frame(defs + p(box(0, 0, W, H), PAPER2) + drawn, W, H);
}
