import { slug } from '../../art/factions.ts';
import { say } from '../../i18n/say.ts';
import styles from '../../rules/reference.module.css';
import { Terms } from '../../rules/Terms.tsx';
import { PrintedCard } from '../../table/card/CardFace.tsx';
import type { Shown } from './gallery.ts';
import { SceneLinks, useScenes } from './SceneLinks.tsx';

/** A printed card with the rules for its words and the rulings about it. */
export function CardEntry({ shown: { fact, rulings } }: { shown: Shown }) {
  const scenes = useScenes();
  return (
    <li className={styles.entry} id={slug(fact.name)} data-type={fact.type}>
      <PrintedCard name={fact.name} fact={fact} faction={fact.faction} />
      <Terms text={fact.text} />
      <SceneLinks about={fact.name} scenes={scenes?.cards[fact.name]} />
      {rulings.length > 0 ? (
        <details className={styles.rulings}>
          <summary>{say('{n, plural, one {# ruling} other {# rulings}}', { n: rulings.length })}</summary>
          <ul>
            {rulings.map(({ id, text }) => (
              <li key={id}>
                {text} <SceneLinks about={id} scenes={scenes?.rulings[id]} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </li>
  );
}
