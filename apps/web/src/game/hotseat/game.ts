import { library } from '@smash/cards';
import {
  apply,
  barrier,
  type Command,
  createGame,
  ENGINE_VERSION,
  type EventView,
  explain,
  type Forecast,
  forecast,
  type GameEvent,
  type GameSetup,
  legal,
  type Refusal,
  replay,
  type State,
  type View,
  view,
  viewEvents,
  whyNot,
} from '@smash/engine';
import {
  barredBy,
  cannotUndo,
  changePassing,
  defaultPassing,
  type FinishedGame,
  follow,
  lastOwn,
  MOST_ASKS,
  type Passing,
  type PassingChange,
  type PassingView,
  passingNow,
  passingView,
  type Step,
  standsAside,
  stepLabel,
  stepsBefore,
  type UndoView,
} from '@smash/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { say } from '../../i18n/say.ts';
import { settings } from '../../settings/settings.ts';
import { wishes } from '../../settings/stops.ts';
import { type Saved, save } from './save.ts';
import { type Open, type Stage, stageOf } from './stage.ts';

/** Somebody asks the table to undo something. */
export interface HotAsk {
  seat: number;
  label: string;
  barred: string;
}

export interface HotState {
  stage: Stage;
  names: string[];
  /** What the current viewer of the screen sees: without any hand unless one has been revealed. */
  view: View;
  /** The public view. The log of a shared screen reveals no secrets, not even one's own. */
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
const isKept = ({ phase, prompt }: View): boolean => phase === 'setup' && prompt?.decoy === true;

const opens = (state: State): Open[] => legal(state).map(({ seat, id, kind, hidden }) => ({ seat, id, kind, hidden }));

export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A game on one screen: the rules run here, through the same views and prompts as over the wire. */
export class HotseatGame {
  readonly store: StoreApi<HotState>;
  #saved: Saved;
  #state: State;
  #events: EventView[];
  #holder: number | null = null;
  #caller: number | null = null;
  /** The current turn since the page was loaded, as far as it can be undone. */
  #steps: readonly Step<{ state: State; events: number }>[] = [];
  #ask: HotAsk | null = null;
  /** Undo requests made, by turn. */
  #asks = { turn: 0, n: 0 };
  /** Standing passes and full control, by seat; stops are the browser's settings, shared by all. */
  readonly #passing = new Map<number, Passing>();

  private constructor(saved: Saved, begun: { state: State; events: GameEvent[] }) {
    this.#saved = saved;
    this.#state = begun.state;
    this.#events = viewEvents(begun.events, 'spectator');
    this.store = createStore<HotState>(() => this.#now(null));
  }

  /** Throws if the setup is impossible. */
  static begin(names: string[], setup: GameSetup): HotseatGame {
    // Everybody is asked in windows about hidden cards: the table call must not reveal who holds something (INFO-4).
    const whole = { ...setup, options: { ...setup.options, cover: true } };
    const begun = createGame(whole, library);
    const record: Saved = {
      v: 1,
      engine: ENGINE_VERSION,
      names,
      setup: whole,
      commands: [],
      seen: names.map(() => 0),
    };
    save(record);
    const game = new HotseatGame(record, begun);
    game.#settle();
    return game;
  }

  /** Throws if the rules have changed so much that the game cannot be replayed. */
  static resume(saved: Saved): HotseatGame {
    const game = new HotseatGame(saved, replay(saved, library));
    game.#settle();
    return game;
  }

  get setup(): GameSetup {
    return this.#saved.setup;
  }

  /** Contains the seed, and so every hand: only for finished games. */
  get record(): FinishedGame {
    const { engine, setup, commands, names } = this.#saved;
    return { engine, setup, commands, names };
  }

  /** The seat whose hand is shown answers. */
  answer(pick: number[]): void {
    const { stage } = this.#get;
    if (stage.kind !== 'play' && stage.kind !== 'draft') return;
    const ask = opens(this.#state).find((one) => one.seat === stage.seat);
    if (ask) this.#command({ type: 'answer', seat: ask.seat, prompt: ask.id, pick }, true, true);
  }

  /** Undoes the displayed step, if nothing prevents it. */
  undo(step: number): void {
    const next = this.#get.undo;
    if (next?.step !== step) return;
    if (!next.barred) return this.#takeBack();
    this.#show({ code: 'barred', rule: '', text: cannotUndo(next.barred) });
  }

  /** Asks the table; anybody there answers with one tap. */
  askUndo(step: number): void {
    const { undo, stage } = this.#get;
    if (stage.kind !== 'play' || undo?.step !== step || !undo.ask) return;
    const { turn } = this.#state;
    this.#asks = { turn, n: this.#asks.turn === turn ? this.#asks.n + 1 : 1 };
    const label = lastOwn(this.#steps, stage.seat)?.open ? undo.label : '';
    this.#ask = { seat: stage.seat, label, barred: undo.barred };
    this.#show(null);
  }

  answerUndo(allow: boolean): void {
    if (!this.#ask) return;
    this.#ask = null;
    if (allow) this.#takeBack();
    else this.#show(null);
  }

  concede(): void {
    const { stage } = this.#get;
    if (stage.kind === 'play') this.#command({ type: 'concede', seat: stage.seat });
  }

  /** The player the curtain is waiting for opens it. */
  reveal(): void {
    const { stage } = this.#get;
    if (stage.kind !== 'curtain') return;
    this.#holder = stage.seat;
    this.#show(null);
  }

  /** Hides the hand behind the curtain. */
  hide(): void {
    if (this.#get.stage.kind !== 'play') return;
    this.#holder = null;
    this.#show(null);
  }

  /** Somebody wants to act in a window. False if there is nothing (any more) to ask that seat. */
  call(seat: number): boolean {
    const { stage } = this.#get;
    if (stage.kind !== 'call' || !stage.asked.some((one) => one.seat === seat)) return false;
    this.#caller = seat;
    // Everybody has been looking at the screen: even its previous holder must reveal the hand again.
    this.#holder = null;
    this.#show(null);
    return true;
  }

  /** Nobody acts: passes for everybody asked in this window, but not in the next. */
  nobody(): void {
    const { stage } = this.#get;
    if (stage.kind !== 'call') return;
    for (const { seat, id } of stage.asked) {
      if (opens(this.#state).some((one) => one.seat === seat && one.id === id)) {
        if (!this.#command({ type: 'answer', seat, prompt: id, pick: [] }, false)) break;
      }
    }
    this.#standAside();
    this.#show(this.#get.refusal);
  }

  /** How the player holding the screen wants to be asked. */
  want(change: PassingChange): void {
    const { stage } = this.#get;
    if (stage.kind !== 'play') return;
    const now = view(this.#state, stage.seat);
    this.#passing.set(stage.seat, changePassing(this.#passingOf(stage.seat), change, now, this.#last));
    this.#standAside();
    this.#show(null);
  }

  whyNot(card: number, at?: number): Refusal | null {
    const { stage } = this.#get;
    if (stage.kind !== 'play') return null;
    return whyNot(this.#state, stage.seat, at === undefined ? { card } : { card, at });
  }

  forecast(option: number): Forecast | null {
    const { stage } = this.#get;
    return stage.kind === 'play' ? forecast(this.#state, stage.seat, option) : null;
  }

  explain(id: number, stat: 'power' | 'total' | 'breakpoint', seat?: number) {
    const { stage } = this.#get;
    return explain(this.#state, stage.kind === 'play' ? stage.seat : 'spectator', id, stat, seat);
  }

  get #get(): HotState {
    return this.store.getState();
  }

  /** The game is again as before the last step of the player holding the screen; the record keeps both. */
  #takeBack(): void {
    const { stage } = this.#get;
    const step = stage.kind === 'play' ? lastOwn(this.#steps, stage.seat) : undefined;
    if (!step) return;
    this.#state = step.before.state;
    this.#events = this.#events.slice(0, step.before.events);
    this.#steps = stepsBefore(this.#steps, step);
    const last = this.#events.at(-1)?.n ?? 0;
    const commands = [...this.#saved.commands, { type: 'undo' as const, seat: step.seat, to: step.n - 1 }];
    this.#saved = { ...this.#saved, commands, seen: this.#saved.seen.map((n) => Math.min(n, last)) };
    save(this.#saved);
    this.#show(null);
  }

  #undoView(seat: number): UndoView | null {
    const step = this.#state.current === seat ? lastOwn(this.#steps, seat) : undefined;
    if (!step) return null;
    const barred = barredBy(this.#steps, step);
    const asked = this.#asks.turn === this.#state.turn ? this.#asks.n : 0;
    const ask = barred !== '' && !this.#ask && asked < MOST_ASKS && !view(this.#state, seat).waiting;
    return { step: step.n, label: step.label, barred, ask };
  }

  #note(command: Command, own: boolean, after: State, events: GameEvent[]): void {
    const before = { state: this.#state, events: this.#events.length };
    const pick = command.type === 'answer' ? command.pick : [];
    const step = {
      n: this.#saved.commands.length + 1,
      seat: command.seat,
      own: own && command.type === 'answer',
      ...stepLabel(view(this.#state, command.seat).prompt, pick),
      barrier: barrier(this.#state, command, after, events),
      before,
    };
    this.#steps = follow(this.#steps, step, after.turn !== this.#state.turn);
    this.#ask = null;
  }

  #command(command: Command, show = true, own = false): boolean {
    const refusal = this.#take(command, true, own);
    if (show && !refusal) this.#standAside();
    if (show || refusal) this.#show(refusal);
    return refusal === null;
  }

  /** Carries it out and saves it. `looked`: the player has seen the table; `own`: the player chose it. */
  #take(command: Command, looked: boolean, own: boolean): Refusal | null {
    try {
      const played = apply(this.#state, command);
      if (!played.ok) return played.refusal;
      this.#note(command, own, played.state, played.events);
      this.#state = played.state;
      this.#events = [...this.#events, ...viewEvents(played.events, 'spectator')];
      const seen = this.#saved.seen.map((n, seat) => (looked && seat === command.seat ? this.#last : n));
      this.#saved = { ...this.#saved, commands: [...this.#saved.commands, command], seen };
      save(this.#saved);
      return null;
    } catch {
      const text = say('The rules could not carry this out. The table is as it was; please choose again.');
      return { code: 'fault', rule: '', text };
    }
  }

  /**
   * Passes for players who want to pass regardless of what they could use, and keeps opening hands without a choice
   * (SET-9). A player who merely has nothing to use in a window is asked with everybody else: without a delay the
   * missing question would be revealing (INFO-4).
   */
  #standAside(): void {
    for (;;) {
      const aside = opens(this.#state).find(({ seat }) => {
        const now = view(this.#state, seat);
        this.#passing.set(seat, passingNow(this.#passingOf(seat), now, this.#events));
        return isKept(now) || standsAside(this.#passingOf(seat), now);
      });
      if (!aside) return;
      const { seat, id } = aside;
      if (this.#take({ type: 'answer', seat, prompt: id, pick: [] }, false, false)) return;
    }
  }

  /** Makes all automatic answers before anybody looks. */
  #settle(): void {
    this.#standAside();
    this.#show(null);
  }

  #passingOf(seat: number): Passing {
    return { ...defaultPassing, ...this.#passing.get(seat), ...wishes(settings.getState()) };
  }

  get #last(): number {
    return this.#events.at(-1)?.n ?? 0;
  }

  #show(refusal: Refusal | null): void {
    this.store.setState(this.#now(refusal));
  }

  #now(refusal: Refusal | null): HotState {
    const state = this.#state;
    const open = opens(state);
    if (!open.some((one) => one.seat === this.#caller && one.kind === 'react')) this.#caller = null;
    const picks = state.seats.map((seat) => seat.factions.length);
    const stage = stageOf(open, state.over !== null, { holder: this.#holder, caller: this.#caller }, picks);
    if (stage.kind === 'curtain') this.#holder = null;
    const viewer = stage.kind === 'play' || stage.kind === 'draft' ? stage.seat : 'spectator';
    const seen = view(state, viewer);
    return {
      stage,
      names: this.#saved.names,
      view: seen,
      // Nobody is passed for while they hold the screen.
      passing: { ...passingView(this.#passingOf(stage.kind === 'play' ? stage.seat : -1), seen), auto: null },
      events: this.#events,
      refusal,
      undo: stage.kind === 'play' ? this.#undoView(stage.seat) : null,
      ask: stage.kind === 'play' ? this.#ask : null,
      seen: this.#saved.seen,
    };
  }
}
