import { useState } from 'react';
import { Chips } from '../app/Chips.tsx';
import { say } from '../words/say.ts';
import { mayNotify } from './notices.ts';
import styles from './settings.module.css';
import { change, useSetting } from './settings.ts';

/** Switched on only where the device allows it; it asks then. */
export function Notices() {
  const on = useSetting('notify');
  const [said, setSaid] = useState('');
  const set = async (wanted: boolean) => {
    const allowed = !wanted || (await mayNotify());
    change({ notify: wanted && allowed });
    setSaid(allowed ? '' : say('This device does not allow notices of this page.'));
  };
  return (
    <>
      <Chips
        label={say('Notice of the device')}
        help={say('when it is your turn and you look elsewhere')}
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
