import type { DelayedTrigger, State } from '../model/index.ts';

/** Removes the abilities delayed until this moment, to be resolved now or to lapse. Returns them in order. */
export function takeDelayed(s: State, moment: DelayedTrigger['moment']): DelayedTrigger[] {
  if (s.delayedTriggers.length === 0) return [];
  const due = s.delayedTriggers.filter((delayed) => delayed.moment === moment);
  if (due.length > 0) s.delayedTriggers = s.delayedTriggers.filter((delayed) => delayed.moment !== moment);
  return due;
}
