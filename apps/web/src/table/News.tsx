import { Connection } from './bar/Connection.tsx';
import { Ticker } from './log/Ticker.tsx';
import { useSelected } from './state/context.ts';
import styles from './table.module.css';

interface NewsProps {
  /** The last event is shown here. */
  told: boolean;
  onOpen(): void;
}

/** The row below the other players: connection problems and the last event. */
export function News({ told, onOpen }: NewsProps) {
  const { state, text } = useSelected(({ connection }) => connection);
  return (
    <div className={styles.news}>
      {state === 'online' ? null : <Connection text={text} />}
      {told ? <Ticker onOpen={onOpen} /> : null}
    </div>
  );
}
