import type { MixView } from '@smash/protocol';
import { mixTrouble, partsOf, partsText } from '../../game/online/mixWords.ts';
import styles from './room.module.css';

/** Says who mixed the shuffle. */
export function MixNote({ mix }: { mix: MixView }) {
  return (
    <p className="mut" data-testid="mix-parts">
      {partsText(
        partsOf(mix),
        mix.seats.map(({ name }) => name),
      )}
    </p>
  );
}

/** This browser's objections to the mix; usually none. */
export function MixDoubts({ mix }: { mix: MixView }) {
  const trouble = mixTrouble(mix);
  return trouble ? (
    <p role="alert" className={styles.doubt} data-testid="mix-doubt">
      {trouble}
    </p>
  ) : null;
}
