import { Link } from 'wouter';
import { Bar } from '../app/Bar.tsx';
import { finished } from './finished.ts';
import styles from './learn.module.css';
import { LESSONS } from './lessons.ts';

/** /learn: the lessons, in their order. */
export default function LearnPage() {
  const done = finished();
  return (
    <div className={styles.page}>
      <Bar title="Learn to play" sub="four lessons, a minute each" />
      <main>
        <ol className={styles.lessons}>
          {LESSONS.map(({ id, title, about }, i) => (
            <li key={id}>
              <Link href={`/learn/${id}`} className={`${styles.lesson} paper`} data-testid={`lesson-${id}`}>
                <b className={styles.number}>{i + 1}</b>
                <span>
                  <b className="d">{title}</b>
                  <span>{about}</span>
                  {done.has(id) ? <span className={styles.done}>✓ done</span> : null}
                </span>
              </Link>
            </li>
          ))}
        </ol>
        <p className={styles.more}>
          Then look things up in <Link href="/rules">the rules</Link> or among <Link href="/cards">all cards</Link>, or{' '}
          <Link href="/hotseat">play on one screen</Link>.
        </p>
      </main>
    </div>
  );
}
