import type { Args, CardIx, Seat } from '../model/index.ts';
import type { Script } from '../script/language.ts';
import { listOf } from './lists.ts';

/** What an ability knows about itself: its card, its player, and what triggered it. */
export interface AbilityContext<A extends object = Args> {
  readonly self: CardIx;
  /** "You" (ABL-8). */
  readonly seat: Seat;
  /** The event or moment that triggered it, or the data of its use or play. */
  readonly args: A;
}
export type Run<A extends object = Args> = (me: AbilityContext<A>) => Script<unknown>;

/** ABL-1. '' = on-play text, or a base's. */
type Label = '' | 'ongoing' | 'special' | 'talent';

export interface Common {
  label?: Label;
  /** Works only for a card it was temporarily given to (ops.give): me.args.given. */
  given?: boolean;
}
/**
 * Once per turn per card; the same for each player (bases; each side of a Big Base counts by itself, BIG-3); once per turn
 * for all cards of the name; once per scored base for all cards of the name.
 */
export type UseLimit = 'turn' | 'turnByPlayer' | 'turnByName' | 'baseByName';

/**
 * Every kind of ability and its payload. Each file of `abilities/` adds its own; `Ability` is derived. A kind is read
 * through its list in `query/active.ts`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface AbilityMap {}
export type Ability = AbilityMap[keyof AbilityMap];

/** Where a card's abilities can be indexed: in play, set aside, or in stasis. */
export type Stand = 'play' | 'aside' | 'stasis';

interface AbilitySpec<A> {
  /** Where its card must be for it to be active; null: it is not indexed. Absent: in play (STA-1). */
  at?: (ability: A) => Stand | null;
  /** It is active while its card's own on-play ability is still resolving; others wait for that (RES-1 step 4). */
  startsAtOnce?: boolean;
  /** Its lists in the index. Absent: the one of its kind. */
  lists?: (ability: A) => number[];
}

const kinds = new Map<string, Required<AbilitySpec<Ability>>>();

/** Registers a kind of ability. Called once by each file of `abilities/`. */
export function defineAbility<K extends keyof AbilityMap>(kind: K, spec: AbilitySpec<AbilityMap[K]> = {}): void {
  if (kinds.has(kind)) throw new Error(`The kind of ability "${kind}" is defined twice`);
  // The only cast: an ability of this kind has the type that this kind declares.
  const { at = inPlay, startsAtOnce = false, lists } = spec as AbilitySpec<Ability>;
  const only = [listOf(kind)];
  kinds.set(kind, { at, startsAtOnce, lists: lists ?? (() => only) });
}
const inPlay = (): Stand => 'play';
/** Not in the index: read directly from the card. */
export const askedOfCard = (): null => null;

function specOf({ kind }: Ability): Required<AbilitySpec<Ability>> {
  const spec = kinds.get(kind);
  if (!spec) throw new Error(`No kind of ability is called "${kind}"`);
  return spec;
}

/** The only cast: the core passes an ability the events it declares, stored as plain JSON. */
export const told = <A extends object, R>(run: (me: AbilityContext<A>) => R): ((me: AbilityContext) => R) =>
  run as unknown as (me: AbilityContext) => R;

/** Is this ability indexed while its card is in this zone? */
export const standsAt = (ability: Ability, from: Stand): boolean =>
  !ability.given && specOf(ability).at(ability) === from;
export const startsAtOnce = (ability: Ability): boolean => specOf(ability).startsAtOnce;
/** Its lists in the index while it is active. */
export function listsOf(ability: Ability): readonly number[] {
  let lists = known.get(ability);
  if (!lists) {
    lists = specOf(ability).lists(ability);
    known.set(ability, lists);
  }
  return lists;
}
const known = new WeakMap<Ability, readonly number[]>();
