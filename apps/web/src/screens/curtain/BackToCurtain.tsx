import { say } from '../../i18n/say.ts';
import { Button } from '../../ui/index.ts';
import styles from './curtain.module.css';

/** The button back to the curtain from the table that everybody may see. */
export const BackToCurtain = ({ onBack }: { onBack(): void }) => (
  <div className={styles.back}>
    <Button kind="primary" testid="back-to-curtain" onClick={onBack}>
      {say('Back to the curtain')}
    </Button>
  </div>
);
