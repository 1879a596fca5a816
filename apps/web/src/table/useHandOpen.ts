import { useEffect, useState } from 'react';
import type { View } from './types.ts';
import { type Decision, promptKey } from './useDecision.ts';

/** The phone's hand: open while the answers are in it, else a peek, unless the player wants otherwise. */
export function useHandOpen(view: View, decision: Decision): { open: boolean; set(open: boolean): void } {
  const [open, set] = useState(false);
  const inHand = view.hand.filter((c) => decision.targets.ids.has(c.id)).length;
  const elsewhere = decision.targets.ids.size - inHand;
  const wants = decision.sel.armed !== null ? false : inHand > 0 && elsewhere <= inHand;
  const question = `${promptKey(view.prompt)}/${decision.sel.armed}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new question moves the hand
  useEffect(() => set(wants), [question]);
  return { open, set };
}
