import { Mashup } from '../../art/index.ts';
import { Icon, RaceBar, SeatMark, seatShape } from '../../ui/index.ts';
import { useTable } from '../context.ts';
import { goalOf, laneOrder, pointsOf, raceOf } from '../model/words.ts';
import type { SeatView } from '../types.ts';
import { handPeeks } from '../useLayout.ts';
import { useWaited } from '../useWaited.ts';
import styles from './players.module.css';
import { Marks } from './Shelf.tsx';
import { Pips } from './Titan.tsx';

function status(seat: SeatView, table: ReturnType<typeof useTable>): string {
  const { view, props } = table;
  if (seat.out) return 'gave up';
  if (props.presence[seat.seat] === 'away') return 'reconnecting';
  if (view.waiting?.seats?.includes(seat.seat)) return view.waiting.what || 'thinking';
  return view.current === seat.seat ? 'their turn' : 'waiting';
}

function Panel({ seat, onOpen }: { seat: SeatView; onOpen(): void }) {
  const table = useTable();
  const away = useWaited(table.props.presence[seat.seat] === 'away' && !seat.out ? 'away' : null);
  const { view, name, layout, decision } = table;
  const legal = decision.targets.seats.has(seat.seat);
  const said = status(seat, table);
  const titans = seat.titans.map((card) => `, titan ${card.name} set aside`).join('');
  const stasis = seat.stasis.map((card) => `, ${card.name} in stasis with ${card.stasis ?? 0}`).join('');
  const label =
    `${name(seat.seat)}, ${seatShape(seat.seat)}, ${pointsOf(view, seat.vp)}, ${said}, hand ${seat.hand}, ` +
    `deck ${seat.deck}, discard ${seat.discard.length}, ${seat.factions.join(' and ')}${titans}${stasis}${legal ? ', legal target' : ''}`;
  const small = handPeeks(layout) || layout === 'portrait';
  return (
    <button
      type="button"
      className={styles.panel}
      data-seat={seat.seat}
      data-current={view.current === seat.seat || undefined}
      data-legal={legal || undefined}
      data-aside={seat.titans.length + seat.stasis.length > 0 || undefined}
      data-testid={`player-${seat.seat}`}
      data-stop
      aria-label={label}
      onClick={() => decision.tapSeat(seat.seat) || onOpen()}
    >
      <SeatMark seat={seat.seat} size={small ? 26 : 28} silent />
      <span>
        <span className={styles.vp}>
          {seat.vp}
          <small>{goalOf(view)}</small>
        </span>
        <RaceBar {...raceOf(view, seat.vp)} />
      </span>
      <span className="grow">
        <span className={styles.name}>
          {view.current === seat.seat ? <span className={styles.turn} /> : null}
          {name(seat.seat)}
        </span>
        <span className={styles.status}>{away ? `${said} ${away}` : said}</span>
      </span>
      {seat.titans.length > 0 ? (
        <Pips seat={seat} />
      ) : seat.stasis.length === 0 && seat.factions.length > 1 ? (
        <span className={styles.mash}>
          <Mashup a={seat.factions[0]!} b={seat.factions[1]!} size={34} />
        </span>
      ) : null}
      <Marks seat={seat} />
      <span className={styles.counts}>
        <span>
          <Icon name="hand" size={14} />
          {seat.hand}
        </span>
        <span>
          <Icon name="deck" size={14} />
          {seat.deck}
        </span>
        <span>
          <Icon name="discard" size={14} />
          {seat.discard.length}
        </span>
      </span>
    </button>
  );
}

export function Opponents({ onOpen }: { onOpen(seat: number): void }) {
  const { view, you } = useTable();
  const order = laneOrder(view).filter((s) => s !== you);
  return (
    <section className={styles.opponents} aria-label="Other players" data-testid="opponents" data-region="opponents">
      <h2 className="vh">Other players</h2>
      {order.map((s) => {
        const seat = view.seats.find((x) => x.seat === s)!;
        return <Panel key={s} seat={seat} onOpen={() => onOpen(s)} />;
      })}
    </section>
  );
}
