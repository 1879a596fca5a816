/** What a game on one screen shows, and questions about it. */
import { type EventView, legal, type Refusal, type State, type View } from '@smash/engine';
import type { PassingView, UndoView } from '@smash/protocol';
import type { BotLevel, BotStyle } from '../bots/levels.ts';
import type { Span } from './reasons.ts';
import type { Open, Stage } from './stage.ts';

/** Somebody asks the table to undo something. */
export interface HotAsk {
  seat: number;
  label: string;
  barred: string;
}

/** A question to a bot. */
export interface Due {
  seat: number;
  level: BotLevel;
  style: BotStyle;
  prompt: number;
  kind: string;
  /** Commands before it. */
  at: number;
}

export interface HotState {
  stage: Stage;
  names: string[];
  /** The level of each seat's bot; null = a person. */
  bots: readonly (BotLevel | null)[];
  /** Bots answer one by one, before anybody else is asked; null = nothing to answer. */
  due: Due | null;
  /** Bots wait until somebody lets them continue. */
  paused: boolean;
  /** Bot moves whose reasons are known. */
  moves: readonly Span[];
  /** What the current viewer of the screen sees: without any hand unless one has been revealed. */
  view: View;
  /** Public if several people share the screen: then the log reveals no secrets, not even one's own. */
  events: EventView[];
  refusal: Refusal | null;
  /** What the player holding the screen may undo. */
  undo: UndoView | null;
  ask: HotAsk | null;
  seen: number[];
  /** Automatic passes of the player holding the screen. */
  passing: PassingView;
}

/** The question about an opening hand, if the hand is kept. */
export const isKept = ({ phase, prompt }: View): boolean => phase === 'setup' && prompt?.decoy === true;

/** The only person at a table with bots; null = there are several, or no bots. */
export function soleOf(bots: readonly (BotLevel | null)[]): number | null {
  const people = [...bots.keys()].filter((seat) => !bots[seat]);
  return people.length === 1 ? (people[0] ?? null) : null;
}

export const opens = (state: State): Open[] =>
  legal(state).map(({ seat, id, kind, hidden }) => ({ seat, id, kind, hidden }));

export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
