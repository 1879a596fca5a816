import { Icon } from '../../ui/index.ts';
import styles from './ready.module.css';

/** The mark of an ability that can still be used: the same plate on tiles, titans and cards in stasis. */
export const Ready = ({ at = '' }: { at?: string | undefined }) => (
  <span className={`${styles.ready} ${at}`} data-mark-of="ability">
    <Icon name="turn" size={10} />
  </span>
);
