import { flushSync } from 'react-dom';

/**
 * Gives immediate touch feedback: the next frame shows the pressed state, and the handler runs right after it. Later
 * touches and keys keep their order.
 */
let pressed: { thing: HTMLElement; work(): void } | null = null;

function release(): void {
  if (!pressed) return;
  const { thing, work } = pressed;
  pressed = null;
  delete thing.dataset.pressed;
  flushSync(work);
}

/** Runs after the next frame has been painted, not before. */
export const afterPaint = (work: () => void): number => requestAnimationFrame(() => setTimeout(work));

export function press(thing: HTMLElement, work: () => void): void {
  release();
  const mine = { thing, work };
  pressed = mine;
  thing.dataset.pressed = 'true';
  for (const type of ['pointerdown', 'click', 'keydown']) window.addEventListener(type, release, true);
  afterPaint(() => pressed === mine && release());
}
