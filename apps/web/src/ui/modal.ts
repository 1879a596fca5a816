/**
 * Sheets that lie over everything else. A modal dialog of the platform makes the whole page inert before it is seen, and
 * a browser then works out the style of the whole table first; here the sheet is shown, and everything beside it is
 * put to rest when it has been painted. Until then, and where something new appears, focus and clicks are kept out by hand.
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
let resting: HTMLElement[] = [];
/** Since a sheet was let go, until what was under it is awake. */
let waking = false;
const waiting: (() => void)[] = [];

export const isSheetOpen = (): boolean => lifted.length > 0;

/** Runs the work at once, or as soon as what lay under a sheet can be focused again. */
export function whenAwake(work: () => void): void {
  if (waking) waiting.push(work);
  else work();
}

const afterPaint = (work: () => void) => requestAnimationFrame(() => setTimeout(work));

/** Everything beside it and beside what it is in. */
function beside(sheet: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let one = sheet; one.parentElement && one !== document.body; one = one.parentElement)
    for (const other of one.parentElement.children)
      if (other !== one && other instanceof HTMLElement) found.push(other);
  return found;
}

function settle(): void {
  const top = lifted.at(-1);
  const wanted = top ? beside(top.sheet) : [];
  for (const one of resting) if (!wanted.includes(one)) one.inert = false;
  for (const one of wanted) if (!one.inert) one.inert = true;
  resting = wanted;
}

const isOutside = (event: Event): boolean =>
  event.target instanceof Node && lifted.length > 0 && !lifted.at(-1)!.sheet.contains(event.target);

function keepFocus(event: FocusEvent): void {
  if (!isOutside(event)) return;
  settle();
  lifted.at(-1)!.sheet.querySelector('button')?.focus();
}

/** A touch beside the sheet puts it away and does nothing else. */
function keepTouch(event: Event): void {
  if (!isOutside(event)) return;
  event.stopPropagation();
  event.preventDefault();
  if (event.type === 'click') lifted.at(-1)!.close();
}

function onKey(event: KeyboardEvent): void {
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

/** Shows the sheet over everything, with the focus in it. What it gives back lets it go and gives the focus back. */
export function lift(sheet: HTMLElement, close: () => void): () => void {
  const before = document.activeElement;
  const one = { sheet, close };
  if (lifted.length === 0) listen(true);
  lifted.push(one);
  sheet.showPopover();
  const unwatch = watchSystem(close);
  afterPaint(settle);
  return () => {
    unwatch();
    lifted.splice(lifted.indexOf(one), 1);
    if (lifted.length === 0) listen(false);
    waking = true;
    afterPaint(() => {
      waking = false;
      settle();
      if (document.activeElement === document.body && before instanceof HTMLElement && before.isConnected)
        before.focus();
      for (const work of waiting.splice(0)) work();
    });
  };
}
