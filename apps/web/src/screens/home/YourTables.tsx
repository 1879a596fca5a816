import { i18n } from '@lingui/core';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { savedTable } from '../../game/hotseat/save.ts';
import { askTables, forgetTable, knownTables, type ListedTable, newsOf } from '../../game/tables.ts';
import { listed, say } from '../../i18n/say.ts';
import { timeLeft } from '../../i18n/timeLeft.ts';
import { Icon } from '../../ui/index.ts';
import styles from './tables.module.css';

const MINUTE = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
  ['second', MINUTE],
] as const;

/** "now", "3 hours ago", "yesterday". */
function ago(at: number): string {
  const passed = Math.max(0, Date.now() - at);
  const [unit, length] = UNITS.find(([, ms]) => passed >= ms) ?? UNITS[3];
  return new Intl.RelativeTimeFormat(i18n.locale, { numeric: 'auto' }).format(-Math.floor(passed / length), unit);
}

const isAsked = ({ seat, now }: ListedTable): boolean =>
  seat !== null && now?.phase === 'game' && (now.days?.own === true || now.standing?.asked?.includes(seat) === true);

/** Says whose turn it is, or how the game ended. */
function stateOf(table: ListedTable): string {
  const { seat, names, now } = table;
  if (!now) return '';
  if (now.phase === 'lobby') return say('Not started yet');
  const { standing } = now;
  const nameOf = (one: number) => names[one] || say('Seat {n}', { n: one + 1 });
  if (now.phase === 'over') {
    const winners = standing?.asked ?? [];
    if (seat !== null && winners.includes(seat)) return say('Over: you won');
    return winners.length > 0 ? say('Over: {names} won', { names: listed(winners.map(nameOf)) }) : say('Over');
  }
  if (!standing || standing.current === null) return say('In progress');
  if (isAsked(table)) return standing.current === seat ? say('Your turn') : say('Your decision');
  return say('{name}’s turn', { name: nameOf(standing.current) });
}

/** What has happened since this browser last looked. */
function newsText(table: ListedTable): string {
  const news = newsOf(table);
  if (!news) return '';
  const turns = news.turns > 0 ? [say('{n, plural, one {# turn} other {# turns}}', { n: news.turns })] : [];
  const points = news.points.flatMap((n, seat) =>
    n === 0 ? [] : [say('{name} {n} VP', { name: table.names[seat] ?? '', n: n > 0 ? `+${n}` : `−${-n}` })],
  );
  return say('Since you last looked: {news}', { news: listed([...turns, ...points]) });
}

/** In a game by days: the time that is left. */
function leftText({ now }: ListedTable): string {
  if (!now?.days) return '';
  const time = timeLeft(now.days.until - Date.now());
  return now.days.own ? say('{time} left for you', { time }) : say('{time} left', { time });
}

function Entry({ table, href, title, onForget }: EntryProps) {
  const since = table.now?.standing?.since ?? table.at;
  const news = newsText(table);
  const left = leftText(table);
  return (
    <li data-asked={isAsked(table) || undefined} data-testid="your-table">
      <Link href={href}>
        <span className={styles.what}>
          <b>{title}</b> {stateOf(table)}
        </span>
        {left ? <span data-testid="time-left">{left}</span> : null}
        <span className="mut">
          {table.names.filter(Boolean).join(', ')} · {ago(since)}
        </span>
        {news ? <span className={styles.news}>{news}</span> : null}
      </Link>
      {onForget ? (
        <button type="button" aria-label={say('Remove {code} from this list', { code: title })} onClick={onForget}>
          <Icon name="x" size={18} />
        </button>
      ) : null}
    </li>
  );
}

interface EntryProps {
  table: ListedTable;
  href: string;
  title: string;
  onForget?(): void;
}

/** Tables where the reader's answer is awaited first, then the most recently seen. */
const inOrder = (tables: readonly ListedTable[]): ListedTable[] =>
  [...tables].sort((a, b) => Number(isAsked(b)) - Number(isAsked(a)) || b.at - a.at);

export default function YourTables() {
  const [tables, setTables] = useState<ListedTable[]>(() => knownTables().map((one) => ({ ...one, now: null })));
  const [here] = useState(savedTable);
  useEffect(() => {
    let left = false;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      const known = knownTables();
      if (known.length === 0) return;
      // The server is unreachable: show what is known.
      askTables(known).then(
        // Some may have been removed from the list meanwhile.
        (told) => left || setTables(told.filter(({ code }) => knownTables().some((one) => one.code === code))),
        () => {},
      );
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  if (tables.length === 0 && !here) return null;
  return (
    <section className={styles.tables} aria-labelledby="your-tables" data-testid="your-tables">
      <h2 id="your-tables" className="d">
        {say('Your tables')}
      </h2>
      <ul>
        {inOrder(tables).map((table) => (
          <Entry
            key={table.code}
            table={table}
            href={`/${table.seat === null ? 'w' : 'r'}/${table.code}`}
            title={table.code}
            onForget={() => {
              forgetTable(table.code);
              setTables(tables.filter((one) => one !== table));
            }}
          />
        ))}
        {here ? <Entry table={here} href="/hotseat/resume" title={say('On this screen')} /> : null}
      </ul>
    </section>
  );
}
