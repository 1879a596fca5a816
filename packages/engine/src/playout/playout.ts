import { cloneState } from '../core/clone.ts';
import { Game, type GameEvent, installLibrary } from '../core/game.ts';
import { gameOf } from '../core/kept.ts';
import type { Ask, Option, State } from '../model/index.ts';
import { acceptAnswer } from '../procedures/loop/answer.ts';
import { run } from '../procedures/loop/run.ts';
import { type GameSetup, newGame } from '../procedures/setup/new-game.ts';
import type { Query } from '../query/query.ts';
import type { Registry } from '../script/definition.ts';
import type { Refusal } from '../view/types.ts';
import { answerKey, candidates, everyAnswer } from './candidates.ts';
import { type Command, check, take } from './command.ts';
import { type Standing, standings } from './standings.ts';

interface PlayoutOptions {
  /** No events are written. */
  quiet?: boolean;
  /** False: derived facts are not cached, to check that caching changes nothing. */
  remembers?: boolean;
}

/** A game owned by one caller and changed in place: for playouts of bots, tests and benches. */
export class Playout {
  private readonly g: Game;
  private done = 0;
  /** The last standings, until the next command: bots ask for them repeatedly. */
  private stood: readonly Standing[] | null = null;
  private constructor(g: Game, quiet: boolean) {
    this.g = g;
    g.quiet = quiet;
  }
  /** Starts from that state, which is not changed. */
  static from(state: State, { quiet = true, remembers = true }: PlayoutOptions = {}): Playout {
    const kept = remembers ? gameOf(state) : null;
    return new Playout(kept ? kept.fork() : new Game(cloneState(state), { remembers }), quiet);
  }
  /** From the beginning, like `createGame`. */
  static begin(setup: GameSetup, registry: Registry, { quiet = true, remembers = true }: PlayoutOptions = {}): Playout {
    installLibrary(registry);
    const playout = new Playout(new Game(newGame(setup, registry), { remembers, shares: false }), quiet);
    run(playout.g);
    return playout;
  }
  get state(): State {
    return this.g.s;
  }
  /** Facts derived from the present state; valid until the next command. */
  get query(): Query {
    return this.g.q;
  }
  /** Rule steps so far, counting only unchecked answers. */
  get steps(): number {
    return this.done;
  }
  /** An independent copy. Cheaper than `from`: it starts with everything derived so far. */
  fork(): Playout {
    return new Playout(this.g.fork(), this.g.quiet);
  }
  /** Events since the last call. */
  takeEvents(): GameEvent[] {
    return this.g.events.splice(0);
  }
  /** The reason of a refusal, or null if the command was accepted. */
  apply(command: Command): Refusal | null {
    const refusal = check(this.g, command);
    this.stood = null;
    if (!refusal) take(this.g, command);
    return refusal;
  }
  /** The same for an open question and a legal answer to it, without checking either. */
  answer({ seat, id }: Ask, pick: number[]): void {
    this.stood = null;
    this.g.s.seq++;
    acceptAnswer(this.g, { type: 'answer', seat, prompt: id, pick });
    this.done += run(this.g);
  }
  /** Legal answers worth considering, at most `most`, as option numbers. Multi-pick answers are sampled at random. */
  answers(ask: Ask, most: number, random: () => number): number[][] {
    return candidates(this.g.q, ask, most, random);
  }
  /** All distinct legal answers, as option numbers; null if there are more than `most`. */
  everyAnswer(ask: Ask, most: number): number[][] | null {
    return everyAnswer(this.g.q, ask, most);
  }
  /** Equal for the same choice in every deal. */
  answerKey(option: Option): string {
    return answerKey(this.g.s, option);
  }
  /** All bases in play, in one pass. */
  standings(): readonly Standing[] {
    if (!this.stood || !this.g.q.remembers) this.stood = standings(this.g.q);
    return this.stood;
  }
}
