import { useEffect, useRef } from 'react';
import { useSelected } from '../../table/state/context.ts';

/** ms: by then the table shows whatever there is to read. */
const SOON = 1000;

/**
 * On a table that everybody sees: calls `onTold` once the list of the base that has just scored is closed, or if there
 * is none.
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
