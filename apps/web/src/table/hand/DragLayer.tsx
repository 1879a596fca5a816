import { memo, type RefObject, useEffect, useState } from 'react';
import { screenScale } from '../../browser/scale.ts';
import { type Drag, move, press } from '../model/drag.ts';
import { isTwoStep } from '../model/targets.ts';
import { useSelected, useTableStore } from '../state/context.ts';
import styles from './drag.module.css';

/** Stops the click that ends a drag, which is not a touch on what lies there. */
function swallowClick(): void {
  const stop = (event: MouseEvent) => event.stopPropagation();
  window.addEventListener('click', stop, { capture: true, once: true });
  window.setTimeout(() => window.removeEventListener('click', stop, { capture: true }), 0);
}

/** Lets a card in hand be dragged to its place. Nothing is sent until it is dropped there. */
export const DragLayer = memo(function DragLayer({ root }: { root: RefObject<HTMLElement | null> }) {
  const table = useTableStore();
  const [shown, setShown] = useState<Drag | null>(null);
  useEffect(() => {
    const el = root.current;
    if (!el) return;
    let drag: Drag | null = null;
    const stop = () => {
      drag = null;
      setShown(null);
    };
    const cancel = () => {
      if (drag?.on) table.getState().decision.cancel();
      stop();
    };
    const down = (event: PointerEvent) => {
      // A second finger means something other than dragging.
      if (drag) return cancel();
      const card = (event.target as HTMLElement).closest<HTMLElement>('[data-hand][data-legal]');
      const { prompt } = table.getState().view;
      if (!card || !prompt || !isTwoStep(prompt) || event.button !== 0) return;
      drag = press(Number(card.dataset.id), event);
    };
    const moved = (event: PointerEvent) => {
      if (!drag || event.pointerId !== drag.pointer) return;
      const was = drag;
      drag = move(was, event);
      if (!drag.on) return;
      if (!was.on && table.getState().decision.sel.armed !== drag.card) table.getState().decision.tap(drag.card);
      setShown(drag);
    };
    const up = (event: PointerEvent) => {
      if (!drag || event.pointerId !== drag.pointer) return;
      if (drag.on) {
        swallowClick();
        drop(document.elementFromPoint(event.clientX, event.clientY), drag.card);
      }
      stop();
    };
    const drop = (onto: Element | null, card: number) => {
      const { decision: now } = table.getState();
      const ids = [
        onto?.closest<HTMLElement>('[data-id]')?.dataset.id,
        onto?.closest('[data-testid^="base-"]')?.querySelector<HTMLElement>('[data-base]')?.dataset.id,
      ].map(Number);
      const place = ids.find((id) => id !== card && now.targets.ids.has(id));
      if (place !== undefined) now.tap(place);
      else if (now.targets.ready && now.targets.ids.size === 1 && onto?.closest('[data-region="bases"]')) {
        // Played for one of several minions, it needs another answer: buttons ask which minion.
        if (now.targets.loose.length === 0) now.confirm();
      } else now.cancel();
    };
    const key = (event: KeyboardEvent) => event.key === 'Escape' && stop();
    el.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', moved);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancel);
    window.addEventListener('keydown', key);
    return () => {
      el.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', moved);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', key);
    };
  }, [root, table]);
  const name = useSelected(({ where }) => shown && where.get(shown.card)?.card?.name);
  if (!shown || !name) return null;
  const scale = screenScale();
  return (
    <div
      className={styles.drag}
      style={{ left: shown.at.x / scale, top: shown.at.y / scale }}
      aria-hidden="true"
      data-testid="dragged"
    >
      {name}
    </div>
  );
});
