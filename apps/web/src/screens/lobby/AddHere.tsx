import { useState } from 'react';
import type { SharedScreen } from '../../game/online/sharedScreen.ts';
import { say } from '../../i18n/say.ts';
import { friendlyName } from '../../settings/names.ts';
import { Button } from '../../ui/index.ts';
import { NameField } from '../../ui/NameField.tsx';
import { useNameForm } from '../../ui/useNameForm.ts';
import styles from './lobby.module.css';

interface AddHereProps {
  screen: SharedScreen;
  seat: number;
  onDone(): void;
}

/** A form with which another person at this screen takes that seat. */
export function AddHere({ screen, seat, onDone }: AddHereProps) {
  const [busy, setBusy] = useState(false);
  const add = async (name: string) => {
    setBusy(true);
    if (await screen.addSeat(name, seat)) onDone();
    else setBusy(false);
  };
  const { field, onSubmit } = useNameForm(friendlyName, add, { takesFocus: true });
  return (
    <form className={styles.rename} onSubmit={onSubmit}>
      <NameField {...field} testid="here-name" />
      <Button small type="submit" kind="primary" disabled={busy} testid="here-ok">
        {say('Take this seat')}
      </Button>
      <Button small onClick={onDone}>
        {say('Cancel')}
      </Button>
    </form>
  );
}
