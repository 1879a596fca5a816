import { flushSync } from 'react-dom';
import { hurry, untilTouch } from '../browser/soon.ts';

/** Runs after the next frame has been painted, not before. */
export const afterPaint = (work: () => void): number => requestAnimationFrame(() => setTimeout(work));

/**
 * Gives immediate touch feedback: the next frame shows the pressed state, and the handler runs right after it. Later
 * touches and keys keep their order.
 */
export function press(thing: HTMLElement, work: () => void): void {
  hurry();
  thing.dataset.pressed = 'true';
  afterPaint(
    untilTouch(() => {
      delete thing.dataset.pressed;
      flushSync(work);
    }),
  );
}
