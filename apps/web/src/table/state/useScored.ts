import { useEffect, useMemo, useRef, useState } from 'react';
import type { EventView, View } from '../../view/types.ts';
import { useStable } from './useStable.ts';

export interface Scored {
  /** A base that has just scored and is waiting to be read. */
  event: EventView | null;
  /** Its former position, or -1. */
  index: number;
  next(): void;
  /** Events since the log was last open. */
  unread: number;
  read(): void;
}

/** Whether an event is a scoring to show; on the Big Base board that of the whole board, not of each side. */
export const isScoring = (view: View, { type, ranks }: EventView): boolean =>
  type === (view.bigBase ? 'period' : 'scored') && (ranks?.length ?? 0) > 0;

/** Shows each scored base once, but none that scored before the table opened or up to event `past`. */
export function useScored(view: View, events: EventView[], past: number | null): Scored {
  const last = events.at(-1)?.n ?? -1;
  const [seen, setSeen] = useState(last);
  const [read, setRead] = useState(last);
  // After an undo, new events reuse numbers that were seen before.
  if (seen > last) setSeen(last);
  if (read > last) setRead(last);
  // Remember the positions of bases that leave the table.
  const places = useRef(new Map<string, number>());
  useEffect(() => {
    for (const [i, base] of view.bases.entries()) places.current.set(base.name, i);
  }, [view.bases]);
  const from = Math.max(seen, past ?? -1);
  const event = events.find((e) => e.n > from && isScoring(view, e)) ?? null;
  const index = event?.base ? (places.current.get(event.base.name) ?? -1) : -1;
  const unread = events.filter((e) => e.n > read).length;
  const acts = useStable({ next: () => setSeen(event?.n ?? last), read: () => setRead(last) });
  return useMemo(() => ({ ...acts, event, index, unread }), [acts, event, index, unread]);
}
