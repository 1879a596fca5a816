import { Sheet } from '../../ui/index.ts';
import { say } from '../../words/say.ts';
import { useTable } from '../context.ts';
import type { BaseView, LaneView } from '../types.ts';
import { Buried } from './Buried.tsx';
import styles from './lane.module.css';
import { Tile } from './Tile.tsx';
import { Titan } from './Titan.tsx';

/** All that stands in a crowded lane, with its names. */
export function LaneSheet({ base, lane, onClose }: { base: BaseView; lane: LaneView; onClose(): void }) {
  const { name } = useTable();
  return (
    <Sheet
      title={say('{who} on {base}: {n}', { who: name(lane.seat), base: base.name, n: lane.total })}
      onClose={onClose}
      surface="panel"
    >
      <ul className={styles.tiles} data-density="name">
        {lane.minions.map((card) => (
          <Tile key={card.id} card={card} base={base} chip={false} alone={false} />
        ))}
        {base.buried
          .filter((card) => card.seat === lane.seat)
          .map((card) => (
            <li key={card.id}>
              <Buried card={card} base={base} chip={false} />
            </li>
          ))}
        {lane.titans.map((card) => (
          <li key={card.id}>
            <Titan card={card} base={base} chip={false} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
