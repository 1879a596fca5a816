import { factionIndex } from '@smash/cards/factions';
import { Link } from 'wouter';
import { Emblem, slug } from '../../art/index.ts';
import { aboutFaction, useFaction, useFetching } from '../../cards/factions.ts';
import { say } from '../../i18n/say.ts';
import styles from '../../rules/reference.module.css';
import { Bar } from '../bar/Bar.tsx';
import { CardEntry } from './CardEntry.tsx';
import { cardsOf } from './gallery.ts';
import { useScenes } from './SceneLinks.tsx';

/** /cards/pirates: all cards of a faction at reading size, with their rulings. */
export default function FactionPage({ name }: { name: string }) {
  const entry = factionIndex.find((one) => slug(one.faction) === name);
  const fact = useFaction(entry?.faction);
  const fetching = useFetching();
  const examples = useScenes()?.groups[`tests/${name}`];
  if (!fact)
    return (
      <div className={styles.page}>
        <Bar title={say('Cards')} />
        <p className={styles.none}>
          {entry ? fetching : say('There is no such faction.')} <Link href="/cards">{say('All factions')}</Link>
        </p>
      </div>
    );
  return (
    <div className={styles.page}>
      <Bar title={say('Cards')} sub={<Link href="/cards">{say('All factions')}</Link>} />
      <header className={styles.head}>
        <Emblem faction={fact.faction} size={88} />
        <div>
          <h1 className="cap">{fact.faction}</h1>
          <p className="mut">{aboutFaction(fact)}</p>
          {examples ? (
            <Link href={`/see/tests/${name}`}>
              {say('{n, plural, one {# example} other {# examples}}', { n: examples })}
            </Link>
          ) : null}
        </div>
      </header>
      <main>
        <ul className={styles.cards} aria-label={say('Cards of the {faction}', { faction: fact.faction })}>
          {cardsOf(fact).map((shown) => (
            <CardEntry key={shown.fact.name} shown={shown} />
          ))}
        </ul>
      </main>
    </div>
  );
}
