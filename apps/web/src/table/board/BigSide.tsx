import { type CSSProperties, useState } from 'react';
import { say } from '../../i18n/say.ts';
import { Icon, SeatMark } from '../../ui/index.ts';
import type { BaseView, Seat, SlotView } from '../../view/types.ts';
import { cardsOf } from '../../view/where.ts';
import { PHONE_CALLED } from '../card/chipName.ts';
import { Attached, Tick } from '../card/Tile.tsx';
import { useInspectGesture } from '../card/useInspectGesture.ts';
import { shortName } from '../model/big-base.ts';
import { packed, type Room } from '../model/density.ts';
import { sideLabel } from '../model/words.ts';
import { useLegal, useSelected, useTable, useTableStore, useTouch } from '../state/context.ts';
import { touched } from '../state/touched.ts';
import { type Layout, useLow } from '../state/useLayout.ts';
import { Hit } from './Base.tsx';
import styles from './big-board.module.css';
import { Lane } from './Lane.tsx';
import { LaneSheet } from './LaneSheet.tsx';
import { Neutral } from './Neutral.tsx';
import { countsOf } from './usePlans.ts';

/** The leader of a side, who gets its one VP (all of them if tied), with the power where nothing else shows it. */
function Leaders({ side, mark = 20, power }: { side: BaseView; mark?: number; power?: number | undefined }) {
  const first = side.lanes.filter((lane) => lane.vp > 0);
  if (first.length === 0) return null;
  return (
    <span className={styles.leaders} data-power={power}>
      {first.map((lane) => (
        <SeatMark key={lane.seat} seat={lane.seat} size={mark} silent />
      ))}
      {power === undefined ? null : <b data-share>{power}</b>}
      +1<i> {say('VP')}</i>
    </span>
  );
}

/** A slot's text. It is a button because the slot can be chosen and its talent used. */
function Plate({ slot, side }: { slot: SlotView; side: BaseView }) {
  const { name } = useTable('name');
  const touch = useTouch(slot.id);
  const whose = slot.seat === null ? say('empty') : say('used by {who}', { who: name(slot.seat) });
  const gesture = useInspectGesture({ id: null, name: slot.name });
  const more = [slot.usable ? say('ability ready') : '', touch.said].filter((word) => word !== '').join(', ');
  return (
    <button
      type="button"
      className={styles.plate}
      title={slot.text}
      aria-label={`${slot.name}, ${whose}: ${slot.text || say('no ability')}${more ? `, ${more}` : ''}`}
      {...touched(slot.id, touch)}
      {...gesture}
    >
      <span className={styles.text} data-rule>
        <b>{shortName(slot.name, side.name)}</b> {slot.usable ? <Icon name="bolt" size={12} /> : null}
        <span className={styles.does}>{slot.text || say('No ability.')}</span>
      </span>
      <Tick n={touch.chosen} />
    </button>
  );
}

/** Room for the cards of a slot. */
export type SlotRoom = Room & { width: number };

/** Number of cards in a slot's lane; an unowned slot has none. */
export const cardsIn = (side: BaseView, seat: Seat | null): number =>
  seat === null ? 0 : (countsOf(side, [seat])[0] ?? 0);

/** px: the narrowest chip with a name, which is beside its power or below it. */
const CALLED: Partial<Record<Layout, number>> = { desktop: 53, laptop: 53, tablet: 47, landscape: PHONE_CALLED };
const CHIP_GAP = 4;

/** Chips with names (px), in as few rows as possible or in one more row of lower chips; null if they do not fit. */
function calledIn(layout: Layout, cards: number, room: SlotRoom): { width: number; tile?: number } | null {
  const least = CALLED[layout] ?? Number.POSITIVE_INFINITY;
  const few = Math.ceil(cards / room.chips) || 1;
  const widthIn = (rows: number): number => {
    const columns = Math.ceil(cards / rows) || 1;
    return Math.floor((room.width + CHIP_GAP) / columns) - CHIP_GAP;
  };
  if (widthIn(few) >= least) return { width: widthIn(few) };
  const { close, height } = room;
  const hasRoom = close && close.head + (few + 1) * (close.tile + close.gap) <= height;
  return hasRoom && widthIn(few + 1) >= least ? { width: widthIn(few + 1), tile: close.tile } : null;
}

export interface SideProps {
  side: BaseView;
  index: number;
  slots: SlotView[];
  /** Widths of the slots in one row, as a grid template. */
  columns: string;
  /** Room for the cards of each slot. */
  rooms: SlotRoom[];
}

export function Side({ side, index, slots, columns, rooms }: SideProps) {
  const { name, layout } = useTable('name', 'layout');
  const table = useTableStore();
  const touch = useTouch(side.id);
  const [open, setOpen] = useState<Seat | null>(null);
  const cards = [...side.monsters, ...side.actions, ...side.lanes.flatMap(cardsOf)];
  const inside = [...slots, ...side.buried, ...cards.flatMap((card) => [card, ...(card.on ?? [])])];
  const litInside = useLegal(inside.map(({ id }) => id)).size > 0;
  const opened = side.lanes.find((lane) => lane.seat === open);
  const lanes = slots.map(({ seat }) => side.lanes.find((lane) => lane.seat === seat));
  const counts = slots.map(({ seat }) => cardsIn(side, seat));
  const slender = rooms[0]?.slender === true;
  const laid = rooms.map((room, i) => packed([counts[i]!], room));
  const called = rooms.map((room, i) => calledIn(layout, counts[i]!, room));
  const tileOf = (i: number) => (laid[i]!.close ? laid[i]!.tile : called[i]?.tile);
  return (
    <section
      className={styles.side}
      data-side={index}
      data-legal={touch.legal || undefined}
      data-whole={(touch.legal && !litInside) || undefined}
      data-scoring-now={side.scoring || undefined}
      data-crowded={counts.some((n, i) => n > rooms[i]!.chips) || undefined}
      data-testid={`base-${index}`}
      aria-label={side.name}
      data-slender={slender || undefined}
      data-low={slender || undefined}
      style={{ '--slots': columns, ...(slender && { '--tile': `${rooms[0]!.tile}px` }) } as CSSProperties}
    >
      <header className={styles.head}>
        <span className={styles.no}>{index + 1}</span>
        <h3>{side.name}</h3>
        <span className="grow" />
        {side.actions.length > 0 ? (
          <span className={styles.flags}>
            <Icon name="flag" size={12} />
            {side.actions.map((card) => (
              <Attached key={card.id} card={card} base={side} />
            ))}
          </span>
        ) : null}
        <Leaders side={side} />
        <b className={styles.total} data-total>
          {side.total}
        </b>
      </header>
      <Hit base={side} index={index} wide={!litInside} label={sideLabel(side, name, touch.said)} />
      {/* biome-ignore lint/a11y: a card in the hand of a mouse may be dropped anywhere on a side; keys use its head */}
      <div
        className={styles.slots}
        data-lanes
        onClick={(e) => {
          const { decision } = table.getState();
          if (decision.sel.armed !== null && !(e.target as HTMLElement).closest('button')) decision.tap(side.id);
        }}
      >
        {side.monsters.length > 0 ? <Neutral base={side} index={index} density="chip" /> : null}
        {slots.map((slot, i) => {
          const lane = lanes[i];
          return (
            <div
              key={slot.id}
              className={styles.slot}
              data-empty={lane === undefined || undefined}
              data-testid={`slot-${slot.name}`}
              style={
                {
                  '--columns': rooms[i]!.columns,
                  ...(tileOf(i) && { '--tile': `${tileOf(i)}px` }),
                  ...(called[i] && { '--chip': `${called[i].width}px` }),
                } as CSSProperties
              }
            >
              <Plate slot={slot} side={side} />
              {lane ? (
                <Lane
                  base={side}
                  index={index}
                  lane={lane}
                  density={laid[i]!.density[0]!}
                  named={layout === 'desktop' || layout === 'laptop'}
                  called={called[i] !== null}
                  room={rooms[i]!}
                  tall={rooms[i]!.tile}
                  onOpenLane={setOpen}
                />
              ) : null}
            </div>
          );
        })}
      </div>
      {opened ? <LaneSheet base={side} lane={opened} onClose={() => setOpen(null)} /> : null}
    </section>
  );
}

/** The number of shares that fit in one line below the name of a folded side on an upright phone. */
const SHARES = 3;

/** A side of the board folded to one row, on phones. */
export function ClosedSide({ side, index, onOpen }: { side: BaseView; index: number; onOpen(): void }) {
  const { name, layout } = useTable('name', 'layout');
  const touch = useTouch(side.id);
  const { legal } = touch;
  const slots = useSelected(({ view }) => view.bigBase?.slots[index]) ?? [];
  const within = [...slots, ...side.buried, ...side.monsters, ...side.actions, ...side.lanes.flatMap(cardsOf)];
  const inside = useLegal(within.map(({ id }) => id)).size;
  const low = useLow();
  const asks = inside > 0 && !legal;
  const shares = side.lanes
    .filter((lane) => cardsOf(lane).length > 0 || lane.total > 0)
    .sort((a, b) => b.total - a.total);
  const isSummed = layout === 'landscape' || !(low || asks);
  // If not all shares fit below the name, the share of a sole leader moves up to the leader's mark.
  const isFull = layout === 'phone' && shares.length > SHARES;
  const crowded = low && isFull && !asks;
  const above = crowded && shares[0]!.vp > 0 && shares[1]!.vp === 0 ? shares[0] : undefined;
  return (
    <section className={styles.closed} data-side={index} data-testid={`base-${index}`} aria-label={side.name}>
      <button
        type="button"
        className={`${styles.strip} paper`}
        data-lines={(isFull && !low) || undefined}
        data-summed={isSummed || undefined}
        data-base={index}
        aria-expanded={false}
        aria-label={`${sideLabel(side, name, touch.said)}${inside ? `, ${say('{n} legal here', { n: inside })}` : ''}`}
        {...touched(side.id, legal ? touch : { ...touch, tap: onOpen })}
      >
        <span className={styles.no}>{index + 1}</span>
        <b>{side.name}</b>
        {asks ? (
          <span className={styles.inside}>{say('{n, plural, one {# target} other {# targets}}', { n: inside })}</span>
        ) : (
          <Leaders side={side} mark={14} power={above?.total} />
        )}
        {isSummed ? (
          <span className={styles.whole} data-total>
            {side.total}
          </span>
        ) : null}
        <span className={styles.shares}>
          {shares
            .filter((lane) => lane !== above)
            .map((lane) => (
              <span key={lane.seat} className={styles.share} data-share data-first={lane.vp > 0 || undefined}>
                <SeatMark seat={lane.seat} size={layout === 'phone' ? 13 : 14} silent /> {lane.total}
              </span>
            ))}
        </span>
      </button>
    </section>
  );
}
