import { Emblem } from '../../art/index.ts';
import { Icon } from '../../ui/index.ts';
import { useTable } from '../context.ts';
import { plural } from '../model/words.ts';
import type { CardView, SeatView } from '../types.ts';
import styles from './boards.module.css';
import { Tick } from './Tile.tsx';
import { useInspectGesture } from './useInspectGesture.ts';

function Waiting({ card }: { card: CardView }) {
  const { decision, legalText, factionOf } = useTable();
  const chosen = decision.order(card.id);
  const gesture = useInspectGesture({ id: card.id, name: card.name });
  const legal = legalText(card.id);
  return (
    <li>
      <button
        type="button"
        className={styles.waiting}
        data-legal={decision.targets.ids.has(card.id) || undefined}
        data-chosen={chosen > 0 || undefined}
        data-id={card.id}
        data-testid={`stasis-${card.id}`}
        data-stop
        aria-label={`${card.name}, in stasis, ${plural(card.stasis ?? 0, 'counter')} left${legal ? `, ${legal}` : ''}`}
        onClick={() => decision.tap(card.id)}
        {...gesture}
      >
        <Emblem faction={factionOf(card.name, card.owner)} size={19} />
        <b>{card.stasis ?? 0}</b>
        {card.under ? (
          <small>
            <Icon name="deck" size={11} />
            {card.under}
          </small>
        ) : null}
        <Tick n={chosen} />
      </button>
    </li>
  );
}

/** Your cards in stasis, with the turns they still wait (STA-1). */
export function Shelf({ seat }: { seat: SeatView }) {
  if (seat.stasis.length === 0) return null;
  return (
    <section className={styles.shelf} aria-label="Your cards in stasis" data-testid="stasis">
      <h3 className={styles.caption}>Stasis</h3>
      <ul>
        {seat.stasis.map((card) => (
          <Waiting key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
}
