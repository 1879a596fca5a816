/** Keyboard focus: one tab stop per region, arrow keys that move by geometry, and focus that is never lost. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { beforeFrame } from '../../browser/soon.ts';

export const REGIONS = ['topbar', 'opponents', 'bases', 'prompt', 'hand', 'rail'] as const;
export type Dir = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

const stops = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('[data-stop]')].filter((el) => el.offsetParent !== null);

const regionOf = (root: HTMLElement, name: string): HTMLElement | null =>
  root.querySelector(`[data-region="${name}"], [data-testid="${name}"]`);

/** The nearest stop in a direction; distance across the direction counts three times as much as distance along it. */
export function nearest<T extends { x: number; y: number }>(
  from: { x: number; y: number },
  list: T[],
  dir: Dir,
): T | null {
  let best: T | null = null;
  let cost = Number.POSITIVE_INFINITY;
  for (const to of list) {
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const along = dir === 'left' ? -dx : dir === 'right' ? dx : dir === 'up' ? -dy : dy;
    const across = Math.abs(dir === 'left' || dir === 'right' ? dy : dx);
    if (along < 4) continue;
    const c = along + across * 3;
    if (c < cost) [best, cost] = [to, c];
  }
  return best;
}

const centre = (el: HTMLElement) => {
  const r = el.getBoundingClientRect();
  return { el, x: r.left + r.width / 2, y: r.top + Math.min(r.height / 2, 60) };
};

/** Moves the focus inside its region; true if it did. */
export function moveFocus(dir: Dir): boolean {
  const from = document.activeElement;
  if (!(from instanceof HTMLElement) || !from.matches('[data-stop]')) return false;
  const region = from.closest<HTMLElement>('[data-region]');
  if (!region) return false;
  const list = stops(region);
  const to =
    dir === 'first'
      ? list[0]
      : dir === 'last'
        ? list.at(-1)
        : nearest(centre(from), list.filter((el) => el !== from).map(centre), dir)?.el;
  to?.focus();
  return true;
}

export function focusRegion(root: HTMLElement, name: string): void {
  const region = regionOf(root, name);
  if (!region) return;
  const list = stops(region);
  const target =
    list.find((el) => el.dataset.legal) ??
    list.find((el) => el.tabIndex === 0) ??
    list[0] ??
    region.querySelector<HTMLElement>('button, [tabindex]');
  (target ?? region).focus();
}

/** Focuses the decision: its first button that answers, or else the bar itself. */
export function focusPrompt(root: HTMLElement): void {
  const bar = regionOf(root, 'prompt');
  if (!bar) return;
  const button = bar.querySelector<HTMLElement>('[data-inline], [data-testid="btn-choose"]');
  (button ?? bar).focus();
}

/** Cycles through everything that can be touched, in any region. */
export function focusLegal(root: HTMLElement, step: 1 | -1): void {
  const list = [...root.querySelectorAll<HTMLElement>('button[data-legal="true"]')].filter(
    (el) => el.offsetParent !== null,
  );
  if (list.length === 0) return;
  const at = list.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (step > 0 ? 0 : list.length - 1) : (at + step + list.length) % list.length;
  list[next]!.focus();
}

/** Write only changes: each write makes the browser recompute the table's styles. */
function keep(list: HTMLElement[], one: HTMLElement | undefined): void {
  for (const stop of list) {
    const kept = stop === one;
    if (stop.getAttribute('tabindex') !== (kept ? '0' : '-1')) stop.tabIndex = kept ? 0 : -1;
    if (kept !== 'kept' in stop.dataset) stop.toggleAttribute('data-kept', kept);
  }
}

/** Finds a new place for lost focus. */
function find(el: HTMLElement, { lane, region }: Kept): void {
  const next = lane ? el.querySelector<HTMLElement>(`[data-testid="${lane}"] [data-stop]`) : null;
  if (next) next.focus();
  else if (region === 'hand' && stops(regionOf(el, 'hand') ?? el).length) focusRegion(el, 'hand');
  else regionOf(el, 'prompt')?.focus();
}

/** Where the focus was last. */
interface Kept {
  lane: string;
  region: string;
}

export function useFocusKeeper(root: RefObject<HTMLElement | null>): void {
  const last = useRef<Kept | null>(null);

  useEffect(() => {
    const el = root.current;
    if (!el) return;
    const remember = (event: FocusEvent) => {
      const to = event.target as HTMLElement;
      const region = to.closest<HTMLElement>('[data-region]');
      if (!region) return;
      last.current = {
        lane: to.closest<HTMLElement>('[data-testid^="lane-"]')?.dataset.testid ?? '',
        region: region.dataset.region ?? '',
      };
      if (to.matches('[data-stop]')) keep(stops(region), to);
    };
    // A click outside releases the focus; a focused element leaving the table does not.
    const forget = (event: FocusEvent) => {
      const from = event.target as HTMLElement;
      queueMicrotask(() => {
        if (from.isConnected && document.activeElement === document.body) last.current = null;
      });
    };
    el.addEventListener('focusin', remember);
    el.addEventListener('focusout', forget);
    return () => {
      el.removeEventListener('focusin', remember);
      el.removeEventListener('focusout', forget);
    };
  }, [root]);

  // After every change of the table, make sure that each region has one stop and that the focus is not on the body.
  // Runs before the next frame, which then need not compute the layout, or at a key press before.
  useLayoutEffect(() => {
    const el = root.current;
    if (!el) return;
    const settle = () => {
      cancel();
      // Read everything before writing, so that the table is laid out only once.
      const lists = [...el.querySelectorAll<HTMLElement>('[data-region]')].map(stops);
      for (const list of lists)
        keep(list, list.find((s) => s === document.activeElement) ?? list.find((s) => 'kept' in s.dataset) ?? list[0]);
      if (document.activeElement !== document.body || !last.current) return;
      const from = last.current;
      find(el, from);
      last.current = null;
    };
    const stop = beforeFrame(settle);
    window.addEventListener('keydown', settle, true);
    const cancel = () => {
      stop();
      window.removeEventListener('keydown', settle, true);
    };
    return cancel;
  });
}
