import { cardsOf } from '../../view/where.ts';
import type { TableState } from './context.ts';

/** Some lane has more minions than a row of chips holds. */
export const isCrowded = ({ bases }: TableState['view']): boolean =>
  bases.some(({ lanes }) => lanes.some((lane) => cardsOf(lane).length > 3));

/** Titans at bases are higher than minions. */
export const hasTitans = ({ bases }: TableState['view']): boolean =>
  bases.some(({ lanes }) => lanes.some(({ titans }) => titans.length > 0));

/** As many bases as are in sight beside an open hand. */
const FEW = 3;

/** A phone with room for one base: beside an open hand, above a refusal or what leads through a replay, or crowded. */
export const isTight = ({ layout, view, decision, hand, past, refusal }: TableState): boolean =>
  layout === 'phone' &&
  ((hand.open && (view.bases.length > FEW || view.bigBase !== null)) ||
    decision.message !== null ||
    refusal !== null ||
    past !== null ||
    isCrowded(view));
