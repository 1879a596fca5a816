import { useId } from 'react';
import styles from './app.module.css';

export interface FieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
  testid: string;
  placeholder?: string;
  /** Longest text. */
  most?: number;
}

export function Field({ label, value, onChange, testid, placeholder, most = 60 }: FieldProps) {
  const id = useId();
  return (
    <span className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        data-testid={testid}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={most}
      />
    </span>
  );
}
