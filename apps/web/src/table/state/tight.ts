import { cardsOf } from '../../view/where.ts';
import type { TableState } from './context.ts';

/** Some lane has more minions than a row of chips holds. */
export const isCrowded = ({ bases }: TableState['view']): boolean =>
  bases.some(({ lanes }) => lanes.some((lane) => cardsOf(lane).length > 3));

/** Titans at bases are higher than minions. */
export const hasTitans = ({ bases }: TableState['view']): boolean =>
  bases.some(({ lanes }) => lanes.some(({ titans }) => titans.length > 0));

/** As many bases have room on a phone beside an open hand, or above a refusal. */
const FEW = 3;

/** A phone with room for one base: beside an open hand, above a refusal or what leads through a replay, or crowded. */
export function isTight({ layout, view, decision, hand, past, refusal }: TableState): boolean {
  if (layout !== 'phone') return false;
  const isLow = hand.open || decision.message !== null || refusal !== null || past !== null;
  return isCrowded(view) || (isLow && (view.bigBase !== null || view.bases.length > FEW));
}
