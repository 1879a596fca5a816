import { Emblem, Mashup } from '../../art/index.ts';
import { deckName } from '../../cards/factions.ts';
import { say } from '../../i18n/say.ts';
import { SeatBand, SeatMark } from '../../ui/index.ts';
import styles from './draft.module.css';

function deckWords(a: string | undefined, b: string | undefined): string {
  if (a && b) return deckName([a, b]);
  return a ? say('{faction} and …', { faction: a }) : say('nothing yet');
}

function DeckStamp({ a, b }: { a: string | undefined; b: string | undefined }) {
  if (!a) return <span className={styles.hole} />;
  if (!b) return <Emblem faction={a} size={56} />;
  return (
    <span className={styles.stamp}>
      <Mashup a={a} b={b} size={72} />
    </span>
  );
}

/** What the picks amount to: each player's two factions, torn together. */
export function Decks({ picked, nameOf }: { picked: string[][]; nameOf(seat: number): string }) {
  return (
    <ul className={styles.decks} aria-label={say('Decks so far')}>
      {picked.map(([a, b], seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={seat} data-seat={seat}>
          <SeatBand />
          <SeatMark seat={seat} size={30} />
          <span className="grow">
            <b className={styles.name}>{nameOf(seat)}</b>
            <span className={styles.tags}>{deckWords(a, b)}</span>
          </span>
          <DeckStamp a={a} b={b} />
        </li>
      ))}
    </ul>
  );
}
