import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { say } from '../../words/say.ts';
import { useAnswering, useTable } from '../context.ts';
import type { Room } from '../model/density.ts';
import { cardsOf } from '../model/where.ts';
import { promptKey } from '../useDecision.ts';
import type { Layout } from '../useLayout.ts';
import { Base, ClosedBase } from './Base.tsx';
import styles from './bases.module.css';

export const HEADS: Record<Layout, number> = {
  desktop: 32,
  laptop: 23,
  tablet: 28,
  portrait: 28,
  phone: 28,
  landscape: 21,
};
export const TILES: Record<Layout, number> = {
  desktop: 40,
  laptop: 36,
  tablet: 44,
  portrait: 44,
  phone: 44,
  landscape: 44,
};

export interface Size {
  width: number;
  height: number;
}
const same = (a: Size[], b: Size[]): boolean =>
  a.length === b.length && a.every((s, i) => s.width === b[i]!.width && s.height === b[i]!.height);

/** Sizes of the lane areas on screen, in order; remeasured when the layout, the bases or the open base change. */
export function useSizes(layout: Layout, watch: string): [React.RefObject<HTMLElement | null>, Size[]] {
  const ref = useRef<HTMLElement>(null);
  const [sizes, setSizes] = useState<Size[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another base may have been opened or dealt
  useLayoutEffect(() => {
    const region = ref.current;
    if (!region) return;
    const measure = () => {
      const next = [...region.querySelectorAll('[data-lanes]')].map((el) => {
        const { width, height } = el.getBoundingClientRect();
        return { width, height };
      });
      setSizes((now) => (same(now, next) ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(region);
    return () => observer.disconnect();
  }, [layout, watch]);
  return [ref, sizes];
}

function roomFor(layout: Layout, size: Size | undefined): Room {
  const pairs = layout !== 'desktop' && layout !== 'laptop';
  const width = (size?.width ?? 0) / (pairs ? 2 : 1) - 19;
  return {
    height: size?.height ?? 0,
    pairs,
    head: HEADS[layout],
    tile: TILES[layout],
    gap: layout === 'portrait' ? 5 : layout === 'landscape' ? 2 : 6,
    columns: layout === 'tablet' || width < 146 ? 1 : 2,
    chips: layout === 'tablet' ? 2 : Math.max(1, Math.floor((width + 4) / 48)),
  };
}

/** On the phone one base is open: the first with something to touch, else the one opened last. */
export function useOpenBase(): [number, (i: number) => void] {
  const { view, where } = useTable();
  const { decision } = useAnswering();
  const [open, setOpen] = useState(0);
  const lit = [...decision.targets.ids.keys()]
    .map((id) => where.get(id))
    .filter((s) => s && s.base >= 0 && s.place !== 'base')
    .map((s) => s!.base);
  const key = `${promptKey(view.prompt)}/${decision.sel.armed}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new question may move the view
  useEffect(() => {
    if (lit.length > 0 && !lit.includes(open)) setOpen(Math.min(...lit));
  }, [key]);
  return [Math.min(open, Math.max(0, view.bases.length - 1)), setOpen];
}

export const Bases = memo(function Bases({ onOpenBase }: { onOpenBase(): void }) {
  const { view, layout } = useTable();
  const [open, setOpen] = useOpenBase();
  const [ref, sizes] = useSizes(layout, `${view.bases.map((b) => b.id)}/${open}`);
  const phone = layout === 'phone';
  // A crowded base gets more of a narrow table.
  const widths = view.bases
    .map((b) => `minmax(0, ${b.lanes.some((l) => cardsOf(l).length > 2) ? 1.28 : 1}fr)`)
    .join(' ');
  return (
    <main
      className={styles.bases}
      ref={ref}
      aria-label={say('Bases')}
      data-testid="bases"
      data-region="bases"
      data-count={view.bases.length}
      style={layout === 'tablet' ? { gridTemplateColumns: widths } : undefined}
    >
      <h2 className="vh">{say('Bases')}</h2>
      {view.bases.length === 0 ? <p className={styles.dealing}>{say('Dealing bases…')}</p> : null}
      {view.bases.map((base, i) =>
        phone && i !== open ? (
          <ClosedBase
            key={base.id}
            base={base}
            index={i}
            onOpen={() => {
              setOpen(i);
              onOpenBase();
            }}
          />
        ) : (
          <Base key={base.id} base={base} index={i} room={roomFor(layout, sizes[phone ? 0 : i])} />
        ),
      )}
    </main>
  );
});
