import { SeatMark } from '../../ui/index.ts';
import { say } from '../../words/say.ts';
import { useAnswering, useTable } from '../context.ts';
import { goalOf } from '../model/words.ts';
import type { CardView, SeatView } from '../types.ts';
import { Plate } from './CardFace.tsx';
import styles from './hand.module.css';
import { ShelfMark } from './Shelf.tsx';
import { Aside } from './Titan.tsx';

/** Score and what may still be played, on a phone. */
export function Standing({ seat }: { seat: SeatView }) {
  const { view } = useTable();
  const left = seat.plays.filter((p) => p.left > 0);
  return (
    <>
      <SeatMark seat={seat.seat} size={24} />
      <b className={styles.peekvp}>
        {seat.vp}
        <small>{goalOf(view)}</small>
      </b>
      <ul className={styles.left} aria-label={say('You may still play')}>
        {left.length === 0 ? <li>{view.current === seat.seat ? say('no plays') : say('waiting')}</li> : null}
        {(['minion', 'action'] as const).map((type) => {
          const n = left.filter((p) => p.type === type).reduce((sum, p) => sum + p.left, 0);
          return n ? (
            <li key={type} data-type={type}>
              <i /> {n}
              <span className={styles.word}> {type === 'minion' ? say('min.') : say('act.')}</span>
            </li>
          ) : null;
        })}
      </ul>
    </>
  );
}

/** The standing, titans that wait, a card or two and a number: the hand of a phone while it is closed. */
export function Peek({ seat, cards, onOpen }: { seat: SeatView; cards: CardView[]; onOpen(): void }) {
  const { decision } = useAnswering();
  const legal = cards.filter((c) => decision.targets.ids.has(c.id));
  const first = [...legal, ...cards.filter((c) => !legal.includes(c))].slice(0, seat.titans.length > 0 ? 1 : 2);
  const rest = cards.length - first.length;
  return (
    <div className={styles.peek}>
      <Standing seat={seat} />
      <Aside seat={seat} />
      <ShelfMark seat={seat} onOpen={onOpen} />
      <button
        type="button"
        className={styles.peekcards}
        onClick={onOpen}
        data-testid="btn-hand"
        data-stop
        aria-expanded={false}
      >
        <span className="vh">
          {say('Open your hand, {n} cards: {cards}', {
            n: cards.length,
            cards: cards.map((card) => card.name).join(', '),
          })}
        </span>
        {first.map((card) => (
          <span key={card.id} className={styles.pk} data-lit={legal.includes(card) || undefined} aria-hidden="true">
            <Plate type={card.type} power={card.printed ?? card.power} />
            <span>{card.name}</span>
          </span>
        ))}
        {rest > 0 ? (
          <b className={styles.plus} aria-hidden="true">
            +{rest}
          </b>
        ) : null}
      </button>
    </div>
  );
}
