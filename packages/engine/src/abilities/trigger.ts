import type { Affected, CardIx, EventOf, Happened, Moment, MomentMap, Seat, Verb } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { isYourTurn } from '../query/whose.ts';
import { type AbilityContext, type Common, defineAbility, type Run, told, type UseLimit } from '../registry/ability.ts';
import { listOfTriggers } from '../registry/lists.ts';
import type { Script } from '../script/language.ts';
import type { Protect } from './protect.ts';

/**
 * affect: an op affects a card (TERM-2). affectByStandard: a standard action being played affects a minion, now or when it
 * comes about. share: it is about to do so directly, and others may be affected in the same way.
 */
export type Happening = Verb | Moment | 'affect' | 'affectByStandard' | 'share';

/** cards: several events of one effect come together as one. given: the card that the ability has been given to, or by. */
type Together = { cards: CardIx[]; given: CardIx };

/** What is about to happen and may be shared in: which of its parts, and whom all it affects directly. */
type Offer = { parts: number[]; affected: CardIx[] };

/** What sets an ability off tells it this. */
export type ToldOf<H extends Happening> = H extends Verb
  ? EventOf<H> & Together
  : H extends Moment
    ? MomentMap[H]
    : H extends 'share'
      ? Affected & Offer
      : Affected;

/** Set off by a committed op, or at a moment of the turn. */
export interface Triggered extends Common {
  kind: 'trigger';
  /** Several: any of them. */
  on: Happening | readonly Happening[];
  /**
   * Where its card is: for what happens, 'hand' is asked as if every player held it (INFO-4); 'deck' = it is itself one of
   * the cards revealed there.
   */
  from: 'play' | 'hand' | 'aside' | 'stasis' | 'deck';
  /** "One or more", "any of them": what one effect does at one moment sets it off once. args.cards has them all. */
  together?: boolean;
  /** "After the first time each turn that …", for each player by itself. */
  first?: boolean;
  optional: boolean;
  limit?: UseLimit;
  when: (q: Query, me: AbilityContext, happened: Happened) => boolean;
  /** Asked each time it could be used: is there anything for it to do? Until there is, it waits. */
  possible?: (q: Query, me: AbilityContext) => boolean;
  /** It comes after what has to happen at its moment, and is not ordered together with it (TURN-2). */
  waits?: boolean;
  /** "If …" asked when its turn has come, all that set it off having resolved: does it still apply? If not, it is dropped. */
  still?: (q: Query, me: AbilityContext) => boolean;
  /** Bases: who uses it ("the winner", "its owner"); one use each. Absent: the controller, or for a base the current player. */
  seats?: (q: Query, me: AbilityContext) => Seat[];
  run: (me: AbilityContext) => Script<unknown>;
  /** The card is an action played by this ability (Hidden Ninja, Full Sail). */
  plays?: boolean;
}

export interface TriggerOptions<E extends object> {
  /** "may": used in the rounds of ME-2; else it has to happen. */
  may?: boolean;
  from?: Triggered['from'];
  /** "One or more": once for all that one effect does. */
  together?: boolean;
  /** "After the first time each turn". */
  first?: boolean;
  limit?: UseLimit;
  when?: (q: Query, me: AbilityContext<E>, happened: E) => boolean;
  possible?: (q: Query, me: AbilityContext<E>) => boolean;
  still?: (q: Query, me: AbilityContext<E>) => boolean;
  seats?: (q: Query, me: AbilityContext<E>) => Seat[];
  waits?: boolean;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    trigger: Triggered;
  }
}

defineAbility('trigger', {
  at: ({ from }) => (from === 'hand' || from === 'deck' ? null : from),
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
    limit: options.limit,
    when: asked.when ?? (() => true),
    possible: asked.possible,
    seats: asked.seats,
    still: asked.still,
    waits: options.waits,
    run: told(run),
  };
};

/** Each time something has happened. What it is told is typed by the verb. */
export const after = <V extends Verb | 'affect' | 'affectByStandard' | 'share'>(
  verb: V | readonly V[],
  options: TriggerOptions<ToldOf<V>>,
  run: Run<ToldOf<V>>,
): Triggered => trigger(verb, 'ongoing', options, run);

/** At a moment of the turn or of scoring. */
export const at = <M extends Moment>(moment: M, options: TriggerOptions<ToldOf<M>>, run: Run<ToldOf<M>>): Triggered =>
  trigger(moment, 'ongoing', options, run);

/** Special: at a moment, or when something has happened, from play, from hand or set aside. */
export const special = <H extends Happening>(
  moment: H,
  options: TriggerOptions<ToldOf<H>>,
  run: Run<ToldOf<H>>,
): Triggered => trigger(moment, 'special', options, run);

/** Special: this action may be played at that moment. */
export const playedAt = <M extends Moment>(
  moment: M,
  run: Run<ToldOf<M>>,
  when?: TriggerOptions<ToldOf<M>>['when'],
): Triggered => ({
  ...trigger(moment, 'special', { may: true, from: 'hand', when }, run),
  plays: true,
});

/** Special: this action may be played when that has happened, from the hand or from where it is itself revealed. */
export const playedAfter = <V extends Verb>(
  verb: V | readonly V[],
  options: Pick<TriggerOptions<ToldOf<V>>, 'possible'> &
    Required<Pick<TriggerOptions<ToldOf<V>>, 'when'>> & { from: 'hand' | 'deck' },
  run: Run<ToldOf<V>>,
): Triggered => ({ ...trigger(verb, 'special', { may: true, ...options }, run), plays: true });

export const atStartOfYourTurn = (run: Run, options: { limit?: UseLimit } = {}): Triggered =>
  at('turnStart', { ...options, when: (q, me) => isYourTurn(q, me) }, run);

export const atEndOfTurn = (run: Run): Triggered => at('turnEnd', {}, run);

/** This ability works for a card it has been given to (ops.give), which is me.args.given. */
export const given = <A extends Triggered | Protect>(ability: A): A => ({ ...ability, given: true });
