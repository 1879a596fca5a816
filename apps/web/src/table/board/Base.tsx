import { type CSSProperties, memo, useState } from 'react';
import { BaseStrip, factionArt } from '../../art/index.ts';
import { listed, say } from '../../i18n/say.ts';
import { Icon, SeatMark, seatLetter } from '../../ui/index.ts';
import type { BaseView, CardView, Seat } from '../../view/types.ts';
import { cardsOf } from '../../view/where.ts';
import { Unit, VpPlates } from '../card/CardFace.tsx';
import { Attached, ChangeArrow, Tick } from '../card/Tile.tsx';
import { useInspectGesture } from '../card/useInspectGesture.ts';
import { isAlone, isChip, type Room, roomOf, STACKED, TEXT_TILE } from '../model/density.ts';
import { isWordy } from '../model/hyphens.ts';
import type { Plan } from '../model/plan.ts';
import { baseLabel, baseState, baseWord, laneOrder, type NameOf, paysPlaces, worthOf } from '../model/words.ts';
import { useLegal, useSelected, useTable, useTableStore, useTouch } from '../state/context.ts';
import { isCrowded } from '../state/tight.ts';
import { touched } from '../state/touched.ts';
import { type Layout, useLow, useWider } from '../state/useLayout.ts';
import styles from './base.module.css';
import { IfScored, toldLanes } from './IfScored.tsx';
import { Lane } from './Lane.tsx';
import { LaneSheet } from './LaneSheet.tsx';
import laneStyles from './lane.module.css';
import { Neutral } from './Neutral.tsx';
import { insideLabel, StripMarks } from './StripMarks.tsx';
import { countsOf } from './usePlans.ts';

/** Half the width of the breakpoint bar, as a share of the meter. */
const BAR = 0.02;

/** The power of all seats side by side, the largest first, crossed by a bar at the breakpoint. */
function Meter({ base }: { base: BaseView }) {
  const scale = Math.max(base.total, base.breakpoint * 1.12, 1);
  const parts = base.lanes.filter((l) => l.total > 0).sort((a, b) => b.total - a.total);
  const bar = base.breakpoint / scale;
  return (
    <span className={styles.meter} data-meter aria-hidden="true">
      {parts.map((l, i) => {
        const from = parts.slice(0, i).reduce((n, { total }) => n + total, 0) / scale;
        const to = from + l.total / scale;
        // Put the seat's letter on the side of the bar with more room.
        const [before, after] = [Math.min(to, bar - BAR) - from, to - Math.max(from, bar + BAR)];
        const pad =
          before > after
            ? { paddingRight: `${(to - from - before) * 100}%` }
            : { paddingLeft: `${(to - from - after) * 100}%` };
        return (
          <i key={l.seat} className="ink" data-seat={l.seat} style={{ width: `${(to - from) * 100}%`, ...pad }}>
            {Math.max(before, after) > 0.1 ? <b>{seatLetter(l.seat)}</b> : null}
          </i>
        );
      })}
      <u style={{ left: `calc(${bar * 100}% - 2px)` }} />
    </span>
  );
}

/** The total and the breakpoint. A changed one is shown as "printed → current" or, in little room, by a small arrow. */
function Total({ base }: { base: BaseView }) {
  const changed = base.breakpoint !== base.printedBreakpoint;
  return (
    <span className={styles.total} data-total>
      {base.total}
      <small>
        {' / '}
        {changed ? (
          <>
            <s>{base.printedBreakpoint}</s>
            <svg viewBox="0 0 10 7" data-to aria-hidden="true">
              <path d="M0 2.8h5.5V0L10 3.5 5.5 7V4.2H0Z" fill="currentColor" />
            </svg>
            <ChangeArrow up={base.breakpoint > base.printedBreakpoint} />
          </>
        ) : null}
        {base.breakpoint}
      </small>
    </span>
  );
}

/** A button over the whole ticket; while the base itself can be chosen it also covers the lanes. */
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

const Ticket = memo(function Ticket({ base, index, told }: { base: BaseView; index: number; told: number }) {
  const { facts, factionOf, layout } = useTable('facts', 'factionOf', 'layout');
  const fact = facts.get(base.name);
  const state = baseState(base);
  const whole = layout === 'desktop' || layout === 'laptop';
  return (
    <header className={styles.ticket}>
      <div className={styles.art}>
        <BaseStrip base={base.name} faction={factionOf(base.name)} w={320} h={66} whole={whole} />
        <span className={styles.no}>{index + 1}</span>
      </div>
      <div className={styles.head}>
        <h3 className={styles.bn} data-name data-wordy={isWordy(base.name) || undefined}>
          {base.name}
        </h3>
        <p className={styles.bt} style={{ '--told': told } as CSSProperties} data-ability>
          {fact ? fact.text || say('No ability.') : ''}
        </p>
        <div className={styles.numbers}>
          <VpPlates vp={base.vp} />
          <span className={styles.inline}>
            {state === 'hot' ? `${say('HOT')} · ` : ''}
            {baseWord(base)}
          </span>
          <Total base={base} />
        </div>
        <Meter base={base} />
        <div className={styles.word} data-told={toldLanes(base).length > 0 || undefined}>
          <span>{baseWord(base)}</span>
          <span>{state === 'hot' ? say('HOT') : ''}</span>
          <IfScored base={base} />
        </div>
      </div>
    </header>
  );
});

/**
 * px: width of a letter in a base's name, in its name on a low phone, in a long name and in an action's name; and the
 * space around names.
 */
const LETTERS = { name: 9, low: 7, wordy: 6.2, flag: 5 } as const;
const AROUND = { name: 48, flag: 26 } as const;

/** px: actions no wider than this leave the meter half of its line in landscape on a phone. */
const SHORT_FLAGS = 200;

const flagsWidth = (actions: CardView[]): number =>
  actions.reduce((sum, one) => sum + AROUND.flag + one.name.length * LETTERS.flag, 0);

/**
 * Where a phone's low ticket shows the base's actions: in portrait beside the name if the screen is wide enough, in
 * landscape beside the meter if the actions are short enough.
 */
function useFlags({ name, actions }: BaseView, layout: Layout): 'beside' | 'above' | 'below' | undefined {
  const flags = flagsWidth(actions);
  const low = useLow();
  const letter = isWordy(name) ? LETTERS.wordy : LETTERS[low ? 'low' : 'name'];
  const isBeside = useWider(AROUND.name + name.length * letter + flags);
  if (actions.length === 0) return undefined;
  if (layout === 'landscape') return flags <= SHORT_FLAGS ? 'below' : 'above';
  return isBeside ? 'beside' : 'above';
}

interface BaseProps {
  base: BaseView;
  index: number;
  room: Room;
  plan: Plan;
}

const isSame = (a: BaseProps, b: BaseProps): boolean =>
  a.base === b.base && a.index === b.index && JSON.stringify([a.room, a.plan]) === JSON.stringify([b.room, b.plan]);

/** Heights of the rows of lanes, below the monsters. */
function templateOf({ rows, neutral }: Plan, { scrolls }: Room): string | undefined {
  if (!rows) return undefined;
  const least = scrolls ? 'min-content' : '0px';
  const own = rows.map((row, i) => `minmax(${least}, ${i === 0 ? row - neutral : row}fr)`);
  return [...(neutral > 0 ? [`minmax(${least}, ${neutral}fr)`] : []), ...own].join(' ');
}

export const Base = memo(function Base({ base, index, room, plan }: BaseProps) {
  const { factionOf, layout } = useTable('factionOf', 'layout');
  const order = useSelected(({ view }) => laneOrder(view));
  const flags = useFlags(base, layout);
  const table = useTableStore();
  const [open, setOpen] = useState<Seat | null>(null);
  const lanes = order.flatMap((seat) => base.lanes.find((l) => l.seat === seat) ?? []);
  const neutral = base.monsters.length > 0;
  const { density } = plan;
  const inside = [...base.monsters, ...lanes.flatMap(cardsOf)].flatMap((card) => [card, ...(card.on ?? [])]);
  const legal = useLegal([base, ...base.buried, ...inside].map(({ id }) => id));
  const litInside = legal.size > (legal.has(base.id) ? 1 : 0);
  // If lanes are in pairs, monsters have only one line.
  const short = room.pairs ? base.monsters.length > room.columns : density.some(isChip);
  const opened = lanes.find((l) => l.seat === open);
  return (
    <section
      className={styles.base}
      data-state={baseState(base)}
      data-legal={legal.has(base.id) || undefined}
      data-flags={flags}
      data-open
      data-pairs={room.pairs || undefined}
      data-two={lanes.length === 2 || undefined}
      data-neutral={neutral || undefined}
      data-close={plan.close || undefined}
      data-slender={room.slender || undefined}
      data-low={(plan.close && plan.tile < STACKED) || undefined}
      data-testid={`base-${index}`}
      aria-label={base.name}
      style={
        {
          '--b': factionArt(factionOf(base.name)).inks[1],
          '--flags': `${flagsWidth(base.actions)}px`,
          ...((plan.close || room.scrolls || plan.tile > room.tile) && { '--tile': `${plan.tile}px` }),
          '--columns': room.columns,
          // Never more columns than the fullest lane needs.
          '--wide': Math.min(plan.wide, Math.max(2, ...countsOf(base, order))),
          '--text-tile': `${TEXT_TILE}px`,
        } as CSSProperties
      }
    >
      <Hit base={base} index={index} wide={!litInside} />
      <Ticket base={base} index={index} told={plan.told} />
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
        data-chips={density.includes('chip') || undefined}
        style={{ '--rows': templateOf(plan, room) } as CSSProperties}
        onClick={(e) => {
          const { decision } = table.getState();
          if (decision.sel.armed !== null && !(e.target as HTMLElement).closest('button')) decision.tap(base.id);
        }}
      >
        {neutral ? <Neutral base={base} index={index} density={short ? 'chip' : 'name'} pairs={room.pairs} /> : null}
        {lanes.map((lane, i) => (
          <Lane
            key={lane.seat}
            base={base}
            index={index}
            lane={lane}
            density={density[i]!}
            named={!room.pairs}
            called={room.pairs}
            room={roomOf(i, lanes.length, room)}
            tall={plan.tile}
            spans={isAlone(i, lanes.length, room)}
            onOpenLane={setOpen}
          />
        ))}
      </div>
      {opened ? <LaneSheet base={base} lane={opened} onClose={() => setOpen(null)} /> : null}
    </section>
  );
}, isSame);

/** Places that a base may pay. */
const PLACES = 3;

/** Who would score what, best first; the prizes as long as nobody has power here, on upright phones also those left. */
function Ranks({ base }: { base: BaseView }) {
  const { layout } = useTable('layout');
  const ranked = toldLanes(base);
  const crowded = useSelected(({ view }) => isCrowded(view)) && layout === 'phone';
  const paid = paysPlaces(base.vp) ? base.vp.slice(0, PLACES) : [];
  const left = layout === 'phone' ? paid.slice(ranked.length) : [];
  if (ranked.length === 0) return <VpPlates vp={base.vp} />;
  return (
    <span className={styles.ranks} aria-hidden="true">
      {ranked.map((lane) => (
        <span key={lane.seat} data-first={lane.rank === 1 || undefined} data-rank={lane.rank}>
          <SeatMark seat={lane.seat} size={crowded ? 14 : 16} silent />
          <b data-seat={lane.seat}>{seatLetter(lane.seat)}</b>
          {worthOf(lane)}
        </span>
      ))}
      {left.map((n, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
        <i key={i} data-place={ranked.length + i + 1} data-left>
          {n}
        </i>
      ))}
      <Unit />
    </span>
  );
}

/** The state of a base, in as few words as fit its folded strip. */
const StripWord = ({ base }: { base: BaseView }) => (
  <span className={styles.state} data-word>
    {baseState(base) === 'hot' ? (
      <span>
        {say('HOT')}
        <span data-separates> · </span>
      </span>
    ) : null}
    {baseWord(base)}
  </span>
);

function leadersLabel(base: BaseView, name: NameOf): string[] {
  const first = base.lanes.filter((lane) => lane.rank === 1 && lane.total > 0).map((lane) => name(lane.seat));
  return first.length > 0 ? [say('first: {names}', { names: listed(first) })] : [];
}

/** A base folded to one row, on phones. */
export function ClosedBase({ base, index, onOpen }: { base: BaseView; index: number; onOpen(): void }) {
  const touch = useTouch(base.id);
  const { legal } = touch;
  const inLanes = base.lanes.flatMap(cardsOf);
  const targets = useLegal([...base.buried, ...base.monsters, ...inLanes].map(({ id }) => id));
  const inside = targets.size;
  const only = inside === 1 ? inLanes.find(({ id }) => targets.has(id))?.name : undefined;
  const { name } = useTable('name');
  const label = [
    baseLabel(base, index, touch.said),
    ...base.actions.map((card) => card.name),
    ...insideLabel(base),
    ...leadersLabel(base, name),
    ...(inside ? [say('{n} legal here', { n: inside })] : []),
  ].join(', ');
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
        data-live={legal || inside > 0 || undefined}
        data-inside={(!legal && inside > 0) || undefined}
        data-base={index}
        aria-expanded={false}
        aria-label={label}
        {...touched(base.id, legal ? touch : { ...touch, tap: onOpen })}
        {...gesture}
      >
        <span className={styles.no}>{index + 1}</span>
        <span className="grow">
          <span className={styles.striprow}>
            <b className={styles.bn} data-name data-wordy={isWordy(base.name) || undefined}>
              {base.name}
            </b>
            <span className="grow" />
            <StripWord base={base} />
            <Total base={base} />
          </span>
          <span className={styles.striprow}>
            <Meter base={base} />
            <StripMarks base={base} inside={legal ? 0 : inside} only={only} />
            <Ranks base={base} />
          </span>
        </span>
      </button>
    </section>
  );
}
