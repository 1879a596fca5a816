import type { CardView } from '../../view/types.ts';
import type { Layout } from '../state/useLayout.ts';
import { inChip } from './hyphens.ts';

/** A number of two digits. */
const LONG = 10;

/**
 * The name of a minion on a chip, where it has the room: on a tablet below the power, on a laptop beside it, unless
 * something else stands there. Null where its emblem has to do.
 */
export function chipName({ name, type, power, counters, under, cancelled }: CardView, layout: Layout): string | null {
  if (type !== 'minion' || (layout !== 'tablet' && layout !== 'laptop')) return null;
  const isTaken = Boolean(counters || under || cancelled) || (power ?? 0) >= LONG;
  return layout === 'laptop' && isTaken ? null : inChip(name);
}
