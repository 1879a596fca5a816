import type { FactionEntry } from '@smash/cards/factions';
import { Emblem } from '../../art/index.ts';
import { sayTags } from '../../cards/factions.ts';
import { say } from '../../i18n/say.ts';
import { SeatMark } from '../../ui/index.ts';
import styles from './draft.module.css';

export interface FactionTileProps {
  entry: FactionEntry;
  /** The card in which the search was found. */
  card: string | undefined;
  takenBy: number[];
  pickable: boolean;
  open: boolean;
  /** The tab stop among the tiles. */
  isStop: boolean;
  onOpen(): void;
}

export function FactionTile({ entry, card, takenBy, pickable, open, isStop, onOpen }: FactionTileProps) {
  const { faction: name, tags, complexity } = entry;
  return (
    <button
      type="button"
      className={styles.tile}
      data-testid={`faction-${name}`}
      data-open={open || undefined}
      data-taken={takenBy.length > 0 || undefined}
      data-seat={takenBy[0]}
      data-pickable={pickable || undefined}
      aria-pressed={open}
      // The grid is one tab stop, and arrows move within it. Otherwise tabbing to the button would pass every tile.
      tabIndex={isStop ? 0 : -1}
      onClick={onOpen}
      onFocus={onOpen}
    >
      <Emblem faction={name} size={64} />
      <span className="grow">
        <b className={styles.name}>{name}</b>
        <span className={styles.tags}>{card ?? sayTags(tags)}</span>
        <span className={styles.dots} role="img" aria-label={say('complexity {complexity} of 3', { complexity })}>
          {[1, 2, 3].map((dot) => (
            <i key={dot} data-full={dot <= complexity || undefined} />
          ))}
        </span>
      </span>
      {takenBy.length > 0 ? (
        <span className={styles.taken}>
          {takenBy.map((seat) => (
            <SeatMark key={seat} seat={seat} size={26} />
          ))}
        </span>
      ) : null}
    </button>
  );
}
