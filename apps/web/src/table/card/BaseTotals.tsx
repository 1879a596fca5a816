import { say } from '../../i18n/say.ts';
import { useSelected } from '../state/context.ts';
import styles from './totals.module.css';

/** The total of each base in one line, for whatever covers the bases while somebody decides or reads. */
export function BaseTotals() {
  const bases = useSelected(({ view }) => (view.bigBase ? null : view.bases));
  if (!bases) return null;
  return (
    <p className={styles.totals} data-totals>
      <span className="vh">{say('Power at the bases')}: </span>
      {bases.map(({ id, name, total, breakpoint }, i) => (
        <span key={id} title={name} data-sum>
          <i aria-hidden="true">{i + 1}</i>
          <span className="vh">{name} </span>
          {total}
          <small>/{breakpoint}</small>
        </span>
      ))}
    </p>
  );
}
