/**
 * Large screens show everything larger (`--scale` in tokens.css). Positions from the browser are in screen px; styles
 * take px before scaling.
 */
export const screenScale = (): number =>
  Number(getComputedStyle(document.documentElement).getPropertyValue('--scale')) || 1;

/** An element's position in style px. */
export function boxOf(element: Element, scale = screenScale()): DOMRect {
  const box = element.getBoundingClientRect();
  return scale === 1 ? box : new DOMRect(box.x / scale, box.y / scale, box.width / scale, box.height / scale);
}
