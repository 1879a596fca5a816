import { Trans } from '@lingui/react';
import { useEffect } from 'react';
import { listed, say } from '../../i18n/say.ts';
import { SeatMark } from '../../ui/index.ts';
import { useLatest } from '../../ui/useLatest.ts';
import type { EventView, RankView } from '../../view/types.ts';
import { BaseTotals } from '../card/BaseTotals.tsx';
import { Window } from '../card/CardFace.tsx';
import { goalOf, LAST_PLACE, type NameOf, ordinal } from '../model/words.ts';
import { closeUnread } from '../state/closeUnread.ts';
import { useTable } from '../state/context.ts';
import { Stage } from './Stage.tsx';
import styles from './scoring.module.css';

const cardsOf = (rank: RankView): string =>
  rank.cards.length ? rank.cards.map((c) => `${c.name}\u00a0${c.power}`).join(', ') : say('no power');

/** As in the lanes, a player with nothing at the base has no place. */
const placeWord = ({ place, power, cards }: RankView): string =>
  place === null && power === 0 && cards.length === 0 ? '–' : ordinal(place ?? LAST_PLACE);

/** @param won number of won sides of the Big Base board, worth a VP each before places are paid */
function Row({ rank, most, won }: { rank: RankView; most: number; won: number | null }) {
  const { name, view } = useTable('name', 'view');
  return (
    <li
      className={styles.rank}
      data-sides={won !== null || undefined}
      data-seat={rank.seat}
      data-first={rank.place === 1 || undefined}
    >
      <span className={styles.pos}>{placeWord(rank)}</span>
      <span className={`${styles.band} ink`} />
      <SeatMark seat={rank.seat} size={34} silent />
      <span className={`grow ${styles.whose}`}>
        <b className={styles.who}>{name(rank.seat)}</b>
        <span className={styles.cards}>{cardsOf(rank)}</span>
      </span>
      <span className={styles.bar} aria-hidden="true">
        <i className="ink" style={{ width: `${most > 0 ? (rank.power / most) * 100 : 0}%` }} />
      </span>
      <b className={styles.power}>
        {rank.power}
        <span className="vh"> {say('power')}</span>
      </b>
      <span className={styles.vp} data-none={(rank.vp === 0 && !won) || undefined}>
        {rank.vp > 0 ? `+${rank.vp}` : '0'}
        <small>{say('VP')}</small>
        {won ? <em>{say('{n, plural, one {+# side} other {+# sides}}', { n: won })}</em> : null}
      </span>
      <span className={styles.now}>
        {won === null ? null : <span>{rank.now - rank.vp - won} → </span>}
        <b>{rank.now}</b>
        {won === null ? goalOf(view) : <small>{say('VP')}</small>}
      </span>
    </li>
  );
}

/** Scorings of the sides of the Big Base board, reported just before that of the whole board. */
const sidesOf = (events: readonly EventView[], { n }: EventView): EventView[] =>
  events.filter((e) => e.type === 'scored' && e.n < n && e.n >= n - 4);

/** Who had the most power on which side, worth 1 VP each. */
function sidesWon(sides: readonly EventView[], name: NameOf): string {
  const words = sides.map(({ base, ranks = [] }) => {
    const first = ranks.filter((rank) => rank.vp > 0).map((rank) => name(rank.seat));
    return `${base?.name ?? ''} ${listed(first) || say('nobody')}`;
  });
  return say('1 VP for each side: {sides}.', { sides: words.join(', ') });
}

const wonBy = (sides: readonly EventView[], seat: number): number =>
  sides.flatMap(({ ranks = [] }) => ranks).reduce((n, rank) => n + (rank.seat === seat ? rank.vp : 0), 0);

/** What happened to the cards at the base. */
const Next = ({ titans }: { titans: boolean }) =>
  titans ? (
    <Trans
      id="<b>Next:</b> minions go to their owners’ discard piles, titans are set aside, and a new base is dealt."
      components={{ b: <b /> }}
    />
  ) : (
    <Trans
      id="<b>Next:</b> minions go to their owners’ discard piles, and a new base is dealt."
      components={{ b: <b /> }}
    />
  );

/** Nobody waits for spectators, so their sheet closes automatically. */
function useClosing(event: EventView, onClose: () => void): void {
  const { you, past } = useTable('you', 'past');
  const watched = you === null && past === null;
  const close = useLatest(onClose);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each base has its own time
  useEffect(() => {
    if (watched) return closeUnread('scoring', () => close.current());
  }, [watched, event.n]);
}

/** A base's payout; covers the bases until somebody has read it. */
export function ScoringSheet({ event, index, onClose }: { event: EventView; index: number; onClose(): void }) {
  const { facts, view, name, events } = useTable('facts', 'view', 'name', 'events');
  useClosing(event, onClose);
  const board = event.type === 'period' ? view.bigBase : null;
  const titans = view.seats.some((s) => s.titans.length > 0);
  const ranks = event.ranks ?? [];
  const sides = board ? sidesOf(events, event) : [];
  const base = board ? say('Period {n}', { n: event.amount ?? 0 }) : (event.base?.name ?? say('A base'));
  const power = ranks.reduce((n, r) => n + r.power, 0);
  const total = board ? power : (event.amount ?? power);
  const goal = board ? undefined : (event.now ?? facts.get(base)?.breakpoint);
  const most = Math.max(0, ...ranks.map((r) => r.power));
  return (
    <Stage label={say('{base} scores', { base })} testid="scoring" width={700}>
      <div className={styles.art}>
        <Window name={board?.card.name ?? base} w={700} h={130} />
        {index >= 0 ? <span className={styles.no}>{index + 1}</span> : null}
      </div>
      <div className={styles.head}>
        <div>
          <p className={`cap ${styles.kicker}`}>{board ? say('Big Base scores') : say('Base scores')}</p>
          <h2 className={`cap ${styles.title}`}>{base}</h2>
        </div>
        <div className={styles.others}>
          <BaseTotals />
        </div>
        <p className={styles.stamp}>
          {total}
          {goal === undefined ? <small>{say('power in all')}</small> : ` / ${goal}`}
        </p>
      </div>
      <ol className={styles.ranks}>
        {ranks.map((rank) => (
          <Row key={rank.seat} rank={rank} most={most} won={board && wonBy(sides, rank.seat)} />
        ))}
      </ol>
      <p className={styles.foot}>
        <span>{board ? sidesWon(sides, name) : <Next titans={titans} />}</span>
        <button type="button" className={styles.close} onClick={onClose} data-testid="btn-scored">
          {say('Continue')}
        </button>
      </p>
    </Stage>
  );
}
