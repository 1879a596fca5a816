import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { sayRules } from '../i18n/sentences.ts';
import styles from './page.module.css';

/** `text` from the server, in English, or in the page's language. */
export interface Said {
  /** Different for every message, so that the same text can appear twice. */
  n: number;
  text: string;
  kind: 'table' | 'trouble';
}

/** Raises the message above everything, including each sheet that opens later. */
function Message({ said, place }: ToastProps & { said: Said }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const message = ref.current;
    if (!message) return;
    const lift = () => {
      message.hidePopover();
      message.showPopover();
    };
    const onToggle = (event: Event) => {
      if (event.target !== message && (event as ToggleEvent).newState === 'open') lift();
    };
    message.showPopover();
    document.addEventListener('toggle', onToggle, true);
    return () => document.removeEventListener('toggle', onToggle, true);
  }, []);
  return (
    <p ref={ref} popover="manual" className={styles.toast} data-kind={said.kind} data-place={place}>
      {sayRules(said.text)}
    </p>
  );
}

interface ToastProps {
  /** Below the bar, or in it. */
  place?: 'below' | 'bar';
}

/** Shows the newest message for some seconds. */
export function Toast({ said, place }: ToastProps & { said: Said | null }) {
  const [gone, setGone] = useState(0);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setGone(said.n), said.kind === 'trouble' ? 12_000 : 5_000);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    // The live region is here because a sheet hides everything else from screen readers.
    <div role="status" aria-live="polite" data-testid="toast">
      {said && gone !== said.n ? <Message key={said.n} said={said} {...(place ? { place } : {})} /> : null}
    </div>
  );
}
