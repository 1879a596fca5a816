import { type CSSProperties, memo, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { onResize } from '../../browser/onResize.ts';
import { say } from '../../i18n/say.ts';
import type { BaseView } from '../../view/types.ts';
import { cardsOf } from '../../view/where.ts';
import { CHIP, SLIM } from '../model/density.ts';
import { LINE } from '../model/plan.ts';
import { type TableState, useSelected, useTable, useTableStore } from '../state/context.ts';
import { promptKey } from '../state/useDecision.ts';
import { handPeeks, type Layout } from '../state/useLayout.ts';
import { Base, ClosedBase } from './Base.tsx';
import styles from './bases.module.css';
import type { Size } from './rooms.ts';
import { usePlans } from './usePlans.ts';
import { BELOW, fullHeights, useWhole } from './useWhole.ts';

const same = (a: Size[], b: Size[]): boolean =>
  a.length === b.length &&
  a.every((s, i) => s.width === b[i]!.width && s.height === b[i]!.height && s.lines === b[i]!.lines);

function sizesIn(region: HTMLElement): Size[] {
  const found = [...region.querySelectorAll<HTMLElement>('[data-lanes]')].map((lanes) => ({
    lanes,
    ability: lanes.parentElement?.querySelector<HTMLElement>('[data-ability]'),
  }));
  const sizes = found.map(({ lanes, ability }) => ({
    width: lanes.offsetWidth,
    height: lanes.offsetHeight + (ability ? ability.offsetHeight - BELOW : 0),
  }));
  const lines = fullHeights(found.flatMap(({ ability }) => ability ?? [])).map((height) => Math.round(height / LINE));
  return sizes.map((size, i) => ({ ...size, lines: found[i]!.ability ? lines.shift()! : 0 }));
}

/**
 * While a question is open, lane areas may shrink but not grow: growth waits for the next question, so that nothing
 * moves under the finger.
 */
const least = (now: Size[], next: Size[]): Size[] =>
  next.map((size, i) => {
    const before = now[i];
    return before?.width === size.width ? { ...size, height: Math.min(size.height, before.height) } : size;
  });

/**
 * Sizes of the lane areas on screen in px, in order. Measured again when the layout, the bases, what is known about
 * them, the open base or the question changes.
 */
export function useSizes(layout: Layout, watch: string): [React.RefObject<HTMLElement | null>, Size[]] {
  const ref = useRef<HTMLElement>(null);
  const [sizes, setSizes] = useState<Size[]>([]);
  const question = useSelected(({ view }) => promptKey(view.prompt));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `watch` changes when another base is opened or dealt
  useLayoutEffect(() => {
    const region = ref.current;
    if (!region) return;
    let screen = 0;
    // Called in the same frame, after layout, so that reading sizes forces no extra one.
    return onResize([region], () => {
      const turned = screen !== innerHeight;
      screen = innerHeight;
      const found = sizesIn(region);
      return () =>
        flushSync(() =>
          setSizes((now) => {
            const next = turned ? found : least(now, found);
            return same(now, next) ? now : next;
          }),
        );
    });
  }, [layout, watch, question]);
  return [ref, sizes];
}

/** Index of the base at which the viewer last played a card; -1 if it is gone. */
function playedAt({ view, events, where, you }: TableState): number {
  const last = events.findLast(({ type, seat }) => type === 'play' && seat === you);
  const on = last?.host && where.get(last.host.id);
  if (on) return on.base;
  const id = (last?.toBase ?? last?.base)?.id;
  return id === undefined ? -1 : view.bases.findIndex((base) => base.id === id);
}

/** Indexes of the bases with cards to touch, and of the bases to play to. */
function litAt({ view, where, decision: { targets } }: TableState): { cards: number[]; places: number[] } {
  const spots = [...targets.ids.keys()].map((id) => where.get(id));
  return {
    cards: spots.flatMap((spot) => (spot && spot.base >= 0 && spot.place !== 'base' ? [spot.base] : [])),
    places: view.bases.flatMap(({ id }, i) => (targets.ids.has(id) ? [i] : [])),
  };
}

/** Index of the base whose scoring asks the question; -1 if there is none or a card has been selected to be played. */
const scoringAt = ({ view, decision }: TableState): number =>
  decision.sel.armed === null ? view.bases.findIndex(({ id }) => id === view.prompt?.window?.base) : -1;

/**
 * On a phone one base is open: first the one the puzzle is about, then the one just played on, else the one that is
 * scoring, else the first with something to touch, else the only place to play to, else the one opened last. It opens
 * before the question is painted.
 */
export function useOpenBase(): [number, (i: number) => void] {
  const table = useTableStore();
  const folds = useSelected(({ layout }) => handPeeks(layout));
  const aimed = useSelected(({ view, aim }) => view.bases.findIndex(({ id }) => id === aim));
  const [open, setOpen] = useState(Math.max(0, aimed));
  const seen = useRef<number | null>(null);
  const key = useSelected(({ view, decision }) => `${promptKey(view.prompt)}/${decision.sel.armed}`);
  const played = useSelected(({ events, you }) => events.findLast((e) => e.type === 'play' && e.seat === you)?.n ?? -1);
  const count = useSelected(({ view }) => view.bases.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new question or a newly played card may change the open base
  useLayoutEffect(() => {
    if (!folds) return;
    const now = table.getState();
    const { cards, places } = litAt(now);
    const isFirst = seen.current === null;
    const own = played > (seen.current ?? -1) ? playedAt(now) : -1;
    seen.current = played;
    if (isFirst && aimed >= 0) return;
    const first = Math.min(...cards);
    const scoring = scoringAt(now);
    if (own >= 0 && (now.view.prompt?.kind === 'play' || cards.length === 0 || cards.includes(own))) setOpen(own);
    else if (scoring >= 0) setOpen(scoring);
    else if (cards.length > 0 && !cards.includes(open)) setOpen(first);
    else if (cards.length === 0 && places.length === 1) setOpen(places[0]!);
  }, [key, played, folds]);
  return [Math.min(open, Math.max(0, count - 1)), setOpen];
}

/** The number of bases in two rows, of which the first has three. */
const TWO_ROWS = 5;
/** The most cards that fit a lane of an upright tablet two by two. */
const TWO_BY_TWO = 4;

/** Index of the base in the first row of an upright tablet that needs more width than the others; -1 if there is none. */
function wideAt(bases: BaseView[], layout: Layout): number {
  if (layout !== 'portrait' || bases.length !== TWO_ROWS) return -1;
  const [fullest] = bases
    .slice(0, 3)
    .map(({ lanes }, i) => ({ i, cards: Math.max(0, ...lanes.map((lane) => cardsOf(lane).length)) }))
    .sort((a, b) => b.cards - a.cards);
  return fullest!.cards > TWO_BY_TWO ? fullest!.i : -1;
}

export const Bases = memo(function Bases({ onOpenBase }: { onOpenBase(): void }) {
  const { layout, facts } = useTable('layout', 'facts');
  const bases = useSelected(({ view }) => view.bases);
  const [open, setOpen] = useOpenBase();
  const told = bases.map(({ id, name }) => `${id}${facts.has(name) ? '' : '?'}`);
  const wide = wideAt(bases, layout);
  const [ref, sizes] = useSizes(layout, `${told}/${open}/${wide}`);
  const phone = handPeeks(layout);
  const count = bases.length;
  const { rooms, plans } = usePlans(bases, sizes);
  useWhole(ref, layout, `${told}/${open}`, plans[0]?.told);
  return (
    <main
      className={styles.bases}
      ref={ref}
      aria-label={say('Bases')}
      data-testid="bases"
      data-region="bases"
      data-count={bases.length}
      data-wide={wide < 0 ? undefined : wide}
      style={
        {
          '--chip': `${CHIP}px`,
          '--slim': `${SLIM}px`,
          '--strips': count - 1,
        } as CSSProperties
      }
    >
      <h2 className="vh">{say('Bases')}</h2>
      {bases.length === 0 ? <p className={styles.dealing}>{say('Dealing bases…')}</p> : null}
      {bases.map((base, i) =>
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
          <Base key={base.id} base={base} index={i} room={rooms[i]!} plan={plans[i]!} />
        ),
      )}
    </main>
  );
});
