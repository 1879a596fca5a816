import { Derived } from '../model/derived.ts';
import type { EventType } from '../model/index.ts';
import {
  type AbilityRef,
  type Args,
  type Ask,
  type CardIx,
  type EventFrame,
  type Frame,
  isFaceDown,
  type Json,
  NOBODY,
  type OpenCard,
  type Option,
  REFUSED,
  type Seat,
  type State,
  type Trigger,
} from '../model/index.ts';
import { empty } from '../model/shape.ts';
import { limitKey } from '../query/limit.ts';
import { Query } from '../query/query.ts';
import { RULE_ABILITIES } from '../registry/rules.ts';
import type { Ability, Def, Registry, UseLimit } from '../script/definition.ts';
import type { Script } from '../script/language.ts';
import type { CardName, EventView } from '../view/types.ts';
import { cloneCard, cloneState } from './clone.ts';
import { newCounts } from './counts.ts';
import { goToNext } from './event-order.ts';
import { OwnCards } from './own.ts';
import type { PowersNoted } from './power-gains.ts';
import type { Rescue } from './rescue.ts';

/** An event together with the part only some seats may know. */
export interface GameEvent extends Omit<EventView, 'n' | 'turn'> {
  n: number;
  turn: number;
  /** Fields added for these seats only (INFO-1): the public and the private form are written together. */
  secret?: { seats: Seat[]; fields: Partial<EventView> };
}

const libraries = new Map<string, Registry>();

/** Makes a card library known to the engine: once per process, before commands are applied to a restored state. */
export function installLibrary(registry: Registry): void {
  libraries.set(registry.id, registry);
}

/** The library that a game is played with. Throws if it is not installed. */
export function libraryOf(s: State): Registry {
  const registry = libraries.get(s.library);
  if (!registry) throw new Error(`The card library "${s.library}" is not installed`);
  return registry;
}

const definitions = new Derived((names: readonly string[], s: State): Def[] => {
  const registry = libraryOf(s);
  return names.map((name) => {
    const def = registry.defs[name];
    if (!def) throw new Error(`No card or base named "${name}" in the library "${s.library}"`);
    return def;
  });
});

interface Live {
  frame: Frame;
  script: Script<unknown>;
}

/** Defaults of a question: pick exactly one option. Callers override the rest. */
export const pickOne = (seat: Seat, kind: Ask['kind'], title: string, options: Option[]): Ask => ({
  id: 0,
  source: NOBODY,
  reason: [],
  min: 1,
  max: 1,
  ordered: false,
  group: '',
  skip: 'Skip',
  shown: [],
  hidden: false,
  decoy: false,
  seat,
  kind,
  title,
  options,
});

interface GameOptions {
  /** Derived facts are cached until they change; false: computed afresh each time, for tests. */
  remembers?: boolean;
  /** The state is a copy that shares its cards with the original. */
  shares?: boolean;
}

/** The mutable game state and everything derived from it. Only kernel files hold one. */
export class Game {
  readonly s: State;
  q: Query;
  events: GameEvent[] = [];
  /** Suspended scripts by stack position of their frame: saves replaying the journal. */
  readonly live: Live[] = [];
  /** The version of the state (`Query.now`) when its state-based actions were last applied. */
  settled = 0;
  /** Which cards in play are rescued from the discard pile, while several leave together. */
  rescues: ReadonlyMap<CardIx, Rescue> | null = null;
  /** The powers before the current change; null: nothing reacts to an increase, or they have not been recorded yet. */
  powers: PowersNoted | null = null;
  /** The version of the state when the slots of the Big Base board were last tidied. */
  slotted = 0;
  /** State.chain may be non-empty. */
  private chained = true;
  /** Uses in a chain in which nobody has been asked yet: most chains end before anybody is. */
  private readonly pending: AbilityRef[] = [];
  /** No events are written (playouts of bots and benches). */
  quiet = false;
  /** An ability would have asked another player, who had nothing to choose from. */
  passedOver = false;

  private readonly remembers: boolean;
  /** The cards that belong to this state alone; null: all of them. */
  private own: OwnCards | null;

  constructor(s: State, { remembers = true, shares = true }: GameOptions = {}, q?: Query) {
    this.s = s;
    this.remembers = remembers;
    this.own = shares ? new OwnCards() : null;
    this.q = q ?? new Query(s, definitions.of(s.names, s), remembers);
  }

  /**
   * Continues with a copy of the state, while somebody is asked. Derived facts and suspended scripts move to the copy:
   * do not use this game afterwards.
   */
  next(): Game {
    const { q, s } = this;
    const copy = cloneState(s);
    q.continueWith(copy);
    const next = new Game(copy, { remembers: this.remembers }, q);
    for (let place = 0; place < s.stack.length; place++) {
      const live = this.live[place];
      if (live && live.frame === s.stack[place]) next.live[place] = { frame: copy.stack[place]!, script: live.script };
    }
    next.settled = this.settled;
    next.chained = this.chained;
    return next;
  }

  /**
   * An independent copy, while somebody is asked or the game is over. The copy starts with all derived facts; suspended
   * scripts are replayed in it if they continue.
   */
  fork(): Game {
    // From now on both games share their cards.
    this.own = new OwnCards();
    const copy = cloneState(this.s);
    const fork = new Game(copy, { remembers: this.remembers }, this.q.forCopy(copy));
    fork.settled = this.settled;
    fork.chained = this.chained;
    return fork;
  }

  get registry(): Registry {
    return libraryOf(this.s);
  }
  /** The set of cards in the game has changed (after a draft). */
  rebuild(): void {
    this.q = new Query(this.s, definitions.of(this.s.names, this.s), this.remembers);
    this.own = null;
  }
  /** A mutable card. From then on it belongs to this state alone. */
  edit(ix: CardIx): OpenCard {
    const card: OpenCard = this.s.cards[ix]!;
    return this.own === null || this.own.has(ix) ? card : this.ownCopy(ix, this.own);
  }
  private ownCopy(ix: CardIx, own: OwnCards): OpenCard {
    own.add(ix);
    const copy = cloneCard(this.s.cards[ix]!);
    this.s.cards[ix] = copy;
    return copy;
  }

  top(): Frame {
    const { stack } = this.s;
    return stack[stack.length - 1]!;
  }
  push(frame: Frame): void {
    this.s.stack.push(frame);
  }
  /** The top frame is done: passes its result to the frame below, if that one is waiting for it. */
  ret(value: Json): void {
    const done = this.s.stack.pop();
    const below = this.s.stack[this.s.stack.length - 1];
    switch (below?.f) {
      case 'script':
        below.journal.push([below.at, value]);
        below.at = '';
        return;
      case 'play':
        if (!below.waiting) return;
        below.waiting = false;
        if (Array.isArray(value) && value[0] !== true) below.stamp = REFUSED;
        return;
      case 'event':
        endInstead(below, done, value);
    }
  }
  /** Where newly triggered abilities wait until the present one has resolved (RES-4, RES-8). */
  waitingTriggers(): Trigger[] | null {
    const frame = this.s.stack[this.waitingFrame()];
    return frame && 'triggers' in frame ? frame.triggers : null;
  }
  private waitingFrame(): number {
    const { stack } = this.s;
    let at = stack.length - 1;
    while (at >= 0 && !('triggers' in stack[at]!)) at--;
    return at;
  }
  /** A titan has arrived at a base: its triggers come first, then it clashes (TIT-6). */
  titanCame(comer: CardIx): void {
    this.s.clashes.push({ comer, frame: this.waitingFrame(), met: [] });
  }

  /** Adds a prompt, with its seat's next number. */
  ask(ask: Ask): void {
    ask.id = ++this.s.seats[ask.seat]!.asked;
    if (this.s.asks.length > 0) this.s.asks.push(ask);
    else this.s.asks = [ask];
  }

  /** The ability of a reference: a card's, or one given by the rules (def NOBODY). */
  ability(ref: { def: number; ix: number }): Ability {
    const ability = ref.def === NOBODY ? RULE_ABILITIES[ref.ix]! : this.q.defs[ref.def]!.abilities[ref.ix]!;
    return ability.kind === 'gives' ? ability.ability : ability;
  }
  /** Resolves an ability, then everything it triggered. Cuts an endless chain (LOOP-1); returns false if it did. */
  resolve(ref: AbilityRef, seat: Seat, args: Args): boolean {
    if (!this.countUse(ref)) return false;
    this.push({ f: 'resolve', ref: { card: ref.card, def: ref.def, ix: ref.ix }, seat, args, step: 0, triggers: [] });
    return true;
  }
  /** LOOP-1: each ability at most 1000 times in one chain of events. */
  countUse(ref: AbilityRef): boolean {
    if (!this.chained && this.pending.length < CHAIN_LIMIT) {
      this.pending.push(ref);
      return true;
    }
    this.noteChain();
    const key = keyOf(ref);
    const uses = (this.s.chain[key] ?? 0) + 1;
    if (uses > CHAIN_LIMIT) {
      if (uses === CHAIN_LIMIT + 1) this.emit('loop', { card: this.named(ref.card), rule: 'LOOP-1' });
      this.s.chain[key] = uses;
      return false;
    }
    this.s.chain[key] = uses;
    this.chained = true;
    return true;
  }
  /** Writes pending uses into the state, because somebody is about to be asked. */
  noteChain(): void {
    if (this.pending.length > 0) this.writeChain();
  }
  private writeChain(): void {
    for (const ref of this.pending) {
      const key = keyOf(ref);
      this.s.chain[key] = (this.s.chain[key] ?? 0) + 1;
    }
    this.chained = true;
    empty(this.pending);
  }
  /** The chain of events is over. */
  endChain(): void {
    if (this.chained) this.s.chain = newCounts();
    this.chained = false;
    empty(this.pending);
  }
  use(key: string, card: CardIx): void {
    this.s.used[key] = (this.s.used[key] ?? 0) + 1;
    this.q.uses.note(key, card);
  }
  /** Records a use of the ability, if it is limited. */
  useUp({ limit }: { limit?: UseLimit }, card: CardIx, def: number, ix: number, seat: Seat, given?: CardIx): void {
    if (limit !== undefined) this.use(limitKey(this.q, limit, card, def, ix, seat, given), card);
  }

  /** The only way to set which base is being scored: powers and breakpoints may depend on it (SCORE-12). */
  setScoring(base: CardIx): void {
    (this.s as { scoring: CardIx }).scoring = base;
    this.q.touch();
  }

  named(ix: CardIx): CardName {
    return { id: this.s.cards[ix]!.id, name: this.q.name(ix) };
  }
  /** The public description of a card in play: face-down cards have no name (BURY-1, STO-1). */
  shown(ix: CardIx): CardName | undefined {
    return isFaceDown(this.s.cards[ix]!.zone) ? undefined : this.named(ix);
  }
  namedAll(list: readonly CardIx[]): CardName[] {
    return list.map((ix) => this.named(ix));
  }
  /** A quiet playout only counts events, so that the state is the same either way. */
  muted(): boolean {
    if (this.quiet) this.s.events++;
    return this.quiet;
  }
  emit(type: EventType, fields: Partial<EventView>, secret?: GameEvent['secret']): void {
    this.s.events++;
    if (this.quiet) return;
    const event: GameEvent = { n: this.s.events, turn: this.s.turn, type, ...fields };
    if (secret) event.secret = secret;
    this.events.push(event);
  }
}

/** An "instead" has resolved (RES-7): true if its op does not happen. */
function endInstead(event: EventFrame, done: Frame | undefined, value: Json): void {
  if (!event.waiting) return;
  event.waiting = false;
  if (value !== true) return;
  if (done?.f === 'script') event.replacedBy = { ...done.ref, seat: done.seat };
  // The rest of it has been done ahead (`makeWay`).
  if (event.out[event.i] !== DONE) event.out[event.i] = REPLACED;
  goToNext(event);
  event.used = [];
}

const keyOf = ({ card, def, ix }: AbilityRef): string => `${card}.${def}.${ix}`;

export const OPEN = 0;
export const DONE = 1;
export const NOT_DONE = 2;
export const REPLACED = 3;
export const VOID = 4;
const CHAIN_LIMIT = 1000;
