import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { type Inspected, useTable } from '../state/context.ts';

const HOLD = 350;
const STILL = 12;

/** Right click and a long press mean "let me read this" and nothing else. */
export function useInspectGesture(what: Inspected) {
  const { inspect } = useTable('inspect');
  const timer = useRef(0);
  const held = useRef(false);
  const from = useRef({ x: 0, y: 0 });
  const stop = () => window.clearTimeout(timer.current);
  return {
    onContextMenu(event: MouseEvent) {
      event.preventDefault();
      inspect(what);
    },
    onPointerDown(event: PointerEvent) {
      held.current = false;
      from.current = { x: event.clientX, y: event.clientY };
      if (event.pointerType === 'mouse') return;
      stop();
      timer.current = window.setTimeout(() => {
        held.current = true;
        inspect(what);
      }, HOLD);
    },
    /** A finger that moves is scrolling or dragging. */
    onPointerMove(event: PointerEvent) {
      if (Math.hypot(event.clientX - from.current.x, event.clientY - from.current.y) >= STILL) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
    /** The click that ends a long press is not a choice. */
    onClickCapture(event: MouseEvent) {
      if (!held.current) return;
      held.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
