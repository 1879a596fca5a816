import { memo } from 'react';
import { Mashup } from '../../art/index.ts';
import { Icon, RaceBar, SeatMark, seatShape } from '../../ui/index.ts';
import { listed, say } from '../../words/say.ts';
import { type Table, useAnswering, useTable } from '../context.ts';
import { goalOf, laneOrder, pointsOf, raceOf } from '../model/words.ts';
import type { SeatView } from '../types.ts';
import { handPeeks } from '../useLayout.ts';
import { useWaited } from '../useWaited.ts';
import styles from './players.module.css';
import { Marks } from './Shelf.tsx';
import { Pips } from './Titan.tsx';

function status(seat: SeatView, { view, props }: Table): string {
  if (seat.out) return say('gave up');
  if (props.presence[seat.seat] === 'away') return say('reconnecting');
  if (view.waiting?.seats?.includes(seat.seat)) return view.waiting.what || say('thinking');
  return view.current === seat.seat ? say('their turn') : say('waiting');
}

interface PanelProps {
  seat: SeatView;
  legal: boolean;
  tap(seat: number): boolean;
  onOpen(seat: number): void;
}

const Panel = memo(function Panel({ seat, legal, tap, onOpen }: PanelProps) {
  const table = useTable();
  const away = useWaited(table.props.presence[seat.seat] === 'away' && !seat.out ? 'away' : null);
  const { view, name, layout } = table;
  const said = status(seat, table);
  const label = [
    ...[name(seat.seat), seatShape(seat.seat), pointsOf(view, seat.vp), said],
    say('hand {hand}, deck {deck}, discard {discard}', {
      hand: seat.hand,
      deck: seat.deck,
      discard: seat.discard.length,
    }),
    listed(seat.factions),
    ...seat.titans.map((card) => say('titan {name} set aside', { name: card.name })),
    ...seat.stasis.map((card) => say('{card} in stasis with {n}', { card: card.name, n: card.stasis ?? 0 })),
    ...(legal ? [say('legal target')] : []),
  ].join(', ');
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
      onClick={() => tap(seat.seat) || onOpen(seat.seat)}
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
});

export const Opponents = memo(function Opponents({ onOpen }: { onOpen(seat: number): void }) {
  const { view, you } = useTable();
  const { decision } = useAnswering();
  const order = laneOrder(view).filter((s) => s !== you);
  return (
    <section
      className={styles.opponents}
      aria-label={say('Other players')}
      data-testid="opponents"
      data-region="opponents"
    >
      <h2 className="vh">{say('Other players')}</h2>
      {order.map((s) => {
        const seat = view.seats.find((x) => x.seat === s)!;
        const legal = decision.targets.seats.has(s);
        return <Panel key={s} seat={seat} legal={legal} tap={decision.tapSeat} onOpen={onOpen} />;
      })}
    </section>
  );
});
