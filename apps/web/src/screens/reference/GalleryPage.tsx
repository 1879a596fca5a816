import { type FactionEntry, factionIndex } from '@smash/cards/factions';
import { useState } from 'react';
import { Link } from 'wouter';
import { Emblem, slug } from '../../art/index.ts';
import { sayTags, useFetching, useSearchedFactions } from '../../cards/factions.ts';
import { say } from '../../i18n/say.ts';
import styles from '../../rules/reference.module.css';
import { Bar } from '../bar/Bar.tsx';
import { COMPLEXITY, Finder } from '../factions/Finder.tsx';
import { ANYTHING, findFactions, isAsking } from '../factions/find.ts';
import { CardEntry } from './CardEntry.tsx';
import { findCards } from './gallery.ts';

/** The maximum number of cards to render: more would not help a search for one card. */
const MOST = 48;

/** /cards: all factions, and all cards by their words. A search fetches the cards when it starts. */
export default function GalleryPage() {
  const [wanted, setWanted] = useState(ANYTHING);
  const asks = isAsking(wanted);
  const known = useSearchedFactions(asks);
  const fetching = useFetching();
  const complete = known.size === factionIndex.length;
  const factions = findFactions(factionIndex, wanted);
  const cards = asks ? findCards([...known.values()], wanted) : [];
  const said = [
    say('{n, plural, one {# faction} other {# factions}}', { n: factions.length }),
    ...(asks && complete ? [say('{n, plural, one {# card} other {# cards}}', { n: cards.length })] : []),
    ...(asks && !complete ? [fetching] : []),
  ].join(', ');
  return (
    <div className={styles.page}>
      <Bar title={say('Cards')} sub={said} />
      <Finder all={factionIndex} wanted={wanted} onChange={setWanted} />
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
        {(complete || !asks) && factions.length === 0 && cards.length === 0 ? (
          <p className={styles.none}>{say('Nothing contains these words. Try fewer.')}</p>
        ) : null}
      </main>
    </div>
  );
}

function Faction({ fact: { faction, set, tags, complexity } }: { fact: FactionEntry }) {
  return (
    <Link href={`/cards/${slug(faction)}`} className={styles.faction} data-testid={`faction-${faction}`}>
      <Emblem faction={faction} size={56} />
      <span className="grow">
        <b className={styles.name}>{faction}</b>
        <span className="mut">{sayTags(tags)}</span>
        <span className="mut">
          {set} · {say(COMPLEXITY[complexity] ?? '')}
        </span>
      </span>
    </Link>
  );
}
