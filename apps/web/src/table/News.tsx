import { Connection } from './bar/Connection.tsx';
import { Ticker } from './log/Ticker.tsx';
import { useSelected } from './state/context.ts';
import styles from './table.module.css';

interface NewsProps {
  /** The last event has its place here. */
  told: boolean;
  onOpen(): void;
}

/** Below the other players: what is wrong with the connection, and the last event. */
export function News({ told, onOpen }: NewsProps) {
  const { state, text } = useSelected(({ connection }) => connection);
  return (
    <div className={styles.news}>
      {state === 'online' ? null : <Connection text={text} />}
      {told ? <Ticker onOpen={onOpen} /> : null}
    </div>
  );
}
