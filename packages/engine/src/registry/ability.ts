import type { Args, CardIx, Seat } from '../model/index.ts';
import type { Script } from '../script/language.ts';
import { listOf } from './lists.ts';

/** What an ability knows of itself: its card, its player, and what set it off. */
export interface AbilityContext<A extends object = Args> {
  readonly self: CardIx;
  /** "You" (ABL-8). */
  readonly seat: Seat;
  /** The event or moment that set it off, or what its use or play knows. */
  readonly args: A;
}
export type Run<A extends object = Args> = (me: AbilityContext<A>) => Script<unknown>;

/** ABL-1. '' = on-play text, or a base's. */
type Label = '' | 'ongoing' | 'special' | 'talent';

export interface Common {
  label?: Label;
  /** Works only for a card it has been given to for a while (ops.give): me.args.given. */
  given?: boolean;
}
/** Once per turn per card; once per turn for all cards of the name; once per scored base for all cards of the name. */
export type UseLimit = 'turn' | 'turnByName' | 'baseByName';

/**
 * Every kind of ability and what a card says of it. Each file of `abilities/` adds its own; `Ability` is derived. A kind is
 * read where it is asked by its list in `query/active.ts`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface AbilityMap {}
export type Ability = AbilityMap[keyof AbilityMap];

/** Where a card may be whose abilities are looked up together: in play, or waiting in sight. */
export type Stand = 'play' | 'aside' | 'stasis';

interface AbilitySpec<A> {
  /** Where its card has to be for it to be at work; null: it is not in the index. Absent: in play (STA-1). */
  at?: (ability: A) => Stand | null;
  /** It works while its card's own on-play ability still resolves; others wait for that (RES-1 step 4). */
  startsAtOnce?: boolean;
  /** The lists of the index it is in. Absent: the one of its kind. */
  lists?: (ability: A) => number[];
}

const kinds = new Map<string, Required<AbilitySpec<Ability>>>();

/** Makes a kind of ability known. Called once by each file of `abilities/`. */
export function defineAbility<K extends keyof AbilityMap>(kind: K, spec: AbilitySpec<AbilityMap[K]> = {}): void {
  if (kinds.has(kind)) throw new Error(`The kind of ability "${kind}" is defined twice`);
  // The one cast: an ability of this kind has the type that this kind declares.
  const { at = inPlay, startsAtOnce = false, lists } = spec as AbilitySpec<Ability>;
  const only = [listOf(kind)];
  kinds.set(kind, { at, startsAtOnce, lists: lists ?? (() => only) });
}
const inPlay = (): Stand => 'play';
/** Not in the index: whoever needs it asks the card. */
export const askedOfCard = (): null => null;

function specOf({ kind }: Ability): Required<AbilitySpec<Ability>> {
  const spec = kinds.get(kind);
  if (!spec) throw new Error(`No kind of ability is called "${kind}"`);
  return spec;
}

/** The one cast: the core tells an ability of what it says it reacts to, and keeps that as plain JSON. */
export const told = <A extends object, R>(run: (me: AbilityContext<A>) => R): ((me: AbilityContext) => R) =>
  run as unknown as (me: AbilityContext) => R;

/** Is this ability in the index while its card is there? */
export const standsAt = (ability: Ability, from: Stand): boolean =>
  !ability.given && specOf(ability).at(ability) === from;
export const startsAtOnce = (ability: Ability): boolean => specOf(ability).startsAtOnce;
/** The lists of the index that it is in while it is at work. */
export const listsOf = (ability: Ability): number[] => specOf(ability).lists(ability);
