import { normaliseCode } from '@smash/protocol';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Field } from '../app/Field.tsx';
import { myName } from '../app/names.ts';
import { createRoom } from '../net/sessions.ts';
import { Button } from '../ui/index.ts';
import { say } from '../words/say.ts';
import styles from './room.module.css';

/** The link or code leads nowhere: what was typed stays, to be corrected. */
export function NoRoom({ code }: { code: string }) {
  const [, go] = useLocation();
  const [text, setText] = useState(code);
  const [hint, setHint] = useState('');
  return (
    <main className={styles.notice} data-testid="no-room">
      <section className={`${styles.slip} paper`}>
        <h1 className="cap">{say('No room called {code}', { code })}</h1>
        <p>{say('Rooms close 24 h after the last move in the lobby. Is there a slip in the code?')}</p>
        <form
          className={styles.again}
          onSubmit={(event) => {
            event.preventDefault();
            const found = normaliseCode(text);
            // The same code again may be there by now.
            if (found === code) location.reload();
            else if (found) go(`/r/${found}`);
            else setHint(say('A code is four letters and two digits, like KILN-42.'));
          }}
        >
          <Field label={say('Room code')} value={text} onChange={setText} testid="code" />
          <Button type="submit" testid="join">
            {say('Join')}
          </Button>
        </form>
        <p role="alert">{hint}</p>
        <Button
          kind="primary"
          testid="make-room"
          onClick={() =>
            createRoom(myName()).then(
              (made) => go(`/r/${made}`),
              () => setHint(say('The server cannot be reached just now.')),
            )
          }
        >
          {say('Make this a new room')}
        </Button>
        <p>
          <Link href="/">{say('First page')}</Link>
        </p>
      </section>
    </main>
  );
}
