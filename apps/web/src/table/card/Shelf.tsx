import { say } from '../../i18n/say.ts';
import { Icon } from '../../ui/index.ts';
import type { CardView, SeatView } from '../../view/types.ts';
import { hyphenate, isWordy } from '../model/hyphens.ts';
import { stasisLabel } from '../model/words.ts';
import { useTable, useTouch } from '../state/context.ts';
import { touched } from '../state/touched.ts';
import styles from './boards.module.css';
import { Plate } from './CardFace.tsx';
import { Ready } from './Ready.tsx';
import { Tick } from './Tile.tsx';
import { useInspectGesture } from './useInspectGesture.ts';

/** The number of cards stored under a card. */
export const Under = ({ n }: { n: number | undefined }) =>
  n ? (
    <small>
      <Icon name="deck" size={11} />
      {n}
    </small>
  ) : null;

function Waiting({ card }: { card: CardView }) {
  const touch = useTouch(card.id);
  const { facts } = useTable('facts');
  const gesture = useInspectGesture({ id: card.id, name: card.name });
  const waits = !touch.legal && (card.stasis ?? 0) > 0;
  return (
    <li>
      <button
        type="button"
        className={styles.waiting}
        data-noted={touch.note !== '' || undefined}
        data-wordy={isWordy(card.name) || undefined}
        data-testid={`stasis-${card.id}`}
        aria-label={stasisLabel(card, touch.said)}
        {...touched(card.id, touch)}
        {...gesture}
      >
        <small className={styles.called} data-name>
          {hyphenate(card.name)}
        </small>
        <span
          className={styles.turns}
          data-under={card.under ? true : undefined}
          data-waits={waits || undefined}
          data-usable={card.usable || undefined}
        >
          <span className={styles.kind}>
            <Plate
              type={card.type}
              power={card.printed ?? card.power}
              both={facts.get(card.name)?.sides !== undefined}
            />
          </span>
          <Icon name="stasis" size={12} />
          {waits ? <span className={styles.waits}>{say('waits')}</span> : null}
          <b>{card.stasis ?? 0}</b>
          <Under n={card.under} />
          {card.usable ? <Ready at={styles.use} /> : null}
        </span>
        {touch.note ? (
          <span className={styles.why} data-mark-of="reason">
            {touch.note}
          </span>
        ) : null}
        <Tick n={touch.chosen} />
      </button>
    </li>
  );
}

/** Your cards in stasis, with the turns they still wait (STA-1). */
export function Shelf({ seat }: { seat: SeatView }) {
  if (seat.stasis.length === 0) return null;
  return (
    <section className={styles.shelf} aria-label={say('Your cards in stasis')} data-testid="stasis">
      <h3 className={styles.caption}>{say('Stasis')}</h3>
      <ul>
        {seat.stasis.map((card) => (
          <Waiting key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
}

/** The most cards that wide panels and other panels show; any more are only counted. The player's sheet lists all. */
const MARKS = { wide: 5, narrow: 4 };

/** What another player has in stasis, with the counters; names on hover and in the player's sheet. */
export function Marks({ seat }: { seat: SeatView }) {
  const { layout } = useTable('layout');
  const n = seat.stasis.length;
  if (n === 0) return null;
  const most = layout === 'desktop' || layout === 'laptop' ? MARKS.wide : MARKS.narrow;
  const first = seat.stasis.slice(0, n > most ? most - 1 : most);
  return (
    <span className={styles.marks} data-testid="marks">
      <Icon name="stasis" size={13} />
      {first.map((card) => (
        <span key={card.id} className={styles.mark} data-waiting data-id={card.id} title={stasisLabel(card, '')}>
          {card.stasis ?? 0}
          <Under n={card.under} />
        </span>
      ))}
      {n > first.length ? (
        <span className={styles.others} data-waiting>
          {say('{n} more', { n: n - first.length })}
        </span>
      ) : null}
      <span className={styles.all} data-waiting>
        {n}
      </span>
    </span>
  );
}
