import styles from './ui.module.css';

/** A player's colour and pattern along the left edge of a row. Needs data-seat on an ancestor that is positioned. */
export const SeatBand = () => <span className={`${styles.band} ink`} />;
