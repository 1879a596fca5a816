import { type CSSProperties, memo } from 'react';
import { say } from '../../i18n/say.ts';
import type { BaseView, BigBase, SlotView } from '../../view/types.ts';
import { CHIP, CLOSE_CHIP, chipsIn, SLIM } from '../model/density.ts';
import { useSelected, useTable } from '../state/context.ts';
import { handPeeks, type Layout, useLow } from '../state/useLayout.ts';
import { useOpenBase, useSizes } from './Bases.tsx';
import { Middle } from './BigMiddle.tsx';
import { ClosedSide, cardsIn, Side, type SlotRoom } from './BigSide.tsx';
import styles from './big-board.module.css';
import { HEADS, LOW_TILE, type Size, SLENDER, slimIn, TILES } from './rooms.ts';
import { isSlenderBase } from './usePlans.ts';
import { useWholeBoard } from './useWhole.ts';

/**
 * Number of slots side by side: all of a side along the long sides of the square, on a tablet and on a landscape phone;
 * two where the board is narrow.
 */
function columnsOf(layout: Layout, side: number, slots: number): number {
  if (layout === 'phone' || layout === 'portrait') return 2;
  return layout === 'tablet' || layout === 'landscape' || side % 2 === 0 ? slots : 1;
}

/** px: height of a slot's text where slots do not grow; more lines along the long sides of a low square. */
function plateOf(layout: Layout, rows: number): number | undefined {
  if (layout === 'desktop') return 45;
  if (layout !== 'laptop') return undefined;
  return rows === 1 ? 45 : 32;
}

/** Relative widths of slots on a landscape phone, where fingers need the width of empty slots. */
const lowShares = (side: BaseView, slots: SlotView[]): number[] =>
  slots.map(({ seat }) => {
    const cards = cardsIn(side, seat);
    if (cards === 0) return 0.85;
    return cards > 2 ? 1.35 : 1;
  });

/** Equal widths, except on a landscape phone. */
const sharesOf = (layout: Layout, side: BaseView, slots: SlotView[], columns: number): number[] =>
  layout === 'landscape' && columns === slots.length ? lowShares(side, slots) : slots.map(() => 1);

/** px: the narrowest tile with a name where several stand side by side. */
const NAMED = 76;

/** Columns of names in a slot with this many cards, but no more than they need. */
function namesIn(layout: Layout, width: number, cards: number): number {
  if (layout !== 'desktop' && layout !== 'laptop') return width < 158 ? 1 : 2;
  const most = Math.max(1, Math.floor((width + 6) / (NAMED + 6)));
  return Math.max(Math.min(2, most), Math.ceil(cards / Math.ceil(cards / most || 1)));
}

/** Smaller heads, gaps and tiles that leave room for two rows. */
const CLOSE: Partial<Record<Layout, SlotRoom['close']>> = {
  desktop: { head: 26, gap: 4, tile: 26 },
  laptop: { head: 24, gap: 4, tile: 24 },
};

/** px: space beside the cards of a slot. */
function aroundOf(layout: Layout, low: boolean, full: boolean): number {
  if (layout === 'landscape') return 17;
  if (layout === 'portrait' && full) return 10;
  return low ? 19 : 22;
}

/** The room for the cards of one slot. A board that scrolls gives names one row; a slot with more cards shows chips. */
function roomFor(
  layout: Layout,
  low: boolean,
  full: boolean,
  size: Size | undefined,
  part: number,
  rows: number,
  cards: number,
): SlotRoom {
  const width = (size?.width ?? 0) * part - aroundOf(layout, low, full);
  const fixed = plateOf(layout, rows);
  const small = fixed !== undefined || layout === 'landscape' || low;
  const tile = small ? LOW_TILE : TILES[layout];
  return {
    height: fixed ? Math.max(1, (size?.height ?? 0) / rows - fixed) : HEADS[layout] + tile + 6,
    pairs: false,
    head: layout === 'desktop' ? 28 : HEADS[layout],
    tile,
    gap: layout === 'desktop' || layout === 'laptop' ? 4 : 6,
    columns: namesIn(layout, width, cards),
    wide: 0,
    scrolls: true,
    chips: chipsIn(width, full ? CLOSE_CHIP : CHIP),
    // A board that scrolls has room for chips of finger width.
    slim: small ? slimIn(layout, width) : 1,
    width,
    close: CLOSE[layout],
  };
}

/**
 * On the smallest phones, names two by two where one row would show chips; all slots of a side look alike. There is
 * height for only one row of slots with two rows of tiles.
 */
function slenderRooms(side: BaseView, counts: number[], rooms: SlotRoom[]): SlotRoom[] {
  const high = new Set(counts.flatMap((n, i) => (n > 2 ? [Math.floor(i / 2)] : [])));
  if (high.size === 0 || counts.some((n) => n > 4) || !isSlenderBase(side)) return rooms;
  const height = SLENDER.head + 2 * (SLENDER.tile + SLENDER.gap);
  return rooms.map((room) => ({ ...room, ...SLENDER, height, columns: 2, slender: true }));
}

/**
 * On a tablet: whether the cards of some slot need more than one row in one half of the board, above or below the base
 * card ('once'), or in both ('twice'). Slots are then as low as possible, so that all of them are visible.
 */
function fullness(
  layout: Layout,
  bases: BaseView[],
  slots: SlotView[][],
  size: Size | undefined,
): 'once' | 'twice' | undefined {
  if (size === undefined || (layout !== 'tablet' && layout !== 'portrait')) return undefined;
  const full = bases.map((side, i) => {
    const own = slots[i] ?? [];
    const columns = columnsOf(layout, i, own.length);
    const shares = sharesOf(layout, side, own, columns);
    const across = shares.slice(0, columns).reduce((a, b) => a + b, 0);
    return own.some(({ seat }, at) => {
      const { chips } = roomFor(layout, false, false, size, shares[at]! / across, 1, 0);
      return cardsIn(side, seat) > chips;
    });
  });
  if (!full.includes(true)) return undefined;
  return full.slice(0, 2).includes(true) && full.slice(2).includes(true) ? 'twice' : 'once';
}

interface BigBoardProps {
  board: BigBase;
  onOpenBase(): void;
}

/** The Big Base board: four sides around the base card. On the phone the sides fold like bases. */
export const BigBoard = memo(function BigBoard({ board, onOpenBase }: BigBoardProps) {
  const { layout } = useTable('layout');
  const bases = useSelected(({ view }) => view.bases);
  const [open, setOpen] = useOpenBase();
  const [ref, sizes] = useSizes(layout, `${bases.map((side) => side.id)}/${open}`);
  useWholeBoard(ref, layout, `${bases.map((side) => side.id)}/${open}`);
  const phone = handPeeks(layout);
  const low = useLow() && layout === 'phone';
  const fullAt = fullness(layout, bases, board.slots, sizes[0]);
  const full = fullAt !== undefined;
  const isOpen = (i: number) => !phone || i === open;
  const measured = (i: number): Size | undefined => sizes[phone ? 0 : i];
  return (
    <main
      className={styles.board}
      ref={ref}
      aria-label={say('Big Base')}
      data-testid="bases"
      data-region="bases"
      data-full={fullAt}
      style={{ '--chip': `${full ? CLOSE_CHIP : CHIP}px`, '--slim': `${SLIM}px` } as CSSProperties}
    >
      <h2 className="vh">{say('Big Base')}</h2>
      <Middle board={board} />
      {bases.map((side, i) => {
        const slots = board.slots[i] ?? [];
        const columns = columnsOf(layout, i, slots.length);
        const shares = sharesOf(layout, side, slots, columns);
        const across = shares.slice(0, columns).reduce((a, b) => a + b, 0);
        const rows = Math.ceil(slots.length / columns);
        const counts = slots.map(({ seat }) => cardsIn(side, seat));
        const rooms = shares.map((share, at) =>
          roomFor(layout, low, full, measured(i), share / across, rows, counts[at]!),
        );
        const show = () => {
          setOpen(i);
          onOpenBase();
        };
        return !isOpen(i) ? (
          <ClosedSide key={side.id} side={side} index={i} onOpen={show} />
        ) : (
          <Side
            key={side.id}
            side={side}
            index={i}
            slots={slots}
            columns={shares
              .slice(0, columns)
              .map((share) => `minmax(0, ${share}fr)`)
              .join(' ')}
            rooms={low ? slenderRooms(side, counts, rooms) : rooms}
          />
        );
      })}
    </main>
  );
});
