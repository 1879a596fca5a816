import { type CSSProperties, useId } from 'react';
import { say } from '../i18n/say.ts';
import styles from './page.module.css';

/** A value from 0 to 100 in steps of ten. */
export function Slider({ label, value, onChange }: { label: string; value: number; onChange(value: number): void }) {
  const id = useId();
  const words = value === 0 ? say('Off') : say('{n}%', { n: value });
  return (
    <div className={styles.opt}>
      <label className={styles.optlabel} htmlFor={id}>
        {label}
      </label>
      <span className={styles.slider}>
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          step={10}
          value={value}
          style={{ '--at': value / 100 } as CSSProperties}
          aria-valuetext={words}
          onChange={(event) => onChange(Number(event.target.value))}
        />
        <output htmlFor={id}>{words}</output>
      </span>
    </div>
  );
}
