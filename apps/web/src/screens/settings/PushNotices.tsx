import type { NoticeKind } from '@smash/protocol';
import { useState } from 'react';
import { useStore } from 'zustand';
import { say } from '../../i18n/say.ts';
import { mayNotify } from '../../settings/notices.ts';
import { canPush, KIND_KEYS, KIND_WORDS } from '../../settings/push.ts';
import { CHOICES, change, settings } from '../../settings/settings.ts';
import { Chips } from '../../ui/Chips.tsx';
import styles from './settings.module.css';

const kinds = Object.keys(KIND_KEYS) as NoticeKind[];
/** "22:00–7:00". */
const hours = (quiet: string): string => quiet.replace(/\d+/g, (hour) => `${hour}:00`).replace('-', '–');

/** The settings for notices while the page is closed: which kinds, and quiet hours. */
export function PushNotices() {
  const now = useStore(settings);
  const [said, setSaid] = useState('');
  const set = async (wanted: boolean) => {
    const allowed = !wanted || (canPush() && (await mayNotify()));
    change({ pushes: wanted && allowed });
    setSaid(allowed ? '' : say('This device blocks notifications from this page.'));
  };
  return (
    <section data-testid="push">
      <Chips
        label={say('Notifications when the page is closed')}
        help={say('for tables where you have a seat; they never name a card')}
        options={[
          [true, say('On')],
          [false, say('Off')],
        ]}
        value={now.pushes}
        onChange={(wanted) => void set(wanted)}
      />
      <p role="status" className={styles.help}>
        {said}
      </p>
      {now.pushes ? (
        <>
          <fieldset className={styles.breaks}>
            <legend>{say('Notify me when')}</legend>
            {kinds.map((kind) => (
              <label key={kind}>
                <input
                  type="checkbox"
                  checked={now[KIND_KEYS[kind]]}
                  onChange={(event) => change({ [KIND_KEYS[kind]]: event.target.checked })}
                />
                {say(KIND_WORDS[kind])}
              </label>
            ))}
          </fieldset>
          <Chips
            label={say('Quiet hours')}
            help={say('notifications wait until they are over')}
            options={CHOICES.quiet.map((one) => [one, one === 'off' ? say('None') : hours(one)] as const)}
            value={now.quiet}
            onChange={(quiet) => change({ quiet })}
          />
        </>
      ) : null}
    </section>
  );
}
