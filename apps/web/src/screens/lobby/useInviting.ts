import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { giveFocusTo, openerNow } from '../../ui/index.ts';

interface Inviting {
  isOpen: boolean;
  open(): void;
  /** Closes the invitation and gives the focus back to what opened it, or to the button in the bar. */
  close(): void;
}

/** Whether the invitation is open. `first`: it comes with the table. */
export function useInviting(first: () => boolean): Inviting {
  const [isOpen, setIsOpen] = useState(first);
  const opener = useRef<HTMLElement | null>(null);
  const open = () => {
    opener.current = openerNow();
    setIsOpen(true);
  };
  const close = () => {
    flushSync(() => setIsOpen(false));
    giveFocusTo(opener.current, document.querySelector<HTMLElement>('[data-testid="invite"]'));
  };
  return { isOpen, open, close };
}
