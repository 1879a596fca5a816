import { cardsOf } from '../../view/where.ts';
import type { TableState } from './context.ts';

/** Whether some lane has more minions than a row of chips holds. */
export const isCrowded = ({ bases }: TableState['view']): boolean =>
  bases.some(({ lanes }) => lanes.some((lane) => cardsOf(lane).length > 3));

/** Lanes of a base with two players, and the most cards in a lane that is nearly empty. */
const TWO = 2;
const SPARSE = 2;

/** Whether two players have few cards, so that bases can spare height for their pictures and the hand. */
export const isSparse = ({ bases, bigBase }: TableState['view']): boolean =>
  bigBase === null &&
  bases.length > 0 &&
  bases.every(
    ({ lanes, buried, monsters }) =>
      lanes.length <= TWO &&
      monsters.length === 0 &&
      lanes.every((lane) => cardsOf(lane).length + buried.length <= SPARSE),
  );

/** The most cards in a lane that leaves a phone room for another event above an open hand. */
const BARE = 1;

const isBare = ({ bases, bigBase }: TableState['view']): boolean =>
  bigBase === null &&
  bases.every(
    ({ lanes, buried, monsters }) =>
      buried.length + monsters.length === 0 && lanes.every((lane) => cardsOf(lane).length <= BARE),
  );

/** Whether a phone's log has a single line, above an open hand unless the lanes are nearly empty, or without a connection. */
export const isTerse = ({ layout, view, hand, connection }: TableState): boolean =>
  layout === 'phone' && ((hand.open && !isBare(view)) || connection.state !== 'online');

/** Whether there are titans at bases; they are higher than minions. */
export const hasTitans = ({ bases }: TableState['view']): boolean =>
  bases.some(({ lanes }) => lanes.some(({ titans }) => titans.length > 0));

/** The most bases that a phone has room for beside an open hand or above a refusal. */
const FEW = 3;

/**
 * Whether a phone has room for only one base: it is crowded, or there are many bases beside an open hand, above a
 * refusal or in a replay.
 */
export function isTight({ layout, view, decision, hand, past, refusal }: TableState): boolean {
  if (layout !== 'phone') return false;
  const isLow = hand.open || decision.message !== null || refusal !== null || past !== null;
  return isCrowded(view) || (isLow && (view.bigBase !== null || view.bases.length > FEW));
}
