import { useMemo, useState } from 'react';
import type { View } from '../../view/types.ts';
import { promptKey } from './useDecision.ts';

export interface SharedOut {
  /** Its treasures cover the bases; otherwise a button in the prompt bar leads back to them. */
  open: boolean;
  setOpen(open: boolean): void;
}

/** Treasures to share: folded until the next pick, so that the table can be read before one is chosen. */
export function useSharing({ sharing, prompt }: View): SharedOut {
  const [folded, setFolded] = useState<string | null>(null);
  const key = `${promptKey(prompt)}/${sharing?.cards.map(({ id }) => id).join()}`;
  const open = sharing !== null && folded !== key;
  return useMemo(() => ({ open, setOpen: (next: boolean) => setFolded(next ? null : key) }), [open, key]);
}
