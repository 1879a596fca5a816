import { useMemo, useState } from 'react';
import type { View } from '../../view/types.ts';
import { handPlaces, handRows, rowsBeside } from './hand-rows.ts';
import { type Decision, promptKey } from './useDecision.ts';
import { type Layout, useLow } from './useLayout.ts';
import { useStable } from './useStable.ts';

/**
 * Whether a phone's hand is open: when it is dealt and while at least half of the answers are in it, if the bases keep
 * their room; otherwise closed, unless the player overrides it.
 */
export function useHandOpen(
  view: View,
  decision: Decision,
  layout: Layout,
): { open: boolean; packed: boolean; set(open: boolean): void } {
  const low = useLow();
  const inHand = view.hand.filter((c) => decision.targets.ids.has(c.id)).length;
  const elsewhere = decision.targets.ids.size - inHand;
  const fits = handRows(layout, handPlaces(view)) <= rowsBeside(layout, low, view.bigBase !== null);
  // A player who is dealt a hand wants to see it.
  const isDealt = view.phase === 'setup' && view.prompt !== null;
  const wants = fits && (isDealt || (inHand > 0 && elsewhere <= inHand));
  // The hand opens or closes only with a new question, and not while a card is selected, so that nothing moves under
  // the finger.
  const question = `${promptKey(view.prompt)}/${decision.sel.armed}`;
  const [now, setNow] = useState({ question, open: wants });
  if (now.question !== question) setNow({ question, open: decision.sel.armed === null ? wants : now.open });
  const { set } = useStable({ set: (open: boolean) => setNow({ question, open }) });
  const { open } = now;
  const packed = open && !fits;
  return useMemo(() => ({ open, packed, set }), [open, packed, set]);
}
