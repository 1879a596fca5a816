import type { CardView } from '../../view/types.ts';
import { inChip } from '../model/hyphens.ts';
import { handPeeks, type Layout } from '../state/useLayout.ts';

/** A number of two digits. */
const LONG = 10;

/**
 * The name of a minion on a chip, where it has the room: on a tablet below the power, elsewhere beside it, unless
 * counters or other marks need that room. Null where its emblem has to do.
 */
export function chipName({ name, type, power, counters, under, cancelled }: CardView, layout: Layout): string | null {
  if (type === 'titan' || power === undefined || handPeeks(layout)) return null;
  const isBeside = (layout === 'laptop' || layout === 'desktop') && (counters || power >= LONG);
  return under || cancelled || isBeside ? null : inChip(name);
}
