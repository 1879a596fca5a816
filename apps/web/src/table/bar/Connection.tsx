import styles from './topbar.module.css';

/**
 * What is wrong with the connection, and whether the last move was saved. Not read out, as it counts the attempts: the
 * room's page says it once.
 */
export const Connection = ({ text }: { text: string }) => (
  <span className={styles.lost} data-testid="connection">
    {text}
  </span>
);
