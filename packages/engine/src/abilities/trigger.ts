import type { Affected, CardIx, EventOf, Happened, Moment, MomentMap, Seat, Verb } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { isYourTurn } from '../query/whose.ts';
import { type AbilityContext, type Common, defineAbility, type Run, told, type UseLimit } from '../registry/ability.ts';
import { listOfTriggers } from '../registry/lists.ts';
import type { Script } from '../script/language.ts';
import type { AlsoNamed } from './also-named.ts';
import type { ReplacementEffect } from './instead.ts';
import type { PowerAbility } from './power.ts';
import type { Protect } from './protect.ts';
import type { Rescues } from './rescues.ts';

/**
 * Each of these stands for several verbs. affect: an op affects a card (TERM-2). affectByStandard: a standard action
 * being played affects a minion, at once or when its effect takes place. …Directly: leaves out cards that only share in
 * what is done to another card (TERM-3). share: a standard action is about to affect a minion directly, and others may
 * be affected in the same way.
 */
type Affecting = 'affect' | 'affectDirectly' | 'affectByStandard' | 'affectByStandardDirectly' | 'share';
export type Happening = Verb | Moment | Affecting;

/**
 * cards, bases, powers: the subjects of several events of one effect, where they were, and the power of each. given:
 * the card that the ability was given to, or by.
 */
type Together = { cards: CardIx[]; bases: CardIx[]; powers: number[]; given: CardIx };

/** The pending effect that may be shared: which of its parts, and everything it affects directly. */
type Offer = { parts: number[]; affected: CardIx[] };

/** What a trigger receives. */
export type ToldOf<H extends Happening> = H extends Verb
  ? EventOf<H> & Together
  : H extends Moment
    ? MomentMap[H]
    : H extends 'share'
      ? Affected & Offer
      : Affected;

/** Triggered by a committed op, or at a moment of the turn. */
export interface Triggered extends Common {
  kind: 'trigger';
  /** A list: any of these triggers it. */
  on: Happening | readonly Happening[];
  /**
   * Where the ability's card is. For events, 'hand' asks as if every player held the card (INFO-4); 'deck' = the card
   * itself has been revealed there; 'discard' = the card itself has been discarded.
   */
  from: 'play' | 'hand' | 'aside' | 'stasis' | 'deck' | 'discard';
  /** "One or more", "any of them": one effect at one moment triggers it once. args.cards has all the cards. */
  together?: boolean;
  /** "After the first time each turn that …", separately for each player. */
  first?: boolean;
  optional: boolean;
  /**
   * Does it only permit this player something that is chosen later (EXT-2, SCORE-8)? Then it takes effect without a
   * question, before the abilities that are put in order.
   */
  banked?: (q: Query, seat: Seat) => boolean;
  limit?: UseLimit;
  when: (q: Query, me: AbilityContext, happened: Happened) => boolean;
  /**
   * "A minion with power …" has been played: tests the power the minion has as it comes into play, which `when` does
   * not know yet.
   */
  ofPower?: (power: number) => boolean;
  /** Would it do anything? Checked each time it could be used; while this is false, the ability waits. */
  possible?: (q: Query, me: AbilityContext) => boolean;
  /** It comes after the mandatory abilities of its moment and is not ordered with them (TURN-2). */
  waits?: boolean;
  /**
   * "If …", checked when the ability's turn comes, once everything that triggered it has resolved. If the condition does
   * not hold, the ability is dropped. At a moment of the turn or of scoring, it is put in order with the others even
   * while its condition does not hold (ME-1): something that comes before it may change that.
   */
  still?: (q: Query, me: AbilityContext) => boolean;
  /**
   * "If this card is still on it": dropped unless its card is still on the card it was on when it triggered
   * (args.host).
   */
  sameHost?: boolean;
  /** "Each time X has happened": even if its card left play while X resolved. */
  outlives?: boolean;
  /**
   * Bases: who uses it ("the winner", "its owner"); one use each. Absent: the controller, or for a base the current
   * player.
   */
  seats?: (q: Query, me: AbilityContext) => Seat[];
  run: (me: AbilityContext) => Script<unknown>;
  /** This ability plays its card, an action (Hidden Ninja, Full Sail). */
  plays?: boolean;
}

export interface TriggerOptions<E extends object> {
  /** "may": used in the rounds of ME-2; otherwise it is mandatory. */
  may?: boolean;
  banked?: Triggered['banked'];
  from?: Triggered['from'];
  /** "One or more": once per effect. */
  together?: boolean;
  /** "After the first time each turn". */
  first?: boolean;
  limit?: UseLimit;
  when?: (q: Query, me: AbilityContext<E>, happened: E) => boolean;
  ofPower?: Triggered['ofPower'];
  possible?: (q: Query, me: AbilityContext<E>) => boolean;
  still?: (q: Query, me: AbilityContext<E>) => boolean;
  seats?: (q: Query, me: AbilityContext<E>) => Seat[];
  sameHost?: boolean;
  waits?: boolean;
  outlives?: boolean;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    trigger: Triggered;
  }
}

defineAbility('trigger', {
  at: ({ from }) => (from === 'hand' || from === 'deck' || from === 'discard' ? null : from),
  startsAtOnce: true,
  lists: ({ on }) => [on].flat().map(listOfTriggers),
});

const trigger = <H extends Happening>(
  on: H | readonly H[],
  label: Triggered['label'],
  options: TriggerOptions<ToldOf<H>>,
  run: Run<ToldOf<H>>,
): Triggered => {
  const asked = options as unknown as Partial<Pick<Triggered, 'when' | 'possible' | 'seats' | 'still'>>;
  return {
    kind: 'trigger',
    label,
    on,
    from: options.from ?? 'play',
    together: options.together,
    first: options.first,
    optional: options.may ?? false,
    banked: options.banked,
    limit: options.limit,
    when: asked.when ?? (() => true),
    ofPower: options.ofPower,
    possible: asked.possible,
    seats: asked.seats,
    still: asked.still,
    sameHost: options.sameHost,
    waits: options.waits,
    outlives: options.outlives,
    run: told(run),
  };
};

/** Each time something has happened. Its arguments are typed by the verb. */
export const after = <V extends Verb | Affecting>(
  verb: V | readonly V[],
  options: TriggerOptions<ToldOf<V>>,
  run: Run<ToldOf<V>>,
): Triggered => trigger(verb, 'ongoing', options, run);

/** At a moment of the turn or of scoring. */
export const at = <M extends Moment>(moment: M, options: TriggerOptions<ToldOf<M>>, run: Run<ToldOf<M>>): Triggered =>
  trigger(moment, 'ongoing', options, run);

/** Special: at a moment, or when something has happened, from play, from hand or set aside. */
export const special = <H extends Happening>(
  moment: H | readonly H[],
  options: TriggerOptions<ToldOf<H>>,
  run: Run<ToldOf<H>>,
): Triggered => trigger(moment, 'special', options, run);

/** Special: this action can be played at that moment. */
export const playedAt = <M extends Moment>(
  moment: M,
  run: Run<ToldOf<M>>,
  when?: TriggerOptions<ToldOf<M>>['when'],
): Triggered => ({
  ...trigger(moment, 'special', { may: true, from: 'hand', when }, run),
  plays: true,
});

/** Special: this action can be played after that event, from the hand or from where it is itself revealed or discarded. */
export const playedAfter = <V extends Verb>(
  verb: V | readonly V[],
  options: Pick<TriggerOptions<ToldOf<V>>, 'possible'> &
    Required<Pick<TriggerOptions<ToldOf<V>>, 'when'>> & { from: 'hand' | 'deck' | 'discard' },
  run: Run<ToldOf<V>>,
): Triggered => ({ ...trigger(verb, 'special', { may: true, ...options }, run), plays: true });

export const atStartOfYourTurn = (run: Run, options: { limit?: UseLimit } = {}): Triggered =>
  at('turnStart', { ...options, when: (q, me) => isYourTurn(q, me) }, run);

export const atEndOfTurn = (run: Run): Triggered => at('turnEnd', {}, run);

/**
 * This ability works for a card it was given to (ops.give), which is me.args.given (me.args.card for an "instead"), or
 * for no particular card (ops.lasting).
 */
export const given = <A extends Triggered | Protect | ReplacementEffect | Rescues | PowerAbility | AlsoNamed>(
  ability: A,
): A => ({
  ...ability,
  given: true,
});
