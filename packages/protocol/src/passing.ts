/**
 * When a player wants to be asked in windows: stops, standing passes, full control. Whether to pass a question depends
 * only on the seat's own view and log: the server decides for its seats, a shared screen for everybody.
 */
import type { BaseView, EventView, PromptView, View, WindowKind, WindowView } from '@smash/engine';
import * as z from 'zod/mini';
import { isPut } from './between.ts';
import type { Between } from './betweens.ts';
import { idOf, plainData } from './marks.ts';
import { ownCards } from './own.ts';
import { type StopMode, stopModes } from './stops.ts';

export const windowKinds = ['beforeScore', 'afterScore', 'turnStart', 'trigger', 'turnEnd'] as const;
/** What ends a standing pass: the first three unless the player says otherwise. */
export const interrupts = ['played', 'targeted', 'place', 'revealed', 'total'] as const;
/** How long a standing pass lasts. One that lasts for a single question is a plain pass. */
export const passScopes = ['window', 'untilChange', 'turn'] as const;

/** Is it secret who is asked (INFO-4)? */
export const isMasked = ({ waiting }: Pick<View, 'waiting'>): boolean => waiting?.seats === null;

export type Interrupt = (typeof interrupts)[number];
export type PassScope = (typeof passScopes)[number];
export type Stops = Record<WindowKind, StopMode>;

const mode = z.enum(stopModes);
const stops = z.strictObject({ beforeScore: mode, afterScore: mode, turnStart: mode, trigger: mode, turnEnd: mode });

export const passingChange = z.strictObject({
  stops: z.optional(stops),
  breaks: z.optional(z.array(z.enum(interrupts)).check(z.maxLength(interrupts.length))),
  /** Full control: ask at every window until the turn is over. */
  full: z.optional(z.boolean()),
  /** A standing pass from now on; null cancels it. */
  pass: z.optional(z.nullable(z.enum(passScopes))),
  /** Always pass what a card of that name could do in windows, or ask about it again. */
  skip: z.optional(
    z.strictObject({ card: plainData(z.string().check(z.minLength(1), z.maxLength(80))), on: z.boolean() }),
  ),
  /** Do not pass this question: the player wants to appear to be thinking. */
  hold: z.optional(idOf('prompt')),
});
export type PassingChange = z.input<typeof passingChange>;

/** No player needs more names than two decks have cards. */
const MOST_SKIPS = 40;

interface Standing {
  scope: PassScope;
  turn: number;
  /** The window in which it was set; null: none. */
  window: WindowView | null;
  /** Number of the last event before it. */
  since: number;
  /** A snapshot: the player's cards on the table, the player's lane at every base, and the base where it was set. */
  cards: ReadonlySet<number>;
  lanes: ReadonlyMap<number, { total: number; vp: number }>;
  look: string;
}

export interface Passing {
  stops: Stops;
  breaks: readonly Interrupt[];
  /** The turn with full control. */
  full: number | null;
  standing: Standing | null;
  /** Names of cards whose abilities are always passed, newest last. */
  skips: readonly string[];
  /** A prompt that must not be passed. */
  hold: number | null;
  /** At a table by days: stops and skips do not count. */
  between?: Between;
}

export const defaultPassing: Passing = {
  stops: { beforeScore: 'smart', afterScore: 'smart', turnStart: 'smart', trigger: 'smart', turnEnd: 'smart' },
  breaks: ['played', 'targeted', 'place'],
  full: null,
  standing: null,
  skips: [],
  hold: null,
};

/** What the player is told about it. */
export interface PassingView {
  full: boolean;
  pass: PassScope | null;
  skips: readonly string[];
  /** A prompt that will be passed without asking. */
  auto: number | null;
  /** At a table by days. */
  between?: Between;
}

/** Applies a change of the player's settings. `last` = number of the last event in the log. */
export function changePassing(passing: Passing, change: PassingChange, view: View, last: number): Passing {
  const next = { ...passing };
  if (change.stops) next.stops = change.stops;
  if (change.breaks) next.breaks = change.breaks;
  if (change.full !== undefined) next.full = change.full ? view.turn : null;
  if (change.hold !== undefined) next.hold = change.hold;
  if (change.skip) {
    const { card, on } = change.skip;
    next.skips = [...passing.skips.filter((name) => name !== card), ...(on ? [card] : [])].slice(-MOST_SKIPS);
  }
  if (change.pass !== undefined) next.standing = change.pass && standingFrom(change.pass, view, last);
  return next;
}

function standingFrom(scope: PassScope, view: View, since: number): Standing | null {
  const window = openWindow(view);
  if (!window && scope !== 'turn') return null;
  const lanes = view.bases.map((base) => [base.id, ownLane(base, view)] as const);
  const cards = new Set(ownCards(view));
  return { scope, turn: view.turn, window, since, cards, lanes: new Map(lanes), look: lookOf(view, window) };
}

/** What still applies in this position. `events` = the log since the standing pass, or more of it. */
export function passingNow(passing: Passing, view: View, events: readonly EventView[]): Passing {
  const { standing, full, hold } = passing;
  return {
    ...passing,
    full: full === view.turn ? full : null,
    hold: hold !== null && hold === view.prompt?.id ? hold : null,
    standing: standing && isOver(standing, passing.breaks, view, events) ? null : standing,
  };
}

/** Should the open question be passed for the player? Mandatory questions never are. */
export function isPassed(passing: Passing, view: View): boolean {
  const { prompt } = view;
  if (!prompt?.optional || prompt.min > 0 || prompt.id === passing.hold) return false;
  if (passing.between)
    return passing.full !== view.turn && (standsAside(passing, view) || !isPut(passing.between, view));
  if (prompt.kind !== 'react') return prompt.decoy === true;
  if (passing.full === view.turn) return false;
  return standsAside(passing, view) || (prompt.decoy === true && modeOf(passing, prompt) === 'smart');
}

/** Does the player want to pass here regardless of available plays? */
export function standsAside(passing: Passing, view: View): boolean {
  const { prompt } = view;
  if (prompt?.kind !== 'react' || !prompt.optional || prompt.id === passing.hold || passing.full === view.turn)
    return false;
  if (passing.standing !== null && covers(passing.standing, prompt)) return true;
  if (passing.between) return false;
  return modeOf(passing, prompt) === 'never' || isSkipped(passing, prompt);
}

/** There is something to use, but only abilities of cards that are always passed. */
const isSkipped = ({ skips }: Passing, { options }: PromptView): boolean =>
  options.length > 0 && options.every(({ name }) => name !== undefined && skips.includes(name));

export function passingView(passing: Passing, view: View): PassingView {
  return {
    full: passing.full !== null,
    pass: passing.standing?.scope ?? null,
    skips: passing.skips,
    auto: isPassed(passing, view) ? (view.prompt?.id ?? null) : null,
    ...(passing.between && { between: passing.between }),
  };
}

const modeOf = ({ stops }: Passing, { window }: PromptView): StopMode => (window ? stops[window.kind] : 'smart');

/** The window of the player's own optional question. */
const openWindow = ({ prompt }: View): WindowView | null =>
  (prompt?.kind === 'react' && prompt.optional && prompt.window) || null;

/** Was the pass meant for this question, too? All windows about scoring one base belong together. */
function covers({ scope, window }: Standing, prompt: PromptView): boolean {
  if (scope === 'turn') return true;
  if (!window || !prompt.window) return false;
  return window.base === null
    ? prompt.window.opened === window.opened && prompt.window.kind === window.kind
    : prompt.window.base === window.base;
}

function isOver(standing: Standing, breaks: readonly Interrupt[], view: View, events: readonly EventView[]): boolean {
  if (standing.turn !== view.turn && (standing.scope !== 'turn' || view.current === view.viewer)) return true;
  // Judge recent events only when there is something to pass.
  const window = openWindow(view);
  if (!window) return false;
  const since = events.filter((event) => event.n > standing.since);
  if (standing.scope === 'untilChange' && hasChanged(standing, view, since)) return true;
  return breaks.some((each) => fires(each, standing, window, view, since));
}

function hasChanged({ look, window }: Standing, view: View, since: readonly EventView[]): boolean {
  return lookOf(view, window) !== look || since.some(isPlay);
}

const isPlay = ({ type }: EventView): boolean => type === 'play' || type === 'use';

function fires(
  what: Interrupt,
  standing: Standing,
  window: WindowView,
  view: View,
  since: readonly EventView[],
): boolean {
  const base = view.bases.find(({ id }) => id === window.base);
  const now = base && ownLane(base, view);
  const before = standing.lanes.get(window.base ?? -1);
  switch (what) {
    case 'played':
      return since.some((event) => isPlay(event) && event.n > window.opened && event.seat !== view.viewer);
    case 'targeted':
      return since.some((event) => isAimedAt(event, standing.cards));
    case 'revealed':
      return since.some(({ type }) => type === 'reveal');
    case 'place':
      return now !== undefined && before !== undefined && now.vp < before.vp;
    case 'total':
      return now !== undefined && before !== undefined && now.total !== before.total;
  }
}

/** Somebody else's card did something to one of these. */
const isAimedAt = ({ cause, card, host, cards }: EventView, mine: ReadonlySet<number>): boolean =>
  cause !== undefined &&
  !mine.has(cause.id) &&
  [card, host, ...(cards ?? [])].some((one) => one !== undefined && mine.has(one.id));

function ownLane(base: BaseView, { viewer }: View): { total: number; vp: number } {
  const lane = base.lanes.find(({ seat }) => seat === viewer);
  return { total: lane?.total ?? 0, vp: lane?.vp ?? 0 };
}

/** What is at the base of the window, as text. */
function lookOf({ bases }: View, window: WindowView | null): string {
  const base = window && bases.find(({ id }) => id === window.base);
  return base ? JSON.stringify([base.breakpoint, base.lanes, base.actions, base.buried]) : '';
}
