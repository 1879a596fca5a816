/** Divides what follows a touch into several tasks, so that none is long. */

/** Runs in a task of its own that goes before others. */
function inTask(work: () => void): void {
  if ('scheduler' in globalThis) void scheduler.postTask(work, { priority: 'user-blocking' });
  else setTimeout(work);
}

const waiting = new Set<() => void>();
/** The part of it that renders. */
const rendering = new Set<() => void>();

function empty(list: Set<() => void>): void {
  while (list.size > 0) for (const once of [...list]) once();
}
/** Does now all that waits until the next touch or key, and what that leaves to do. */
export const hurry = (): void => empty(waiting);
/** A pointer that comes to a button may press it: that must not replace the button any more. */
const render = (): void => empty(rendering);

/** Returns a function that does the work unless the next touch or key has: that finds everything done, in order. */
export function untilTouch(work: () => void): () => void {
  const once = () => {
    if (waiting.delete(once)) work();
  };
  waiting.add(once);
  for (const type of ['pointerdown', 'click', 'keydown']) addEventListener(type, hurry, true);
  return once;
}

/** Renders in a task of its own, or before that when a pointer comes to something, or at a touch or key. */
export function soon(work: () => void): void {
  const once = untilTouch(() => {
    rendering.delete(once);
    work();
  });
  rendering.add(once);
  addEventListener('pointerover', render, true);
  inTask(once);
}

/**
 * Runs in a task of its own, or in the next frame if that comes first: before anything changed until now is painted.
 * Returns a function that cancels it.
 */
export function beforeFrame(work: () => void): () => void {
  let isDue = true;
  const cancel = () => {
    isDue = false;
    cancelAnimationFrame(frame);
  };
  const once = () => {
    if (!isDue) return;
    cancel();
    work();
  };
  const frame = requestAnimationFrame(once);
  inTask(once);
  return cancel;
}
