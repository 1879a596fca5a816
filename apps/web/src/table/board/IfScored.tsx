import { SeatMark } from '../../ui/index.ts';
import type { BaseView } from '../../view/types.ts';
import { ordinal } from '../model/words.ts';
import styles from './ifscored.module.css';

/** Players with something to show. */
export const toldLanes = (base: BaseView) => base.lanes.filter((l) => l.total > 0 || l.rank !== null);

/** If it scored now: everybody's power, place and VP, replacing the state word while the base is pointed at. */
export function IfScored({ base }: { base: BaseView }) {
  const lanes = toldLanes(base);
  return (
    <div
      className={styles.ifscored}
      data-many={lanes.length > 3 || undefined}
      aria-hidden="true"
      data-testid="if-scored"
    >
      {lanes
        .toSorted((a, b) => (a.rank ?? 9) - (b.rank ?? 9) || b.total - a.total)
        .map((l) => (
          <span key={l.seat}>
            <SeatMark seat={l.seat} size={14} silent />
            <b>{l.total}</b>
            {l.rank === null ? '' : `${ordinal(l.rank)}(${l.vp})`}
          </span>
        ))}
    </div>
  );
}
