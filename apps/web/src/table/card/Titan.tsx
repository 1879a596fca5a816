import { type CSSProperties, Fragment } from 'react';
import { Emblem } from '../../art/index.ts';
import { say } from '../../i18n/say.ts';
import type { BaseView, CardView, SeatView } from '../../view/types.ts';
import { begunWords, fitsLine, hyphenate, inChip, longestWord, shortened, withoutArticle } from '../model/hyphens.ts';
import { tileLabel } from '../model/words.ts';
import { useTable, useTouch } from '../state/context.ts';
import { touched } from '../state/touched.ts';
import { Rules } from './CardFace.tsx';
import { Ready } from './Ready.tsx';
import { Cancelled, Counters, lettersOf, Tick } from './Tile.tsx';
import styles from './titan.module.css';
import { useInspectGesture } from './useInspectGesture.ts';

/** Marks stand one above the other if there is room, because a name beside them needs the width. */
function Marks({ card }: { card: CardView }) {
  if (!card.counters && !card.cancelled) return null;
  return (
    <span className={styles.marks}>
      <Counters n={card.counters} />
      {card.cancelled ? <Cancelled size={13} /> : null}
    </span>
  );
}

/** Words with more letters would break twice in the narrowest hexagons. */
const LONG = 8;

/** Width of a hexagon's points, in average letters. */
const POINTS = 2;

/** Letters that reach into the points, above and below their tips. */
const BESIDE = 1;

interface TitanProps {
  card: CardView;
  base: BaseView | null;
  /** head: in the head of a lane. */
  chip: 'chip' | 'slim' | 'head' | false;
  /** The number of average letters that fit across the chip. */
  brief?: number | undefined;
  /** The titan says why it is not worth a touch; `again`: with the same words as the titan below it. */
  noted?: 'own' | 'again';
  /** The titan has the height of a tile with text, and shows its own if that fits. */
  telling?: boolean;
}

/** A titan's name in up to two lines, for the head of a lane; null if it does not fit. */
const inHead = (name: string, letters: number): string | null => inChip(withoutArticle(name), letters);

/** The titan's name and emblem; on a chip the name if all of it fits, else the emblem. */
function Called({ card, chip, letters }: Pick<TitanProps, 'card' | 'chip'> & { letters: number }) {
  const { factionOf } = useTable('factionOf');
  if (chip && fitsLine(card.name, letters))
    return <span className={styles.brief}>{shortened(card.name, letters)}</span>;
  const emblem = <Emblem faction={factionOf(card.name, card.owner)} size={chip === 'chip' || !chip ? 19 : 14} />;
  const whole = chip === 'head' && inHead(card.name, letters);
  if (whole) return <span className={styles.two}>{whole}</span>;
  if (chip === 'head') return emblem;
  if (chip)
    return (
      <>
        <span className={styles.begun}>{begunWords(card.name, letters + BESIDE)}</span>
        {emblem}
      </>
    );
  return (
    <>
      <span
        className={styles.name}
        data-name
        data-long={longestWord(card.name) > LONG || undefined}
        style={lettersOf(card.name)}
      >
        {hyphenate(card.name)}
      </span>
      {emblem}
    </>
  );
}

/** The titan's rules text; absent until it has loaded. */
function Told({ name }: { name: string }) {
  const { facts } = useTable('facts');
  const text = facts.get(name)?.text;
  return text ? (
    <span className={styles.told} data-told>
      <Rules text={text} />
    </span>
  ) : null;
}

/**
 * A titan is a hexagon: not a minion, no power of its own. At a base it shows its name, with its text if there is room,
 * or its emblem if space is short.
 */
export function Titan({ card, base, chip, brief = 0, noted, telling = false }: TitanProps) {
  const { name, you } = useTable('name', 'you');
  const touch = useTouch(card.id);
  const gesture = useInspectGesture({ id: card.id, name: card.name });
  const note = noted ? touch.note : '';
  return (
    <button
      type="button"
      className={styles.titan}
      data-noted={note ? noted : undefined}
      data-seat={card.controller ?? undefined}
      data-chip={chip === 'head' ? 'slim' : chip || undefined}
      data-spelled={(chip === 'head' && inHead(card.name, brief - POINTS) !== null) || undefined}
      data-usable={card.usable || undefined}
      data-telling={telling || undefined}
      data-testid={`titan-${card.id}`}
      aria-label={tileLabel(card, base, name, touch.said)}
      {...touched(card.id, touch)}
      {...gesture}
    >
      <span className={styles.shape}>
        <i />
      </span>
      <Called card={card} chip={chip} letters={brief - POINTS} />
      {telling ? <Told name={card.name} /> : null}
      <Marks card={card} />
      {card.usable && you !== null ? <Ready at={styles.use} /> : null}
      {note ? (
        <small className={styles.why} data-mark-of="reason" style={{ '--letters': note.length } as CSSProperties}>
          {note}
        </small>
      ) : null}
      <Tick n={touch.chosen} />
    </button>
  );
}

/** One's own set-aside titans, next to the deck. */
export function Aside({ seat }: { seat: SeatView }) {
  const { refused } = useTable('refused');
  if (seat.titans.length === 0) return null;
  const isAgain = (card: CardView, next: CardView | undefined) =>
    next !== undefined && refused.get(next.id) === refused.get(card.id);
  const repeats = seat.titans.some((card, i) => refused.get(card.id) && isAgain(card, seat.titans[i + 1]));
  return (
    <section
      className={styles.aside}
      aria-label={say('Your titans, set aside')}
      data-testid="aside"
      data-again={repeats || undefined}
    >
      <h3 className={styles.caption}>{seat.titans.length === 1 ? say('Titan') : say('Titans')}</h3>
      <ul>
        {seat.titans.map((card, i) => (
          <li key={card.id}>
            <Titan card={card} base={null} chip={false} noted={isAgain(card, seat.titans[i + 1]) ? 'again' : 'own'} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Another player's factions; those with a titan set aside are hexagons. Names on hover and in the player's sheet. */
export function Pips({ seat }: { seat: SeatView }) {
  const { factionOf } = useTable('factionOf');
  const waiting = seat.titans.map((card) => ({ card, faction: factionOf(card.name, card.owner) }));
  const others = seat.factions.filter((one) => !waiting.some(({ faction }) => faction === one));
  return (
    <span className={styles.pips} data-many={waiting.length > 1}>
      {waiting.map(({ card, faction }) => (
        <Fragment key={card.id}>
          <span className={styles.pip} data-seat={seat.seat} data-id={card.id} data-testid="pip">
            <span className={styles.shape} />
            <Emblem faction={faction} size={19} />
          </span>
          <Counters n={card.counters} />
        </Fragment>
      ))}
      {others.map((faction) => (
        <span key={faction} className={styles.other}>
          <Emblem faction={faction} size={26} />
        </span>
      ))}
    </span>
  );
}
