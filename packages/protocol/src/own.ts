import type { View } from '@smash/engine';

/** Ids of the cards on the table, face up, that the viewer controls. */
export function ownCards({ bases, viewer }: View): number[] {
  const lying = bases.flatMap((base) => [
    ...base.actions,
    ...base.lanes.flatMap(({ minions, titans }) => [...minions, ...titans]),
  ]);
  const all = lying.flatMap((card) => [card, ...(card.on ?? [])]);
  return all.filter(({ controller }) => controller === viewer).map(({ id }) => id);
}
