import { useState } from 'react';
import { Link } from 'wouter';
import { Emblem, slug } from '../../art/index.ts';
import { type FactionSheetFacts, useFactions } from '../../cards/factions.ts';
import { msg, say } from '../../i18n/say.ts';
import styles from '../../rules/reference.module.css';
import { Field } from '../../ui/Field.tsx';
import { Bar } from '../bar/Bar.tsx';
import { CardEntry } from './CardEntry.tsx';
import { findCards, findFactions, type Wanted } from './gallery.ts';

/** Maximum cards rendered: more would not help a search for one card. */
const MOST = 48;
const COMPLEXITY = [msg('any'), msg('easy'), msg('medium'), msg('hard')];

/** /cards: every faction, and every card by its words. */
export default function GalleryPage() {
  const all = useFactions();
  const [wanted, setWanted] = useState<Wanted>({ question: '', set: '', complexity: 0 });
  const set = (change: Partial<Wanted>) => setWanted({ ...wanted, ...change });
  const sets = [...new Set((all ?? []).map((one) => one.set))].sort();
  const asks = wanted.question.trim() !== '';
  const factions = findFactions(all ?? [], wanted);
  const cards = asks ? findCards(all ?? [], wanted) : [];
  const said = all
    ? [
        say('{n, plural, one {# faction} other {# factions}}', { n: factions.length }),
        ...(asks ? [say('{n, plural, one {# card} other {# cards}}', { n: cards.length })] : []),
      ].join(', ')
    : say('One moment');
  return (
    <div className={styles.page}>
      <Bar title={say('Cards')} sub={said} />
      <div className={styles.search}>
        <Field
          label={say('Search names and texts')}
          value={wanted.question}
          onChange={(question) => set({ question })}
          testid="search"
          placeholder={say('destroy a minion')}
        />
        <label className={styles.filter}>
          {say('Set')}
          <select value={wanted.set} onChange={(event) => set({ set: event.target.value })} data-testid="filter-set">
            <option value="">{say('All sets')}</option>
            {sets.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <label className={styles.filter}>
          {say('Complexity')}
          <select
            value={wanted.complexity}
            onChange={(event) => set({ complexity: Number(event.target.value) })}
            data-testid="filter-complexity"
          >
            {COMPLEXITY.map((word, n) => (
              <option key={word.id} value={n}>
                {say(word)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className="vh" role="status">
        {said}
      </p>
      <main>
        <ul className={styles.factions} aria-label={say('Factions')}>
          {factions.map((one) => (
            <li key={one.faction}>
              <Faction fact={one} />
            </li>
          ))}
        </ul>
        {asks ? (
          <ul className={styles.cards} aria-label={say('Cards')} data-testid="found-cards">
            {cards.slice(0, MOST).map((shown) => (
              <CardEntry key={`${shown.fact.faction}/${shown.fact.name}`} shown={shown} />
            ))}
          </ul>
        ) : null}
        {cards.length > MOST ? (
          <p className={styles.none}>{say('{n} more. Add a word to narrow it down.', { n: cards.length - MOST })}</p>
        ) : null}
        {all && factions.length === 0 && cards.length === 0 ? (
          <p className={styles.none}>{say('Nothing contains these words. Try fewer.')}</p>
        ) : null}
      </main>
    </div>
  );
}

function Faction({ fact: { faction, set, tags, complexity } }: { fact: FactionSheetFacts }) {
  return (
    <Link href={`/cards/${slug(faction)}`} className={styles.faction} data-testid={`faction-${faction}`}>
      <Emblem faction={faction} size={56} />
      <span className="grow">
        <b className={styles.name}>{faction}</b>
        <span className="mut">{tags.join(' · ')}</span>
        <span className="mut">
          {set} · {say(COMPLEXITY[complexity] ?? '')}
        </span>
      </span>
    </Link>
  );
}
