/**
 * How far a player may go back (ux §3.6). Shared by the room and by the game on one screen: what a step is, which one
 * comes next, and what stands before it. Whoever keeps the game keeps the positions.
 */
import type { Barrier, PromptView, Seat } from '@smash/engine';
import * as z from 'zod/mini';

/** What the table lets players take back: what is free, also the rest if all agree, or nothing. */
export const undoRules = ['free', 'ask', 'off'] as const;
export type UndoRule = (typeof undoRules)[number];

/** Asks of one player in one turn. */
export const MOST_ASKS = 2;
/** How long the others may think about it. */
export const ASK_MS = 20_000;
/** Commands of a turn that can be gone back over. */
const MOST_STEPS = 60;

/** One command of the turn under way. */
export interface Step<P> {
  /** Number of the entry of the record that it was written as. */
  n: number;
  seat: Seat;
  /** Chosen by the player; else the room answered for the seat, and nobody goes back to that question. */
  own: boolean;
  /** What it did, in the words of the choice. */
  label: string;
  /** The label may be read by all: it says nothing but what was played. */
  open: boolean;
  barrier: Barrier | null;
  /** What the game was before it. */
  before: P;
}

/** What the undo button would do. */
export interface UndoView {
  /** Number of the step; what is sent back with it. */
  step: number;
  label: string;
  /** Why it is not free: "a card was drawn"; '' = it is. */
  barred: string;
  /** The others may be asked for it now. */
  ask: boolean;
}
export const undoView = z.object({ step: z.int(), label: z.string(), barred: z.string(), ask: z.boolean() });

/** A player asks the others to take something back. */
export interface UndoAsk {
  /** Number of the request. */
  id: number;
  seat: Seat;
  /** What was played, where all may know it. */
  label: string;
  /** What has happened since that cannot be forgotten. */
  barred: string;
  /** How long it is still open. */
  ms: number;
  /** Who has not answered yet. */
  waiting: Seat[];
}
export const undoAsk = z.object({
  id: z.int(),
  seat: z.int(),
  label: z.string(),
  barred: z.string(),
  ms: z.int(),
  waiting: z.array(z.int()),
});

/** The steps after one more. A new turn begins anew: nobody goes back into the turn of another. */
export const follow = <P>(steps: readonly Step<P>[], step: Step<P>, turned: boolean): Step<P>[] =>
  turned ? [] : [...steps, step].slice(-MOST_STEPS);

/** The steps that stand when that one is taken back. */
export const stepsBefore = <P>(steps: readonly Step<P>[], { n }: Step<P>): Step<P>[] =>
  steps.filter((one) => one.n < n);

/** The last step the player chose in the own turn. */
export const lastOwn = <P>(steps: readonly Step<P>[], seat: Seat): Step<P> | undefined =>
  steps.findLast((one) => one.own && one.seat === seat);

/** The last thing since (and in) that step which does not go away by itself; '' = nothing. */
export const barredBy = <P>(steps: readonly Step<P>[], from: Step<P>): string =>
  steps.findLast((one) => one.n >= from.n && one.barrier)?.barrier?.text ?? '';

/** The choice in words: what an answer to this question does. */
export function stepLabel(prompt: PromptView | null, pick: readonly number[]): { label: string; open: boolean } {
  const labels = pick.map((id) => prompt?.options.find((option) => option.id === id)?.label ?? '');
  const label = labels.filter(Boolean).join(', ') || prompt?.skip || prompt?.title || '';
  return { label, open: prompt?.kind === 'play' };
}

/** "Can’t undo: a card was drawn." */
export const cannotUndo = (barred: string): string => `Can’t undo: ${barred}.`;
