import { useEffect, useMemo, useState } from 'react';
import type { EventView, View } from '../../view/types.ts';
import type { Spot } from '../../view/where.ts';
import { type Duel, duelEnd, duelNow, duelPast } from '../model/duel.ts';
import { closeUnread } from './closeUnread.ts';
import type { Decision } from './useDecision.ts';
import { promptKey } from './useDecision.ts';
import { useStable } from './useStable.ts';

export interface Duelling {
  duel: Duel | null;
  /** It covers the bases; otherwise it is a line in the prompt bar. */
  open: boolean;
  setOpen(open: boolean): void;
  /** Dismisses the result; true if there was one. */
  read(): boolean;
}

/** The current duel, or the result of the last one until it has been read; a spectator's closes automatically. */
export function useDuel(
  view: View,
  events: EventView[],
  where: Map<number, Spot>,
  decision: Decision,
  wait: boolean,
  plays: boolean,
): Duelling {
  const last = events.at(-1)?.n ?? -1;
  const [seen, setSeen] = useState(last);
  // After an undo, new events reuse numbers that were seen before.
  if (seen > last) setSeen(last);
  const [chosen, setChosen] = useState<{ prompt: string | null; open: boolean } | null>(null);
  const end = useMemo(() => (view.duel ? null : duelEnd(events, seen)), [view, events, seen]);
  const picked = view.prompt?.options.find((option) => option.id === decision.sel.picked[0])?.name ?? '';
  const now = useMemo(
    () => duelNow(view, (id) => where.get(id)?.card, view.prompt?.kind === 'commit' ? picked : ''),
    [view, where, picked],
  );
  const duel = useMemo(() => now ?? (end && duelPast(events, end)), [now, events, end]);
  // Fold the duel if something on the table can be touched: it must be visible.
  const below = [...decision.targets.ids.keys()].some((id) => (where.get(id)?.base ?? -1) >= 0);
  const key = promptKey(view.prompt);
  const open = duel !== null && !wait && (chosen?.prompt === key ? chosen.open : now === null || !below);
  // A player dismisses an open result, like that of a scored base; it closes by itself only for others.
  const closes = end !== null && !wait && !(open && plays);
  useEffect(() => {
    if (closes) return closeUnread('duel-stage', () => setSeen(end.n));
  }, [closes, end]);
  const acts = useStable({
    setOpen: (open: boolean) => setChosen({ prompt: key, open }),
    read() {
      if (end) setSeen(end.n);
      return end !== null;
    },
  });
  return useMemo(() => ({ ...acts, duel, open }), [acts, duel, open]);
}
