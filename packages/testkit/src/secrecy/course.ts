/** A stretch of a game, from one "play cards" question to the next, and the same stretch with other hidden cards. */
import type { Random } from '@smash/bots';
import {
  type Ask,
  type CardIx,
  type Command,
  type GameEvent,
  NOBODY,
  type Option,
  resume,
  type State,
  type Viewer,
} from '@smash/engine';
import { mayKnow } from '../invariants/knowledge.ts';
import { namedBy } from '../invariants/names.ts';
import { redeal } from '../invariants/redeal.ts';
import { queryOf } from '../scenario/refs.ts';
import { openFacts } from './open.ts';

export interface CourseStep {
  command: Command;
  before: State;
  after: State;
  events: readonly GameEvent[];
}
export interface Course {
  start: State;
  steps: CourseStep[];
}

/** How a command leads to a new state; null = refused. */
export type Advance = (state: State, command: Command) => { state: State; events: readonly GameEvent[] } | null;

/** The step by that command; null = refused. */
export function stepBy(advance: Advance, before: State, command: Command): CourseStep | null {
  const next = advance(before, command);
  return next && { command, before, after: next.state, events: next.events };
}

/** Nobody is mid-action: hidden cards can be redealt without contradicting earlier moves. */
export const isQuiet = (state: State): boolean => state.asks.length === 1 && state.asks[0]!.kind === 'play';

/**
 * Events whose cards are hidden again, or still: their public part must not name any. All others show what they name.
 */
const HIDING = new Set<string>(['draw', 'bury', 'store', 'madness', 'treasure', 'shuffle', 'duel']);

/** Cards the viewer may know by the end, derived from zones, its own questions and everything shown. */
function learned({ start, steps }: Course, viewer: Viewer): Set<CardIx> {
  const cards = new Set<CardIx>();
  const names = new Set<string>();
  for (const { after, events } of steps) {
    after.cards.forEach((card, ix) => {
      if (mayKnow(after, card, viewer)) cards.add(ix);
    });
    // BIG-2: the top card of the base deck may be face up.
    const open = queryOf(after).openBase();
    if (open !== NOBODY) cards.add(open);
    for (const ask of after.asks) if (ask.seat === viewer) for (const ix of namedBy(after, ask)) cards.add(ix);
    for (const { type, secret, ...open } of events) {
      const mine = viewer !== 'spectator' && secret?.seats.includes(viewer) ? secret.fields : {};
      for (const told of HIDING.has(type) ? [mine] : [open, mine])
        for (const one of [told.card, ...(told.cards ?? [])]) if (one) names.add(one.name);
    }
  }
  // The source of a lasting effect was seen when it began, and is named when it acts; it may be hidden by then.
  for (const { modifiers } of [start, ...steps.map(({ after }) => after)])
    for (const { source } of modifiers) if (source !== NOBODY) cards.add(source);
  // A card shown and hidden again within one step has no id to identify it: keep all cards of its name.
  start.cards.forEach((card, ix) => {
    if (names.has(start.names[card.def]!)) cards.add(ix);
  });
  return cards;
}

export type Again =
  | { course: Course; complete: boolean }
  /** Null: this deal is impossible. */
  | null;

/**
 * The same commands after redealing everything the viewer never learns. Ends if they can no longer be given or lead to
 * a different public state: up to there the viewer must have been sent the same.
 */
export function dealAgain(course: Course, viewer: Viewer, random: Random, advance: Advance): Again {
  const dealt = redeal(course.start, viewer, random, learned(course, viewer));
  const asked = course.start.asks[0]!;
  dealt.seats[asked.seat]!.asked--;
  // The question is asked again, with the plays that these hands allow.
  const { state: start } = resume({ ...dealt, asks: [] });
  if (openFacts(course.start) !== openFacts(start)) return null;
  const again: Course = { start, steps: [] };
  let before = start;
  for (const step of course.steps) {
    const command = translate(step, before);
    const next = command && stepBy(advance, before, command);
    if (!next || openFacts(step.after) !== openFacts(next.after)) return { course: again, complete: false };
    again.steps.push(next);
    before = next.after;
  }
  return { course: again, complete: true };
}

function translate({ command, before }: CourseStep, dealt: State): Command | null {
  if (command.type !== 'answer') return command;
  const [mine, theirs] = [before, dealt].map((s) => s.asks.find((ask) => ask.seat === command.seat));
  if (!mine || !theirs || theirs.kind !== mine.kind) return null;
  const pick = command.pick.map((i) => optionLike(theirs, mine.options[i]!));
  return pick.includes(-1) ? null : { ...command, prompt: theirs.id, pick };
}

const optionLike = (ask: Ask, { hint: _, ...wanted }: Option): number =>
  ask.options.findIndex(({ hint: __, ...option }) => JSON.stringify(option) === JSON.stringify(wanted));
