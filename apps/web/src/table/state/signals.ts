import type { Spot } from '../../view/where.ts';

/** On the table and face up: everybody sees it. */
export const canPoint = (spot: Spot | undefined): boolean =>
  spot !== undefined && spot.base >= 0 && spot.place !== 'buried';
