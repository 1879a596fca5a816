/**
 * Large screens show everything larger (`--scale` in tokens.css). Positions from the browser are in screen px; styles
 * take px before scaling.
 */
export function screenScale(): number {
  const size = `${innerWidth}/${innerHeight}`;
  // Reading a style makes the browser compute all styles of the page, so do it once per window size.
  if (known.size !== size) {
    const read = Number(getComputedStyle(document.documentElement).getPropertyValue('--scale'));
    if (!read) return 1;
    known = { size, scale: read };
  }
  return known.scale;
}
let known = { size: '', scale: 1 };

/** A position on the screen in style px. */
export const inStyle = (box: DOMRect, scale: number): DOMRect =>
  scale === 1 ? box : new DOMRect(box.x / scale, box.y / scale, box.width / scale, box.height / scale);

/** An element's position in style px. */
export const boxOf = (element: Element, scale = screenScale()): DOMRect =>
  inStyle(element.getBoundingClientRect(), scale);
