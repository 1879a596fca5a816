import type { CardView } from '../../view/types.ts';
import { inChip } from '../model/hyphens.ts';
import type { Layout } from '../state/useLayout.ts';

/** A number of two digits. */
const LONG = 10;

/**
 * The name of a minion on a chip, where it has the room: on a tablet below the power, on a laptop beside it, unless
 * counters or other marks need that room. Null where its emblem has to do.
 */
export function chipName({ name, type, power, counters, under, cancelled }: CardView, layout: Layout): string | null {
  if (type !== 'minion' || (layout !== 'tablet' && layout !== 'portrait' && layout !== 'laptop')) return null;
  const isBeside = layout === 'laptop' && (counters || (power ?? 0) >= LONG);
  return under || cancelled || isBeside ? null : inChip(name);
}
