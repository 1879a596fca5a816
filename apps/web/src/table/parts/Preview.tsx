import { memo, type RefObject, useEffect, useState } from 'react';
import { afterPaint } from '../../ui/index.ts';
import { useAnswering, useTable } from '../context.ts';
import { findCard } from '../model/where.ts';
import { handPeeks } from '../useLayout.ts';
import { BigCard } from './CardFace.tsx';
import styles from './card.module.css';

const DELAY = 350;
const SIZE = { width: 250, height: 350 };

interface Shown {
  id: number;
  x: number;
  y: number;
}

/** Beside the thing, on the side with more room, never over it; over the prompt bar for a card of the hand. */
export function placeBeside(
  rect: Pick<DOMRect, 'left' | 'right' | 'top' | 'width' | 'height'>,
  width: number,
  height: number,
  floor: number,
  legal: Box[] = [],
): { x: number; y: number } {
  if (rect.top > floor)
    return {
      x: Math.min(Math.max(8, rect.left + rect.width / 2 - SIZE.width / 2), width - SIZE.width - 8),
      y: Math.max(8, floor - SIZE.height - 14),
    };
  const right = rect.right + 14;
  const left = rect.left - SIZE.width - 14;
  const y = Math.min(Math.max(8, rect.top + rect.height / 2 - SIZE.height / 2), height - SIZE.height - 8);
  if (right + SIZE.width >= width) return { x: Math.max(8, left), y };
  // What may be chosen is not to be covered, as far as there is another place.
  const onLeft = left >= 8 && covered(left, y, legal) < covered(right, y, legal);
  return { x: onLeft ? left : right, y };
}

/** Always in the same place, at the right; at the left for what lies under it. */
export function placeInCorner(rect: Pick<DOMRect, 'right' | 'top'>, width: number): { x: number; y: number } {
  const y = 60;
  const right = width - SIZE.width - 16;
  return { x: rect.right > right && rect.top < y + SIZE.height ? 16 : right, y };
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
const covered = (x: number, y: number, boxes: Box[]): number =>
  boxes.filter((b) => b.left < x + SIZE.width && b.right > x && b.top < y + SIZE.height && b.bottom > y).length;

/** The card under a resting mouse, or under the keyboard's focus, at reading size. */
export const Preview = memo(function Preview({
  root,
  corner,
}: {
  root: RefObject<HTMLElement | null>;
  corner: boolean;
}) {
  const { view, layout } = useTable();
  const { decision } = useAnswering();
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const el = root.current;
    if (!el) return;
    let timer = 0;
    const clear = () => {
      window.clearTimeout(timer);
      setShown(null);
    };
    const show = (target: HTMLElement) => {
      const floor = el.querySelector('[data-testid="prompt"]')?.getBoundingClientRect().top ?? innerHeight;
      const legal = [...el.querySelectorAll('[data-legal="true"]')].map((one) => one.getBoundingClientRect());
      const rect = target.getBoundingClientRect();
      if (corner) return setShown({ id: Number(target.dataset.id), ...placeInCorner(rect, innerWidth) });
      const place = placeBeside(rect, innerWidth, innerHeight, floor, legal);
      // The ticket of a base is lower than a card: it starts where the base does.
      if (target.dataset.base) place.y = rect.top;
      setShown({ id: Number(target.dataset.id), ...place });
    };
    const over = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      const target = (event.target as HTMLElement).closest<HTMLElement>('[data-id]');
      window.clearTimeout(timer);
      if (!target) return setShown(null);
      timer = window.setTimeout(() => target.isConnected && show(target), DELAY);
    };
    const focus = (event: FocusEvent) => {
      const target = event.target as HTMLElement;
      clear();
      // Who walks on has no need of it.
      if (target.dataset.id && target.matches(':focus-visible'))
        afterPaint(() => target === document.activeElement && show(target));
    };
    el.addEventListener('pointerover', over);
    el.addEventListener('pointerleave', clear);
    el.addEventListener('pointerdown', clear);
    el.addEventListener('focusin', focus);
    el.addEventListener('focusout', clear);
    return () => {
      clear();
      el.removeEventListener('pointerover', over);
      el.removeEventListener('pointerleave', clear);
      el.removeEventListener('pointerdown', clear);
      el.removeEventListener('focusin', focus);
      el.removeEventListener('focusout', clear);
    };
  }, [root, corner]);
  // With a card in hand the places matter, and nothing may lie over them.
  if (!shown || handPeeks(layout) || decision.sel.armed !== null) return null;
  const base = view.bases.find((b) => b.id === shown.id);
  const card = findCard(view, shown.id);
  const name = base?.name ?? card?.name;
  if (!name) return null;
  return (
    <div
      className={styles.preview}
      style={{ left: shown.x, top: shown.y }}
      aria-hidden="true"
      data-testid="preview"
      data-base={base ? true : undefined}
    >
      <BigCard name={name} owner={card?.owner} seat={card?.controller ?? card?.owner} />
    </div>
  );
});
