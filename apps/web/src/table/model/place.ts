/** Places a preview: in the free place nearest to what it shows. */
export interface Point {
  x: number;
  y: number;
}
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
export type Extent = Pick<DOMRect, 'width' | 'height'>;

/** px: grid of the search, and the gap kept around everything. */
const STEP = 8;
const GAP = 6;

const overlaps = (x: number, y: number, { width, height }: Extent, box: Box): boolean =>
  box.left - GAP < x + width && box.right + GAP > x && box.top - GAP < y + height && box.bottom + GAP > y;

/** The free place whose middle is nearest to the given point; null if there is none. */
export function freePlace(size: Extent, near: Point, screen: Extent, taken: Box[]): Point | null {
  let best: Point | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let y = GAP; y + size.height <= screen.height - GAP; y += STEP)
    for (let x = GAP; x + size.width <= screen.width - GAP; x += STEP) {
      const far = Math.hypot(x + size.width / 2 - near.x, y + size.height / 2 - near.y);
      if (far >= least || taken.some((box) => overlaps(x, y, size, box))) continue;
      least = far;
      best = { x, y };
    }
  return best;
}
