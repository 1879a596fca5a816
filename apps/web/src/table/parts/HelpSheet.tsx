import { Sheet } from '../../ui/index.ts';
import { KEY_HELP } from '../model/keys.ts';
import styles from './choice.module.css';

export interface HelpProps {
  letters: boolean;
  onLetters(on: boolean): void;
  onClose(): void;
}

export function HelpSheet({ letters, onLetters, onClose }: HelpProps) {
  return (
    <Sheet title="Help" onClose={onClose} surface="panel" testid="help">
      <p>
        What glows green can be chosen now. Tap a card, then its place. Hold a card (or right-click it) to read it.
        Every question can also be answered from <b>Show as list</b>.
      </p>
      <label className={styles.check}>
        <input type="checkbox" checked={letters} onChange={(e) => onLetters(e.target.checked)} /> Single-key shortcuts
      </label>
      <dl className={styles.keys}>
        {KEY_HELP.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
