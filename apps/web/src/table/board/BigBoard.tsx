import { type CSSProperties, memo, type ReactNode } from 'react';
import { say } from '../../i18n/say.ts';
import type { BigBase } from '../../view/types.ts';
import { CHIP, chipsIn, type Room } from '../model/density.ts';
import { useSelected, useTable } from '../state/context.ts';
import { handPeeks, type Layout } from '../state/useLayout.ts';
import { HEADS, type Size, TILES, useOpenBase, useSizes } from './Bases.tsx';
import { Middle } from './BigMiddle.tsx';
import { ClosedSide, Side } from './BigSide.tsx';
import styles from './big-board.module.css';

/** Slots side by side: all of them along the long sides of the square and on a tablet, two by two where it is narrow. */
function columnsOf(layout: Layout, side: number, slots: number): number {
  if (handPeeks(layout) || layout === 'portrait') return 2;
  return layout === 'tablet' || side % 2 === 0 ? slots : 1;
}

/** px: the text of a slot, where slots do not grow. */
const PLATES: Partial<Record<Layout, number>> = { desktop: 45, laptop: 31 };

/** What the cards of one slot have. A board that is scrolled gives names one row; more of them are chips. */
function roomFor(layout: Layout, size: Size | undefined, columns: number, slots: number): Room {
  const width = (size?.width ?? 0) / columns - 22;
  const rows = Math.ceil(slots / columns);
  const fixed = PLATES[layout];
  return {
    height: fixed ? Math.max(1, (size?.height ?? 0) / rows - fixed) : HEADS[layout] + TILES[layout] + 6,
    pairs: false,
    head: HEADS[layout],
    tile: fixed ? 36 : TILES[layout],
    gap: 6,
    columns: width < 146 ? 1 : 2,
    wide: 0,
    scrolls: true,
    chips: chipsIn(width),
  };
}

interface BigBoardProps {
  board: BigBase;
  onOpenBase(): void;
  /** Stands below the middle. */
  foot: ReactNode;
}

/** The Big Base board: four sides around the base card. On the phone the sides fold like bases. */
export const BigBoard = memo(function BigBoard({ board, onOpenBase, foot }: BigBoardProps) {
  const { layout } = useTable('layout');
  const bases = useSelected(({ view }) => view.bases);
  const [open, setOpen] = useOpenBase();
  const [ref, sizes] = useSizes(layout, `${bases.map((side) => side.id)}/${open}`);
  const phone = handPeeks(layout);
  return (
    <main
      className={styles.board}
      ref={ref}
      aria-label={say('Big Base')}
      data-testid="bases"
      data-region="bases"
      style={{ '--chip': `${CHIP}px` } as CSSProperties}
    >
      <h2 className="vh">{say('Big Base')}</h2>
      <Middle board={board} />
      {foot}
      {bases.map((side, i) => {
        const slots = board.slots[i] ?? [];
        const columns = columnsOf(layout, i, slots.length);
        const show = () => {
          setOpen(i);
          onOpenBase();
        };
        return phone && i !== open ? (
          <ClosedSide key={side.id} side={side} index={i} onOpen={show} />
        ) : (
          <Side
            key={side.id}
            side={side}
            index={i}
            slots={slots}
            columns={columns}
            room={roomFor(layout, sizes[phone ? 0 : i], columns, slots.length)}
          />
        );
      })}
    </main>
  );
});
