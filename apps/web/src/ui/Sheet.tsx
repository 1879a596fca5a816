import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { say } from '../words/say.ts';
import { Icon } from './icons.tsx';
import styles from './ui.module.css';

interface SheetProps {
  title: string;
  onClose(): void;
  children: ReactNode;
  /** paper = a decision or a printed thing; panel = people and settings. */
  surface?: 'paper' | 'panel';
  /** wide for grids of cards. */
  width?: 'narrow' | 'wide';
  testid?: string;
  /** Where the close button must not be the way out. */
  closable?: boolean;
  footer?: ReactNode;
}

/**
 * A modal sheet on the platform's own dialog: the browser keeps the focus inside, closes on Esc and gives the focus back.
 */
export function Sheet(props: SheetProps) {
  const { title, onClose, children, surface = 'paper', width = 'narrow', testid, closable = true, footer } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before the table looks for a lost focus, this one must have been given back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const before = document.activeElement;
    dialog.showModal();
    dialog.querySelector<HTMLElement>(`.${styles.sheetbody} :is(button, input)`)?.focus();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the sheet closes it; the key for that is Esc, which the dialog handles
    <dialog
      ref={ref}
      className={`${styles.sheet} ${surface === 'paper' ? 'paper' : ''}`}
      data-surface={surface}
      data-width={width}
      data-testid={testid}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        if (closable) onClose();
      }}
      onClick={(event) => {
        if (closable && event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.sheetbox}>
        <header className={styles.sheethead}>
          <h2 id={id} className="cap">
            {title}
          </h2>
          {closable ? (
            <button type="button" className={styles.close} aria-label={say('Close')} onClick={onClose}>
              <Icon name="x" />
            </button>
          ) : null}
        </header>
        <div className={styles.sheetbody}>{children}</div>
        {footer ? <footer className={styles.sheetfoot}>{footer}</footer> : null}
      </div>
    </dialog>
  );
}
