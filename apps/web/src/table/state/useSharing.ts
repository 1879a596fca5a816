import { useMemo, useState } from 'react';
import type { View } from '../../view/types.ts';
import { promptKey } from './useDecision.ts';

export interface SharedOut {
  /** The treasures cover the bases; if not, a button in the prompt bar brings them back. */
  open: boolean;
  setOpen(open: boolean): void;
}

/** Treasures to share. Once folded, they stay so until the next pick, so that the table can be read first. */
export function useSharing({ sharing, prompt }: View): SharedOut {
  const [folded, setFolded] = useState<string | null>(null);
  const key = `${promptKey(prompt)}/${sharing?.cards.map(({ id }) => id).join()}`;
  const open = sharing !== null && folded !== key;
  return useMemo(() => ({ open, setOpen: (next: boolean) => setFolded(next ? null : key) }), [open, key]);
}
