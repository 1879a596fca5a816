import { library } from '@smash/cards';
import {
  apply,
  type Command,
  createGame,
  ENGINE_VERSION,
  type EventView,
  explain,
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
import { createStore, type StoreApi } from 'zustand/vanilla';
import { say } from '../words/say.ts';
import { type Saved, save } from './save.ts';
import { type Open, type Stage, stageOf } from './stage.ts';

export interface HotState {
  stage: Stage;
  names: string[];
  /** What lies open before whoever looks at the screen now: without any hand unless one has been revealed. */
  view: View;
  /** What everybody may know. The log of a shared screen tells no secrets, not even the own ones. */
  events: EventView[];
  refusal: Refusal | null;
  seen: number[];
}

const opens = (state: State): Open[] => legal(state).map(({ seat, id, kind, hidden }) => ({ seat, id, kind, hidden }));

export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A game on one screen: the rules run here, through the same views and prompts as on the wire. */
export class HotseatGame {
  readonly store: StoreApi<HotState>;
  #saved: Saved;
  #state: State;
  #events: EventView[];
  #holder: number | null = null;
  #caller: number | null = null;

  private constructor(saved: Saved, begun: { state: State; events: GameEvent[] }) {
    this.#saved = saved;
    this.#state = begun.state;
    this.#events = viewEvents(begun.events, 'spectator');
    this.store = createStore<HotState>(() => this.#now(null));
  }

  /** Throws when the setup is impossible. */
  static begin(names: string[], setup: GameSetup): HotseatGame {
    // Everybody is asked in windows about hidden cards: the table call must not tell who holds something (INFO-4).
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
    return new HotseatGame(record, begun);
  }

  /** Throws when the rules have changed so much that the game cannot be played again. */
  static resume(saved: Saved): HotseatGame {
    return new HotseatGame(saved, replay(saved, library));
  }

  get setup(): GameSetup {
    return this.#saved.setup;
  }

  /** The seat whose hand is shown answers. */
  answer(pick: number[]): void {
    const { stage } = this.#get;
    if (stage.kind !== 'play' && stage.kind !== 'draft') return;
    const ask = opens(this.#state).find((one) => one.seat === stage.seat);
    if (ask) this.#command({ type: 'answer', seat: ask.seat, prompt: ask.id, pick });
  }

  concede(): void {
    const { stage } = this.#get;
    if (stage.kind === 'play') this.#command({ type: 'concede', seat: stage.seat });
  }

  /** The curtain is drawn back by the one it waits for. */
  reveal(): void {
    const { stage } = this.#get;
    if (stage.kind !== 'curtain') return;
    this.#holder = stage.seat;
    this.#show(null);
  }

  /** The hand disappears behind the curtain. */
  hide(): void {
    if (this.#get.stage.kind !== 'play') return;
    this.#holder = null;
    this.#show(null);
  }

  /** Somebody wants to act in a window. False when there is nothing (any more) to be asked of that seat. */
  call(seat: number): boolean {
    const { stage } = this.#get;
    if (stage.kind !== 'call' || !stage.asked.some((one) => one.seat === seat)) return false;
    this.#caller = seat;
    // Everybody has been looking at the screen: also who held it before shows the hand anew.
    this.#holder = null;
    this.#show(null);
    return true;
  }

  /** Nobody acts: passes for all who were asked in this window, not in the next. */
  nobody(): void {
    const { stage } = this.#get;
    if (stage.kind !== 'call') return;
    for (const { seat, id } of stage.asked) {
      if (opens(this.#state).some((one) => one.seat === seat && one.id === id)) {
        if (!this.#command({ type: 'answer', seat, prompt: id, pick: [] }, false)) break;
      }
    }
    this.#show(this.#get.refusal);
  }

  whyNot(card: number, at?: number): Refusal | null {
    const { stage } = this.#get;
    if (stage.kind !== 'play') return null;
    return whyNot(this.#state, stage.seat, at === undefined ? { card } : { card, at });
  }

  explain(id: number, stat: 'power' | 'total' | 'breakpoint', seat?: number) {
    return explain(this.#state, id, stat, seat);
  }

  get #get(): HotState {
    return this.store.getState();
  }

  #command(command: Command, show = true): boolean {
    let refusal: Refusal | null = null;
    try {
      const played = apply(this.#state, command);
      if (played.ok) {
        this.#state = played.state;
        this.#events = [...this.#events, ...viewEvents(played.events, 'spectator')];
        const last = this.#events.at(-1)?.n ?? 0;
        const seen = this.#saved.seen.map((n, seat) => (seat === command.seat ? last : n));
        this.#saved = { ...this.#saved, commands: [...this.#saved.commands, command], seen };
        save(this.#saved);
      } else refusal = played.refusal;
    } catch {
      const text = say('The rules could not carry this out. The table is as it was; please choose again.');
      refusal = { code: 'fault', rule: '', text };
    }
    if (show || refusal) this.#show(refusal);
    return refusal === null;
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
    return {
      stage,
      names: this.#saved.names,
      view: view(state, viewer),
      events: this.#events,
      refusal,
      seen: this.#saved.seen,
    };
  }
}
