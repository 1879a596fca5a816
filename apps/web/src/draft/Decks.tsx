import { deckName } from '../app/factions.ts';
import { Emblem, Mashup } from '../art/index.ts';
import { SeatMark } from '../ui/index.ts';
import { say } from '../words/say.ts';
import styles from './draft.module.css';

/** What becomes of the picks: two factions torn together. */
export function Decks({ picked, nameOf }: { picked: string[][]; nameOf(seat: number): string }) {
  return (
    <ul className={styles.decks} aria-label={say('Decks so far')}>
      {picked.map(([a, b], seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={seat} data-seat={seat}>
          <span className={`${styles.band} ink`} />
          <SeatMark seat={seat} size={30} />
          <span className="grow">
            <b className={styles.name}>{nameOf(seat)}</b>
            <span className={styles.tags}>
              {a && b ? deckName([a, b]) : a ? say('{faction} and …', { faction: a }) : say('nothing yet')}
            </span>
          </span>
          {a && b ? (
            <span className={styles.stamp}>
              <Mashup a={a} b={b} size={72} />
            </span>
          ) : a ? (
            <Emblem faction={a} size={56} />
          ) : (
            <span className={styles.hole} />
          )}
        </li>
      ))}
    </ul>
  );
}
