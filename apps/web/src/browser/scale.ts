/**
 * Large screens show everything larger (`--scale` in tokens.css). What the browser tells of places is in px of the screen;
 * what styles are given is in px before scaling.
 */
export const screenScale = (): number =>
  Number(getComputedStyle(document.documentElement).getPropertyValue('--scale')) || 1;

/** Where an element is, in the px that styles are given. */
export function boxOf(element: Element, scale = screenScale()): DOMRect {
  const box = element.getBoundingClientRect();
  return scale === 1 ? box : new DOMRect(box.x / scale, box.y / scale, box.width / scale, box.height / scale);
}
