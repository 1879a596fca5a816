/** Players' pings and reactions: shown briefly where they belong, and announced. */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { onResize } from '../../browser/onResize.ts';
import type { Signal } from '../../game/client.ts';
import { say } from '../../i18n/say.ts';
import { SeatMark } from '../../ui/index.ts';
import { findCard } from '../../view/where.ts';
import { REACTION_WORDS } from '../model/reactions.ts';
import { type TableState, useTable, useTableStore } from '../state/context.ts';
import styles from './signals.module.css';

const SHOWN_MS = 3500;
const NONE: readonly Signal[] = [];

type Root = RefObject<HTMLElement | null>;

/** The element to mark: the player's panel, the card or the base; for a card at a folded base the base's strip. */
function targetOf({ at, seat }: Signal, { where }: Pick<TableState, 'where'>, root: HTMLElement): Element | null {
  if (at === undefined)
    return (
      root.querySelector(`[data-testid="player-${seat}"]`) ?? root.querySelector('[data-region="hand"] [data-score]')
    );
  const base = where.get(at)?.base ?? -1;
  return root.querySelector(`[data-id="${at}"]`) ?? root.querySelector(`[data-base="${base}"]`);
}

const nameOf = (id: number, { view }: Pick<TableState, 'view'>): string =>
  view.bases.find((base) => base.id === id)?.name ?? findCard(view, id)?.name ?? '';

/** What to announce; null for one's own signals. */
function words({ seat, at, reaction }: Signal, table: Pick<TableState, 'view' | 'name' | 'you'>): string | null {
  const { name, you } = table;
  if (seat === you) return null;
  if (at !== undefined) return say('{who} points at {what}.', { who: name(seat), what: nameOf(at, table) });
  return `${name(seat)}: ${reaction ? say(REACTION_WORDS[reaction]) : ''}`;
}

/** Signals received since the table was opened, each for a few seconds. */
function useShown(): readonly Signal[] {
  const { signals } = useTable('signals');
  const table = useTableStore();
  const given = signals?.given ?? NONE;
  // Not the last one given: those that were muted are old by the time they are wanted again.
  const last = signals?.last ?? 0;
  const seen = useRef(last);
  const [shown, setShown] = useState(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new sign
  useEffect(() => {
    const fresh = given.filter(({ n }) => n > seen.current);
    seen.current = last;
    if (fresh.length === 0) return;
    const said = fresh.flatMap((one) => words(one, table.getState()) ?? []).join(' ');
    if (said) table.getState().announce(said);
    const isSame = (a: Signal, b: Signal) => a.seat === b.seat && (a.at === undefined) === (b.at === undefined);
    setShown((now) => [...now.filter((old) => !fresh.some((one) => isSame(one, old))), ...fresh]);
    const gone = new Set(fresh.map(({ n }) => n));
    window.setTimeout(() => setShown((now) => now.filter(({ n }) => !gone.has(n))), SHOWN_MS);
  }, [last]);
  return shown;
}

export function SignalLayer({ root }: { root: Root }) {
  const shown = useShown();
  return shown.map((signal) => <Sign key={signal.n} signal={signal} root={root} />);
}

function Sign({ signal, root }: { signal: Signal; root: Root }) {
  const table = useTableStore();
  const [box, setBox] = useState<DOMRect | null>(null);
  useLayoutEffect(() => {
    const found = root.current && targetOf(signal, table.getState(), root.current);
    if (!found) return setBox(null);
    setBox(found.getBoundingClientRect());
    // The table's layout may change meanwhile.
    return onResize([found], () => {
      const next = found.getBoundingClientRect();
      return () => setBox(next);
    });
  }, [signal, root, table]);
  if (!box) return null;
  const { left, top, width, height } = box;
  if (signal.at !== undefined)
    return (
      <div
        className={styles.ping}
        style={{ left, top, width, height }}
        data-seat={signal.seat}
        data-testid="ping"
        aria-hidden="true"
      >
        <SeatMark seat={signal.seat} size={26} silent />
      </div>
    );
  const isLow = top > window.innerHeight / 2;
  const place = isLow ? { left, bottom: window.innerHeight - top } : { left, top: top + height };
  return (
    <div
      className={`${styles.reaction} paper`}
      style={place}
      data-seat={signal.seat}
      data-testid="reaction"
      aria-hidden="true"
    >
      {signal.reaction ? say(REACTION_WORDS[signal.reaction]) : ''}
    </div>
  );
}
