import { say } from '../i18n/say.ts';
import styles from './ui.module.css';

/** The button of a step: its mark, its label, and its action. */
export interface Toggle {
  mark: string;
  label: string;
  toggle(): void;
}

interface RibbonProps {
  phases: string[];
  current: string;
  /** Buttons by step; a step without one is plain text. */
  toggles?: Record<string, Toggle>;
}

function classOf(i: number, at: number): string | undefined {
  if (i === at) return styles.on;
  return i < at ? styles.done : undefined;
}

/** Steps in a row, with the current one marked by shape and word. */
export function Ribbon({ phases, current, toggles }: RibbonProps) {
  const label = say('Phase');
  const at = phases.indexOf(current);
  return (
    <ol
      className={styles.ribbon}
      aria-label={at < 0 ? label : say('{label}: {step}', { label, step: current })}
      data-toggles={toggles ? true : undefined}
    >
      {phases.map((phase, i) => {
        const toggle = toggles?.[phase];
        return (
          <li
            key={phase}
            className={classOf(i, at)}
            aria-current={i === at ? 'step' : undefined}
            data-mark={toggle?.mark}
          >
            {toggle ? (
              <button type="button" aria-label={toggle.label} title={toggle.label} onClick={toggle.toggle}>
                {phase.toUpperCase()}
              </button>
            ) : (
              phase.toUpperCase()
            )}
          </li>
        );
      })}
    </ol>
  );
}
