import { Trans } from '@lingui/react';
import { normaliseCode } from '@smash/protocol';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Emblem, Picture } from '../../art/index.ts';
import { waitingTable } from '../../game/online/playing.ts';
import { noTable, TOO_MANY } from '../../game/online/words.ts';
import { say } from '../../i18n/say.ts';
import { myName } from '../../settings/names.ts';
import { Field } from '../../ui/Field.tsx';
import { Button, Icon, Logo } from '../../ui/index.ts';
import styles from './home.module.css';

/** Who is on the poster. */
const FACES = [
  ['Pirate King', 'pirates', 5],
  ['Ninja Master', 'ninjas', 5],
  ['Supreme Overlord', 'aliens', 5],
  ['Zombie Lord', 'zombies', 5],
] as const;

export function Home() {
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const [code, setCode] = useState('');
  const [joining, setJoining] = useState(false);
  const codeField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (joining) codeField.current?.focus();
  }, [joining]);
  const [back] = useState(waitingTable);

  const create = async () => {
    setBusy(true);
    setTrouble('');
    try {
      const { createRoom } = await import('../../game/online/sessions.ts');
      go(`/r/${await createRoom(myName())}`);
    } catch (error) {
      setTrouble(
        (error as { code?: number }).code === TOO_MANY
          ? say('Many tables were opened from your network. Please wait a minute and try again.')
          : say('The server cannot be reached. “Pass and play” works without it.'),
      );
      setBusy(false);
    }
  };
  const join = () => {
    const found = normaliseCode(code);
    if (found) go(`/r/${found}`);
    else setTrouble(noTable(code));
  };

  return (
    <main className={styles.home}>
      <section className={`${styles.poster} paper`}>
        <div className={styles.words}>
          <p className={`cap ${styles.kicker}`}>
            <Logo size={26} /> Smash Table
          </p>
          <h1 className="cap">
            <Trans id="Two factions.<br/>One deck. Smash." components={{ br: <br /> }} />
          </h1>
          <p>{say('An unofficial fan table for Smash Up. No account: open a room, send the link, play.')}</p>
          <div className={styles.main}>
            {back ? (
              <Button kind="primary" className={styles.big} testid="back-to-table" onClick={() => go(`/r/${back}`)}>
                {say('Back to {code}', { code: back })}
              </Button>
            ) : null}
            <Button
              kind={back ? 'default' : 'primary'}
              className={styles.big}
              testid="play-with-friends"
              disabled={busy}
              onClick={create}
            >
              {busy ? say('Opening a room…') : say('Play with friends')}
            </Button>
            <Button className={styles.quick} testid="quick-start" onClick={() => go('/quick')}>
              {say('Quick start')}
              <small>{say('two players, one screen, easy decks')}</small>
            </Button>
          </div>
          <div className={styles.others}>
            <Button testid="one-screen" onClick={() => go('/hotseat')}>
              {say('Pass and play')}
            </Button>
            <Button testid="join-with-code" aria-expanded={joining} onClick={() => setJoining(!joining)}>
              {say('Join with code')}
            </Button>
          </div>
          {joining ? (
            <form
              className={styles.join}
              onSubmit={(event) => {
                event.preventDefault();
                join();
              }}
            >
              <Field
                input={codeField}
                label={say('Room code')}
                value={code}
                onChange={setCode}
                testid="code"
                placeholder="KELP-47382"
              />
              <Button type="submit" testid="join">
                {say('Join')} <Icon name="right" />
              </Button>
            </form>
          ) : null}
          <p className={styles.trouble} role="alert">
            {trouble}
          </p>
        </div>
        <div className={styles.faces} aria-hidden="true">
          {FACES.map(([card, faction, power]) => (
            <div key={card}>
              <Picture card={card} faction={faction} power={power} />
            </div>
          ))}
        </div>
        <div className={styles.tear} />
      </section>
      <ul className={styles.facts}>
        {(
          [
            ['pirates', say('2 to 4 players'), say('Every device with a browser: laptop, tablet, phone.')],
            [
              'ninjas',
              say('Every rule enforced'),
              say('The table lights what is legal and says why anything else is not.'),
            ],
            ['aliens', say('Leave and come back'), say('A refresh or a dead battery loses nothing. Your seat waits.')],
          ] as const
        ).map(([faction, head, text]) => (
          <li key={head}>
            <Emblem faction={faction} size={48} />
            <span>
              <b className="d">{head}</b>
              <span className="mut">{text}</span>
            </span>
          </li>
        ))}
      </ul>
      <nav className={styles.links} aria-label={say('Look things up')}>
        <Link href="/learn">{say('Learn to play')}</Link>
        <Link href="/guide/turn">{say('How a turn goes')}</Link>
        <Link href="/guide/base">{say('How a base scores')}</Link>
        <Link href="/cards">{say('All factions and cards')}</Link>
        <Link href="/rules">{say('Complete rules')}</Link>
      </nav>
      <footer className={`${styles.foot} mut`}>
        {say(
          'Unofficial and free. Smash Up is a trademark of its owner, who is not involved in this site. All art is our own.',
        )}
      </footer>
    </main>
  );
}
