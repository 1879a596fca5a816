import { type RefObject, useEffect } from 'react';
import { useLatest } from '../../ui/useLatest.ts';

/** Closes on Escape, on a touch elsewhere, or when focus moves elsewhere. */
export function useDismiss(ref: RefObject<HTMLElement | null>, open: boolean, onClose: () => void): void {
  const close = useLatest(onClose);
  useEffect(() => {
    if (!open) return;
    const elsewhere = (event: Event) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) close.current();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.stopPropagation();
      close.current();
      ref.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', elsewhere, true);
    document.addEventListener('focusin', elsewhere, true);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', elsewhere, true);
      document.removeEventListener('focusin', elsewhere, true);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [ref, open, close]);
}
