import { cleanName } from '@smash/protocol';
import { useRef, useState } from 'react';
import type { Session } from '../../game/online/session.ts';
import { say } from '../../i18n/say.ts';
import { myName, rememberName } from '../../settings/names.ts';
import { Button } from '../../ui/index.ts';
import { NameField } from '../../ui/NameField.tsx';
import { Slip } from '../../ui/Slip.tsx';

/** Whoever was given a seat says under which name they play on. */
export function TakeGift({ session }: { session: Session }) {
  const [name, setName] = useState(myName);
  const [missing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    <Slip title={say('A seat for you')} testid="take-gift">
      <p>{say('Somebody gives you their seat in a game that is under way. You play on with their cards.')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (cleanName(name) === null) {
            setMissing(true);
            input.current?.focus();
            return;
          }
          rememberName(name);
          void session.takeGift(name);
        }}
      >
        <NameField value={name} onChange={setName} testid="name" input={input} missing={missing} />
        <p>
          <Button type="submit" kind="primary" testid="take-gift-yes">
            {say('Take this seat')}
          </Button>
        </p>
      </form>
    </Slip>
  );
}
