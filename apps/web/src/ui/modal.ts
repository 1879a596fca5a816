/**
 * Sheets on top of everything else. A native modal dialog makes the whole page inert, and the browser then restyles the
 * whole table; here the rest of the page is only hidden from screen readers, and focus and touches are contained by
 * hand.
 */

/** Not every browser has it, and TypeScript does not know it yet. */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}

interface Lifted {
  sheet: HTMLElement;
  close(): void;
}

/** The topmost is last. */
const lifted: Lifted[] = [];
let hidden: Element[] = [];
/** The last focus move went backwards. */
let backwards = false;

export const isSheetOpen = (): boolean => lifted.length > 0;

const SPOKEN = '[aria-live]:not([aria-live="off"])';

/** The whole element, or all its parts except live regions. */
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

/** Focus leaving at one end re-enters at the other. */
function keepFocus(event: FocusEvent): void {
  if (!isOutside(event)) return;
  const { sheet } = lifted.at(-1)!;
  (stops(sheet).at(backwards ? -1 : 0) ?? sheet).focus();
}

/** A touch outside only closes the sheet. */
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

/** The system's own close request, such as a phone's back gesture; Esc is handled as a key. */
function watchSystem(close: () => void): () => void {
  if (!('CloseWatcher' in window)) return () => {};
  const watcher = new CloseWatcher();
  watcher.addEventListener('close', close);
  return () => watcher.destroy();
}

/** Moves the focus without showing a ring, which would look like a selection, until a key is pressed. */
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

/**
 * Shows the sheet on top of everything, with the focus at the given element in it. Returns a function that closes it
 * and restores the focus.
 */
export function lift(sheet: HTMLElement, first: () => HTMLElement | null, close: () => void): () => void {
  const before = document.activeElement;
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
    // The sheet itself has left the page, or is about to: the focus in it is lost.
    if (before instanceof HTMLElement && before.isConnected && isLost(sheet)) before.focus();
  };
}
const isLost = (sheet: HTMLElement): boolean =>
  document.activeElement === document.body || sheet.contains(document.activeElement);
