import { say } from '../../i18n/say.ts';
import { Icon } from '../../ui/index.ts';
import type { SeatView } from '../../view/types.ts';
import { chips } from '../model/piles.ts';
import { useSelected } from '../state/context.ts';
import styles from './hand.module.css';

/** What is left to draw, beside a phone's score: the player's deck and discard pile, and the shared decks. */
export function Stock({ seat }: { seat: SeatView }) {
  const shared = useSelected(({ view }) => chips(view.piles).join(' · '));
  return (
    <div className={styles.stock}>
      <span className={styles.pair}>
        <span className="vh">
          {say('deck {deck}, discard pile {discard}', { deck: seat.deck, discard: seat.discard.length })}
        </span>
        <span aria-hidden="true">
          <Icon name="deck" size={13} />
          {seat.deck}
        </span>
        <span aria-hidden="true">
          <Icon name="discard" size={13} />
          {seat.discard.length}
        </span>
      </span>
      {shared ? <span className={styles.shared}>{shared}</span> : null}
    </div>
  );
}
