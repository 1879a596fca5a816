import { useMemo, useState } from 'react';
import type { View } from '../../view/types.ts';
import { handRows, rowsBeside } from './hand-rows.ts';
import { type Decision, promptKey } from './useDecision.ts';
import { type Layout, useLow } from './useLayout.ts';
import { useStable } from './useStable.ts';

/**
 * The phone's hand: open as it is dealt and while answers are in it, if the bases keep their room; otherwise a peek,
 * unless the player overrides it.
 */
export function useHandOpen(
  view: View,
  decision: Decision,
  layout: Layout,
): { open: boolean; packed: boolean; set(open: boolean): void } {
  const low = useLow();
  const inHand = view.hand.filter((c) => decision.targets.ids.has(c.id)).length;
  const elsewhere = decision.targets.ids.size - inHand;
  const own = view.seats.find(({ seat }) => seat === view.viewer);
  const places = view.hand.length + (own ? own.titans.length + own.stasis.length : 0);
  const fits = handRows(layout, places) <= rowsBeside(layout, low, view.bigBase !== null);
  // Whoever is dealt a hand looks at it.
  const isDealt = view.phase === 'setup' && view.prompt !== null;
  const wants = fits && (isDealt || (inHand > 0 && elsewhere <= inHand));
  // Only a new question moves the hand, and a card that is held does not: nothing moves under the finger.
  const question = `${promptKey(view.prompt)}/${decision.sel.armed}`;
  const [now, setNow] = useState({ question, open: wants });
  if (now.question !== question) setNow({ question, open: decision.sel.armed === null ? wants : now.open });
  const { set } = useStable({ set: (open: boolean) => setNow({ question, open }) });
  const { open } = now;
  const packed = open && !fits;
  return useMemo(() => ({ open, packed, set }), [open, packed, set]);
}
