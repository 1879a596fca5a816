import { memo } from 'react';
import { Emblem } from '../../art/index.ts';
import { Icon } from '../../ui/index.ts';
import { type Touch, useAnswering, useTable, useTouch } from '../context.ts';
import { hyphenate, tileLabel } from '../model/words.ts';
import { touched } from '../touched.ts';
import type { BaseView, CardView } from '../types.ts';
import styles from './tile.module.css';
import { useInspectGesture } from './useInspectGesture.ts';

/** Number of the pick, on what has been chosen. */
export function Tick({ n }: { n: number }) {
  return n > 0 ? <span className={styles.tick}>✓{n > 1 ? ` ${n}` : ''}</span> : null;
}

function Power({ card }: { card: CardView }) {
  const change = (card.power ?? 0) - (card.printed ?? card.power ?? 0);
  return (
    <span className={styles.pw} data-change={change > 0 ? 'up' : change < 0 ? 'down' : undefined}>
      {card.power}
      {card.counters ? (
        <small>●{card.counters}</small>
      ) : change ? (
        <svg viewBox="0 0 10 7" width="10" height="7" aria-hidden="true">
          <path d={change > 0 ? 'M5 0l5 7H0Z' : 'M0 0h10L5 7Z'} fill="currentColor" />
        </svg>
      ) : null}
    </span>
  );
}

/** An action in play that can be touched: on a minion or on a base. */
export function Attached({ card, base }: { card: CardView; base: BaseView }) {
  const { name } = useTable();
  const touch = useTouch(card.id);
  const gesture = useInspectGesture({ id: card.id, name: card.name });
  return (
    <button
      type="button"
      className={styles.attached}
      data-seat={card.controller ?? undefined}
      data-testid={`tile-${card.id}`}
      aria-label={tileLabel(card, base, name, touch.said)}
      {...touched(card.id, touch)}
      {...gesture}
    >
      {card.name}
      {card.counters ? ` ●${card.counters}` : ''}
      <Tick n={touch.chosen} />
    </button>
  );
}

export interface TileProps {
  card: CardView;
  base: BaseView;
  chip: boolean;
  /** Alone in its lane: it may take the whole row. */
  alone: boolean;
}

const TileFace = memo(function TileFace(props: Omit<TileProps, 'alone'> & Touch) {
  const { card, base, chip, said, chosen } = props;
  const { name, factionOf } = useTable();
  const gesture = useInspectGesture({ id: card.id, name: card.name });
  const on = card.on ?? [];
  return (
    <button
      type="button"
      className={styles.tile}
      data-seat={card.controller ?? undefined}
      data-chip={chip || undefined}
      data-att={on.length > 0 || undefined}
      data-usable={card.usable || undefined}
      data-testid={`tile-${card.id}`}
      aria-label={tileLabel(card, base, name, said)}
      {...touched(card.id, props)}
      {...gesture}
    >
      <Power card={card} />
      {chip ? (
        <Emblem faction={factionOf(card.name, card.owner)} size={19} />
      ) : (
        <span className={styles.n}>{hyphenate(card.name)}</span>
      )}
      {card.under ? (
        <span className={styles.flagmark}>
          <Icon name="deck" size={12} />
          {card.under}
        </span>
      ) : null}
      {card.cancelled ? <span className={styles.flagmark}>z</span> : null}
      {card.usable ? <span className={styles.use} /> : null}
      {on.length > 0 ? (
        <span className={styles.notches}>
          {on.map((c) => (
            <i key={c.id} data-seat={c.controller ?? undefined} />
          ))}
        </span>
      ) : null}
      <Tick n={chosen} />
    </button>
  );
});

export function Tile({ card, base, chip, alone }: TileProps) {
  const touch = useTouch(card.id);
  const { decision } = useAnswering();
  const on = card.on ?? [];
  const touchable = on.some((c) => decision.targets.ids.has(c.id));
  return (
    <li className={styles.cell} data-alone={alone || undefined}>
      <TileFace card={card} base={base} chip={chip} {...touch} />
      {touchable ? (
        <span className={styles.fanned}>
          {on.map((c) => (
            <Attached key={c.id} card={c} base={base} />
          ))}
        </span>
      ) : null}
    </li>
  );
}
