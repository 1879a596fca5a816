/** The latest lines of the log, for layouts without room for the log itself. */
import { memo, useRef } from 'react';
import { useEndAtWord } from '../../browser/endAtWord.ts';
import { say } from '../../i18n/say.ts';
import { Icon, SeatMark } from '../../ui/index.ts';
import type { View } from '../../view/types.ts';
import { newest } from '../model/log.ts';
import { chips } from '../model/piles.ts';
import { useSelected, useTable } from '../state/context.ts';
import { tellsPiles } from '../state/hand-rows.ts';
import { isCrowded, isTerse } from '../state/tight.ts';
import { handPeeks, type Layout } from '../state/useLayout.ts';
import styles from './ticker.module.css';

/** The most lines that each layout has room for: stacked, or as many side by side as fit. */
const MOST: Record<Layout, number> = { desktop: 0, laptop: 3, tablet: 3, portrait: 3, phone: 2, landscape: 1 };

/** Lines in a phone's top bar: the newest, and the one before it if the newest leaves room. */
const IN_BAR = 2;
/** px: size of the seat marks in a phone's top bar, as high as a line. */
const BAR_MARK: Partial<Record<Layout, number>> = { phone: 16, landscape: 14 };
/** Letters: a longer event fits two lines of the narrowest top bar only in small letters. */
const LONG = 46;
/** Letters: an even longer event also needs the gap before the log icon. */
const LONGEST = 60;

/** Letters: a shorter event and its changed number fit two lines of a phone, however they break. */
const FLOWS = 84;

/** The shared decks in one line; the number of bases left only beside a single other, since events need the room. */
function pilesIn({ piles, baseDeck }: View, layout: Layout): string {
  const all = chips(piles);
  const isRoomy = all.length === 1 && layout === 'tablet';
  return [...all, ...(isRoomy ? [say('Bases {n}', { n: baseDeck })] : [])].join(' · ');
}

interface TickProps {
  line: ReturnType<typeof newest>[number];
  brief: boolean;
  mark: number;
}

/** A comma keeps the changed number apart from the words before it. */
function Tick({ line: { seat, text, brief: few, res }, brief, mark }: TickProps) {
  const result = brief ? (few ?? res) : res;
  return (
    <span className={styles.tick} data-seat={seat ?? undefined} data-event>
      {seat === null ? null : <SeatMark seat={seat} size={mark} silent />}
      <span className={styles.what} data-what>
        {result ? `${text},` : text}
      </span>
      <b className="d">{result}</b>
    </span>
  );
}

/** The newest line comes first: what is cut or left out has been seen already. */
function Newest({ most, brief, mark = 18 }: { most: number; brief: boolean; mark?: number }) {
  const { events, name } = useTable('events', 'name');
  const piles = useSelected(({ view, layout }) => pilesIn(view, layout));
  const last = newest(events, name, most, brief);
  const [letters = 0] = last.map(({ text, brief: few, res }) => `${text} ${few ?? res}`.length);
  const long = letters > LONGEST ? 'most' : letters > LONG;
  return (
    <>
      <span className={styles.newest} data-long={long || undefined} data-flows={letters <= FLOWS || undefined}>
        {last.map((line) => (
          <Tick key={`${line.n}/${line.seat}`} line={line} brief={brief} mark={mark} />
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

/** The newest line alone, cut after the last whole word that fits. */
function OneLine({ piles }: { piles: true | undefined }) {
  const line = useRef<HTMLParagraphElement>(null);
  const isBeside = useSelected(({ view }) => !tellsPiles(view)) || undefined;
  const last = useSelected(({ events }) => events.at(-1)?.n);
  useEndAtWord(line, '[data-what]', last);
  return (
    <p className={styles.ticker} data-piles={piles} data-beside={isBeside} data-testid="ticker" ref={line}>
      <Newest most={1} brief />
      <Icon name="log" size={14} />
    </p>
  );
}

/**
 * A button that opens the log. On a phone it is too low for a finger above an open hand or a crowded board, or below a
 * connection message: there it is plain text. In the top bar it is as high as the bar.
 */
export const Ticker = memo(function Ticker({ inBar = false, onOpen }: { inBar?: boolean; onOpen(): void }) {
  const layout = useSelected((table) => table.layout);
  const phone = handPeeks(layout);
  const piles = useSelected(({ view }) => chips(view.piles).length > 0) || undefined;
  const low = useSelected((table) => isTerse(table) || (table.layout === 'phone' && isCrowded(table.view)));
  if (low && !inBar) return <OneLine piles={piles} />;
  // The piles take the second line, below the newest event.
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
