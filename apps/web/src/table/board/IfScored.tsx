import { SeatMark } from '../../ui/index.ts';
import type { BaseView } from '../../view/types.ts';
import { ordinal } from '../model/words.ts';
import styles from './ifscored.module.css';

/** Those who would get something. */
export const toldLanes = (base: BaseView) => base.lanes.filter((l) => l.rank !== null && l.vp > 0);

/** If it scored now: everybody's place and VP, beside the distance while the base is pointed at. */
export function IfScored({ base }: { base: BaseView }) {
  return (
    <div className={styles.ifscored} aria-hidden="true" data-testid="if-scored">
      {toldLanes(base)
        .toSorted((a, b) => a.rank! - b.rank!)
        .map((l) => (
          <span key={l.seat}>
            <SeatMark seat={l.seat} size={14} silent />
            {ordinal(l.rank!)} · {l.vp}
          </span>
        ))}
    </div>
  );
}
