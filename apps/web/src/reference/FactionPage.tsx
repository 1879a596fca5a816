import { Link } from 'wouter';
import { Bar } from '../app/Bar.tsx';
import { useFactions } from '../app/factions.ts';
import { Emblem, slug } from '../art/index.ts';
import { CardEntry } from './CardEntry.tsx';
import { cardsOf } from './gallery.ts';
import styles from './reference.module.css';

/** /cards/pirates: all cards of a faction at reading size, with their rulings. */
export default function FactionPage({ name }: { name: string }) {
  const all = useFactions();
  const fact = all?.find((one) => slug(one.faction) === name);
  if (!fact)
    return (
      <div className={styles.page}>
        <Bar title="Cards" />
        <p className={styles.none}>
          {all ? 'There is no faction of this name. ' : 'One moment'} <Link href="/cards">All factions</Link>
        </p>
      </div>
    );
  return (
    <div className={styles.page}>
      <Bar title="Cards" sub={<Link href="/cards">All factions</Link>} />
      <header className={styles.head}>
        <Emblem faction={fact.faction} size={88} />
        <div>
          <h1 className="cap">{fact.faction}</h1>
          <p className="mut">
            {fact.set} · {fact.tags.join(' · ')} · complexity {fact.complexity} of 3
          </p>
        </div>
      </header>
      <main>
        <ul className={styles.cards} aria-label={`Cards of the ${fact.faction}`}>
          {cardsOf(fact).map((shown) => (
            <CardEntry key={shown.fact.name} shown={shown} />
          ))}
        </ul>
      </main>
    </div>
  );
}
