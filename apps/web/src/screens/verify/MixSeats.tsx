import { nameAt, PARTS, type Part } from '../../game/online/mixWords.ts';
import { say } from '../../i18n/say.ts';
import styles from './verify.module.css';

/** Each seat's part in a mix, with the player's commitment. */
export function MixSeats({
  parts,
  names,
  commitments,
}: {
  parts: readonly Part[];
  names: readonly string[];
  commitments: readonly string[];
}) {
  return (
    <ul className={styles.seats} data-testid="mix-seats">
      {parts.map((part, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <li key={seat} data-part={part} data-testid={`mix-seat-${seat}`}>
          <span>
            <b>{nameAt(names, seat)}</b> {say(PARTS[part])}
          </span>
          {commitments[seat] ? <code className={styles.fingerprint}>{commitments[seat]}</code> : null}
        </li>
      ))}
    </ul>
  );
}
