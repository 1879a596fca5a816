import { memo } from 'react';
import { Mashup } from '../../art/index.ts';
import { botWord } from '../../game/bots/levels.ts';
import { listed, say } from '../../i18n/say.ts';
import { Icon, RaceBar, SeatMark, seatShape } from '../../ui/index.ts';
import type { SeatView } from '../../view/types.ts';
import { Marks } from '../card/Shelf.tsx';
import { Pips } from '../card/Titan.tsx';
import { laneOrder, pointsOf, raceOf } from '../model/words.ts';
import { afterPoints } from '../state/afterPoints.ts';
import { type TableState, useSelected, useTable } from '../state/context.ts';
import { handPeeks, type Layout } from '../state/useLayout.ts';
import { useWaited } from '../state/useWaited.ts';
import styles from './players.module.css';

function status(seat: SeatView, { view, presence, bots }: Pick<TableState, 'view' | 'presence' | 'bots'>): string {
  if (seat.out) return say('gave up');
  if (presence[seat.seat] === 'away') return say('reconnecting');
  if (presence[seat.seat] === 'gone') return say('away');
  const level = bots?.levels[seat.seat];
  if (level) return botWord(level);
  if (view.waiting?.seats?.includes(seat.seat)) return view.waiting.what || say('thinking');
  return view.current === seat.seat ? say('their turn') : say('waiting');
}

/** px: a phone uses a small mark, to leave room for the count of cards below it. */
function markSize(layout: Layout): number {
  if (handPeeks(layout)) return 24;
  return layout === 'portrait' ? 26 : 28;
}

const keepsAside = (seat: SeatView): boolean => seat.titans.length + seat.stasis.length > 0;

/** Letters of a player's activity that fit one line below the name. */
const ONE_LINE = 14;

interface PanelProps {
  seat: SeatView;
  legal: boolean;
  tap(seat: number): boolean;
  onOpen(seat: number): void;
}

const Panel = memo(function Panel({ seat, legal, tap, onOpen }: PanelProps) {
  const { name, layout } = useTable('name', 'layout');
  const shown = useSelected((table) => ({
    said: status(seat, table),
    away: table.presence[seat.seat] === 'away' && !seat.out,
    current: table.view.current === seat.seat,
    points: pointsOf(table.view, seat.vp),
    after: afterPoints(table.view, layout),
  }));
  const race = useSelected(({ view }) => raceOf(view, seat.vp));
  const away = useWaited(shown.away ? 'away' : null);
  const { said, current } = shown;
  const label = [
    ...[name(seat.seat), seatShape(seat.seat), shown.points, said],
    say('hand {hand}, deck {deck}, discard pile {discard}', {
      hand: seat.hand,
      deck: seat.deck,
      discard: seat.discard.length,
    }),
    listed(seat.factions),
    ...seat.titans.map((card) => say('titan {name} set aside', { name: card.name })),
    ...seat.stasis.map((card) => say('{card} in stasis with {n}', { card: card.name, n: card.stasis ?? 0 })),
    ...(legal ? [say('legal target')] : []),
  ].join(', ');
  return (
    <button
      type="button"
      className={styles.panel}
      data-seat={seat.seat}
      data-current={current || undefined}
      data-legal={legal || undefined}
      data-pair={seat.titans.length > 1 || undefined}
      data-testid={`player-${seat.seat}`}
      data-stop
      aria-label={label}
      onClick={() => tap(seat.seat) || onOpen(seat.seat)}
    >
      <SeatMark seat={seat.seat} size={markSize(layout)} silent />
      <span>
        <span className={styles.vp} data-score>
          {seat.vp}
          <small>{shown.after}</small>
        </span>
        {race ? <RaceBar {...race} /> : null}
      </span>
      <span className="grow">
        <span className={styles.name} data-name>
          {current ? <span className={styles.turn} data-turn /> : null}
          {name(seat.seat)}
        </span>
        <span className={styles.status} data-status>
          {away ? `${said} ${away}` : said}
        </span>
      </span>
      <More seat={seat} />
    </button>
  );
});

/** What is left out first to make room for the name: factions, cards set aside and numbers of cards. */
const More = ({ seat }: { seat: SeatView }) => (
  <span className={styles.more}>
    <span className={styles.aside}>
      {seat.titans.length > 0 ? <Pips seat={seat} /> : null}
      {seat.titans.length === 0 && seat.factions.length > 1 ? (
        <span className={styles.mash}>
          <Mashup a={seat.factions[0]!} b={seat.factions[1]!} size={34} />
        </span>
      ) : null}
      <Marks seat={seat} />
    </span>
    <span className={styles.counts} data-counts>
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
  </span>
);

export const Opponents = memo(function Opponents({ onOpen }: { onOpen(seat: number): void }) {
  const { onTap, you, layout } = useSelected(({ decision, you, layout }) => ({ onTap: decision.tapSeat, you, layout }));
  const seats = useSelected(({ view }) => view.seats);
  const order = useSelected(({ view }) => laneOrder(view)).filter((s) => s !== you);
  const legal = useSelected(({ decision }) => [...decision.targets.seats.keys()]);
  const shown = order.map((s) => seats.find((x) => x.seat === s)!);
  const aside = shown.some(keepsAside);
  const isLong = useSelected((table) =>
    shown.some((seat) => table.presence[seat.seat] === 'away' || status(seat, table).length > ONE_LINE),
  );
  return (
    <section
      className={styles.opponents}
      aria-label={say('Other players')}
      data-testid="opponents"
      data-region="opponents"
      data-narrow={order.length > (layout === 'portrait' ? 2 : 3) || undefined}
      data-aside={aside || undefined}
      data-long={isLong || undefined}
      data-pairs={shown.some(({ titans }) => titans.length > 1) || undefined}
    >
      <h2 className="vh">{say('Other players')}</h2>
      {shown.map((seat) => (
        <Panel key={seat.seat} seat={seat} legal={legal.includes(seat.seat)} tap={onTap} onOpen={onOpen} />
      ))}
    </section>
  );
});
