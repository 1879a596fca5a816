import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { say } from '../../i18n/say.ts';
import { RuleText } from '../../rules/RuleText.tsx';
import styles from '../../rules/reference.module.css';
import { findRule, searchRules, useRuleBook } from '../../rules/rules.ts';
import { Field } from '../../ui/Field.tsx';
import { Bar } from '../bar/Bar.tsx';
import { SceneLinks, useScenes } from './SceneLinks.tsx';
import { usePlace } from './usePlace.ts';

const anchor = (title: string): string => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
const counted = (n: number): string => say('{n, plural, one {# rule} other {# rules}}', { n });

/** /rules: every rule the table enforces, searchable; /rules#SCORE-5 opens at that rule. */
export default function RulesPage() {
  const { book, isAway } = useRuleBook();
  const [question, setQuestion] = useState('');
  const scenes = useScenes();
  const place = usePlace();
  const found = book ? searchRules(book, question) : [];
  const count = found.reduce((n, { rules }) => n + rules.length, 0);

  // The rule in the address exists only once the book is loaded, and must show regardless of an earlier search.
  const hidden = place !== '' && !found.some(({ rules }) => rules.some(({ id }) => id === place));
  const [reached, setReached] = useState('');
  if (book && place !== reached) {
    setReached(place);
    if (hidden && findRule(book, place)) setQuestion('');
  }
  useEffect(() => {
    if (reached) document.getElementById(reached)?.scrollIntoView({ block: 'start' });
  }, [reached]);

  return (
    <div className={styles.page}>
      <Bar title={say('Complete rules')} sub={book || isAway ? counted(count) : say('One moment')} />
      <div className={styles.search}>
        <Field
          label={say('Search the rules')}
          value={question}
          onChange={setQuestion}
          testid="search"
          placeholder={say('tie')}
        />
      </div>
      <div className={styles.columns}>
        <nav className={styles.sections} aria-label={say('Sections')}>
          {found.map(({ title }) => (
            <a key={title} href={`#${anchor(title)}`}>
              {title}
            </a>
          ))}
        </nav>
        <main className={styles.book}>
          <p className="vh" role="status">
            {book ? say('{n, plural, one {# rule} other {# rules}} found', { n: count }) : ''}
          </p>
          {isAway ? (
            <p className={styles.none} role="alert">
              {say('The server can’t be reached right now.')}
            </p>
          ) : null}
          {book && count === 0 ? (
            <p className={styles.none}>{say('No rule contains these words. Try fewer.')}</p>
          ) : null}
          {book && question === '' ? (
            <p className={styles.intro}>
              {say('Where the rule books disagree, “our choice” marks what this table plays.')}{' '}
              <Link href="/see">{say('All examples')}</Link>
            </p>
          ) : null}
          {found.map(({ title, rules }) => (
            <section key={title} id={anchor(title)} className={`${styles.section} paper`}>
              <h2 className="cap">{title}</h2>
              {/* The rules are only in English. */}
              <dl lang="en">
                {rules.map(({ id, name, text }) => (
                  <div key={id} id={id} className={styles.rule} data-here={id === place || undefined}>
                    <dt>
                      <a href={`#${id}`}>{id}</a> {name}
                    </dt>
                    <dd>
                      <RuleText text={text} link={(other) => <a href={`#${other}`}>{other}</a>} />
                      <SceneLinks about={id} scenes={scenes?.rules[id]} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </main>
      </div>
    </div>
  );
}
