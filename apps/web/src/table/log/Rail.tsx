import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { memo, startTransition, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { boxOf } from '../../browser/scale.ts';
import { msg, say } from '../../i18n/say.ts';
import { afterPaint, Icon, SeatMark } from '../../ui/index.ts';
import type { EventView } from '../../view/types.ts';
import { Rules, Window } from '../card/CardFace.tsx';
import { CardLink } from '../card/CardLink.tsx';
import { Parts } from '../card/Parts.tsx';
import { InspectorBody } from '../inspector/Inspector.tsx';
import { withoutEmptyHeadings } from '../model/headings.ts';
import { firstLines, type Line, lastPlayed, lines, withWho } from '../model/log.ts';
import { WhyLink } from '../prompt/WhyLink.tsx';
import { type Inspected, type TableState, useSelected, useTable } from '../state/context.ts';
import type { Tab } from '../state/useSheets.ts';
import styles from './rail.module.css';

type Filter = 'all' | 'mine' | 'base' | 'vp';

/** The events, a frame after the board shows what they changed: the log must not delay that. */
function useLateEvents(): EventView[] {
  const events = useSelected((table) => table.events);
  const [late, setLate] = useState(events);
  useEffect(() => {
    const frame = afterPaint(() => startTransition(() => setLate(events)));
    return () => cancelAnimationFrame(frame);
  }, [events]);
  return late;
}

export const LastPlayed = memo(function LastPlayed() {
  const { facts, you } = useTable('facts', 'you');
  const event = lastPlayed(useLateEvents());
  const n = event?.n ?? 0;
  const isExplained = useSelected(({ bots }) => bots?.moves.some(({ from, to }) => from <= n && n <= to) ?? false);
  if (!event?.card) return null;
  const fact = facts.get(event.card.name);
  return (
    <section className={styles.last} aria-label={say('Last played')} data-seat={event.seat}>
      <div className={styles.lart}>
        <Window name={event.card.name} owner={event.seat === undefined ? you : event.seat} />
      </div>
      <div className={`${styles.lt} paper`}>
        <p className={styles.lhead}>
          {say('Last played')} {event.seat === undefined ? null : <SeatMark seat={event.seat} size={18} />}
        </p>
        <h3 className={styles.lname}>
          <CardLink id={event.card.id} name={event.card.name} />
        </h3>
        <p>
          <Rules text={fact?.text ?? ''} />
        </p>
        {isExplained ? (
          <p>
            <WhyLink n={n} />
          </p>
        ) : null}
      </div>
    </section>
  );
});

function useLines(filter: Filter, base: string | null): Line[] {
  const { name, you } = useTable('name', 'you');
  const events = useLateEvents();
  const { locale } = useLingui().i18n;
  // Computes the lines of each event once per language, so that a new event leaves the lines of older ones unchanged.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines are in the page's language
  const known = useMemo(() => new WeakMap<EventView, Line[]>(), [name, locale]);
  const all = useMemo(
    () =>
      events.flatMap((event) => {
        const said = known.get(event) ?? lines(event, name);
        known.set(event, said);
        return said;
      }),
    [events, name, known],
  );
  return useMemo(() => {
    if (filter === 'all') return withoutEmptyHeadings(all);
    const some = all.filter((line) => {
      if (line.kind === 'head' && filter !== 'vp')
        return filter !== 'base' || (base !== null && line.bases.includes(base));
      if (filter === 'mine') return line.seat === you;
      if (filter === 'base') return base !== null && line.bases.includes(base);
      return line.vp;
    });
    return withoutEmptyHeadings(some);
  }, [all, filter, base, you]);
}

const LogLine = memo(function LogLine({ line, isExplained }: { line: Line; isExplained: boolean }) {
  const { name } = useTable('name');
  const head = line.kind === 'head';
  const mark = line.seat === null ? <span /> : <SeatMark seat={line.seat} size={20} silent />;
  return (
    <li className={head ? styles.turnhead : styles.line}>
      {head ? null : mark}
      <span>
        {line.seat === null || head ? null : <span className="vh">{withWho(line, '', name)}</span>}
        <Parts parts={line.parts} />
        {line.res ? <b className={styles.res}>{`\u00a0${line.res}`}</b> : null}
        {isExplained ? (
          <>
            {' · '}
            <WhyLink n={line.n} />
          </>
        ) : null}
      </span>
    </li>
  );
});

const NO_MOVES: NonNullable<TableState['bots']>['moves'] = [];

/** Scrolls to the newest line, and shifts the log so that no line is cut in half at the top. */
function showNewest(log: HTMLElement): void {
  log.style.marginTop = '0';
  log.scrollTop = log.scrollHeight;
  const { top } = boxOf(log);
  const cut = [...log.querySelectorAll('li')]
    .map((line) => boxOf(line))
    .find((box) => box.top < top && box.bottom > top);
  if (!cut) return;
  log.style.marginTop = `${Math.ceil(cut.bottom - top)}px`;
  log.scrollTop = log.scrollHeight;
}

export function Log() {
  // Deferred: filtering the log by the focused base may wait for more urgent updates.
  const focusBase = useDeferredValue(useSelected(({ focused }) => focused));
  const [filter, setFilter] = useState<Filter>('all');
  const [limit, setLimit] = useState(80);
  const { facts } = useTable('facts');
  const events = useLateEvents();
  const list = useLines(filter, filter === 'base' ? focusBase : null);
  const ref = useRef<HTMLDivElement>(null);
  const last = events.at(-1)?.n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines keep the newest in sight
  useEffect(() => {
    const el = ref.current;
    if (!el) return;
    // In the next animation frame, where the browser computes the layout anyway.
    const frame = requestAnimationFrame(() => {
      // In a sheet the log itself does not overflow: the sheet scrolls.
      if (el.scrollHeight > el.clientHeight) showNewest(el);
      else el.querySelector('li:last-child')?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [last, filter, facts]);
  const hidden = Math.max(0, list.length - limit);
  const shown = list.slice(hidden);
  const moves = useSelected(({ bots }) => bots?.moves ?? NO_MOVES);
  const explained = useMemo(() => firstLines(list, moves), [list, moves]);
  const chips: [Filter, string][] = [
    ['all', say('All')],
    ['mine', say('Mine')],
    // Only once a base has been looked at.
    ...(focusBase ? [['base', say('At {base}', { base: focusBase })] satisfies [Filter, string]] : []),
    ['vp', say('VP only')],
  ];
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <div className={styles.log} role="log" aria-label={say('Log')} aria-live="off" ref={ref} tabIndex={0}>
        {list.length === 0 ? (
          <p className={styles.hint}>
            <Icon name="log" size={32} />
            {filter === 'all' ? say('The log begins here.') : say('None yet.')}
          </p>
        ) : null}
        <ol>
          {list.length > limit ? (
            <li className={styles.older}>
              <button type="button" className="link" onClick={() => setLimit(limit + 200)}>
                {say('Show earlier')}
              </button>
            </li>
          ) : null}
          {shown.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one event share its number
            <LogLine key={`${line.n}/${hidden + i}`} line={line} isExplained={explained.has(line)} />
          ))}
        </ol>
      </div>
      <div className={styles.filters}>
        {chips.map(([key, label]) => (
          <button
            key={key}
            type="button"
            className={styles.chip}
            data-filter={key}
            aria-pressed={filter === key}
            onClick={() => setFilter(key)}
          >
            {label}
          </button>
        ))}
      </div>
    </>
  );
}

const TABS: Record<Tab, MessageDescriptor> = { log: msg('Log'), inspect: msg('Inspect') };

function Inspecting({ what }: { what: Inspected | null }) {
  if (!what) return <p className={styles.hint}>{say('Press I on a card or right-click it to read it here.')}</p>;
  return (
    <section
      className={styles.inspector}
      aria-label={say('Inspector: {card}', { card: what.name })}
      data-testid="inspector"
    >
      <InspectorBody what={what} />
    </section>
  );
}

export const Rail = memo(function Rail() {
  const inspected = useSelected((table) => table.inspected);
  const tab = useSelected((table) => table.tab);
  const onTab = useSelected(({ sheets }) => sheets.setTab);
  return (
    <aside className={styles.rail} aria-label={say('Log and inspector')} data-testid="rail" data-region="rail">
      <h2 className="vh">{say('Log and inspector')}</h2>
      <div className={styles.tabs}>
        {(['log', 'inspect'] as const).map((t) => (
          <button key={t} type="button" aria-pressed={tab === t} onClick={() => onTab(t)} data-testid={`tab-${t}`}>
            {say(TABS[t]).toUpperCase()}
          </button>
        ))}
      </div>
      {tab === 'log' ? (
        <>
          <LastPlayed />
          <Log />
        </>
      ) : (
        <Inspecting what={inspected} />
      )}
    </aside>
  );
});

/** The rail's narrow form: buttons that open the drawer, with the number of unread lines. */
export function Strip({ unread, onOpen }: { unread: number; onOpen(tab: Tab): void }) {
  return (
    <aside className={styles.strip} aria-label={say('Log and inspector')} data-testid="rail" data-region="rail">
      <button
        type="button"
        aria-label={say('Log, {n} new', { n: unread })}
        onClick={() => onOpen('log')}
        data-testid="tab-log"
      >
        <Icon name="log" size={18} />
        {unread > 0 ? <span className={styles.badge}>{unread > 99 ? '99' : unread}</span> : null}
      </button>
      <button type="button" aria-label={say('Inspector')} onClick={() => onOpen('inspect')} data-testid="tab-inspect">
        <Icon name="info" size={18} />
      </button>
    </aside>
  );
}
