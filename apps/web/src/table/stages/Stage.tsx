import { type CSSProperties, type ReactNode, useRef } from 'react';
import { say } from '../../i18n/say.ts';
import { Icon, MoreBelow } from '../../ui/index.ts';
import { useWholeRows } from '../../ui/useWholeRows.ts';
import { BaseTotals } from '../card/BaseTotals.tsx';
import { useSelected } from '../state/context.ts';
import styles from './stage.module.css';

interface StageProps {
  label: string;
  testid: string;
  /** px: greatest width. */
  width: number;
  /** On a phone it is placed low, so that the top of the bases is visible. */
  low?: boolean;
  /** Names the stage as a region: its cards can be chosen and must be focusable. */
  region?: string;
  /** Selector of its rows, to count those that do not fit. */
  rows?: string;
  /** The outcome of what is shown. */
  result?: string | null;
  children: ReactNode;
}

/** How many of so many bases a stage no wider than this hides with a mouse, px; others hide all. */
const HIDDEN: Record<number, { columns: number; widest: number }[]> = {
  3: [{ columns: 2, widest: 820 }],
  4: [
    { columns: 2, widest: 660 },
    { columns: 3, widest: 820 },
  ],
  5: [
    { columns: 3, widest: 700 },
    { columns: 4, widest: 820 },
  ],
};
/** The middle of a Big Base board as a share of its width, and the widest stage over it, px. */
const MIDDLE = { share: 2.5 / 4.5, widest: 700 };

/**
 * The share of the bases that a stage hides, and the share that it leaves at the end: in the middle it would hide half
 * of two bases.
 */
function hiddenBy(width: number, bases: number, isBoard: boolean): { hidden: number; spared: number } {
  if (isBoard) return { hidden: width <= MIDDLE.widest ? MIDDLE.share : 1, spared: 0 };
  const { columns } = HIDDEN[bases]?.find(({ widest }) => width <= widest) ?? { columns: bases };
  return { hidden: columns / bases, spared: ((bases - columns) % 2) / bases };
}

/** A sheet of paper over the bases: read it before the game continues. */
export function Stage({ label, testid, width, low, region, rows, result, children }: StageProps) {
  const ref = useRef<HTMLElement>(null);
  useWholeRows(ref, children);
  const bases = useSelected(({ view }) => view.bases.length);
  const isBoard = useSelected(({ view }) => view.bigBase !== null);
  const { hidden, spared } = hiddenBy(width, bases, isBoard);
  const style = { '--stage': `${width}px`, '--hidden': hidden, '--spared': spared } as CSSProperties;
  return (
    <>
      <div className={styles.behind} style={style} />
      <section
        ref={ref}
        className={`${styles.stage} paper`}
        style={style}
        aria-label={label}
        data-low={low || undefined}
        data-testid={testid}
        data-region={region}
        data-result={result ?? undefined}
      >
        {rows ? (
          <div className={styles.more}>
            <MoreBelow list={ref} rows={rows} watch={children} />
          </div>
        ) : null}
        {children}
      </section>
    </>
  );
}

interface StageHeadProps {
  title: string;
  source: ReactNode;
  /** Buttons at the end of the line; null if there are none right now. */
  buttons?: ReactNode;
}

/** The dark line at the top of a stage: title, source and the totals of the bases that the stage covers. */
export const StageHead = ({ title, source, buttons }: StageHeadProps) => (
  <header className={styles.head} data-buttons={buttons !== undefined || undefined}>
    <h2 className="cap">{title}</h2>
    {source ? <span className={styles.source}>{source}</span> : null}
    <div className={styles.totals}>
      <BaseTotals />
    </div>
    {buttons === undefined ? null : <span className="grow" />}
    {buttons}
  </header>
);

/** Folds a stage away, to read what is below it. */
export const Fold = ({ onFold, testid }: { onFold(): void; testid: string }) => (
  <button type="button" className={styles.fold} onClick={onFold} data-testid={testid}>
    <Icon name="eye" /> <span>{say('See the table')}</span>
  </button>
);
