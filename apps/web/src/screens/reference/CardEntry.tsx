import { slug } from '../../art/index.ts';
import { say } from '../../i18n/say.ts';
import styles from '../../rules/reference.module.css';
import { Terms } from '../../rules/Terms.tsx';
import { PrintedCard } from '../../table/card/CardFace.tsx';
import type { Shown } from './gallery.ts';

/** A printed card, with the rules its words link to and the rulings about it. */
export function CardEntry({ shown: { fact, rulings } }: { shown: Shown }) {
  return (
    <li className={styles.entry} id={slug(fact.name)} data-type={fact.type}>
      <PrintedCard name={fact.name} fact={fact} faction={fact.faction} />
      <Terms text={fact.text} />
      {rulings.length > 0 ? (
        <details className={styles.rulings}>
          <summary>{say('{n, plural, one {# ruling} other {# rulings}}', { n: rulings.length })}</summary>
          <ul>
            {rulings.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </li>
  );
}
