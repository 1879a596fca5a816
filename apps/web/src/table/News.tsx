import { Connection } from './bar/Connection.tsx';
import { Ticker } from './log/Rail.tsx';
import { useSelected } from './state/context.ts';
import styles from './table.module.css';

/** Below the other players: what is wrong with the connection, and the last event. */
export function News({ onOpen }: { onOpen(): void }) {
  const { state, text } = useSelected(({ connection }) => connection);
  return (
    <div className={styles.news}>
      {state === 'online' ? null : <Connection text={text} />}
      <Ticker onOpen={onOpen} />
    </div>
  );
}
