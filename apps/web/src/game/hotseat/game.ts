import { newMemory, remember, type Seen, type Thought } from '@smash/bots';
import { library } from '@smash/cards';
import {
  apply,
  type Command,
  createGame,
  ENGINE_VERSION,
  type EventView,
  explain,
  type Forecast,
  forecast,
  type GameEvent,
  type GameSetup,
  type Refusal,
  replay,
  type State,
  type View,
  view,
  viewEvents,
  whyNot,
} from '@smash/engine';
import { seal } from '@smash/engine/seal';
import { cannotUndo, type FinishedGame, type PassingChange, passingView, standingOf } from '@smash/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { say } from '../../i18n/say.ts';
import { type Advice, adviceOf } from '../bots/advice.ts';
import type { BotLevel, BotStyle } from '../bots/levels.ts';
import type { Thinker } from '../bots/thinker.ts';
import { Passes } from './passes.ts';
import { Reasons } from './reasons.ts';
import { type Saved, save, soleOf } from './save.ts';
import { type Open, type Stage, stageOf } from './stage.ts';
import { type Due, type HotAsk, type HotState, isKept, opens } from './state.ts';
import { Undoing } from './undoing.ts';

/**
 * A hotseat game: the rules run in the page, with the same views and prompts as over the wire.
 *
 * Long because every way to change the one game is here.
 */
export class HotseatGame {
  readonly store: StoreApi<HotState>;
  /** The seat of the only person among bots, whose hand nobody else could see; null = several people, or no bots. */
  readonly sole: number | null;
  readonly #bots: readonly (BotLevel | null)[];
  #saved: Saved;
  #state: State;
  /** The raw events, for the bots' memory; parallel to `#events`. */
  #log: GameEvent[];
  #events: EventView[];
  #due: Due | null = null;
  #paused = false;
  #holder: number | null;
  #caller: number | null = null;
  readonly #undoing = new Undoing();
  #ask: HotAsk | null = null;
  readonly #passes: Passes;
  readonly #reasons = new Reasons();
  /** Thinks for the bots and gives hints; null = nobody does. */
  thinker: Thinker | null = null;

  private constructor(saved: Saved, begun: { state: State; events: GameEvent[] }) {
    this.#saved = saved;
    this.#bots = saved.bots ?? saved.names.map(() => null);
    this.sole = soleOf(this.#bots);
    this.#passes = new Passes(this.sole);
    this.#holder = this.sole;
    this.#state = begun.state;
    this.#log = begun.events;
    this.#events = this.#seen(begun.events);
    this.store = createStore<HotState>(() => this.#now(null));
  }

  /** Throws if the setup is impossible. */
  static begin(
    names: string[],
    setup: GameSetup,
    bots: (BotLevel | null)[] = names.map(() => null),
    styles: BotStyle[] = [],
  ): HotseatGame {
    // Ask everybody in windows about hidden cards: the table call must not reveal who holds something (INFO-4).
    const whole = { ...setup, options: { ...setup.options, cover: true } };
    const begun = createGame(whole, library);
    const record: Saved = {
      v: 1,
      engine: ENGINE_VERSION,
      names,
      bots,
      styles,
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

  /** Contains the seed, and with it every hand: only for finished games. */
  get record(): FinishedGame {
    const { engine, setup, commands, names, forks } = this.#saved;
    return { engine, setup, commands, names, ...(forks && { forks: [...forks] }) };
  }

  get bots(): readonly (BotLevel | null)[] {
    return this.#bots;
  }

  /** The playing style of a seat's bot. */
  styleOf(seat: number): BotStyle {
    return this.#saved.styles?.[seat] ?? 'plain';
  }

  /** Everything that the bot in this seat may know. */
  seenBy(seat: number): Seen {
    const known = viewEvents(this.#log, seat);
    const memory = remember(newMemory(this.#state.seats.length), known);
    return { view: view(this.#state, seat), sealed: seal(this.#state, seat), memory };
  }

  /** Plays a bot's answer. Returns false if the question is no longer open, or if the rules refuse the answer. */
  move(due: Due, thought: Pick<Thought, 'pick' | 'considered'>): boolean {
    if (this.#get.due !== due) return false;
    const { prompt } = view(this.#state, due.seat);
    const before = view(this.#state, this.sole ?? 'spectator');
    const told = this.#events.length;
    const refusal = this.#take({ type: 'answer', seat: due.seat, prompt: due.prompt, pick: thought.pick }, true, false);
    if (!refusal && prompt) this.#reasons.note(prompt, thought, before, this.#events.slice(told));
    if (!refusal) this.#standAside();
    this.#show(refusal);
    return refusal === null;
  }

  why(n: number): Advice | null {
    return this.#reasons.of(n, this.#state.over !== null);
  }

  /** What a hard bot would answer in place of the player holding the screen. */
  async hint(): Promise<Advice | null> {
    const { stage, due, view: seen } = this.#get;
    if (stage.kind !== 'play' || due || !seen.prompt || !this.thinker) return null;
    // Bots may be unable to think here.
    const thought = await this.thinker.think('hard', this.seenBy(stage.seat)).catch(() => null);
    // Without compared answers it was a guess, or the only answer.
    return thought && thought.considered.length > 0 ? adviceOf(seen.prompt, thought) : null;
  }

  /** Makes bots wait until somebody lets them continue. */
  pause(): void {
    this.#paused = true;
    this.#show(null);
  }

  goOn(): void {
    this.#paused = false;
    this.#show(null);
  }

  /** Answers for the seat whose hand is shown. */
  answer(pick: number[]): void {
    const { stage } = this.#get;
    if (stage.kind !== 'play' && stage.kind !== 'draft') return;
    const ask = opens(this.#state).find((one) => one.seat === stage.seat);
    if (ask) this.#command({ type: 'answer', seat: ask.seat, prompt: ask.id, pick }, true, true);
  }

  /** Undoes the displayed step, if nothing prevents that. */
  undo(step: number): void {
    const next = this.#get.undo;
    if (next?.step !== step) return;
    if (!next.barred) return this.#takeBack();
    this.#show({ code: 'barred', rule: '', text: cannotUndo(next.barred) });
  }

  /** Asks everybody at the table to allow an undo; any of them answers with one tap. */
  askUndo(step: number): void {
    const { undo, stage } = this.#get;
    if (stage.kind !== 'play' || undo?.step !== step || !undo.ask) return;
    if (this.sole !== null) return this.#takeBack();
    this.#undoing.noteAsk(this.#state.turn);
    const label = this.#undoing.last(stage.seat)?.open ? undo.label : '';
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

  /** The player named on the curtain opens it. */
  reveal(): void {
    const { stage } = this.#get;
    if (stage.kind !== 'curtain') return;
    this.#holder = stage.seat;
    this.#show(null);
  }

  /** Hides the hand behind the curtain. */
  hide(): void {
    if (this.#get.stage.kind !== 'play' || this.sole !== null) return;
    this.#holder = null;
    this.#show(null);
  }

  /** A player wants to act in a window. Returns false if there is no question (any more) for that seat. */
  call(seat: number): boolean {
    const { stage } = this.#get;
    if (stage.kind !== 'call' || !stage.asked.some((one) => one.seat === seat)) return false;
    this.#caller = seat;
    // Everybody has seen the screen since: even its previous holder must reveal the hand again.
    this.#holder = null;
    this.#show(null);
    return true;
  }

  /** Nobody wants to act: passes for everybody asked in this window, but not in the next one. */
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

  /** Changes how the player holding the screen wants to be asked. */
  want(change: PassingChange): void {
    const { stage } = this.#get;
    if (stage.kind !== 'play') return;
    this.#passes.change(stage.seat, change, view(this.#state, stage.seat), this.#last);
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

  /** Restores the game to before the last step of the player holding the screen; the record keeps both. */
  #takeBack(): void {
    const { stage } = this.#get;
    const step = stage.kind === 'play' ? this.#undoing.last(stage.seat) : undefined;
    if (!step) return;
    this.#state = step.before.state;
    this.#events = this.#events.slice(0, step.before.events);
    this.#log = this.#log.slice(0, step.before.events);
    this.#undoing.takeBack(step);
    const last = this.#last;
    this.#reasons.keep(last);
    const commands = [...this.#saved.commands, { type: 'undo' as const, seat: step.seat, to: step.n - 1 }];
    this.#save({ commands, seen: this.#saved.seen.map((n) => Math.min(n, last)) });
    this.#show(null);
  }

  #save(change: Pick<Saved, 'commands' | 'seen'>): void {
    const standing = standingOf(view(this.#state, 'spectator'), Date.now(), this.#saved.standing);
    this.#saved = { ...this.#saved, ...change, standing };
    save(this.#saved);
  }

  #command(command: Command, show = true, own = false): boolean {
    const refusal = this.#take(command, true, own);
    if (show && !refusal) this.#standAside();
    if (show || refusal) this.#show(refusal);
    return refusal === null;
  }

  /** Applies a command and saves it. `looked`: the player has seen the table; `own`: the player chose the command. */
  #take(command: Command, looked: boolean, own: boolean): Refusal | null {
    try {
      const played = apply(this.#state, command);
      if (!played.ok) return played.refusal;
      const before = { state: this.#state, events: this.#events.length };
      this.#undoing.note(command, { n: this.#saved.commands.length + 1, own, before, ...played });
      this.#ask = null;
      this.#state = played.state;
      this.#log = [...this.#log, ...played.events];
      this.#events = [...this.#events, ...this.#seen(played.events)];
      const seen = this.#saved.seen.map((n, seat) => (looked && seat === command.seat ? this.#last : n));
      this.#save({ commands: [...this.#saved.commands, command], seen });
      return null;
    } catch {
      const text = say('The rules could not carry this out. The table is as it was; please choose again.');
      return { code: 'fault', rule: '', text };
    }
  }

  /**
   * Passes for players who want to pass regardless of what they could use, and keeps opening hands that leave no choice
   * (SET-9). Players who merely have nothing to use in a window are asked like everybody else: skipping them without a
   * delay would reveal that (INFO-4). With one person among bots nobody watches, so they are skipped. Bots decide for
   * themselves.
   */
  #standAside(): void {
    for (;;) {
      const aside = opens(this.#state).find(({ seat }) => {
        const now = view(this.#state, seat);
        return isKept(now) || (!this.#bots[seat] && this.#passes.passes(seat, now, this.#events));
      });
      if (!aside) return;
      const { seat, id } = aside;
      if (this.#take({ type: 'answer', seat, prompt: id, pick: [] }, false, false)) return;
    }
  }

  /** Gives all automatic answers before anybody looks at the screen. */
  #settle(): void {
    this.#standAside();
    this.#show(null);
  }

  get #last(): number {
    return this.#events.at(-1)?.n ?? 0;
  }

  #show(refusal: Refusal | null): void {
    this.store.setState(this.#now(refusal));
  }

  #seen(events: GameEvent[]): EventView[] {
    return viewEvents(events, this.sole ?? 'spectator');
  }

  /** The first open question to a bot; the same object for as long as that question is open. */
  #nextDue(open: readonly Open[]): Due | null {
    const ask = open.find(({ seat }) => this.#bots[seat]);
    const at = this.#saved.commands.length;
    if (!ask) this.#due = null;
    else if (this.#due?.at !== at)
      this.#due = {
        seat: ask.seat,
        level: this.#bots[ask.seat]!,
        style: this.styleOf(ask.seat),
        prompt: ask.id,
        kind: ask.kind,
        at,
      };
    return this.#due;
  }

  #stage(open: readonly Open[], due: Due | null): Stage {
    const { seats, over } = this.#state;
    if (due?.kind === 'draft') return { kind: 'draft', seat: due.seat };
    if (due) return this.#holder === null ? { kind: 'watch' } : { kind: 'play', seat: this.#holder };
    if (!open.some((one) => one.seat === this.#caller && one.kind === 'react')) this.#caller = null;
    const picks = seats.map((seat) => seat.factions.length);
    return stageOf(open, over !== null, { holder: this.#holder, caller: this.sole ?? this.#caller }, picks);
  }

  /** Hides the questions to people while a bot has to answer. */
  #view(stage: Stage, due: Due | null): View {
    const shown = stage.kind === 'play' || (stage.kind === 'draft' && !due);
    const seen = view(this.#state, shown ? stage.seat : (this.sole ?? 'spectator'));
    return due && seen.prompt ? { ...seen, prompt: null, waiting: view(this.#state, 'spectator').waiting } : seen;
  }

  #now(refusal: Refusal | null): HotState {
    const open = opens(this.#state);
    const due = this.#nextDue(open);
    const stage = this.#stage(open, due);
    if (stage.kind === 'curtain') this.#holder = null;
    const seen = this.#view(stage, due);
    return {
      stage,
      names: this.#saved.names,
      bots: this.#bots,
      due,
      paused: this.#paused,
      moves: this.#reasons.spans,
      view: seen,
      // Never pass automatically for a player holding the screen.
      passing: { ...passingView(this.#passes.of(stage.kind === 'play' ? stage.seat : -1), seen), auto: null },
      events: this.#events,
      refusal,
      undo: stage.kind === 'play' ? this.#undoing.view(this.#state, stage.seat, this.#ask === null) : null,
      ask: stage.kind === 'play' ? this.#ask : null,
      seen: this.#saved.seen,
    };
  }
}
