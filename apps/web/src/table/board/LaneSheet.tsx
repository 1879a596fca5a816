import { say } from '../../i18n/say.ts';
import { Sheet } from '../../ui/index.ts';
import type { BaseView, LaneView } from '../../view/types.ts';
import { Tile } from '../card/Tile.tsx';
import { Titan } from '../card/Titan.tsx';
import { useTable } from '../state/context.ts';
import { Buried } from './Buried.tsx';
import styles from './lane.module.css';

/** A sheet with everything in a crowded lane, by name. */
export function LaneSheet({ base, lane, onClose }: { base: BaseView; lane: LaneView; onClose(): void }) {
  const { name } = useTable('name');
  return (
    <Sheet
      title={say('{who} on {base}: {n}', { who: name(lane.seat), base: base.name, n: lane.total })}
      onClose={onClose}
      surface="panel"
    >
      <ul className={styles.tiles} data-density="name">
        {lane.minions.map((card) => (
          <Tile key={card.id} card={card} base={base} density="name" alone={false} />
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
