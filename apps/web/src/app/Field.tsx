import { useId } from 'react';
import styles from './app.module.css';

export interface FieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
  testid: string;
  placeholder?: string;
}

export function Field({ label, value, onChange, testid, placeholder }: FieldProps) {
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
        maxLength={60}
      />
    </span>
  );
}
