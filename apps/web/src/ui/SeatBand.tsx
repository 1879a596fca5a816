import styles from './ui.module.css';

/** A player's colour and pattern along the left edge of a row. Needs data-seat on a positioned ancestor. */
export const SeatBand = () => <span className={`${styles.band} ink`} />;
