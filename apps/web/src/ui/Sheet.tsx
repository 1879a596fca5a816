import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { onResize } from '../browser/onResize.ts';
import { boxOf, screenScale } from '../browser/scale.ts';
import { say } from '../i18n/say.ts';
import { Icon } from './icons.tsx';
import { MoreBelow } from './MoreBelow.tsx';
import { lift } from './modal.ts';
import styles from './ui.module.css';
import { useLatest } from './useLatest.ts';
import { useWholeRows } from './useWholeRows.ts';

interface SheetProps {
  title: string;
  /** Below the title, or beside it on a low screen. */
  sub?: ReactNode;
  onClose(): void;
  children: ReactNode;
  /** paper: a decision or a printed item; panel: people and settings. */
  surface?: 'paper' | 'panel';
  /** wide: a grid of cards. */
  width?: 'narrow' | 'wide';
  /** The part of the table to cover, if the sheet fits there; otherwise the sheet is centred. */
  over?: 'bases';
  testid?: string;
  footer?: ReactNode;
  /** Selects the sheet's rows, to count those that do not fit. */
  rows?: string;
}

/** Parts of a base that are shown whole or not at all: its ticket and its lanes. */
const PARTS = 'header, [role="group"]';

/** px: how far above a sheet with this top the table has to be blank, so that no part of a base is cut in half. */
function blankAbove(top: number, covered: Element): number {
  const parts = [...covered.querySelectorAll(`${PARTS}, section:not([data-open])`)].map((one) => boxOf(one));
  let edge = top;
  for (const { top, bottom } of parts.sort((a, b) => b.bottom - a.bottom))
    if (top < edge - 1 && bottom > edge + 1) edge = top;
  // With its first part, a base loses what reaches above it.
  return top - (parts.every((one) => one.top >= edge) ? Math.min(top, boxOf(covered).top) : edge);
}

/** px: how far below a sheet with this bottom the table has to be blank, so that no lane is cut in half. */
function blankBelow(bottom: number, covered: Element): number {
  const parts = [...covered.querySelectorAll(PARTS)].map((one) => boxOf(one));
  const cut = parts.filter((one) => one.top < bottom - 1 && one.bottom > bottom + 1);
  return Math.max(bottom, ...cut.map((one) => one.bottom)) - bottom;
}

/** px: width of the fewest columns in the middle of the region that a sheet this wide covers; 0 if there are too few. */
function columnsUnder(width: number, covered: Element): number {
  const { left, right } = boxOf(covered);
  const spans = [...covered.children]
    .filter((one) => one.localName === 'section')
    .map((one) => left + right - 2 * boxOf(one).left)
    .filter((span) => span > width - 1);
  return spans.length > 0 ? Math.min(...spans) : 0;
}

/** Keeps a sheet over a region of the page, clear of what is above the region and of the decision below it. */
function useOver(ref: RefObject<HTMLDialogElement | null>, over: string | undefined): void {
  useLayoutEffect(() => {
    const [sheet, covered] = [ref.current, over && document.querySelector(`[data-region="${over}"]`)];
    if (!sheet || !covered) return;
    const shade = () => {
      const { top, bottom, left, right } = boxOf(sheet);
      const [blank, below] = [blankAbove(top, covered), blankBelow(bottom, covered)];
      const columns = columnsUnder(right - left, covered);
      return () => {
        sheet.style.setProperty('--blank', `${Math.max(0, blank)}px`);
        sheet.style.setProperty('--blank-below', `${below}px`);
        sheet.style.setProperty('--columns', `${columns}px`);
      };
    };
    const measure = () => {
      const decision = document.querySelector('[data-region="prompt"]');
      const screen = innerHeight / screenScale();
      const bases = boxOf(covered);
      const [above, beside] = [bases.top, innerWidth / screenScale() - bases.right];
      const below = decision && screen - boxOf(decision).top;
      return () => {
        sheet.style.setProperty('--above', `${Math.max(0, above)}px`);
        sheet.style.setProperty('--beside', `${Math.max(0, beside)}px`);
        if (below !== null) sheet.style.setProperty('--below', `${Math.max(0, below)}px`);
      };
    };
    const place = () => {
      const write = measure();
      return function* () {
        write();
        yield;
        // It may have moved without a change of size.
        shade()();
      };
    };
    measure()();
    const stops = [onResize([covered], place), onResize([sheet, ...covered.querySelectorAll(PARTS)], shade)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [ref, over]);
}

/** A modal sheet. Esc or a touch outside closes it and returns the focus to where it was. */
export function Sheet(props: SheetProps) {
  const { title, sub, onClose, children, surface = 'paper', width = 'narrow', over, testid, footer, rows } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const close = useLatest(onClose);
  const id = useId();
  useOver(ref, over);
  useLayoutEffect(() => {
    const sheet = ref.current;
    if (!sheet) return;
    const first = `.${styles.sheetbody} :is(button, input)`;
    const pinned = `.${styles.sheetfoot} [data-legal]`;
    return lift(
      sheet,
      () => sheet.querySelector<HTMLElement>(first) ?? sheet.querySelector(pinned) ?? sheet.querySelector('button'),
      () => close.current(),
    );
  }, [close]);
  // Only once the sheet is open.
  useWholeRows(body, children);
  return (
    <dialog
      ref={ref}
      popover="manual"
      aria-modal="true"
      tabIndex={-1}
      className={`${styles.sheet} ${surface === 'paper' ? 'paper' : ''}`}
      data-surface={surface}
      data-width={width}
      data-over={over}
      data-testid={testid}
      aria-labelledby={id}
    >
      <div className={styles.sheetbox}>
        <header className={styles.sheethead}>
          <div className={styles.titles}>
            <h2 id={id} className="cap">
              {title}
            </h2>
            {sub}
          </div>
          <button type="button" className={styles.close} aria-label={say('Close')} onClick={onClose}>
            <Icon name="x" />
          </button>
        </header>
        <div className={styles.sheetbody} ref={body}>
          {children}
        </div>
        <footer className={styles.sheetfoot}>
          <MoreBelow list={body} rows={rows} watch={children} />
          {footer}
        </footer>
      </div>
    </dialog>
  );
}
