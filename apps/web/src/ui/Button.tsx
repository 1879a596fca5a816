import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { say } from '../i18n/say.ts';
import styles from './ui.module.css';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  kind?: 'default' | 'primary';
  /** Not available yet: hatched but still focusable, with the label naming what is missing. */
  hatched?: boolean;
  reason?: string;
  /** Why the button cannot be used now, in small print below its label. */
  why?: string;
  /** The shortcut key. */
  hint?: string;
  small?: boolean;
  wide?: boolean;
  testid?: string;
  children: ReactNode;
}

export function Button(props: ButtonProps) {
  const {
    kind = 'default',
    hatched = false,
    reason,
    why,
    hint,
    small,
    wide,
    testid,
    children,
    className,
    ...rest
  } = props;
  const classes = [
    styles.btn,
    kind === 'primary' && !hatched ? styles.primary : '',
    hatched ? styles.hatched : '',
    small ? styles.small : '',
    wide ? styles.wide : '',
    why ? styles.explained : '',
    className ?? '',
  ];
  return (
    <button
      type="button"
      {...rest}
      className={classes.filter(Boolean).join(' ')}
      data-testid={testid}
      aria-disabled={hatched || undefined}
      data-why={(hatched && (reason ?? why)) || undefined}
      aria-keyshortcuts={hint}
      onClick={hatched ? (event) => event.preventDefault() : rest.onClick}
    >
      {hatched && reason ? reason : children}
      {why ? <small>{why}</small> : null}
      {hint && !hatched ? <kbd>{say(hint)}</kbd> : null}
    </button>
  );
}
