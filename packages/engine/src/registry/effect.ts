import type { Game } from '../core/game.ts';
import type { CardIx, Cause, Happened, Op, OpOf, Spot, Verb } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { listOfTriggers } from './lists.ts';

/** All the engine knows of one verb. The core asks through this interface and knows no verb by name. */
export interface EffectSpec<V extends Verb> {
  /** TERM-2: does it affect its subject, a card in play? 'later': not when it is done, but when it comes about. */
  affects?: 'now' | 'later';
  /** Does it affect `to` just as it affects `card`? */
  twofold?: boolean;
  /** Is it also done to `to`, which then has to be in reach as well (STA-1, STO-1)? */
  reachesTo?: boolean;
  /** Does it fail if `to` is immune (SWAP-2)? */
  mirrored?: boolean;
  /** The rules let nothing prevent it. */
  unpreventable?: boolean;
  /** Could it still happen? Asked again just before it is done. Absent: always. */
  possible?: (g: Game, op: OpOf<V>) => boolean;
  /** Do it: the only lines that change the state for this verb. Absent: it is only reacted to. */
  commit?: (g: Game, op: OpOf<V>, cause: Cause) => void;
  /** Big Base: do this to the base card instead (BIG-3). */
  onBoard?: (g: Game, op: OpOf<V>, cause: Cause) => void;
  /** Called for each base that has entered play by it, once everything else of its group is done. */
  bringsBase?: (g: Game, base: CardIx) => void;
  /** What it takes out of play without an op of its own. */
  takesAlong?: (g: Game, op: OpOf<V>) => readonly CardIx[];
  /**
   * Where it sends its card, if it takes that out of play. Whoever reacts to a card leaving play is told by this, and
   * whatever keeps a card from the discard pile asks it (RES-7).
   */
  sendsTo?: (op: OpOf<V>, g: Game) => Spot | null;
  /** Called once everything of its group is done, if it was not although it is still possible. */
  otherwise?: (g: Game, op: OpOf<V>, cause: Cause) => void;
  /** What "affected in the same way" means for it, in words. Absent: there is only one of it, so nobody can share in it. */
  sharedAs?: (q: Query, op: OpOf<V>) => string;
  /** What has to be done besides when another card shares in it. */
  sharedWith?: (g: Game, card: CardIx, op: OpOf<V>) => readonly Op[];
  /** Puts what only this verb knows into the event that triggers are told of. */
  tell?: (q: Query, op: OpOf<V>, event: Happened) => void;
}

/** The same for any verb. All of them have one shape: the gate reads several for each op. */
type Ask<A extends unknown[], R> = ((...args: A) => R) | undefined;
export interface Effect {
  readonly verb: Verb;
  /** Number of the list of the abilities that it sets off. */
  readonly list: number;
  readonly affects: 'now' | 'later' | undefined;
  readonly twofold: boolean;
  readonly reachesTo: boolean;
  readonly mirrored: boolean;
  readonly unpreventable: boolean;
  readonly possible: Ask<[Game, Op], boolean>;
  readonly commit: Ask<[Game, Op, Cause], void>;
  readonly onBoard: Ask<[Game, Op, Cause], void>;
  readonly bringsBase: Ask<[Game, CardIx], void>;
  readonly takesAlong: Ask<[Game, Op], readonly CardIx[]>;
  readonly sendsTo: Ask<[Op, Game], Spot | null>;
  readonly otherwise: Ask<[Game, Op, Cause], void>;
  readonly sharedAs: Ask<[Query, Op], string>;
  readonly sharedWith: Ask<[Game, CardIx, Op], readonly Op[]>;
  readonly tell: Ask<[Query, Op, Happened], void>;
}

const effects = new Map<string, Effect>();

/** Makes a verb known. Called once by each file of `effects/`. */
export function defineEffect<V extends Verb>(verb: V, spec: EffectSpec<V>): void {
  if (effects.has(verb)) throw new Error(`The verb "${verb}" is defined twice`);
  // The one cast: an op of this verb has the payload that this verb declares.
  const any = spec as unknown as Effect;
  effects.set(verb, {
    verb,
    list: listOfTriggers(verb),
    affects: any.affects,
    twofold: any.twofold ?? false,
    reachesTo: any.reachesTo ?? false,
    mirrored: any.mirrored ?? false,
    unpreventable: any.unpreventable ?? false,
    possible: any.possible,
    commit: any.commit,
    onBoard: any.onBoard,
    bringsBase: any.bringsBase,
    takesAlong: any.takesAlong,
    sendsTo: any.sendsTo,
    otherwise: any.otherwise,
    sharedAs: any.sharedAs,
    sharedWith: any.sharedWith,
    tell: any.tell,
  });
}

/** A verb that changes nothing by itself: procedures tell of it, and abilities react. */
export const defineHappening = <V extends Verb>(verb: V, spec: Pick<EffectSpec<V>, 'tell'> = {}): void =>
  defineEffect(verb, spec);

/** The effect asked for last: the gate asks for the same one several times for each op, and then needs no lookup. */
let last: Effect | null = null;

/** Throws for a verb that no file defines. */
export const effectOf = (verb: string): Effect => (last !== null && last.verb === verb ? last : lookUp(verb));
function lookUp(verb: string): Effect {
  const effect = effects.get(verb);
  if (!effect) throw new Error(`No effect is called "${verb}"`);
  last = effect;
  return effect;
}

export const allEffects = (): IterableIterator<Effect> => effects.values();

/** TERM-2: does it affect the cards in play that it is done to? */
export const isAffecting = (verb: string): boolean => effectOf(verb).affects === 'now';

const NONE: readonly CardIx[] = [];
/** TERM-2: every card the op would affect. The one place that knows which of its fields name them. */
export function subjectsOf(op: Op): readonly CardIx[] {
  const { affects, twofold } = effectOf(op.verb);
  if (affects !== 'now') return NONE;
  return twofold ? [op.card, op.to] : [op.card];
}

/** Would the op affect this card (TERM-2)? */
export function affects(op: Op, card: CardIx): boolean {
  const { affects: when, twofold } = effectOf(op.verb);
  return when === 'now' && (op.card === card || (twofold && op.to === card));
}

/** The same op seen from its other card. */
export const mirrorOf = (op: Op): Op => ({ ...op, card: op.to, to: op.card });
