import { useMemo } from 'react';
import type { BaseView, Seat } from '../../view/types.ts';
import { cardsOf } from '../../view/where.ts';
import { type Place, type Plan, planned, type Shape } from '../model/plan.ts';
import { laneOrder } from '../model/words.ts';
import { useSelected, useTable } from '../state/context.ts';
import { isTight } from '../state/tight.ts';
import { handPeeks, useLow } from '../state/useLayout.ts';
import { groupsIn, leastLines, MOST_LINES, roomFor, type Size } from './rooms.ts';

/** The lanes of a base in their order. */
export const shapeOf = ({ lanes, buried, monsters }: BaseView, order: Seat[]): Shape => ({
  counts: order.flatMap((seat) => {
    const lane = lanes.find((one) => one.seat === seat);
    return lane ? [cardsOf(lane).length + buried.filter((one) => one.seat === seat).length] : [];
  }),
  monsters: monsters.length,
  titans: lanes.some(({ titans }) => titans.length > 0),
});

/** How all bases use the room they have. */
export function usePlans(bases: BaseView[], sizes: Size[]): { rooms: Place[]; plans: Plan[] } {
  const { layout } = useTable('layout');
  const order = useSelected(({ view }) => laneOrder(view));
  const low = useLow() && layout === 'phone';
  const tight = useSelected(isTight) || low;
  const phone = handPeeks(layout);
  const [count, players] = [bases.length, order.length];
  const rooms = useMemo(
    () => Array.from({ length: count }, (_, i) => roomFor(layout, low, tight, players, sizes[phone ? 0 : i])),
    [count, layout, low, tight, players, sizes, phone],
  );
  const least = leastLines(layout, tight, players);
  const plans = useMemo(
    () =>
      groupsIn(layout, bases.length).flatMap((group) => {
        const shapes = group.map((i) => shapeOf(bases[i]!, order));
        return planned(shapes, rooms.slice(group[0], group[0]! + group.length), least, MOST_LINES);
      }),
    [layout, bases, order, rooms, least],
  );
  return { rooms, plans };
}
