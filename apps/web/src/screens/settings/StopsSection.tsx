import { useStore } from 'zustand';
import { say } from '../../i18n/say.ts';
import { change, type Settings, settings } from '../../settings/settings.ts';
import { BREAK_KEYS, BREAK_WORDS, MODE_WORDS, STOP_KEYS, STOP_WORDS } from '../../settings/stops.ts';
import { Chips } from '../../ui/Chips.tsx';
import styles from './settings.module.css';

const modes = () => (['smart', 'always', 'never'] as const).map((mode) => [mode, say(MODE_WORDS[mode])] as const);
const kinds = Object.keys(STOP_KEYS) as (keyof typeof STOP_KEYS)[];
const breaks = Object.keys(BREAK_KEYS) as (keyof typeof BREAK_KEYS)[];

/** The windows in which the player is asked, and what ends a standing pass. */
export function StopsSection() {
  const now = useStore(settings);
  const set = (key: keyof Settings, value: unknown) => change({ [key]: value } as Partial<Settings>);
  return (
    <section aria-labelledby="stops" data-testid="stops">
      <h3 id="stops" className={styles.head}>
        {say('Stops')}
      </h3>
      <p className={styles.help}>
        {say(
          'Smart: ask when I have something to use. Always: ask even when I have nothing. Never: pass for me. Mandatory choices are always asked.',
        )}
      </p>
      {kinds.map((kind) => (
        <Chips
          key={kind}
          label={say(STOP_WORDS[kind])}
          options={modes()}
          value={now[STOP_KEYS[kind]]}
          onChange={(mode) => set(STOP_KEYS[kind], mode)}
        />
      ))}
      <fieldset className={styles.breaks}>
        <legend>{say('Stop auto-passing when')}</legend>
        {breaks.map((what) => (
          <label key={what}>
            <input
              type="checkbox"
              checked={now[BREAK_KEYS[what]]}
              onChange={(event) => set(BREAK_KEYS[what], event.target.checked)}
            />
            {say(BREAK_WORDS[what])}
          </label>
        ))}
      </fieldset>
    </section>
  );
}
