import { say } from '../../i18n/say.ts';
import { useSelected } from '../state/context.ts';
import styles from './totals.module.css';

/**
 * The total of each base in one line, for whatever covers the bases while somebody decides or reads. Sides of the Big
 * Base board have names instead of numbers, and nothing to reach.
 */
export function BaseTotals() {
  const board = useSelected(({ view }) => view.bigBase !== null);
  const bases = useSelected(({ view }) => view.bases);
  return (
    <p className={styles.totals} data-totals data-board={board || undefined}>
      <span className="vh">{say('Power at the bases')}: </span>
      {bases.map(({ id, name, total, breakpoint }, i) => (
        <span key={id} title={name} data-sum>
          {board ? <span className={styles.side}>{name}</span> : <i aria-hidden="true">{i + 1}</i>}
          {board ? null : <span className="vh">{name} </span>}
          {total}
          {board ? null : <small>/{breakpoint}</small>}
        </span>
      ))}
    </p>
  );
}
