import { type CSSProperties, memo, useState } from 'react';
import { BaseStrip, factionArt } from '../../art/index.ts';
import { Icon, seatLetter } from '../../ui/index.ts';
import { say } from '../../words/say.ts';
import { useAnswering, useTable, useTouch } from '../context.ts';
import { densities, even, type Room } from '../model/density.ts';
import { cardsOf } from '../model/where.ts';
import { baseLabel, baseState, baseWord, laneOrder } from '../model/words.ts';
import { touched } from '../touched.ts';
import type { BaseView, Seat } from '../types.ts';
import styles from './base.module.css';
import { VpPlates } from './CardFace.tsx';
import { IfScored, toldLanes } from './IfScored.tsx';
import { Lane } from './Lane.tsx';
import { LaneSheet } from './LaneSheet.tsx';
import laneStyles from './lane.module.css';
import { Neutral } from './Neutral.tsx';
import { Attached, Tick } from './Tile.tsx';
import { useInspectGesture } from './useInspectGesture.ts';

/** Power of each seat in a row, the largest first, with the breakpoint as a bar across. */
function Meter({ base }: { base: BaseView }) {
  const scale = Math.max(base.total, base.breakpoint * 1.12, 1);
  const parts = base.lanes.filter((l) => l.total > 0).sort((a, b) => b.total - a.total);
  return (
    <span className={styles.meter} aria-hidden="true">
      {parts.map((l) => (
        <i key={l.seat} className="ink" data-seat={l.seat} style={{ width: `${(l.total / scale) * 100}%` }}>
          {l.total / scale > 0.1 ? <b>{seatLetter(l.seat)}</b> : null}
        </i>
      ))}
      <u style={{ left: `calc(${(base.breakpoint / scale) * 100}% - 2px)` }} />
    </span>
  );
}

function Total({ base }: { base: BaseView }) {
  const changed = base.breakpoint !== base.printedBreakpoint;
  return (
    <span className={styles.total}>
      {base.total}
      <small>
        {' / '}
        {changed ? <s>{base.printedBreakpoint}</s> : null}
        {changed ? ' ' : ''}
        {base.breakpoint}
      </small>
    </span>
  );
}

/** The whole ticket is one button; it lies over the lanes too while the base itself can be chosen. */
export function Hit({ base, index, wide, label }: { base: BaseView; index: number; wide: boolean; label?: string }) {
  const touch = useTouch(base.id);
  const gesture = useInspectGesture({ id: base.id, name: base.name });
  return (
    <button
      type="button"
      className={styles.hit}
      data-wide={(touch.legal && wide) || undefined}
      data-base={index}
      aria-label={label ?? baseLabel(base, index, touch.said)}
      {...touched(base.id, touch)}
      {...gesture}
    >
      <Tick n={touch.chosen} />
    </button>
  );
}

const Ticket = memo(function Ticket({ base, index }: { base: BaseView; index: number }) {
  const { facts, factionOf } = useTable();
  const fact = facts.get(base.name);
  const state = baseState(base);
  return (
    <header className={styles.ticket}>
      <div className={styles.art}>
        <BaseStrip base={base.name} faction={factionOf(base.name)} w={320} h={66} />
        <span className={styles.no}>{index + 1}</span>
      </div>
      <div className={styles.head}>
        <h3 className={styles.bn}>{base.name}</h3>
        <p className={styles.bt}>{fact ? fact.text || say('No ability.') : ''}</p>
        <div className={styles.numbers}>
          <VpPlates vp={base.vp} />
          <span className={styles.inline}>
            {baseWord(base)}
            {state === 'hot' ? ` · ${say('HOT')}` : ''}
          </span>
          <Total base={base} />
        </div>
        <Meter base={base} />
        <div className={styles.word} data-told={toldLanes(base).length > 0 || undefined}>
          <span>{baseWord(base)}</span>
          <span>{state === 'hot' ? say('HOT') : ''}</span>
        </div>
        <IfScored base={base} />
      </div>
    </header>
  );
});

export function Base({ base, index, room }: { base: BaseView; index: number; room: Room }) {
  const { view, factionOf } = useTable();
  const { decision } = useAnswering();
  const [open, setOpen] = useState<Seat | null>(null);
  const order = laneOrder(view);
  const lanes = order.flatMap((seat) => base.lanes.find((l) => l.seat === seat) ?? []);
  const neutral = base.monsters.length > 0;
  // The monsters of nobody stand in a row of their own, across both columns where lanes stand two by two.
  const extra = neutral ? (room.pairs ? [base.monsters.length, 0] : [base.monsters.length]) : [];
  const counts = [
    ...extra,
    ...lanes.map((l) => cardsOf(l).length + base.buried.filter((b) => b.seat === l.seat).length),
  ];
  const density = densities(counts, room);
  const targets = decision.targets.ids;
  const litInside =
    base.buried.some((b) => targets.has(b.id)) ||
    [...base.monsters, ...lanes.flatMap(cardsOf)].some(
      (c) => targets.has(c.id) || c.on?.some((a) => targets.has(a.id)),
    );
  const opened = lanes.find((l) => l.seat === open);
  return (
    <section
      className={styles.base}
      data-state={baseState(base)}
      data-legal={targets.has(base.id) || undefined}
      data-flags={base.actions.length > 0 || undefined}
      data-even={even(counts, density, room) || undefined}
      data-testid={`base-${index}`}
      aria-label={base.name}
      style={
        {
          '--b': factionArt(factionOf(base.name)).inks[1],
          '--lanes': lanes.length + (neutral ? 1 : 0),
          '--pairs': Math.ceil(lanes.length / 2) + (neutral ? 1 : 0),
        } as CSSProperties
      }
    >
      <Hit base={base} index={index} wide={!litInside} />
      <Ticket base={base} index={index} />
      {base.actions.length > 0 ? (
        <div className={styles.flags}>
          <Icon name="flag" size={12} />
          {base.actions.map((card) => (
            <Attached key={card.id} card={card} base={base} />
          ))}
        </div>
      ) : null}
      {/* biome-ignore lint/a11y: a card in the hand of a mouse may be dropped anywhere on a base; keys use the ticket */}
      <div
        className={laneStyles.lanes}
        data-lanes
        onClick={(e) => {
          if (decision.sel.armed !== null && !(e.target as HTMLElement).closest('button')) decision.tap(base.id);
        }}
      >
        {neutral ? <Neutral base={base} index={index} density={density[0]!} /> : null}
        {lanes.map((lane, i) => (
          <Lane
            key={lane.seat}
            base={base}
            index={index}
            lane={lane}
            density={density[i + extra.length]!}
            onOpenLane={() => setOpen(lane.seat)}
          />
        ))}
      </div>
      {opened ? <LaneSheet base={base} lane={opened} onClose={() => setOpen(null)} /> : null}
    </section>
  );
}

/** A base folded to one row, on the phone. */
export function ClosedBase({ base, index, onOpen }: { base: BaseView; index: number; onOpen(): void }) {
  const { decision, legalText } = useAnswering();
  const targets = decision.targets.ids;
  const legal = targets.has(base.id);
  const within = [...base.buried, ...base.monsters, ...base.lanes.flatMap(cardsOf)];
  const inside = within.filter((c) => targets.has(c.id)).length;
  const gesture = useInspectGesture({ id: base.id, name: base.name });
  return (
    <section
      className={styles.closed}
      data-state={baseState(base)}
      data-testid={`base-${index}`}
      aria-label={base.name}
    >
      <button
        type="button"
        className={styles.strip}
        data-legal={legal || undefined}
        data-chosen={decision.order(base.id) > 0 || undefined}
        data-live={legal || inside > 0 || undefined}
        data-id={base.id}
        data-base={index}
        data-stop
        aria-expanded={false}
        aria-label={`${baseLabel(base, index, legalText(base.id))}${inside ? `, ${say('{n} legal here', { n: inside })}` : ''}`}
        onClick={() => (legal ? decision.tap(base.id) : onOpen())}
        {...gesture}
      >
        <span className={styles.no}>{index + 1}</span>
        <span className="grow">
          <span className={styles.striprow}>
            <b className={styles.bn}>{base.name}</b>
            <span className="grow" />
            {base.lanes.flatMap((l) =>
              l.titans.map((t) => <span key={t.id} className={styles.titan} data-seat={l.seat} aria-hidden="true" />),
            )}
            {inside > 0 && !legal ? <span className={styles.inside}>{say('{n} legal', { n: inside })}</span> : null}
            <VpPlates vp={base.vp} />
            <Total base={base} />
          </span>
          <Meter base={base} />
        </span>
      </button>
    </section>
  );
}
