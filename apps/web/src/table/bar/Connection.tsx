import styles from './topbar.module.css';

/** What is wrong with the connection, and whether the last move was saved. */
export const Connection = ({ text }: { text: string }) => (
  <span className={styles.lost} role="status" data-testid="connection">
    {text}
  </span>
);
