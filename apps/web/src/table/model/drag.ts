/** Dragging is an extra: it only does what two taps would do (WCAG 2.5.7). Pure steps from one pointer event to the next. */

export interface Drag {
  pointer: number;
  /** The card in hand that is dragged. */
  card: number;
  from: { x: number; y: number };
  at: { x: number; y: number };
  threshold: number;
  /** It has moved far enough not to be a tap. */
  on: boolean;
}

interface Point {
  pointerId: number;
  pointerType: string;
  clientX: number;
  clientY: number;
}

export function press(card: number, { pointerId, pointerType, clientX: x, clientY: y }: Point): Drag {
  return {
    pointer: pointerId,
    card,
    from: { x, y },
    at: { x, y },
    threshold: pointerType === 'mouse' ? 8 : 12,
    on: false,
  };
}

export function move(drag: Drag, { clientX: x, clientY: y }: Point): Drag {
  const on = drag.on || Math.hypot(x - drag.from.x, y - drag.from.y) >= drag.threshold;
  return { ...drag, at: { x, y }, on };
}
