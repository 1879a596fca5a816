/**
 * How far a player may undo: what a step is, which one comes next, and what prevents it. Shared by the room
 * and the single-screen game, which keep the positions themselves.
 */
import type { Barrier, PromptView, Seat } from '@smash/engine';
import * as z from 'zod/mini';

/** What players may undo: free steps; with everybody's consent, the rest as well; or nothing. */
export const undoRules = ['free', 'ask', 'off'] as const;
export type UndoRule = (typeof undoRules)[number];

/** How often one player may ask in one turn. */
export const MOST_ASKS = 2;
/** How long the others may take to answer. */
export const ASK_MS = 20_000;
/** How many commands of a turn can be undone. */
const MOST_STEPS = 60;

/** One command of the current turn. */
export interface Step<P> {
  /** Index of its entry in the record. */
  n: number;
  seat: Seat;
  /** Chosen by the player. Otherwise the room answered for the seat, and nobody can undo back to that question. */
  own: boolean;
  /** What it did, in the wording of the choice. */
  label: string;
  /** Everybody may read the label: it says only what was played. */
  open: boolean;
  barrier: Barrier | null;
  /** The game before it. */
  before: P;
}

/** What the undo button would do. */
export interface UndoView {
  /**
   * What the request names, to be refused once the player has done something else. It must not count the record's
   * entries: those include other players' secret answers (INFO-4).
   */
  step: number;
  label: string;
  /** Why it is not free: "a card was drawn"; '' = it is free. */
  barred: string;
  /** The others can be asked to allow it now. */
  ask: boolean;
}
export const undoView = z.object({ step: z.int(), label: z.string(), barred: z.string(), ask: z.boolean() });

/** A player's request to the others to allow an undo. */
export interface UndoAsk {
  /** Number of the request. */
  id: number;
  seat: Seat;
  /** What was played, if everybody may know it. */
  label: string;
  /** What has happened since that cannot be unseen. */
  barred: string;
  /** Time left to answer. */
  ms: number;
  /** Seats that have not answered yet. */
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

/** The steps with one more. A new turn starts a new list: nobody can undo into another player's turn. */
export const follow = <P>(steps: readonly Step<P>[], step: Step<P>, turned: boolean): Step<P>[] =>
  turned ? [] : [...steps, step].slice(-MOST_STEPS);

/** The steps that remain when that one is undone. */
export const stepsBefore = <P>(steps: readonly Step<P>[], { n }: Step<P>): Step<P>[] =>
  steps.filter((one) => one.n < n);

/** The last step the player chose in their own turn. */
export const lastOwn = <P>(steps: readonly Step<P>[], seat: Seat): Step<P> | undefined =>
  steps.findLast((one) => one.own && one.seat === seat);

/** The last barrier since (and including) that step; '' = none. */
export const barredBy = <P>(steps: readonly Step<P>[], from: Step<P>): string =>
  steps.findLast((one) => one.n >= from.n && one.barrier)?.barrier?.text ?? '';

/** The choice in words: what this answer does. */
export function stepLabel(prompt: PromptView | null, pick: readonly number[]): { label: string; open: boolean } {
  const labels = pick.map((id) => prompt?.options.find((option) => option.id === id)?.label ?? '');
  const label = labels.filter(Boolean).join(', ') || prompt?.skip || prompt?.title || '';
  return { label, open: prompt?.kind === 'play' };
}

/** "Can’t undo: a card was drawn." */
export const cannotUndo = (barred: string): string => `Can’t undo: ${barred}.`;
