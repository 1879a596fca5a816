import { type RefObject, useId } from 'react';
import styles from './page.module.css';

export interface FieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
  testid: string;
  placeholder?: string;
  /** Maximum length in UTF-16 units; null = `onChange` enforces it. */
  most?: number | null;
  input?: RefObject<HTMLInputElement | null>;
  /** The error message, next to its label. */
  trouble?: string;
  hint?: string;
}

export function Field({ label, value, onChange, testid, placeholder, most = 60, input, trouble, hint }: FieldProps) {
  const id = useId();
  return (
    <span className={styles.field}>
      <span className={styles.fieldlabel}>
        <label htmlFor={id}>{label}</label>
        <span id={`${id}-about`} role="status" className={trouble ? styles.fieldtrouble : 'mut'}>
          {trouble || hint}
        </span>
      </span>
      <input
        id={id}
        ref={input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        data-testid={testid}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={most ?? undefined}
        aria-invalid={trouble ? true : undefined}
        aria-describedby={trouble || hint ? `${id}-about` : undefined}
      />
    </span>
  );
}
