import { flushSync } from 'react-dom';

/**
 * A touch is seen before it is worked out: in the next picture the thing shows that it is pressed, and what the touch does
 * follows at once. Whatever else is touched or typed before that comes after it.
 */
let pressed: { thing: HTMLElement; work(): void } | null = null;

function release(): void {
  if (!pressed) return;
  const { thing, work } = pressed;
  pressed = null;
  delete thing.dataset.pressed;
  flushSync(work);
}

/** Behind the next picture, not in it. */
export const afterPaint = (work: () => void): number => requestAnimationFrame(() => setTimeout(work));

export function press(thing: HTMLElement, work: () => void): void {
  release();
  const mine = { thing, work };
  pressed = mine;
  thing.dataset.pressed = 'true';
  for (const type of ['pointerdown', 'click', 'keydown']) window.addEventListener(type, release, true);
  afterPaint(() => pressed === mine && release());
}
