import type { DraftView } from '@smash/engine';
import { Emblem } from '../art/index.ts';
import { SeatMark } from '../ui/index.ts';
import { say } from '../words/say.ts';
import styles from './draft.module.css';
import { slots } from './model.ts';

interface OrderProps {
  draft: DraftView;
  you: number | null;
  nameOf(seat: number): string;
}

/** All picks in their order; the one under way is amber. */
export function Order({ draft, you, nameOf }: OrderProps) {
  return (
    <ol className={styles.order} aria-label={say('Order of picks')}>
      {slots(draft).map((slot, i) => {
        const now = slot.state === 'now';
        const who = nameOf(slot.seat);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pick is its place in the order
          <li key={i} data-seat={slot.seat} data-now={now || undefined} aria-current={now ? 'step' : undefined}>
            <SeatMark seat={slot.seat} size={26} />
            {slot.faction ? (
              <Emblem
                faction={slot.faction}
                size={30}
                label={say('{who}: {faction}', { who, faction: slot.faction })}
              />
            ) : now ? (
              <b>{slot.seat === you ? say('You pick') : say('{who} picks', { who })}</b>
            ) : (
              <span className={styles.hole}>
                <span className="vh">{say('{who} later', { who })}</span>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
