/**
 * Sheets that lie over everything else. A modal dialog of the platform makes the whole page inert, and a browser then works
 * out the style of the whole table; here what lies under a sheet is only hidden from screen readers, and the focus and
 * touches are kept in by hand.
 */

/** Not every browser has it, and the compiler does not know of it yet. */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}

interface Lifted {
  sheet: HTMLElement;
  close(): void;
}

/** The one on top is last. */
const lifted: Lifted[] = [];
let hidden: Element[] = [];
/** The last step through the page went backwards. */
let backwards = false;

export const isSheetOpen = (): boolean => lifted.length > 0;

const SPOKEN = '[aria-live]:not([aria-live="off"])';

/** All of an element, or all its parts around what is said aloud. */
function silent(one: Element): Element[] {
  if (one.matches(SPOKEN)) return [];
  return one.querySelector(SPOKEN) ? [...one.children].flatMap(silent) : [one];
}

/** Everything beside the sheet and beside what it is in, except what is said aloud. */
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

/** Who steps out at one end comes in at the other. */
function keepFocus(event: FocusEvent): void {
  if (!isOutside(event)) return;
  const { sheet } = lifted.at(-1)!;
  (stops(sheet).at(backwards ? -1 : 0) ?? sheet).focus();
}

/** A touch beside the sheet puts it away and does nothing else. */
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

/** Where the system asks to close what is on top, as with the back gesture of a phone; Esc is heard as a key. */
function watchSystem(close: () => void): () => void {
  if (!('CloseWatcher' in window)) return () => {};
  const watcher = new CloseWatcher();
  watcher.addEventListener('close', close);
  return () => watcher.destroy();
}

/**
 * Shows the sheet over everything, with the focus at the given thing in it. What it gives back lets it go and gives the
 * focus back.
 */
export function lift(sheet: HTMLElement, first: () => HTMLElement | null, close: () => void): () => void {
  const before = document.activeElement;
  const one = { sheet, close };
  if (lifted.length === 0) listen(true);
  lifted.push(one);
  sheet.showPopover();
  first()?.focus();
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
