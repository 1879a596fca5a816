import { memo, type RefObject, useEffect, useState } from 'react';
import { boxOf, screenScale } from '../../browser/scale.ts';
import { afterPaint, isSheetOpen } from '../../ui/index.ts';
import { findCard } from '../../view/where.ts';
import { BigCard } from '../card/CardFace.tsx';
import styles from '../card/card.module.css';
import { useTable } from '../state/context.ts';
import { handPeeks } from '../state/useLayout.ts';

const DELAY = 350;
/** A card; the ticket of a base is wider and lower. */
const CARD = { width: 250, height: 350 };
export const TICKET = { width: 330, height: 260 };

interface Shown {
  id: number;
  x: number;
  y: number;
}

/** Beside the thing, on the side with more room, never covering it; above the prompt bar for a hand card. */
export function placeBeside(
  rect: Pick<DOMRect, 'left' | 'right' | 'top' | 'width' | 'height'>,
  width: number,
  height: number,
  floor: number,
  legal: Box[] = [],
  size = CARD,
): { x: number; y: number } {
  if (rect.top > floor)
    return {
      x: Math.min(Math.max(8, rect.left + rect.width / 2 - size.width / 2), width - size.width - 8),
      y: Math.max(8, floor - size.height - 14),
    };
  const right = rect.right + 14;
  const left = rect.left - size.width - 14;
  // A ticket starts where its base does.
  const beside = size === TICKET ? rect.top : rect.top + rect.height / 2 - size.height / 2;
  const y = Math.min(Math.max(8, beside), height - size.height - 8);
  if (right + size.width >= width) return { x: Math.max(8, left), y };
  // Avoid covering legal choices if there is another place.
  const onLeft = left >= 8 && covered(left, y, size, legal) < covered(right, y, size, legal);
  return { x: onLeft ? left : right, y };
}

/** Always in the same place, on the right; on the left for things beneath it. */
export function placeInCorner(
  rect: Pick<DOMRect, 'right' | 'top'>,
  width: number,
  size = CARD,
): { x: number; y: number } {
  const y = 60;
  const right = width - size.width - 16;
  return { x: rect.right > right && rect.top < y + size.height ? 16 : right, y };
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
const covered = (x: number, y: number, size: typeof CARD, boxes: Box[]): number =>
  boxes.filter((b) => b.left < x + size.width && b.right > x && b.top < y + size.height && b.bottom > y).length;

/** The card under a resting mouse, or with keyboard focus, at reading size. */
export const Preview = memo(function Preview({
  root,
  corner,
}: {
  root: RefObject<HTMLElement | null>;
  corner: boolean;
}) {
  const { view, layout, decision } = useTable('view', 'layout', 'decision');
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
      const scale = screenScale();
      const [width, height] = [innerWidth / scale, innerHeight / scale];
      const prompt = el.querySelector('[data-testid="prompt"]');
      const floor = prompt ? boxOf(prompt, scale).top : height;
      const legal = [...el.querySelectorAll('[data-legal="true"]')].map((one) => boxOf(one, scale));
      const rect = boxOf(target, scale);
      const size = target.dataset.base ? TICKET : CARD;
      const place = corner ? placeInCorner(rect, width, size) : placeBeside(rect, width, height, floor, legal, size);
      setShown({ id: Number(target.dataset.id), ...place });
    };
    const over = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      const target = (event.target as HTMLElement).closest<HTMLElement>('[data-id]');
      window.clearTimeout(timer);
      if (!target) return setShown(null);
      timer = window.setTimeout(() => target.isConnected && !isSheetOpen() && show(target), DELAY);
    };
    const focus = (event: FocusEvent) => {
      const target = event.target as HTMLElement;
      clear();
      // Not needed while the pointer keeps moving.
      if (target.dataset.id && target.matches(':focus-visible'))
        afterPaint(() => target === document.activeElement && show(target));
    };
    el.addEventListener('pointerover', over);
    el.addEventListener('pointerleave', clear);
    el.addEventListener('pointerdown', clear);
    el.addEventListener('focusin', focus);
    el.addEventListener('focusout', clear);
    // It would stay visible behind an opening sheet.
    document.addEventListener('beforetoggle', clear, true);
    return () => {
      clear();
      el.removeEventListener('pointerover', over);
      el.removeEventListener('pointerleave', clear);
      el.removeEventListener('pointerdown', clear);
      el.removeEventListener('focusin', focus);
      el.removeEventListener('focusout', clear);
      document.removeEventListener('beforetoggle', clear, true);
    };
  }, [root, corner]);
  // With a card selected the places matter, and nothing may cover them.
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
