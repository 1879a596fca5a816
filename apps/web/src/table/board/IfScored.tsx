import { SeatMark } from '../../ui/index.ts';
import type { BaseView } from '../../view/types.ts';
import { ordinal, worthOf } from '../model/words.ts';
import styles from './ifscored.module.css';

/** Lanes whose players would get something, best first. */
export const toldLanes = (base: BaseView) =>
  base.lanes
    .filter((l) => worthOf(l) > 0)
    .toSorted((a, b) => (a.rank ?? base.lanes.length) - (b.rank ?? base.lanes.length));

/** Everybody's place and VP if the base scored now; shown beside the distance while the base is pointed at. */
export function IfScored({ base }: { base: BaseView }) {
  return (
    <div className={styles.ifscored} aria-hidden="true" data-testid="if-scored">
      {toldLanes(base).map((l) => (
        <span key={l.seat}>
          <SeatMark seat={l.seat} size={14} silent />
          {l.rank === null ? '' : `${ordinal(l.rank)} · `}
          {worthOf(l)}
        </span>
      ))}
    </div>
  );
}
