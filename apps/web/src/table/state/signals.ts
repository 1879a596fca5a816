import type { Spot } from '../../view/where.ts';

/** Whether everybody sees the card, that is, it is on the table and face up. */
export const canPoint = (spot: Spot | undefined): boolean =>
  spot !== undefined && spot.base >= 0 && spot.place !== 'buried';
