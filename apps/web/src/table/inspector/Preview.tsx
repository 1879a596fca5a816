import { memo, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { boxOf, screenScale } from '../../browser/scale.ts';
import { isSheetOpen } from '../../ui/index.ts';
import { findCard } from '../../view/where.ts';
import { BigCard } from '../card/CardFace.tsx';
import styles from '../card/card.module.css';
import { freePlace, type Point } from '../model/place.ts';
import { useTable } from '../state/context.ts';
import { handPeeks } from '../state/useLayout.ts';

const DELAY = 350;
/** ms: the focus must rest this long, so that stepping through cards with the keys opens no preview. */
const REST = 150;
/** px: a mouse that has moved no farther since a click counts as resting. */
const STILL = 12;
/** What a preview must never cover. */
const SEEN = '[data-total], [data-score], [data-testid="prompt"], button[data-legal="true"]';

/**
 * The visible part of a button that must be seen: the wide button of a base is transparent, and its ticket follows it.
 */
const drawn = (one: Element): Element => (one.matches('[data-wide]') ? (one.nextElementSibling ?? one) : one);

/** Opens a preview when the mouse moves onto something, not when the table changes under a resting mouse. */
function watchMouse(el: HTMLElement, show: (thing: HTMLElement) => void, hide: () => void): () => void {
  let timer = 0;
  let over: HTMLElement | null = null;
  let at = { x: -1, y: -1, still: 0 };
  const leave = () => {
    window.clearTimeout(timer);
    over = null;
    hide();
  };
  const press = ({ clientX: x, clientY: y }: PointerEvent) => {
    at = { x, y, still: STILL };
    leave();
  };
  const move = (event: PointerEvent) => {
    const { clientX: x, clientY: y } = event;
    if (event.pointerType !== 'mouse' || event.buttons > 0 || Math.hypot(x - at.x, y - at.y) <= at.still) return;
    at = { x, y, still: 0 };
    const thing = (event.target as HTMLElement).closest<HTMLElement>('[data-id]');
    if (thing === over) return;
    window.clearTimeout(timer);
    over = thing;
    if (!thing) return hide();
    timer = window.setTimeout(() => thing.isConnected && !isSheetOpen() && show(thing), DELAY);
  };
  el.addEventListener('pointermove', move);
  el.addEventListener('pointerleave', leave);
  el.addEventListener('pointerdown', press);
  return () => {
    window.clearTimeout(timer);
    el.removeEventListener('pointermove', move);
    el.removeEventListener('pointerleave', leave);
    el.removeEventListener('pointerdown', press);
  };
}

/** Puts the preview where it hides nothing that must be seen: whole, or only its text, or else not at all. */
function put(preview: HTMLElement, thing: HTMLElement, root: HTMLElement, corner: boolean): void {
  const scale = screenScale();
  const screen = { width: innerWidth / scale, height: innerHeight / scale };
  const box = boxOf(drawn(thing), scale);
  const taken = [...root.querySelectorAll(SEEN)].map((one) => boxOf(drawn(one), scale)).filter((b) => b.width > 0);
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  let place: Point | null = null;
  for (const fit of ['card', 'short', 'text']) {
    preview.dataset.fit = fit;
    const size = boxOf(preview, scale);
    const near = corner ? { x: screen.width - size.width / 2, y: 60 + size.height / 2 } : middle;
    place ??= thing.isConnected ? freePlace(size, near, screen, [...taken, box]) : null;
    if (place) break;
  }
  preview.style.visibility = place ? 'visible' : 'hidden';
  preview.style.left = `${place?.x ?? 0}px`;
  preview.style.top = `${place?.y ?? 0}px`;
}

/** The card that the mouse was moved to, or that has the keyboard's focus, at reading size. */
export const Preview = memo(function Preview({
  root,
  corner,
}: {
  root: RefObject<HTMLElement | null>;
  corner: boolean;
}) {
  const { view, layout, decision, facts } = useTable('view', 'layout', 'decision', 'facts');
  const [thing, show] = useState<HTMLElement | null>(null);
  const preview = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const el = root.current;
    if (!el) return;
    let resting = 0;
    const hide = () => {
      window.clearTimeout(resting);
      show(null);
    };
    const unwatch = watchMouse(el, show, hide);
    const focus = (event: FocusEvent) => {
      const target = event.target as HTMLElement;
      hide();
      // Not for focus that moves on at once.
      if (target.dataset.id && target.matches(':focus-visible'))
        resting = window.setTimeout(() => target === document.activeElement && show(target), REST);
    };
    el.addEventListener('focusin', focus);
    el.addEventListener('focusout', hide);
    // Otherwise the preview would stay visible behind a sheet that opens.
    document.addEventListener('beforetoggle', hide, true);
    return () => {
      unwatch();
      hide();
      el.removeEventListener('focusin', focus);
      el.removeEventListener('focusout', hide);
      document.removeEventListener('beforetoggle', hide, true);
    };
  }, [root]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what must be seen moves with the game, the text comes later
  useLayoutEffect(() => {
    if (thing && preview.current && root.current) put(preview.current, thing, root.current, corner);
  }, [thing, view, facts, decision, layout, corner]);
  // While a card is selected, its places matter, and nothing may cover them.
  if (!thing || handPeeks(layout) || decision.sel.armed !== null) return null;
  const id = Number(thing.dataset.id);
  const base = view.bases.find((b) => b.id === id);
  const card = findCard(view, id);
  const name = base?.name ?? card?.name;
  if (!name) return null;
  return (
    <div
      className={styles.preview}
      ref={preview}
      aria-hidden="true"
      data-testid="preview"
      data-base={base ? true : undefined}
    >
      <BigCard name={name} owner={card?.owner} seat={card?.controller ?? card?.owner} />
    </div>
  );
});
