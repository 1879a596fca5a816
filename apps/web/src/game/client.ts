import type { Between, PassingChange, PassingView, Reaction, UndoView } from '@smash/protocol';
import type { StoreApi } from 'zustand/vanilla';
import type { Contribution, EventView, Forecast, Refusal, Seat, Stat, View } from '../view/types.ts';
import type { Advice } from './bots/advice.ts';
import type { BotLevel } from './bots/levels.ts';
import type { ChatProps } from './chat/types.ts';

/** Undo from this viewer's perspective. */
export interface UndoState {
  /** The step that Undo takes back; null = none. */
  next: UndoView | null;
  /** An open request for an undo; null = none. */
  request: UndoRequest | null;
}

export interface UndoRequest {
  seat: Seat;
  /** The step to undo, if everybody may know it; otherwise ''. */
  label: string;
  barred: string;
  /** When the request ends, ms since 1970; null = when it is answered. */
  until: number | null;
  waiting: Seat[];
  /** The viewer is asked, and has not answered yet. */
  mine: boolean;
}

interface Clock {
  /** The seat whose turn it is; -1 = nobody's. */
  turn: number;
  turnMs: number;
  runs: boolean;
  /** Time left for the viewer's own decision; null = none is open. */
  ownMs: number | null;
  /** When these times were received, ms since 1970. */
  at: number;
  /** How often the viewer can still take more time. */
  more: number;
  /** Nothing can be stored now: no time passes. */
  stands?: boolean;
  /** The clock runs in days: extra time is taken automatically. */
  byDays: boolean;
}

/** A ping or a reaction of a player; shown briefly. */
export interface Signal {
  /** Increases with every signal. */
  n: number;
  seat: Seat;
  /** Id of the base or card. */
  at?: number;
  reaction?: Reaction;
}

export interface Signals {
  /** The latest few that this viewer wants to see, oldest first. */
  given: readonly Signal[];
  /** The number of the latest one, even if this viewer does not want to see it; 0 = there was none. */
  last: number;
  /** The viewer can send signals. */
  can: boolean;
}

interface Bots {
  /** By seat; null = a person. */
  levels: readonly (BotLevel | null)[];
  /** The next bot moves when the viewer asks for it. */
  paused: boolean;
  /** The viewer can ask for a hint. */
  hints: boolean;
  /** Moves whose reasons can be asked for, oldest first: the numbers of their first and last events. */
  moves: readonly { from: number; to: number }[];
}

export interface MenuEntry {
  label: string;
  /** Ends something, such as the game; such entries come last in the menu. */
  ends?: true;
  onSelect(): void;
}

export type Presence = 'here' | 'away' | 'gone';

/** Everything a table shows of a game. Unchanged parts keep their identity. */
export interface GameState {
  view: View;
  /** The whole log this viewer may know so far, oldest first. */
  events: EventView[];
  /** Display name per seat. */
  names: string[];
  /** null if several people share one screen. `late`: spectators see all hands, two rounds late. */
  room: { code: string; watchers: number; late: boolean } | null;
  /** away = may return any moment; gone = absent for long, or the game is over. */
  presence: Presence[];
  /** `text` is shown to the player. */
  connection: { state: 'online' | 'lost' | 'offline'; text: string };
  /** The last refused command. */
  refusal: Refusal | null;
  /** An answer is pending. */
  busy: boolean;
  /** The screen is changing hands: the document must contain no hand, no question and no undo. */
  handedOver: boolean;
  /** In a replay, events up to this number are history and later ones have just happened; null = a game in play. */
  past: number | null;
  /** The game's title if it is in no room; null = named after the players. */
  title: string | null;
  /** Id of the base the game is about, which starts open in layouts that open one base at a time; null = none. */
  aim: number | null;
  /** null = no time limit. */
  clock: Clock | null;
  /** null = this kind of game has no undo. */
  undo: UndoState | null;
  /** The tell-mask is off: players may find out whether somebody else has something to use. */
  mayTell: boolean;
  /** What is passed automatically for the viewer; null if every question is asked. */
  passing: PassingView | null;
  /** null if people talk in person, or have switched chat off. */
  chat: ChatProps | null;
  /** null if people talk in person. */
  signals: Signals | null;
  /** null if only people play. */
  bots: Bots | null;
  /** Menu entries from the screen around the table. */
  menu: readonly MenuEntry[];
}

/** An observable value. */
export interface Source<T = unknown> {
  getState(): T;
  subscribe(listener: () => void): () => void;
}

export type GameStore = Pick<StoreApi<GameState>, 'getState' | 'getInitialState' | 'subscribe'>;

/**
 * One viewer's interface to a game, and everything a table needs from it. Every implementation passes the tests in
 * contract.ts. A method does nothing if the state has no such feature (`undo`, `passing` or `clock` is null).
 */
export interface GameClient {
  readonly store: GameStore;
  /** Answers the open prompt with option ids. If the rules refuse, `refusal` is set. */
  answer(pick: number[]): void;
  /** Why a card cannot be chosen now (at a place, if given); null = it can, or nobody is asked. */
  whyNot(card: number, at?: number): Promise<Refusal | null>;
  /** What an option of the open prompt would do. */
  forecast(option: number): Promise<Forecast | null>;
  /** The breakdown of a number: rows that add up to it. */
  explain(id: number, stat: Stat, seat?: Seat): Promise<Contribution[]>;
  /** Undoes the step `undo.next`. */
  undo(step: number): void;
  /** Asks the table to allow undoing a barred step. */
  askUndo(step: number): void;
  /** Answers the request in `undo.request`. */
  answerUndo(allow: boolean): void;
  pass(change: PassingChange): void;
  /** At a table by days: sets which questions the viewer is asked between turns. */
  chooseBetween(between: Between): void;
  takeMoreTime(): void;
  /** Points at a base or a card on the table. */
  ping(id: number): void;
  react(reaction: Reaction): void;
  /** The next bot may move. */
  goOn(): void;
  /** Why a bot made the move that event `n` reports; null = no bot made it, or there was nothing to compare. */
  why(n: number): Advice | null;
  /** What a hard bot would answer in the viewer's place; null = no hints here, or no open question. */
  hint(): Promise<Advice | null>;
  /** Sets the menu entries of the screen around the table. */
  offer(menu: readonly MenuEntry[]): void;
}
