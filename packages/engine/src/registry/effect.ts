import type { Game } from '../core/game.ts';
import type { CardIx, Cause, Happened, Op, OpOf, Spot, Verb } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { listOfInsteads, listOfTriggers } from './lists.ts';

/** Everything the engine knows about one verb. The core uses this interface and knows no verb by name. */
export interface EffectSpec<V extends Verb> {
  /** TERM-2: does it affect its subject, a card in play? 'later': not when committed, but when it takes effect. */
  affects?: 'now' | 'later';
  /** Does it affect `to` as well as `card`? */
  twofold?: boolean;
  /** Is it also done to `to`, which must then be in reach as well (STA-1, STO-1)? */
  reachesTo?: boolean;
  /** Does it fail if `to` is immune (SWAP-2)? */
  mirrored?: boolean;
  /** The rules let nothing prevent it. */
  unpreventable?: boolean;
  /** Does it draw cards for its seat? Abilities cannot while that hand is closed. */
  fillsHand?: boolean;
  /** Could it still happen? Checked again right before the commit. Absent: always. */
  possible?: (g: Game, op: OpOf<V>) => boolean;
  /** Commits it: the only code that changes the state for this verb. Absent: it only triggers reactions. */
  commit?: (g: Game, op: OpOf<V>, cause: Cause) => void;
  /** Big Base: do this to the base card instead (BIG-3). */
  onBoard?: (g: Game, op: OpOf<V>, cause: Cause) => void;
  /** Called for each base that has entered play because of it, once the rest of its group is done. */
  bringsBase?: (g: Game, base: CardIx) => void;
  /** Ops for cards that cannot stay in play without its subject: done first, as part of the same group (RES-10). */
  takesAlong?: (g: Game, op: OpOf<V>) => readonly Op[];
  /**
   * Where it sends its card, if that leaves play. Reactions to a card leaving play, and rescues from the discard pile,
   * use this (RES-7).
   */
  sendsTo?: (op: OpOf<V>, g: Game) => Spot | null;
  /**
   * Called once the rest of its group is done, if the op was not done although it is still possible: its card is immune,
   * or something else happened instead (`isReplaced`).
   */
  otherwise?: (g: Game, op: OpOf<V>, cause: Cause, isReplaced: boolean) => void;
  /**
   * The part that is not replaced with its card's leaving play (RES-7): done just before the card goes elsewhere instead.
   */
  ahead?: (g: Game, op: OpOf<V>, cause: Cause) => void;
  /** Describes "affected in the same way" for this verb. Absent: it cannot be shared. */
  sharedAs?: (q: Query, op: OpOf<V>) => string;
  /** Is `n`, if above zero, power that its card gains (TERM-3)? */
  strengthens?: boolean;
  /** What else to do when another card shares in it. */
  sharedWith?: (g: Game, card: CardIx, op: OpOf<V>) => readonly Op[];
  /** Adds this verb's own fields to the event that triggers receive. */
  tell?: (q: Query, op: OpOf<V>, event: Happened) => void;
}

/** The same for any verb. All have one shape: the gate reads several per op. */
type Ask<A extends unknown[], R> = ((...args: A) => R) | undefined;
export interface Effect {
  readonly verb: Verb;
  /** Number of the list of abilities it triggers. */
  readonly list: number;
  /** Number of the list of abilities that replace it. */
  readonly insteads: number;
  readonly affects: 'now' | 'later' | undefined;
  readonly twofold: boolean;
  readonly reachesTo: boolean;
  readonly mirrored: boolean;
  readonly unpreventable: boolean;
  readonly fillsHand: boolean;
  readonly strengthens: boolean;
  readonly possible: Ask<[Game, Op], boolean>;
  readonly commit: Ask<[Game, Op, Cause], void>;
  readonly onBoard: Ask<[Game, Op, Cause], void>;
  readonly bringsBase: Ask<[Game, CardIx], void>;
  readonly takesAlong: Ask<[Game, Op], readonly Op[]>;
  readonly sendsTo: Ask<[Op, Game], Spot | null>;
  readonly otherwise: Ask<[Game, Op, Cause, boolean], void>;
  readonly ahead: Ask<[Game, Op, Cause], void>;
  readonly sharedAs: Ask<[Query, Op], string>;
  readonly sharedWith: Ask<[Game, CardIx, Op], readonly Op[]>;
  readonly tell: Ask<[Query, Op, Happened], void>;
}

const effects = new Map<string, Effect>();

/** Registers a verb. Called once by each file of `effects/`. */
export function defineEffect<V extends Verb>(verb: V, spec: EffectSpec<V>): void {
  if (effects.has(verb)) throw new Error(`The verb "${verb}" is defined twice`);
  // The only cast: an op of this verb has the payload that this verb declares.
  const any = spec as unknown as Effect;
  effects.set(verb, {
    verb,
    list: listOfTriggers(verb),
    insteads: listOfInsteads(verb),
    affects: any.affects,
    twofold: any.twofold ?? false,
    reachesTo: any.reachesTo ?? false,
    mirrored: any.mirrored ?? false,
    unpreventable: any.unpreventable ?? false,
    fillsHand: any.fillsHand ?? false,
    strengthens: any.strengthens ?? false,
    possible: any.possible,
    commit: any.commit,
    onBoard: any.onBoard,
    bringsBase: any.bringsBase,
    takesAlong: any.takesAlong,
    sendsTo: any.sendsTo,
    otherwise: any.otherwise,
    ahead: any.ahead,
    sharedAs: any.sharedAs,
    sharedWith: any.sharedWith,
    tell: any.tell,
  });
}

/** A verb that changes nothing itself: procedures report it, and abilities react. */
export const defineHappening = <V extends Verb>(verb: V, spec: Pick<EffectSpec<V>, 'tell'> = {}): void =>
  defineEffect(verb, spec);

/** The most recently used effect: the gate asks for the same one several times per op, and then needs no lookup. */
let lastVerb = '';
let last: Effect | undefined;
/** Those used shortly before: games alternate between a few. */
const recent: Effect[] = [];
let oldest = 0;

/** Throws for a verb that no file defines. */
export function effectOf(verb: string): Effect {
  if (verb === lastVerb) return last!;
  return lookUp(verb);
}
function lookUp(verb: string): Effect {
  lastVerb = verb;
  for (const effect of recent) {
    if (effect.verb !== verb) continue;
    last = effect;
    return effect;
  }
  return hashed(verb);
}
function hashed(verb: string): Effect {
  const effect = effects.get(verb);
  if (!effect) throw new Error(`No effect is called "${verb}"`);
  last = effect;
  recent[oldest] = effect;
  oldest = (oldest + 1) % 8;
  return effect;
}

export const allEffects = (): IterableIterator<Effect> => effects.values();

/** TERM-2: does it affect its cards in play? */
export const isAffecting = (verb: string): boolean => effectOf(verb).affects === 'now';

const NONE: readonly CardIx[] = [];
/** TERM-2: every card the op would affect. The only place that knows which fields name them. */
export function subjectsOf(op: Op): readonly CardIx[] {
  const { affects, twofold } = effectOf(op.verb);
  if (affects !== 'now') return NONE;
  return twofold ? [op.card, op.to] : [op.card];
}

/** The same op seen from its other card. */
export const mirrorOf = (op: Op): Op => ({ ...op, card: op.to, to: op.card });
