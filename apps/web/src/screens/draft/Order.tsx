import type { DraftView } from '@smash/engine';
import { Emblem } from '../../art/index.ts';
import { say } from '../../i18n/say.ts';
import { SeatMark } from '../../ui/index.ts';
import styles from './draft.module.css';
import { type Slot, slots } from './model.ts';

interface OrderProps {
  draft: DraftView;
  you: number | null;
  nameOf(seat: number): string;
}

function Pick({ slot: { faction, state }, who, you }: { slot: Slot; who: string; you: boolean }) {
  if (faction) return <Emblem faction={faction} size={30} label={say('{who}: {faction}', { who, faction })} />;
  if (state === 'now') {
    const words = you ? say('You pick') : say('{who} picks', { who });
    return <b title={words}>{words}</b>;
  }
  return (
    <span className={styles.hole}>
      <span className="vh">{say('{who} later', { who })}</span>
    </span>
  );
}

/** All picks in order, with the current one in amber. */
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
            <Pick slot={slot} who={who} you={slot.seat === you} />
          </li>
        );
      })}
    </ol>
  );
}
