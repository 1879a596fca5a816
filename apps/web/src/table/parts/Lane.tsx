import { memo } from 'react';
import { SeatMark } from '../../ui/index.ts';
import { say } from '../../words/say.ts';
import { useAnswering, useTable } from '../context.ts';
import type { Density } from '../model/density.ts';
import { cardsOf } from '../model/where.ts';
import { laneLabel, ordinal } from '../model/words.ts';
import type { BaseView, LaneView } from '../types.ts';
import { Buried } from './Buried.tsx';
import styles from './lane.module.css';
import { Tile } from './Tile.tsx';
import { Titan } from './Titan.tsx';
import tile from './tile.module.css';

export interface LaneProps {
  base: BaseView;
  index: number;
  lane: LaneView;
  density: Density;
  onOpenLane(): void;
}

/** First place solid, the others outlined; outside the paid places nothing. */
function Rank({ lane }: { lane: LaneView }) {
  const { layout, view } = useTable();
  if (lane.rank === null) return null;
  return (
    <span className={styles.rank} data-first={lane.rank === 1 || undefined}>
      {ordinal(lane.rank)}
      {lane.vp > 0 || !view.bigBase ? ` · ${lane.vp}` : ''}
      {(lane.vp === 0 && view.bigBase) || layout === 'tablet' || layout === 'portrait' || layout === 'landscape'
        ? ''
        : ` ${say('VP')}`}
    </span>
  );
}

const LaneHead = memo(function LaneHead({ lane }: { lane: LaneView }) {
  const { name, layout } = useTable();
  return (
    <div className={styles.lanehead}>
      <SeatMark seat={lane.seat} size={20} silent />
      {layout !== 'desktop' && layout !== 'laptop' ? null : <span className={styles.who}>{name(lane.seat)}</span>}
      <Rank lane={lane} />
      <span className={styles.sum}>{cardsOf(lane).length === 0 && lane.total === 0 ? '–' : lane.total}</span>
    </div>
  );
});

const moreWords = (minions: number, power: number, buried: number): string =>
  [
    ...(minions > 0 ? [say('{n} more minions, {power} power', { n: minions, power })] : []),
    ...(buried > 0 ? [say('{n} buried', { n: buried })] : []),
  ].join(', ');

export function Lane({ base, index, lane, density, onOpenLane }: LaneProps) {
  const { you, name } = useTable();
  const { decision } = useAnswering();
  const mine = lane.seat === you;
  const cards = cardsOf(lane);
  const buried = base.buried.filter((b) => b.seat === lane.seat);
  const targets = decision.targets.ids;
  // What can be touched now is never hidden in a sum, and a titan is no part of it.
  const lit = cards.filter((c) => c.type === 'titan' || targets.has(c.id));
  const shown = density === 'sum' ? lit : cards;
  const hidden = cards.filter((c) => !shown.includes(c));
  const dug = density !== 'sum' || buried.some((b) => targets.has(b.id)) ? buried : [];
  const rest = hidden.length;
  const under = buried.length - dug.length;
  const power = hidden.reduce((sum, c) => sum + (c.power ?? 0), 0);
  const drop = mine && cards.length === 0 && decision.sel.armed !== null && targets.has(base.id);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
    <div
      role="group"
      className={styles.lane}
      data-seat={lane.seat}
      data-mine={mine || undefined}
      data-empty={(cards.length === 0 && buried.length === 0) || undefined}
      data-testid={`lane-${index}-${lane.seat}`}
      aria-label={laneLabel(lane, name)}
    >
      <LaneHead lane={lane} />
      {cards.length > 0 || buried.length > 0 ? (
        <ul className={styles.tiles} data-density={density}>
          {shown.map((card) => {
            const look = { base, card, chip: density !== 'name' };
            const alone = density === 'name' && cards.length + dug.length === 1;
            return card.type === 'titan' ? (
              <li key={card.id} className={tile.cell} data-alone={alone || undefined}>
                <Titan {...look} />
              </li>
            ) : (
              <Tile key={card.id} {...look} alone={alone} />
            );
          })}
          {dug.map((card) => (
            <li key={card.id} className={tile.cell}>
              <Buried card={card} base={base} chip={density !== 'name'} />
            </li>
          ))}
          {rest + under > 0 ? (
            <li className={styles.more}>
              <button type="button" data-stop onClick={onOpenLane} aria-label={moreWords(rest, power, under)}>
                {rest > 0 ? `×${rest} · ${power}` : ''}
                {under > 0 ? ` ▽${under}` : ''}
              </button>
            </li>
          ) : null}
        </ul>
      ) : drop ? (
        <p className={styles.drop}>{say('Drop minions here')}</p>
      ) : null}
    </div>
  );
}
