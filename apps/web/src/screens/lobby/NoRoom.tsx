import { normaliseCode } from '@smash/protocol';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { createRoom } from '../../game/online/sessions.ts';
import { noTable } from '../../game/online/words.ts';
import { say, sayWith } from '../../i18n/say.ts';
import { myName } from '../../settings/names.ts';
import { Field } from '../../ui/Field.tsx';
import { Button } from '../../ui/index.ts';
import { Slip } from '../../ui/Slip.tsx';
import styles from './room.module.css';
import { useNewTable } from './useNewTable.ts';

/** The page for a link or code that leads nowhere. The field keeps the input, so that it can be corrected. */
export function NoRoom({ code }: { code: string }) {
  const [, go] = useLocation();
  const [text, setText] = useState(code);
  const [hint, setHint] = useState('');
  const { busy, trouble, open } = useNewTable(
    () => createRoom(myName()),
    () => say('The server can’t be reached right now.'),
  );
  return (
    <Slip
      testid="no-room"
      title={sayWith('There is no table {code}', {
        code: [
          <span key="code" className={styles.code}>
            {code}
          </span>,
        ],
      })}
    >
      <p>{say('Lobbies close 24 h after their last change. Check the code for typos.')}</p>
      <form
        className={styles.again}
        onSubmit={(event) => {
          event.preventDefault();
          const found = normaliseCode(text);
          // There may be a room with this code by now.
          if (found === code) location.reload();
          else if (found) go(`/r/${found}`);
          else setHint(noTable(text));
        }}
      >
        <Field label={say('Room code')} value={text} onChange={setText} testid="code" />
        <Button type="submit" testid="join">
          {say('Join')}
        </Button>
      </form>
      <p role="alert">{hint || trouble}</p>
      <Button
        kind="primary"
        testid="make-room"
        disabled={busy}
        onClick={() => {
          setHint('');
          void open();
        }}
      >
        {say('Open a new table')}
      </Button>
      <p>
        <Link href="/">{say('Home')}</Link>
      </p>
    </Slip>
  );
}
