import { useEffect, useRef } from 'react';
import { useSelected } from '../../table/state/context.ts';

/** ms after which the table shows anything there is to read. */
const SOON = 1000;

/**
 * On a table that everybody sees: calls `onTold` once the reader has closed the list of the base that just scored, or
 * if there is no list.
 */
export function Told({ onTold }: { onTold(): void }) {
  const open = useSelected(({ scored }) => scored.event !== null);
  const was = useRef(false);
  useEffect(() => {
    if (open) was.current = true;
    else if (was.current) onTold();
    if (open || was.current) return;
    const timer = setTimeout(onTold, SOON);
    return () => clearTimeout(timer);
  }, [open, onTold]);
  return null;
}
