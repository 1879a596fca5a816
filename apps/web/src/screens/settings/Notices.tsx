import { useState } from 'react';
import { say } from '../../i18n/say.ts';
import { mayNotify } from '../../settings/notices.ts';
import { change, useSetting } from '../../settings/settings.ts';
import { Chips } from '../../ui/Chips.tsx';
import styles from './settings.module.css';

/** The switch for notifications. Enabling it asks the device, and works only if the device allows them. */
export function Notices() {
  const on = useSetting('notify');
  const [said, setSaid] = useState('');
  const set = async (wanted: boolean) => {
    const allowed = !wanted || (await mayNotify());
    change({ notify: wanted && allowed });
    setSaid(allowed ? '' : say('This device blocks notifications from this page.'));
  };
  return (
    <>
      <Chips
        label={say('System notifications')}
        help={say('when it is your turn and this page is in the background')}
        options={[
          [true, say('On')],
          [false, say('Off')],
        ]}
        value={on}
        onChange={(wanted) => void set(wanted)}
      />
      <p role="status" className={styles.help}>
        {said}
      </p>
    </>
  );
}
