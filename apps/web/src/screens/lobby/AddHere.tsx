import { cleanName } from '@smash/protocol';
import { useRef, useState } from 'react';
import type { SharedScreen } from '../../game/online/sharedScreen.ts';
import { say } from '../../i18n/say.ts';
import { friendlyName } from '../../settings/names.ts';
import { Button } from '../../ui/index.ts';
import { NameField } from '../../ui/NameField.tsx';
import styles from './lobby.module.css';

interface AddHereProps {
  screen: SharedScreen;
  seat: number;
  onDone(): void;
}

/** Another person at this screen takes that seat. */
export function AddHere({ screen, seat, onDone }: AddHereProps) {
  const [name, setName] = useState(friendlyName);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    <form
      className={styles.rename}
      onSubmit={async (event) => {
        event.preventDefault();
        if (cleanName(name) === null) {
          setMissing(true);
          input.current?.focus();
          return;
        }
        setBusy(true);
        if (await screen.addSeat(name, seat)) onDone();
        else setBusy(false);
      }}
    >
      <NameField value={name} onChange={setName} testid="here-name" input={input} missing={missing} />
      <Button small type="submit" kind="primary" disabled={busy} testid="here-ok">
        {say('Take this seat')}
      </Button>
      <Button small onClick={onDone}>
        {say('Cancel')}
      </Button>
    </form>
  );
}
