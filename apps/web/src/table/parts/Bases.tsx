import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTable } from '../context.ts';
import type { Room } from '../model/density.ts';
import type { Layout } from '../useLayout.ts';
import { Base, ClosedBase } from './Base.tsx';
import styles from './base.module.css';

const HEADS: Record<Layout, number> = { desktop: 33, laptop: 25, tablet: 30, portrait: 30, phone: 31 };
const TILES: Record<Layout, number> = { desktop: 40, laptop: 36, tablet: 44, portrait: 44, phone: 44 };

/** Room for lanes, measured on the first base that shows them: all of them are equally tall. */
function useRoom(layout: Layout, watch: unknown): [React.RefObject<HTMLElement | null>, Room] {
  const ref = useRef<HTMLElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const pairs = layout === 'tablet' || layout === 'portrait' || layout === 'phone';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another base may have been opened or dealt
  useLayoutEffect(() => {
    const region = ref.current;
    if (!region) return;
    const measure = () => {
      const lanes = region.querySelector('[data-lanes]');
      if (!lanes) return;
      const { width, height } = lanes.getBoundingClientRect();
      setSize((now) => (now.width === width && now.height === height ? now : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(region);
    return () => observer.disconnect();
  }, [layout, watch]);
  const width = (pairs ? size.width / 2 : size.width) - 19;
  const columns = layout === 'tablet' ? 1 : width >= 150 ? 2 : 1;
  return [ref, { height: size.height, width, pairs, head: HEADS[layout], tile: TILES[layout], gap: 6, columns }];
}

/** On the phone one base is open: the first with something to touch, else the one opened last. */
function useOpenBase(): [number, (i: number) => void] {
  const { view, decision, where } = useTable();
  const [open, setOpen] = useState(0);
  const lit = [...decision.targets.ids.keys()]
    .map((id) => where.get(id))
    .filter((s) => s && s.place !== 'hand' && s.place !== 'base')
    .map((s) => s!.base);
  const key = `${view.prompt?.id}/${decision.sel.armed}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new question may move the view
  useEffect(() => {
    if (lit.length > 0 && !lit.includes(open)) setOpen(Math.min(...lit));
  }, [key]);
  return [Math.min(open, Math.max(0, view.bases.length - 1)), setOpen];
}

export function Bases({ onOpenBase }: { onOpenBase(): void }) {
  const { view, layout } = useTable();
  const [open, setOpen] = useOpenBase();
  const [ref, room] = useRoom(layout, `${view.bases.map((b) => b.id)}/${open}`);
  const phone = layout === 'phone';
  return (
    <main
      className={styles.bases}
      ref={ref}
      aria-label="Bases"
      data-testid="bases"
      data-region="bases"
      data-count={view.bases.length}
    >
      <h2 className="vh">Bases</h2>
      {view.bases.length === 0 ? <p className={styles.dealing}>Dealing bases…</p> : null}
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
          <Base key={base.id} base={base} index={i} room={room} />
        ),
      )}
    </main>
  );
}
