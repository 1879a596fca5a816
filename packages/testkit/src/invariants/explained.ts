import { explain, type State, view } from '@smash/engine';

/** Every number on the table is the sum of its explanation (T-18). Null if that holds. */
export function explained(state: State): string | null {
  const sum = (id: number, stat: 'power' | 'total' | 'breakpoint', seat?: number): number =>
    explain(state, 'spectator', id, stat, seat).reduce((total, part) => total + part.delta, 0);
  for (const base of view(state, 'spectator').bases) {
    if (sum(base.id, 'total') !== base.total) return `total of ${base.name} is not explained`;
    if (sum(base.id, 'breakpoint') !== base.breakpoint) return `breakpoint of ${base.name} is not explained`;
    for (const lane of base.lanes) {
      if (sum(base.id, 'total', lane.seat) !== lane.total)
        return `power of ${lane.seat} at ${base.name} is not explained`;
      for (const minion of lane.minions)
        if (sum(minion.id, 'power') !== minion.power) return `power of ${minion.name} is not explained`;
    }
  }
  return null;
}
