import styles from './page.module.css';

export interface ChipsProps<T extends string | number | boolean> {
  label: string;
  options: readonly (readonly [value: T, word: string])[];
  value: T;
  /** Absent: others decide, and the choice is read-only. */
  onChange?: ((value: T) => void) | undefined;
  help?: string;
}

/** A choice between a few words, as a row of buttons. */
export function Chips<T extends string | number | boolean>({ label, options, value, onChange, help }: ChipsProps<T>) {
  const known = options.some(([option]) => option === value);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row in every browser
    <div className={styles.opt} role="group" aria-label={label}>
      <span className={styles.optlabel} data-heads>
        {label}
        {help ? <small className="mut">{help}</small> : null}
      </span>
      <span className={styles.chips}>
        {(known ? options : [...options, [value, String(value)] as const]).map(([option, word]) => {
          const on = option === value;
          return (
            <button
              key={String(option)}
              type="button"
              className={styles.chip}
              data-on={on || undefined}
              aria-pressed={on}
              disabled={!onChange && !on}
              aria-disabled={!onChange || undefined}
              onClick={() => (on ? undefined : onChange?.(option))}
            >
              {on ? '✓ ' : ''}
              {word}
            </button>
          );
        })}
      </span>
    </div>
  );
}
