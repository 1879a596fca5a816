import { Emblem } from '../../art/index.ts';
import { SeatMark, Sheet } from '../../ui/index.ts';
import { useTable } from '../context.ts';
import { plural } from '../model/words.ts';
import type { SeatView } from '../types.ts';
import { CardLink } from './CardLink.tsx';
import styles from './choice.module.css';

/** Everything public about one player: factions, piles, titans. */
export function PlayerSheet({ seat, onClose }: { seat: SeatView; onClose(): void }) {
  const { name, view } = useTable();
  const newest = [...seat.discard].reverse();
  return (
    <Sheet title={name(seat.seat)} onClose={onClose} surface="panel" testid="player">
      <p className="row">
        <SeatMark seat={seat.seat} size={34} />
        <b className={styles.points}>{view.bigBase ? seat.vp : `${seat.vp} of ${view.vpToWin}`} VP</b>
      </p>
      <p className={styles.factions}>
        {seat.factions.map((f) => (
          <span key={f} className="row">
            <Emblem faction={f} size={34} />
            <b>{f}</b>
          </span>
        ))}
      </p>
      <p>
        {plural(seat.hand, 'card')} in hand, {seat.deck} in the deck
        {seat.deck === 0 ? ' (the discard pile shuffles in with the next draw)' : ''}.
      </p>
      {seat.titans.length > 0 ? (
        <>
          <h3 className={styles.h}>Titans set aside</h3>
          <ul className={styles.pile}>
            {seat.titans.map((c) => (
              <li key={c.id}>
                <CardLink id={c.id} name={c.name} />
                {c.counters ? <span className="mut"> {plural(c.counters, 'power counter')}</span> : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {seat.stasis.length > 0 ? (
        <>
          <h3 className={styles.h}>In stasis</h3>
          <ul className={styles.pile}>
            {seat.stasis.map((c) => (
              <li key={c.id}>
                <CardLink id={c.id} name={c.name} />
                <span className="mut"> {plural(c.stasis ?? 0, 'counter')}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <h3 className={styles.h}>Discard pile, newest first ({seat.discard.length})</h3>
      {newest.length === 0 ? <p className="mut">Empty</p> : null}
      <ol className={styles.pile}>
        {newest.map((c) => (
          <li key={c.id}>
            <CardLink id={c.id} name={c.name} />
            <span className="mut">{c.type === 'minion' ? ` ${c.printed ?? c.power ?? ''}` : ` ${c.type}`}</span>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
