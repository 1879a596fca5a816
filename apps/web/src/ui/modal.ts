/**
 * Sheets above everything else. A native modal dialog makes the whole page inert, and the browser then restyles the
 * whole table. Here the rest of the page is only hidden from screen readers, and code keeps focus and touches inside.
 */

/** Not every browser has this, and TypeScript does not declare it yet. */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}

interface Lifted {
  sheet: HTMLElement;
  close(): void;
}

/** The open sheets; the topmost is last. */
const lifted: Lifted[] = [];
let hidden: Element[] = [];
/** Whether the last focus move went backwards. */
let backwards = false;

export const isSheetOpen = (): boolean => lifted.length > 0;

const SPOKEN = '[aria-live]:not([aria-live="off"])';

/** The element itself; or, if it contains live regions, all its parts except those. */
function silent(one: Element): Element[] {
  if (one.matches(SPOKEN)) return [];
  return one.querySelector(SPOKEN) ? [...one.children].flatMap(silent) : [one];
}

/** Everything outside the sheet and its ancestors, except live regions. */
function beside(sheet: HTMLElement): Element[] {
  const found: Element[] = [];
  for (let one = sheet; one.parentElement && one !== document.body; one = one.parentElement)
    for (const other of one.parentElement.children) if (other !== one) found.push(...silent(other));
  return found;
}

function hide(): void {
  const top = lifted.at(-1);
  for (const one of hidden) one.removeAttribute('aria-hidden');
  hidden = top ? beside(top.sheet).filter((one) => !one.hasAttribute('aria-hidden')) : [];
  for (const one of hidden) one.setAttribute('aria-hidden', 'true');
}

const stops = (sheet: HTMLElement): HTMLElement[] =>
  [...sheet.querySelectorAll<HTMLElement>('*')].filter(
    (one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility(),
  );

const isOutside = (event: Event): boolean =>
  event.target instanceof Node && lifted.length > 0 && !lifted.at(-1)!.sheet.contains(event.target);

/** Focus that leaves the sheet at one end re-enters at the other. */
function keepFocus(event: FocusEvent): void {
  if (!isOutside(event)) return;
  const { sheet } = lifted.at(-1)!;
  (stops(sheet).at(backwards ? -1 : 0) ?? sheet).focus();
}

/** A touch outside closes the sheet and does nothing else. */
function keepTouch(event: Event): void {
  if (!isOutside(event)) return;
  event.stopPropagation();
  event.preventDefault();
  if (event.type === 'click') lifted.at(-1)!.close();
}

function onKey(event: KeyboardEvent): void {
  if (event.key === 'Tab') backwards = event.shiftKey;
  if (event.key !== 'Escape' || event.isComposing || lifted.length === 0) return;
  event.stopPropagation();
  event.preventDefault();
  lifted.at(-1)!.close();
}

function listen(on: boolean): void {
  const change = on ? document.addEventListener : document.removeEventListener;
  change.call(document, 'focusin', keepFocus as EventListener, true);
  for (const type of ['pointerdown', 'mousedown', 'click', 'contextmenu']) change.call(document, type, keepTouch, true);
  change.call(document, 'keydown', onKey as EventListener, true);
}

/** Handles the system's own close request, such as a phone's back gesture. Esc is handled as a key. */
function watchSystem(close: () => void): () => void {
  if (!('CloseWatcher' in window)) return () => {};
  const watcher = new CloseWatcher();
  watcher.addEventListener('close', close);
  return () => watcher.destroy();
}

/** Moves the focus without a ring until a key is pressed: a ring would look like a selection. */
function focusQuietly(one: HTMLElement | null, before: Element | null): void {
  if (one && !before?.matches(':focus-visible')) {
    const quiet = new AbortController();
    const loud = () => {
      delete one.dataset.quiet;
      quiet.abort();
    };
    one.dataset.quiet = 'true';
    one.addEventListener('blur', loud, { signal: quiet.signal });
    document.addEventListener('keydown', loud, { capture: true, signal: quiet.signal });
  }
  one?.focus();
}

/** The button pressed last. */
let pressed: HTMLElement | null = null;
if (typeof document !== 'undefined')
  document.addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest<HTMLElement>('button, a[href], [tabindex]') : null;
    },
    true,
  );

/** What the reader uses now: what has the focus or, as some browsers do not focus what is clicked, what was clicked. */
export function openerNow(): HTMLElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : pressed;
}

/** Gives the focus, if nothing has it, to the first of these that is still on the page. */
export function giveFocusTo(...things: (HTMLElement | null)[]): void {
  if (document.activeElement === document.body) things.find((one) => one?.isConnected)?.focus();
}

/**
 * Shows the sheet above everything, with the focus on the given element in it. Returns a function that closes the sheet
 * and restores the focus.
 */
export function lift(sheet: HTMLElement, first: () => HTMLElement | null, close: () => void): () => void {
  const before = openerNow();
  const one = { sheet, close };
  if (lifted.length === 0) listen(true);
  lifted.push(one);
  sheet.showPopover();
  focusQuietly(first(), before);
  hide();
  const unwatch = watchSystem(close);
  return () => {
    unwatch();
    lifted.splice(lifted.indexOf(one), 1);
    if (lifted.length === 0) listen(false);
    hide();
    // Restore the focus if it was lost with the sheet, which has left the page or is about to.
    if (before?.isConnected && isLost(sheet)) before.focus();
  };
}
const isLost = (sheet: HTMLElement): boolean =>
  document.activeElement === document.body || sheet.contains(document.activeElement);
