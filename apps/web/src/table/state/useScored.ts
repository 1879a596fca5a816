import { useEffect, useMemo, useRef, useState } from 'react';
import type { EventView, View } from '../../view/types.ts';
import { useStable } from './useStable.ts';

export interface Scored {
  /** Base that has just scored and waits to be read. */
  event: EventView | null;
  /** Where it lay, or -1. */
  index: number;
  next(): void;
  /** Events since the log was looked at. */
  unread: number;
  read(): void;
}

/** Shows each scored base once; what happened before the table opened, or up to event `past`, is history. */
export function useScored(view: View, events: EventView[], past: number | null): Scored {
  const last = events.at(-1)?.n ?? -1;
  const [seen, setSeen] = useState(last);
  const [read, setRead] = useState(last);
  // Something was taken back: what comes then has numbers that were seen before.
  if (seen > last) setSeen(last);
  if (read > last) setRead(last);
  // Bases that have left the table keep the number they had.
  const places = useRef(new Map<string, number>());
  useEffect(() => {
    for (const [i, base] of view.bases.entries()) places.current.set(base.name, i);
  }, [view.bases]);
  // Of the Big Base board the whole is shown, not side by side.
  const type = view.bigBase ? 'period' : 'scored';
  const from = Math.max(seen, past ?? -1);
  const event = events.find((e) => e.n > from && e.type === type && (e.ranks?.length ?? 0) > 0) ?? null;
  const index = event?.base ? (places.current.get(event.base.name) ?? -1) : -1;
  const unread = events.filter((e) => e.n > read).length;
  const acts = useStable({ next: () => setSeen(event?.n ?? last), read: () => setRead(last) });
  return useMemo(() => ({ ...acts, event, index, unread }), [acts, event, index, unread]);
}
