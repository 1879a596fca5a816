import { say } from '../../i18n/say.ts';
import { lines, unbroken } from '../../table/model/log.ts';
import { SeatMark } from '../../ui/index.ts';
import type { EventView } from '../../view/types.ts';
import styles from './curtain.module.css';

const MOST = 6;

/** The public events since this player last looked. */
export function Recap({ events, names }: { events: EventView[]; names: string[] }) {
  const nameOf = (seat: number | null | undefined) => (seat === null || seat === undefined ? '' : (names[seat] ?? ''));
  const all = events.flatMap((event) => lines(event, nameOf)).filter((line) => line.kind === 'line');
  const shown = all.slice(-MOST);
  if (all.length === 0) return null;
  return (
    <div className={styles.recap}>
      <p className="row">
        <b>{say('Since you last looked')}</b>
        <span className="grow" />
        <span className="mut">{say('{n, plural, one {# thing} other {# things}}', { n: all.length })}</span>
      </p>
      <ul>
        {shown.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one event can have several lines
          <li key={`${line.n} ${i}`}>
            {line.seat === null ? null : <SeatMark seat={line.seat} size={20} />}
            <span>
              {line.seat === null ? null : <span className="vh">{nameOf(line.seat)} </span>}
              {line.parts.map((part, at) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no identity but their place
                typeof part === 'string' ? part : <b key={at}>{part.name}</b>,
              )}
              {[line.at, unbroken(line.res)].map((more) => (more ? `\u00a0· ${more}` : ''))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
