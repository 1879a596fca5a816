import type { BoardDef, CardIx, DeckDef, FactionDef, Seat } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import type { Ability } from '../registry/ability.ts';

export type { AdditionalCost } from '../abilities/additional-cost.ts';
export type { AddsLess } from '../abilities/adds-less.ts';
export type { AddsNothing } from '../abilities/adds-nothing.ts';
export type { AlsoNamed } from '../abilities/also-named.ts';
export type { AwardAbility } from '../abilities/award.ts';
export type { BreakpointAbility } from '../abilities/breakpoint.ts';
export type { Cancels } from '../abilities/cancels.ts';
export type { ClosesHands } from '../abilities/closes-hands.ts';
export type { CountsAs } from '../abilities/counts-as.ts';
export type { DelayedAbility } from '../abilities/delayed.ts';
export type { DestroysItself } from '../abilities/destroys-itself.ts';
export type { Diverts } from '../abilities/diverts.ts';
export type { GainsAbility } from '../abilities/gains.ts';
export type { Gives } from '../abilities/gives.ts';
export type { Grants } from '../abilities/grants.ts';
export type { IgnoresBase } from '../abilities/ignores-base.ts';
export type { ReplacementEffect } from '../abilities/instead.ts';
export type { Lends } from '../abilities/lends.ts';
export type { NoClash } from '../abilities/no-clash.ts';
export type { NoScore } from '../abilities/no-score.ts';
export type { NoSpecials } from '../abilities/no-specials.ts';
export type { OnPlay } from '../abilities/on-play.ts';
export type { PlayableFrom } from '../abilities/play-from.ts';
export type { PowerAbility } from '../abilities/power.ts';
export type { PrintedPower } from '../abilities/printed.ts';
export type { Protect } from '../abilities/protect.ts';
export type { Rescues } from '../abilities/rescues.ts';
export type { Restrict } from '../abilities/restrict.ts';
export type { RewardAbility } from '../abilities/reward.ts';
export type { StartingPower } from '../abilities/starting.ts';
export type { StartingBreakpoint } from '../abilities/starting-breakpoint.ts';
export type { TotalAbility } from '../abilities/total.ts';
export type { Happening, Triggered } from '../abilities/trigger.ts';
export type { TurnsUpBase } from '../abilities/turns-up-base.ts';
export type { Usable } from '../abilities/use.ts';
export type { UsesAgain } from '../abilities/uses-again.ts';
export type { Ability, AbilityContext, UseLimit } from '../registry/ability.ts';

/** May the card be played at all? */
export type Condition = (q: Query, seat: Seat, card: CardIx) => boolean;
/** Which cards a play-on action may be put on. */
export type Target = (q: Query, seat: Seat, on: CardIx) => boolean;

export interface Def {
  name: string;
  /** slot: a place on the Big Base board, whose ability belongs to the player who uses it (BIG-1). */
  type: 'minion' | 'action' | 'titan' | 'base' | 'slot';
  /** Its shared deck, '' for a card of a faction or a base. */
  deck: '' | 'madness' | 'monsters' | 'treasures';
  /** Monsters: treasures they are worth; bases: monsters that come with them. */
  treasures: number;
  monsters: number;
  undead: boolean;
  /** Both minion and action outside play; in play, what it was played as (FUS-1). Its type is minion. */
  fusion: boolean;
  /** Actions: standard, base, minion (play-on), special (begins with Special: PLAY-6). */
  subtype: 'standard' | 'base' | 'minion' | 'special' | '';
  faction: string;
  set: string;
  power: number;
  breakpoint: number;
  vp: number[];
  text: string;
  abilities: Ability[];
  /** Play-on-minion and play-on-base actions: its qualification. */
  target: Target | null;
  /** "You can play it only …": checked where the card is, not for cards that copy it. */
  condition: Condition | null;
}

/** The card library: everything the engine knows about cards. */
export interface Registry {
  id: string;
  defs: Record<string, Def>;
  factions: FactionDef[];
  decks: DeckDef[];
  /** null: this library has no Big Base mode. */
  board: BoardDef | null;
}
