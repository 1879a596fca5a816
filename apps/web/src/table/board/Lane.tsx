import { memo, useMemo } from 'react';
import { say } from '../../i18n/say.ts';
import { Icon, SeatMark } from '../../ui/index.ts';
import type { BaseView, CardView, LaneView, Seat } from '../../view/types.ts';
import { cardsOf } from '../../view/where.ts';
import { briefWidth, chipName, chipWidth, PHONE_CALLED } from '../card/chipName.ts';
import { Tile } from '../card/Tile.tsx';
import { Titan } from '../card/Titan.tsx';
import tile from '../card/tile.module.css';
import { type Density, isChip, isFull, type Room, STACKED } from '../model/density.ts';
import { isWordy, wordSize } from '../model/hyphens.ts';
import { LAST_PLACE, laneLabel, ordinal, paysPlaces, worthOf } from '../model/words.ts';
import { type TableState, useLegal, useSelected, useTable } from '../state/context.ts';
import { closedWords, minionPlays } from '../state/useClosed.ts';
import { handPeeks, type Layout, useLow } from '../state/useLayout.ts';
import { Buried } from './Buried.tsx';
import styles from './lane.module.css';
import { hasTitanRow, isTitanInHead } from './rooms.ts';
import { useTexts } from './useTexts.ts';

export interface LaneProps {
  base: BaseView;
  index: number;
  lane: LaneView;
  density: Density;
  /** The lane is wide enough for the player's name. */
  named: boolean;
  /** The lane's chips are wide enough for short names. */
  called: boolean;
  room: Room;
  /** Height of the lane's tiles, px. */
  tall: number;
  /** The lane is as wide as two. */
  spans?: boolean;
  onOpenLane(seat: Seat): void;
}

/** The lowest total with two digits. */
const TWO_DIGITS = 10;

/** A player's place: the first solid, the others outlined. No points where the base pays no places. */
function Rank({ lane, paid }: { lane: LaneView; paid: boolean }) {
  const board = useSelected(({ view }) => view.bigBase !== null);
  const worth = worthOf(lane);
  const isRanked = lane.rank !== null || lane.minions.length > 0 || lane.total > 0;
  const isPaid = worth > 0 || (isRanked && paid && !board);
  if (!isRanked && !isPaid) return null;
  return (
    <span className={styles.rank} data-first={lane.rank === 1 || undefined}>
      {isRanked ? ordinal(lane.rank ?? LAST_PLACE) : null}
      {isRanked && isPaid ? <span data-separates> · </span> : null}
      {isPaid ? worth : null}
      {isPaid ? <span> {say('VP')}</span> : null}
    </span>
  );
}

/** px: what stands beside the titan in the head of a lane, and the titan's counters. */
const BESIDE_TITAN = { head: 106, counters: 16 };

interface HeadProps extends Pick<LaneProps, 'base' | 'lane' | 'named' | 'room'> {
  /** The titan that stands in the head. */
  titan: CardView | undefined;
}

const LaneHead = memo(function LaneHead({ base, lane, named, room, titan }: HeadProps) {
  const { name } = useTable('name');
  const free = (room.width ?? 0) - BESIDE_TITAN.head - (titan?.counters ? BESIDE_TITAN.counters : 0);
  return (
    <div
      className={styles.lanehead}
      data-titan={titan !== undefined || undefined}
      data-long={lane.total >= TWO_DIGITS || undefined}
    >
      <SeatMark seat={lane.seat} size={20} silent />
      {named ? <span className={styles.who}>{name(lane.seat)}</span> : null}
      <Rank lane={lane} paid={paysPlaces(base.vp)} />
      {titan ? (
        <span className={styles.titan}>
          <Titan base={base} card={titan} chip="head" brief={briefWidth(free)} />
        </span>
      ) : null}
      <span className={styles.sum} data-lane-total>
        {cardsOf(lane).length === 0 && lane.total === 0 ? '–' : lane.total}
      </span>
    </div>
  );
});

/** Which of two cards needs more room: the only one with an attached action. */
function unevenIn(cards: readonly CardView[], buried: number): 'first' | 'last' | undefined {
  const [first, last] = cards.map(({ on = [] }) => on.length > 0);
  if (cards.length !== 2 || buried > 0 || first === last) return undefined;
  return first ? 'first' : 'last';
}

/**
 * What the empty lane of a player says who may play minions of the hand, or the selected one: that they may be played
 * here, or why not, once that is known.
 */
function invitation({ decision, view, closed }: TableState, base: BaseView): { open: boolean; words: string } {
  const plays = minionPlays(view, decision.sel.armed);
  if (plays.length === 0) return NOTHING;
  const open = plays.some(({ at }) => at === base.id);
  if (open) return { open, words: say('Drop minions here') };
  const refusal = closed.get(base.id);
  return refusal === undefined ? NOTHING : { open, words: closedWords(refusal) };
}
const NOTHING = { open: false, words: '' };

const moreWords = (minions: number, power: number, buried: number): string =>
  [
    ...(minions > 0 ? [say('{n} more minions, {power} power', { n: minions, power })] : []),
    ...(buried > 0 ? [say('{n} buried', { n: buried })] : []),
  ].join(', ');

/** On an upright tablet, a last row of narrow chips with free cells leaves a titan room for its name. */
const hasCells = (layout: Layout, density: Density, cards: number, { slim }: Room): boolean =>
  layout === 'portrait' && density === 'slim' && cards > slim && cards % slim !== 0;

/** Whether chips show names beside their power. On a landscape phone either all in a lane do, or none. */
const areCalled = (cards: readonly CardView[], layout: Layout, width: number): boolean =>
  width >= PHONE_CALLED &&
  (layout !== 'landscape' || cards.every((card) => card.type === 'titan' || chipName(card, layout) !== null));

export const Lane = memo(function Lane({
  base,
  index,
  lane,
  density,
  named,
  called,
  room,
  tall,
  spans,
  onOpenLane,
}: LaneProps) {
  const { you, name, layout } = useTable('you', 'name', 'layout');
  const low = useLow();
  const mine = lane.seat === you;
  const above = isTitanInHead(lane, base.buried, handPeeks(layout)) ? lane.titans[0] : undefined;
  const cards = cardsOf(lane).filter((card) => card !== above);
  const buried = base.buried.filter((b) => b.seat === lane.seat);
  const targets = useLegal([...cards, ...buried].map(({ id }) => id));
  // A sum never hides touchable cards or titans, whose power it does not include.
  const lit = cards.filter((c) => c.type === 'titan' || targets.has(c.id));
  const shown = density === 'sum' ? lit : cards;
  const hidden = cards.filter((c) => !shown.includes(c));
  const dug = density !== 'sum' || buried.some((b) => targets.has(b.id)) ? buried : [];
  const small = isChip(density);
  const hasRow = hasTitanRow(lane, buried);
  // A titan that spans two named chips has room for its own name.
  const isCalled = (layout === 'laptop' || layout === 'tablet') && called && hasRow && density === 'chip';
  // A buried card alone below pairs of chips has room for its name and for who sees it.
  const isLast = layout === 'tablet' && density === 'chip' && dug.length === 1 && shown.length % 2 === 0;
  const phone = handPeeks(layout);
  const each = chipWidth(room, density, shown.length + dug.length);
  const isCalledAll = phone && areCalled(shown, layout, each);
  const spansCells = hasCells(layout, density, shown.length + dug.length, room) && shown.at(-1)?.type === 'titan';
  // Upright screens have room for two lines of a name on a chip unless they are low; in landscape only high chips have.
  const lines = (layout === 'landscape' ? tall >= STACKED : !low) ? 2 : 1;
  const begins = small && (phone || layout === 'portrait');
  const brief = useMemo(() => (begins ? { width: briefWidth(each), lines } : undefined), [begins, each, lines]);
  const rest = hidden.length;
  const under = buried.length - dug.length;
  const power = hidden.reduce((sum, c) => sum + (c.power ?? 0), 0);
  const list = useTexts(isFull(density) ? shown : null);
  const invited = useSelected((table) =>
    mine && cards.length + buried.length === 0 ? invitation(table, base) : NOTHING,
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
    <div
      role="group"
      className={styles.lane}
      data-seat={lane.seat}
      data-mine={mine || undefined}
      data-spans={spans || undefined}
      data-full={isFull(density) || undefined}
      data-empty={(cards.length === 0 && buried.length === 0) || undefined}
      data-testid={`lane-${index}-${lane.seat}`}
      aria-label={laneLabel(lane, name, paysPlaces(base.vp))}
    >
      <LaneHead base={base} lane={lane} named={named} room={room} titan={above} />
      {cards.length > 0 || buried.length > 0 ? (
        <ul className={styles.tiles} data-density={density} data-uneven={unevenIn(shown, dug.length)} ref={list}>
          {shown.map((card) => {
            // All named tiles are equally wide; a text, a long name or an attached action takes the whole row.
            const wide =
              isFull(density) ||
              card.type === 'titan' ||
              isWordy(card.name) ||
              wordSize(card.name) === 'long' ||
              (layout === 'desktop' && card.on !== undefined && card.on.length > 0);
            const alone = (wide || layout === 'desktop') && !small && cards.length + dug.length === 1;
            const spanned = spansCells && card === shown.at(-1);
            return card.type === 'titan' ? (
              <li
                key={card.id}
                className={tile.cell}
                data-alone={alone || undefined}
                data-row={hasRow || undefined}
                data-cells={spanned || undefined}
              >
                <Titan
                  base={base}
                  card={card}
                  chip={small && !isCalled && !spanned && (density === 'slim' ? 'slim' : 'chip')}
                  brief={brief?.width}
                  telling={layout === 'desktop' && isFull(density)}
                />
              </li>
            ) : (
              <Tile
                key={card.id}
                base={base}
                card={card}
                density={density}
                alone={alone}
                called={phone ? isCalledAll : called && density === 'chip'}
                brief={brief}
              />
            );
          })}
          {dug.map((card) => (
            <li key={card.id} className={tile.cell} data-row={isLast || undefined}>
              <Buried card={card} base={base} chip={small && !isLast} slim={density === 'slim'} />
            </li>
          ))}
          {rest + under > 0 ? (
            <li className={styles.more}>
              <button
                type="button"
                data-stop
                onClick={() => onOpenLane(lane.seat)}
                aria-label={moreWords(rest, power, under)}
              >
                {rest > 0 ? `×${rest} · ${power}` : ''}
                {under > 0 ? (
                  <>
                    {' '}
                    <Icon name="buried" size={12} />
                    {under}
                  </>
                ) : null}
              </button>
            </li>
          ) : null}
        </ul>
      ) : null}
      {invited.words ? (
        <div className={styles.room}>
          <p className={styles.drop} data-closed={!invited.open || undefined}>
            {invited.words}
          </p>
        </div>
      ) : null}
    </div>
  );
});
