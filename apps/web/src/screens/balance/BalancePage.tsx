import { useState } from 'react';
import { Link } from 'wouter';
import { levelWord } from '../../game/bots/levels.ts';
import { decimal, say } from '../../i18n/say.ts';
import { Bar } from '../bar/Bar.tsx';
import styles from './balance.module.css';
import { BASES, CARDS, date, edition, PAIRS, type Rate, SERIES, type Series } from './figures.ts';
import { RatePlot } from './RatePlot.tsx';
import { type Column, SortedTable } from './SortedTable.tsx';

const percent = (share: number): string => say('{n}%', { n: Math.round(share * 100) });

const rateColumns = (name: string): Column<Rate>[] => [
  { key: 'name', label: name, value: (row) => row.name },
  { key: 'won', label: say('Wins'), value: (row) => row.won, words: (row) => percent(row.won) },
  {
    ...{ key: 'range', label: say('Range'), value: (row) => row.from },
    words: (row) => say('{from} to {to}', { from: percent(row.from), to: percent(row.to) }),
  },
  { key: 'games', label: say('Games'), value: (row) => row.games },
];

const nameOf = ({ level, players }: Series): string =>
  level === 'g1'
    ? say('{n} players', { n: players })
    : say('{n} players, {level}', { n: players, level: levelWord(level as Parameters<typeof levelWord>[0]) });

/** /balance: how strong factions, bases and cards are in games between bots. */
export default function BalancePage() {
  const [at, setAt] = useState(0);
  const series = SERIES[at]!;
  const all = SERIES.reduce((sum, { games }) => sum + games, 0);
  return (
    <div className={styles.page}>
      <Bar title={say('Balance')} sub={say('{n} games of bots, rules {edition}, {date}', { n: all, edition, date })} />
      <main className={styles.main}>
        <p>
          {say(
            'Bots that look one answer ahead played against each other, with every faction equally often. They are no experts: what is strong in their hands need not be strong in yours. The range holds the true share in 95 of 100 cases; where it is wide, few games have been played.',
          )}{' '}
          <Link href="/bots">{say('How the bots play')}</Link>
        </p>
        <section>
          <div className={styles.head}>
            <h2 className="cap">{say('Factions')}</h2>
            <select
              aria-label={say('Games')}
              value={at}
              data-testid="series"
              onChange={({ target }) => setAt(Number(target.value))}
            >
              {SERIES.map((one, i) => (
                <option key={nameOf(one)} value={i}>
                  {nameOf(one)}
                </option>
              ))}
            </select>
          </div>
          <p>{seriesWords(series)}</p>
          <RatePlot rates={series.factions} even={1 / series.players} />
          <SortedTable
            key={nameOf(series)}
            caption={say('Share of games won by decks with a faction.')}
            rows={series.factions}
            columns={rateColumns(say('Faction'))}
            by="won"
            testid="faction-rates"
          />
        </section>
        <Others />
      </main>
    </div>
  );
}

const seriesWords = ({ games, turns, order, players }: Series): string =>
  say('{games} games of {turns} turns on average. Whoever went first won {first}; chance alone would give {even}.', {
    games,
    turns: decimal(turns),
    first: percent(order[0] ?? 0),
    even: percent(1 / players),
  });

function Others() {
  return (
    <>
      <section>
        <h2 className="cap">{say('Pairs')}</h2>
        <SortedTable
          caption={say('Pairs that played most often, with any number of players. Even: what chance alone would give.')}
          rows={PAIRS}
          columns={[
            ...rateColumns(say('Pair')),
            { key: 'even', label: say('Even'), value: (row) => row.even, words: (row) => percent(row.even) },
          ]}
          by="won"
          testid="pair-rates"
        />
      </section>
      <section>
        <h2 className="cap">{say('Bases')}</h2>
        <SortedTable
          caption={say('How often a base scored, and the VP it gave on average to all players together.')}
          rows={BASES}
          columns={[
            { key: 'name', label: say('Base'), value: (row) => row.name },
            { key: 'vp', label: say('VP'), value: (row) => row.vp },
            { key: 'scored', label: say('Scored'), value: (row) => row.scored },
          ]}
          by="vp"
          testid="base-rates"
        />
      </section>
      <section>
        <h2 className="cap">{say('Cards')}</h2>
        <SortedTable
          caption={say('How often each copy of a card was played in a game with it in a deck.')}
          rows={CARDS}
          columns={[
            { key: 'name', label: say('Card'), value: (row) => row.name },
            { key: 'faction', label: say('Faction'), value: (row) => row.faction },
            { key: 'plays', label: say('Played'), value: (row) => row.plays },
          ]}
          by="plays"
          testid="card-rates"
        />
      </section>
    </>
  );
}
