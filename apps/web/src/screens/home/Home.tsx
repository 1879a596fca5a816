import { Trans } from '@lingui/react';
import { normaliseCode } from '@smash/protocol/text';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Emblem, Picture } from '../../art/poster.ts';
import { hasTables, waitingTable } from '../../game/online/playing.ts';
import { noTable } from '../../game/online/words.ts';
import { say } from '../../i18n/say.ts';
import { myName } from '../../settings/names.ts';
import { Field } from '../../ui/Field.tsx';
import { Button, Icon, Logo } from '../../ui/index.ts';
import { useNewTable } from '../lobby/useNewTable.ts';
import styles from './home.module.css';

/** The characters on the poster. */
const FACES = [
  ['Pirate King', 'pirates', 5],
  ['Ninja Master', 'ninjas', 5],
  ['Supreme Overlord', 'aliens', 5],
  ['Zombie Lord', 'zombies', 5],
] as const;

// Do not load before the page is shown.
const YourTables = lazy(() => import('./YourTables.tsx'));

/** The list of tables, added after hydration: the prerendered page knows no tables. */
function Listed() {
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(hasTables()), []);
  return shown ? (
    <Suspense>
      <YourTables />
    </Suspense>
  ) : null;
}

function Links() {
  return (
    <nav className={styles.links} aria-label={say('Look things up')}>
      <Link href="/learn">{say('Learn to play')}</Link>
      <Link href="/puzzles">{say('Puzzles')}</Link>
      <Link href="/guide/turn">{say('How a turn goes')}</Link>
      <Link href="/guide/base">{say('How a base scores')}</Link>
      <Link href="/cards">{say('All factions and cards')}</Link>
      <Link href="/rules">{say('Complete rules')}</Link>
      <Link href="/games">{say('Your games')}</Link>
    </nav>
  );
}

async function makeTable(): Promise<string> {
  const { createRoom } = await import('../../game/online/sessions.ts');
  return createRoom(myName());
}

export function Home() {
  const [, go] = useLocation();
  const { busy, trouble, open } = useNewTable(makeTable, () =>
    say('The server cannot be reached. “Pass and play” works without it.'),
  );
  const [mistake, setMistake] = useState('');
  const [code, setCode] = useState('');
  const [joining, setJoining] = useState(false);
  const codeField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (joining) codeField.current?.focus();
  }, [joining]);
  const [back] = useState(waitingTable);

  const join = () => {
    const found = normaliseCode(code);
    if (found) go(`/r/${found}`);
    else setMistake(noTable(code));
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
              onClick={() => {
                setMistake('');
                void open();
              }}
            >
              {busy ? say('Opening a room…') : say('Play with friends')}
            </Button>
            <Button className={styles.quick} testid="play-now" onClick={() => go('/play')}>
              {say('Play now')}
              <small>{say('against a bot, right away')}</small>
            </Button>
          </div>
          <div className={styles.others}>
            <Button
              testid="quick-start"
              title={say('two players, one screen, easy decks')}
              onClick={() => go('/quick')}
            >
              {say('Quick start')}
            </Button>
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
            {mistake || trouble}
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
      <Listed />
      <ul className={styles.facts}>
        {(
          [
            ['pirates', say('2 to 4 players'), say('On any device with a browser: laptop, tablet, phone.')],
            [
              'ninjas',
              say('Every rule enforced'),
              say('The table lights up every legal move and tells you why the others are not.'),
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
      <Links />
      <footer className={`${styles.foot} mut`}>
        {say(
          'Unofficial and free. Smash Up is a trademark of its owner, who is not involved in this site. All art is our own.',
        )}
      </footer>
    </main>
  );
}
