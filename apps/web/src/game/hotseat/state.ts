/** The state of a hotseat game, and functions that query it. */
import { type EventView, legal, type Refusal, type State, type View } from '@smash/engine';
import type { PassingView, UndoView } from '@smash/protocol';
import type { BotLevel, BotStyle } from '../bots/levels.ts';
import type { Span } from './reasons.ts';
import type { Open, Stage } from './stage.ts';

/** A request to the whole table to undo something. */
export interface HotAsk {
  seat: number;
  label: string;
  barred: string;
}

/** An open question to a bot. */
export interface Due {
  seat: number;
  level: BotLevel;
  style: BotStyle;
  prompt: number;
  kind: string;
  /** Number of commands before the question. */
  at: number;
}

export interface HotState {
  stage: Stage;
  names: string[];
  /** The level of each seat's bot; null = a person. */
  bots: readonly (BotLevel | null)[];
  /** The question that a bot must answer before anybody else is asked; null = none. */
  due: Due | null;
  /** Bots wait until somebody lets them continue. */
  paused: boolean;
  /** Bot moves whose reasons are known. */
  moves: readonly Span[];
  /** What the screen's current viewer sees: no hand unless one has been revealed. */
  view: View;
  /**
   * Only public events if several people share the screen, so that the log reveals no secrets, not even the holder's
   * own.
   */
  events: EventView[];
  refusal: Refusal | null;
  /** What the player holding the screen may undo. */
  undo: UndoView | null;
  ask: HotAsk | null;
  seen: number[];
  /** Automatic passes of the player holding the screen. */
  passing: PassingView;
}

/** Is this the question about an opening hand that must be kept? */
export const isKept = ({ phase, prompt }: View): boolean => phase === 'setup' && prompt?.decoy === true;

export const opens = (state: State): Open[] =>
  legal(state).map(({ seat, id, kind, hidden }) => ({ seat, id, kind, hidden }));

export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
