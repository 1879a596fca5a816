import { useEffect, useState } from 'react';
import { listed, say } from '../../i18n/say.ts';
import { Terms } from '../../rules/Terms.tsx';
import { SeatMark, Sheet } from '../../ui/index.ts';
import type { BaseView, CardView, Contribution, LaneView, Seat, Stat } from '../../view/types.ts';
import { findCard } from '../../view/where.ts';
import { BigCard } from '../card/CardFace.tsx';
import { CardLink } from '../card/CardLink.tsx';
import { Parts } from '../card/Parts.tsx';
import { restOf } from '../model/account.ts';
import { lines } from '../model/log.ts';
import { counters, ordinal, powerCounters } from '../model/words.ts';
import { type Inspected, useTable } from '../state/context.ts';
import { AlwaysPass, Choosable, PointAt, Rulings } from './InspectorMore.tsx';
import styles from './inspector.module.css';

/** The engine's own breakdown of a number. */
function useExplained(id: number, stat: Stat, value: number, seat?: Seat): Contribution[] | null {
  const { game } = useTable('game');
  const [list, setList] = useState<{ key: string; rows: Contribution[] } | null>(null);
  const key = `${id}/${stat}/${value}/${seat ?? ''}`;
  useEffect(() => {
    let live = true;
    game.explain(id, stat, seat).then(
      (rows) => live && setList({ key, rows }),
      () => live && setList({ key, rows: [] }),
    );
    return () => {
      live = false;
    };
  }, [game, id, stat, seat, key]);
  return list?.key === key ? list.rows : null;
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

function Rows({ rows, value, now }: { rows: Contribution[]; value: number; now: string }) {
  return (
    <table className={styles.table}>
      <tbody>
        {rows.map((row, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is the account
          <tr key={i}>
            <td>{i === 0 && row.kind === 'printed' ? row.delta : signed(row.delta)}</td>
            <td>
              {row.source ? <CardLink id={row.source.id} name={row.source.name} /> : null}
              {row.source && row.label !== row.source.name ? ', ' : ''}
              {row.label !== row.source?.name ? row.label : ''}
            </td>
            <td>{row.expires ?? ''}</td>
          </tr>
        ))}
        <tr className={styles.sum}>
          <td>{value}</td>
          <td>{now}</td>
          <td />
        </tr>
      </tbody>
    </table>
  );
}

function PowerAccount({ card }: { card: CardView }) {
  const value = card.power ?? 0;
  const rows = useExplained(card.id, 'power', value);
  const change = value - (card.printed ?? value);
  return (
    <section className={styles.account} data-testid="breakdown">
      <h3 className="cap">
        {say('Power {n}', { n: value })}
        {change ? <span data-change={change > 0 ? 'up' : 'down'}>{change > 0 ? ' ▲' : ' ▼'}</span> : null}
      </h3>
      {rows ? <Rows rows={rows} value={value} now={say('now')} /> : <p className="mut">{say('Adding up…')}</p>}
    </section>
  );
}

/** The parts of a player's total at a base: minions by their power, everything else by name (NPW-1). */
function LanePower({ base, lane }: { base: BaseView; lane: LaneView }) {
  const rows = useExplained(base.id, 'total', lane.total, lane.seat);
  const others = (rows ?? []).filter((row) => row.kind !== 'minion');
  return (
    <span className="mut">
      {lane.minions.map((m) => m.power).join(' + ')}
      {others.map((row, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is the account
        <span key={i}>
          {` ${signed(row.delta)} `}
          {row.source ? <CardLink id={row.source.id} name={row.source.name} /> : row.label}
        </span>
      ))}
    </span>
  );
}

/** Power that a titan gives its player at its base (TIT-5). */
function TitanAccount({ card, base }: { card: CardView; base: BaseView }) {
  const { name } = useTable('name');
  const lane = base.lanes.find((l) => l.seat === card.controller);
  const rows = useExplained(base.id, 'total', lane?.total ?? 0, card.controller ?? undefined);
  const given = (rows ?? []).filter((row) => row.source?.id === card.id).reduce((sum, row) => sum + row.delta, 0);
  return (
    <section className={styles.account} data-testid="breakdown">
      <h3 className="cap">{say('Titan')}</h3>
      <p className={styles.note}>
        {card.counters ? `${powerCounters(card.counters)}. ` : ''}
        {given
          ? say('{who}: {n} power on {base}.', { who: name(card.controller), n: signed(given), base: base.name })
          : say('It has no power of its own.')}
      </p>
    </section>
  );
}

function BaseAccount({ base }: { base: BaseView }) {
  const { name, view } = useTable('name', 'view');
  const rows = useExplained(base.id, 'breakpoint', base.breakpoint);
  const lanes = base.lanes.filter((l) => l.minions.length > 0 || l.total !== 0).sort((a, b) => b.total - a.total);
  const rest = restOf(base);
  const togo = base.breakpoint - base.total;
  const progress = togo > 0 ? say('{n} to go', { n: togo }) : say('will score');
  return (
    <section className={styles.account} data-testid="breakdown">
      <h3 className="cap">
        {view.bigBase
          ? say('Total {n}', { n: base.total })
          : say('Base total {n} of {all}', { n: base.total, all: base.breakpoint })}
      </h3>
      <table className={styles.table}>
        <tbody>
          {lanes.map((lane) => (
            <tr key={lane.seat}>
              <td>{lane.total}</td>
              <td>
                <SeatMark seat={lane.seat} size={20} silent /> {name(lane.seat)} <LanePower base={base} lane={lane} />
              </td>
              <td>
                {lane.rank === null ? '' : <b>{ordinal(lane.rank)}</b>}{' '}
                {lane.rank === null ? '' : say('{n} VP', { n: lane.vp })}
              </td>
            </tr>
          ))}
          {rest > 0 ? (
            <tr>
              <td>{rest}</td>
              <td>{say('counts for nobody, but helps to break the base')}</td>
              <td />
            </tr>
          ) : null}
          <tr className={styles.sum}>
            <td>{base.total}</td>
            <td>{view.bigBase ? say('on this side') : progress}</td>
            <td />
          </tr>
        </tbody>
      </table>
      {base.counters ? <p className="mut">{counters(base.counters)}</p> : null}
      <h4 className="cap">{say('Breakpoint {n}', { n: base.breakpoint })}</h4>
      {view.bigBase ? <p className="mut">{say('It matters here only to cards that refer to it.')}</p> : null}
      {rows ? (
        <Rows rows={rows} value={base.breakpoint} now={say('now')} />
      ) : (
        <p className="mut">{say('Adding up…')}</p>
      )}
    </section>
  );
}

/** How long a card still waits (STA-2). */
const StasisNote = ({ card }: { card: CardView }) => (
  <p className={styles.note}>
    {card.stasis
      ? say(
          'In stasis: {n, plural, one {# counter} other {# counters}} left. One goes at the start of each turn of its player.',
          { n: card.stasis },
        )
      : say('In stasis without counters: played in this turn, or discarded at its end.')}
  </p>
);

function Attachments({ cards, title }: { cards: CardView[]; title: string }) {
  const { name } = useTable('name');
  if (cards.length === 0) return null;
  return (
    <section className={styles.account}>
      <h4 className="cap">{title}</h4>
      <ul className={styles.rows}>
        {cards.map((card) => (
          <li key={card.id}>
            {card.controller === null ? null : <SeatMark seat={card.controller} size={20} silent />}
            <CardLink id={card.id} name={card.name} /> <span className="mut">{name(card.controller)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The last lines of the log that name this card. */
function History({ what }: { what: Inspected }) {
  const { events, name } = useTable('events', 'name');
  const about = events
    .flatMap((e) => lines(e, name))
    .filter((l) => l.parts.some((p) => typeof p !== 'string' && p.name === what.name))
    .slice(-5);
  if (about.length === 0) return null;
  return (
    <section className={styles.account}>
      <h4 className="cap">{say('In the log')}</h4>
      <ul className={styles.rows}>
        {about.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one event share its number
          <li key={`${line.n}/${i}`}>
            {line.seat === null ? null : <SeatMark seat={line.seat} size={18} silent />}
            <span>
              <Parts parts={line.parts} /> <b>{line.res}</b>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function InspectorBody({ what }: { what: Inspected }) {
  const { view, where, facts } = useTable('view', 'where', 'facts');
  const base = view.bases.find((b) => b.id === what.id);
  const card = what.id === null ? null : findCard(view, what.id);
  const spot = what.id === null ? undefined : where.get(what.id);
  const inPlay = card && spot?.place === 'tile';
  const at = spot && view.bases[spot.base];
  const aside = view.seats.some((s) => s.titans.some((t) => t.id === what.id));
  return (
    <div className={styles.body}>
      <div className={styles.zoom}>
        <BigCard name={what.name} owner={card?.owner} seat={card?.controller ?? card?.owner} />
      </div>
      <div className={styles.side}>
        {inPlay && card.type === 'minion' ? <PowerAccount card={card} /> : null}
        {inPlay && card.type === 'titan' && at ? <TitanAccount card={card} base={at} /> : null}
        {aside ? <p className={styles.note}>{say('Set aside. It comes into play when its text says so.')}</p> : null}
        {base ? <BaseAccount base={base} /> : null}
        {card?.stasis === undefined ? null : <StasisNote card={card} />}
        {card ? <Attachments cards={card.on ?? []} title={say('Attached')} /> : null}
        {card?.stored ? <Attachments cards={card.stored} title={say('Stored under it; only you may look')} /> : null}
        {card?.under && !card.stored ? (
          <p className={styles.note}>
            {say('{n, plural, one {# card} other {# cards}} stored under it, face down.', { n: card.under })}
          </p>
        ) : null}
        {base ? <Attachments cards={base.actions} title={say('Actions here')} /> : null}
        {card?.cancelled ? <p className={styles.note}>{say('Its abilities are cancelled.')}</p> : null}
        {card?.copied?.length ? (
          <p className={styles.note}>{say('It copied the abilities of {cards}.', { cards: listed(card.copied) })}</p>
        ) : null}
        {card?.usable ? <p className={styles.note}>{say('Its ability is still available this turn.')}</p> : null}
        <PointAt what={what} />
        <Choosable what={what} />
        <AlwaysPass name={what.name} />
        <Terms text={facts.get(what.name)?.text ?? ''} />
        <Rulings name={what.name} />
        <History what={what} />
      </div>
    </div>
  );
}

export function InspectorSheet({ what, onClose }: { what: Inspected; onClose(): void }) {
  return (
    <Sheet title={what.name} onClose={onClose} surface="panel" testid="inspector" width="wide">
      <InspectorBody what={what} />
    </Sheet>
  );
}
