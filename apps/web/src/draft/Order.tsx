import type { DraftView } from '@smash/engine';
import { Emblem } from '../art/index.ts';
import { SeatMark } from '../ui/index.ts';
import styles from './draft.module.css';
import { slots } from './model.ts';

/** All picks in their order; the one under way is amber. */
export function Order({ draft, nameOf }: { draft: DraftView; nameOf(seat: number): string }) {
  return (
    <ol className={styles.order} aria-label="Order of picks">
      {slots(draft).map((slot, i) => {
        const now = slot.state === 'now';
        const who = nameOf(slot.seat);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pick is its place in the order
          <li key={i} data-seat={slot.seat} data-now={now || undefined} aria-current={now ? 'step' : undefined}>
            <SeatMark seat={slot.seat} size={26} />
            {slot.faction ? (
              <Emblem faction={slot.faction} size={30} label={`${who}: ${slot.faction}`} />
            ) : now ? (
              <b>{who === 'You' ? 'You pick' : `${who} picks`}</b>
            ) : (
              <span className={styles.hole}>
                <span className="vh">{who} later</span>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
