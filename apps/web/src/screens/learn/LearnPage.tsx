import { Trans } from '@lingui/react';
import { Link } from 'wouter';
import { finished } from '../../game/lesson/finished.ts';
import { LESSONS } from '../../game/lesson/lessons.ts';
import { say } from '../../i18n/say.ts';
import { Bar } from '../bar/Bar.tsx';
import styles from './learn.module.css';

/** /learn: the lessons, in order. */
export default function LearnPage() {
  const done = finished();
  return (
    <div className={styles.page}>
      <Bar title={say('Learn to play')} sub={say('four lessons, a minute each')} />
      <main>
        <ol className={styles.lessons}>
          {LESSONS.map(({ id, title, about }, i) => (
            <li key={id}>
              <Link href={`/learn/${id}`} className={`${styles.lesson} paper`} data-testid={`lesson-${id}`}>
                <b className={styles.number}>{i + 1}</b>
                <span>
                  <b className="d">{say(title)}</b>
                  <span>{say(about)}</span>
                  {done.has(id) ? <span className={styles.done}>{say('✓ done')}</span> : null}
                </span>
              </Link>
            </li>
          ))}
        </ol>
        <p className={styles.more}>
          <Trans
            id="Prefer to read? See <turn>how a turn goes</turn> and <base>how a base scores</base>."
            components={{ turn: <Link href="/guide/turn" />, base: <Link href="/guide/base" /> }}
          />
        </p>
        <p className={styles.more}>
          <Trans
            id="Know the rules? Try <puzzles>the puzzles</puzzles>: win a base this turn. See <bots>how the bots play</bots>, and <balance>how strong the factions are</balance>."
            components={{
              puzzles: <Link href="/puzzles" />,
              bots: <Link href="/bots" />,
              balance: <Link href="/balance" />,
            }}
          />
        </p>
        <p className={styles.more}>
          <Trans
            id="Then look things up in <rules>the complete rules</rules> or among <cards>all cards</cards>, or play a game: <play>Pass and play</play>."
            components={{
              rules: <Link href="/rules" />,
              cards: <Link href="/cards" />,
              play: <Link href="/hotseat" />,
            }}
          />
        </p>
      </main>
    </div>
  );
}
