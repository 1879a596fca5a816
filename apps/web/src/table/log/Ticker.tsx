/** The last lines of the log, where the log itself has no room. */
import { memo, useRef } from 'react';
import { useEndAtWord } from '../../browser/endAtWord.ts';
import { say } from '../../i18n/say.ts';
import { Icon, SeatMark } from '../../ui/index.ts';
import type { View } from '../../view/types.ts';
import { chips } from '../board/Piles.tsx';
import { newest } from '../model/log.ts';
import { useSelected, useTable } from '../state/context.ts';
import { isCrowded } from '../state/tight.ts';
import { handPeeks, type Layout } from '../state/useLayout.ts';
import styles from './ticker.module.css';

/** How many lines there is room for: one below the other, or as many side by side as fit. */
const MOST: Record<Layout, number> = { desktop: 0, laptop: 3, tablet: 3, portrait: 3, phone: 2, landscape: 1 };

/** In the bar at the top of a phone: the one before the newest in what that leaves of its lines. */
const IN_BAR = 2;
/** The mark of a seat there, as high as a line. */
const BAR_MARK: Partial<Record<Layout, number>> = { phone: 16, landscape: 14 };
/** A longer event fits two lines of the narrowest bar in small letters only. */
const LONG = 46;
/** One yet longer also needs the width of the sign beside it. */
const LONGEST = 60;

/** The shared decks, on a tablet all of them. */
function pilesIn({ piles, baseDeck }: View, layout: Layout): string {
  const all = chips(piles);
  const bases = layout === 'tablet' && all.length > 0 ? [say('Bases {n}', { n: baseDeck })] : [];
  return [...all, ...bases].join(' · ');
}

/** The newest first: what is cut, or left out, is what everybody has seen already. */
function Newest({ most, brief, mark = 18 }: { most: number; brief: boolean; mark?: number }) {
  const { events, name } = useTable('events', 'name');
  const piles = useSelected(({ view, layout }) => pilesIn(view, layout));
  const last = newest(events, name, most, brief);
  const [letters = 0] = last.map(({ text, brief: few, res }) => `${text} ${few ?? res}`.length);
  const long = letters > LONGEST ? 'alone' : letters > LONG;
  return (
    <>
      <span className={styles.newest} data-long={long || undefined}>
        {last.map((line) => (
          <span key={`${line.n}/${line.seat}`} className={styles.tick} data-seat={line.seat ?? undefined} data-event>
            {line.seat === null ? null : <SeatMark seat={line.seat} size={mark} silent />}
            <span className={styles.what} data-what>
              {line.text}
            </span>
            <b className="d">{brief ? (line.brief ?? line.res) : line.res}</b>
          </span>
        ))}
        {last.length === 0 ? (
          <span className={styles.tick}>
            <span className={styles.what}>{say('The log begins here.')}</span>
          </span>
        ) : null}
      </span>
      {piles ? <span className={styles.piles}>{piles}</span> : null}
    </>
  );
}

/** The newest line alone, of which as many words are shown as it has room for. */
function OneLine({ piles }: { piles: true | undefined }) {
  const line = useRef<HTMLParagraphElement>(null);
  const last = useSelected(({ events }) => events.at(-1)?.n);
  useEndAtWord(line, '[data-what]', last);
  return (
    <p className={styles.ticker} data-piles={piles} data-testid="ticker" ref={line}>
      <Newest most={1} brief />
      <Icon name="log" size={14} />
    </p>
  );
}

/**
 * A button that opens the log. Above an open hand or a crowded board, or below what is wrong with the connection, it is too
 * low for a finger: there it is read-only. In the bar at the top it is as high as that.
 */
export const Ticker = memo(function Ticker({ inBar = false, onOpen }: { inBar?: boolean; onOpen(): void }) {
  const layout = useSelected((table) => table.layout);
  const phone = handPeeks(layout);
  const piles = useSelected(({ view }) => chips(view.piles).length > 0) || undefined;
  const isBelow = useSelected(
    ({ view, hand, connection }) => hand.open || connection.state !== 'online' || isCrowded(view),
  );
  const low = isBelow && layout === 'phone';
  if (low && !inBar) return <OneLine piles={piles} />;
  // Below the newest line stand the piles.
  const single = phone && !inBar && piles;
  const most = inBar && phone ? IN_BAR : MOST[layout];
  const mark = inBar && BAR_MARK[layout];
  return (
    <button
      type="button"
      className={styles.ticker}
      data-piles={piles}
      data-bar={(inBar && phone) || undefined}
      onClick={onOpen}
      data-testid="ticker"
    >
      <span className="vh">{say('Open the log.')} </span>
      <Newest most={single ? 1 : most} brief={phone} {...(mark && { mark })} />
      {phone ? <Icon name="log" size={14} /> : null}
    </button>
  );
});
