import { useMemo } from 'react';
import type { BaseView, CardView, LaneView, Seat } from '../../view/types.ts';
import { cardsOf } from '../../view/where.ts';
import { chipName } from '../card/chipName.ts';
import { fitsLine, isSlender, longestWord } from '../model/hyphens.ts';
import { type Place, type Plan, planned, type Shape } from '../model/plan.ts';
import { laneOrder } from '../model/words.ts';
import { useSelected, useTable } from '../state/context.ts';
import { isTight } from '../state/tight.ts';
import { handPeeks, type Layout, useLow } from '../state/useLayout.ts';
import { isCalled } from './Buried.tsx';
import { groupsIn, hasTitanRow, isTitanInHead, leastLines, MOST_LINES, roomFor, type Size } from './rooms.ts';

/** px: the lowest tile for a name in two lines or with a mark below it, and for one in three lines. */
const TWO_LINES = 30;
const THREE_LINES = 44;
/** px: least height of tiles at a base with titans, except on phones; and if each titan has a row of its own. */
const TITAN = 36;
const ROW_OF_TITAN = 26;

/** Letters that fit two lines of a narrow tile, and one line of a buried card, which has its mark below. */
const LETTERS = { tile: 24, buried: 12 };

const hasTitans = ({ lanes }: BaseView): boolean => lanes.some((lane) => lane.titans.length > 0);

/** The least height of a tile that leaves room for the names at a base. */
function leastTile(base: BaseView, layout: Layout, low: boolean): number {
  const { lanes, buried } = base;
  const titans = hasTitans(base);
  if (!handPeeks(layout) && titans)
    return lanes.every((lane) => lane.titans.length === 0 || hasTitanRow(lane, buried)) ? ROW_OF_TITAN : TITAN;
  if (!handPeeks(layout)) return 0;
  // A minion alone in its lane is as wide as the lane, so its name always fits.
  const beside = lanes.flatMap((lane) => (cardsOf(lane).length > 1 ? lane.minions : []));
  const isLong =
    beside.some(({ name }) => name.length > LETTERS.tile) ||
    buried.some(({ name = '' }) => name.length > LETTERS.buried);
  if (layout === 'landscape' && isLong) return THREE_LINES;
  if (low && isSlenderBase(base)) return 0;
  return titans || buried.some(({ name }) => name) ? TWO_LINES : 0;
}

/** The number of cards in each lane of a base, in the given order. */
export const countsOf = ({ lanes, buried }: BaseView, order: Seat[], phone = false): number[] =>
  order.flatMap((seat) => {
    const lane = lanes.find((one) => one.seat === seat);
    if (!lane) return [];
    const above = isTitanInHead(lane, buried, phone) ? 1 : 0;
    return [cardsOf(lane).length - above + buried.filter((one) => one.seat === seat).length];
  });

/** In landscape on a phone: the most cards whose chips in a row have room for names, and letters of a titan's. */
const ABREAST = 3;
const OF_TITAN = 8;

const isInOneRow = (lane: LaneView): boolean =>
  cardsOf(lane).length <= ABREAST &&
  lane.titans.every(({ name }) => fitsLine(name, OF_TITAN)) &&
  lane.minions.every((card) => isPlain(card) && chipName(card, 'landscape') !== null);

/** Which lanes have chips with room for all names. */
const calledOf = ({ lanes, buried }: BaseView, order: Seat[], layout: Layout): boolean[] =>
  order.flatMap((seat) => {
    const lane = lanes.find((one) => one.seat === seat);
    if (!lane) return [];
    if (layout === 'landscape') return [isInOneRow(lane)];
    // On an upright phone chips show as much of the names as fits.
    if (handPeeks(layout)) return [false];
    return (
      cardsOf(lane).every((card) => chipName(card, layout)) &&
      buried.every((one) => one.seat !== seat || isCalled(one, true))
    );
  });

export const shapeOf = (base: BaseView, order: Seat[], layout: Layout, low = false): Shape => ({
  counts: countsOf(base, order, handPeeks(layout)),
  monsters: base.monsters.length,
  least: leastTile(base, layout, low),
  roomy: !handPeeks(layout) && hasTitans(base) ? TITAN : undefined,
  called: calledOf(base, order, layout),
});

/** Letters of the longest word that leaves room for a mark on a narrow tile. */
const BRIEF = 5;

/** A minion with nothing beside its name: no counters, no attached action, and at most a mark next to short words. */
const isPlain = ({ type, name, counters, under, cancelled, on }: CardView): boolean =>
  type === 'minion' && !counters && !on?.length && (!(under || cancelled) || longestWord(name) <= BRIEF);

/** Whether minions fit two by two into half-width lanes of the smallest phones, with no titan next to one. */
export const isSlenderBase = ({ lanes, buried }: BaseView): boolean =>
  buried.every(({ name = '' }) => isSlender(name)) &&
  lanes.every((lane) => {
    const isAlone = cardsOf(lane).length === 1;
    const isApart = lane.titans.length === 0 || hasTitanRow(lane, buried);
    return isAlone || (isApart && lane.minions.every((card) => isPlain(card) && isSlender(card.name)));
  });

/** How each base uses its room: the room it has, and the plan for it. */
export function usePlans(bases: BaseView[], sizes: Size[]): { rooms: Place[]; plans: Plan[] } {
  const { layout } = useTable('layout');
  const order = useSelected(({ view }) => laneOrder(view));
  const low = useLow() && layout === 'phone';
  const tight = useSelected(isTight) || low;
  const phone = handPeeks(layout);
  const players = order.length;
  const rooms = useMemo(
    () =>
      bases.map((base, i) => {
        const rows = groupsIn(layout, bases.length).length;
        const stand = { layout, rows, low, tight, slender: low && isSlenderBase(base) };
        return roomFor(stand, players, sizes[phone ? 0 : i]);
      }),
    [bases, layout, low, tight, players, sizes, phone],
  );
  const least = leastLines(layout, tight, players);
  const plans = useMemo(
    () =>
      groupsIn(layout, bases.length).flatMap((group) => {
        const shapes = group.map((i) => shapeOf(bases[i]!, order, layout, low));
        return planned(shapes, rooms.slice(group[0], group[0]! + group.length), least, MOST_LINES);
      }),
    [layout, low, bases, order, rooms, least],
  );
  return { rooms, plans };
}
