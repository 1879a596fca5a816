import { countLists, listOf, listOfTriggers } from '../registry/lists.ts';
import type {
  AdditionalCost,
  AddsLess,
  AddsNothing,
  AlsoNamed,
  AwardAbility,
  BreakpointAbility,
  ClosesHands,
  CountsAs,
  DestroysItself,
  Diverts,
  GainsAbility,
  Gives,
  Grants,
  Happening,
  IgnoresBase,
  Lends,
  NoClash,
  NoScore,
  NoSpecials,
  PowerAbility,
  PrintedPower,
  Protect,
  ReplacementEffect,
  Rescues,
  Restrict,
  RewardAbility,
  StartingBreakpoint,
  StartingPower,
  TotalAbility,
  Triggered,
  Usable,
  UsesAgain,
} from '../script/definition.ts';
import type { Active } from './active.ts';

/**
 * Active abilities by kind, and by what they react to or replace. Some forty lists are read per decision, so each read
 * is a single load: the kinds are numbered in advance.
 */
export class AbilityLists {
  /** By number. Lists never filled are one shared array. */
  protected readonly lists = emptyLists();

  /** A list to be filled. */
  protected numbered(n: number): Active[] {
    while (this.lists.length <= n) this.lists.push(NONE);
    const known = this.lists[n]!;
    if (known !== NONE) return known;
    const list: Active[] = [];
    this.lists[n] = list;
    return list;
  }
  get gives(): readonly Active<Gives>[] {
    return this.lists[GIVES] as Active<Gives>[];
  }
  get printed(): readonly Active<PrintedPower>[] {
    return this.lists[PRINTED] as Active<PrintedPower>[];
  }
  get starting(): readonly Active<StartingPower>[] {
    return this.lists[STARTING] as Active<StartingPower>[];
  }
  get startingBreakpoint(): readonly Active<StartingBreakpoint>[] {
    return this.lists[STARTING_BREAKPOINT] as Active<StartingBreakpoint>[];
  }
  get power(): readonly Active<PowerAbility>[] {
    return this.lists[POWER] as Active<PowerAbility>[];
  }
  get total(): readonly Active<TotalAbility>[] {
    return this.lists[TOTAL] as Active<TotalAbility>[];
  }
  get addsNothing(): readonly Active<AddsNothing>[] {
    return this.lists[ADDS_NOTHING] as Active<AddsNothing>[];
  }
  get addsLess(): readonly Active<AddsLess>[] {
    return this.lists[ADDS_LESS] as Active<AddsLess>[];
  }
  get additionalCost(): readonly Active<AdditionalCost>[] {
    return this.lists[ADDITIONAL_COST] as Active<AdditionalCost>[];
  }
  get breakpoint(): readonly Active<BreakpointAbility>[] {
    return this.lists[BREAKPOINT] as Active<BreakpointAbility>[];
  }
  get closesHands(): readonly Active<ClosesHands>[] {
    return this.lists[CLOSES_HANDS] as Active<ClosesHands>[];
  }
  get destroysItself(): readonly Active<DestroysItself>[] {
    return this.lists[DESTROYS_ITSELF] as Active<DestroysItself>[];
  }
  get protect(): readonly Active<Protect>[] {
    return this.lists[PROTECT] as Active<Protect>[];
  }
  get restrict(): readonly Active<Restrict>[] {
    return this.lists[RESTRICT] as Active<Restrict>[];
  }
  get diverts(): readonly Active<Diverts>[] {
    return this.lists[DIVERTS] as Active<Diverts>[];
  }
  /** "Instead" abilities against anything that would affect a card. */
  get averts(): readonly Active<ReplacementEffect>[] {
    return this.lists[AVERTS] as Active<ReplacementEffect>[];
  }
  get ignores(): readonly Active<IgnoresBase>[] {
    return this.lists[IGNORES_BASE] as Active<IgnoresBase>[];
  }
  get countsAs(): readonly Active<CountsAs>[] {
    return this.lists[COUNTS_AS] as Active<CountsAs>[];
  }
  get alsoNamed(): readonly Active<AlsoNamed>[] {
    return this.lists[ALSO_NAMED] as Active<AlsoNamed>[];
  }
  get grants(): readonly Active<Grants>[] {
    return this.lists[GRANTS] as Active<Grants>[];
  }
  get lends(): readonly Active<Lends>[] {
    return this.lists[LENDS] as Active<Lends>[];
  }
  get usesAgain(): readonly Active<UsesAgain>[] {
    return this.lists[USES_AGAIN] as Active<UsesAgain>[];
  }
  get noClash(): readonly Active<NoClash>[] {
    return this.lists[NO_CLASH] as Active<NoClash>[];
  }
  get noScore(): readonly Active<NoScore>[] {
    return this.lists[NO_SCORE] as Active<NoScore>[];
  }
  get noSpecials(): readonly Active<NoSpecials>[] {
    return this.lists[NO_SPECIALS] as Active<NoSpecials>[];
  }
  get award(): readonly Active<AwardAbility>[] {
    return this.lists[AWARD] as Active<AwardAbility>[];
  }
  get gains(): readonly Active<GainsAbility>[] {
    return this.lists[GAINS] as Active<GainsAbility>[];
  }
  get reward(): readonly Active<RewardAbility>[] {
    return this.lists[REWARD] as Active<RewardAbility>[];
  }
  get rescues(): readonly Active<Rescues>[] {
    return this.lists[RESCUES] as Active<Rescues>[];
  }
  get usable(): readonly Active<Usable>[] {
    return this.lists[USABLE] as Active<Usable>[];
  }

  /** What this triggers. */
  triggers(on: Happening): readonly Active<Triggered>[] {
    return this.triggersIn(listOfTriggers(on));
  }
  /** The same by the number of the list. */
  triggersIn(n: number): readonly Active<Triggered>[] {
    return (this.lists[n] ?? NONE) as Active<Triggered>[];
  }

  /** What replaces something, by the number of the list. */
  insteadsIn(n: number): readonly Active<ReplacementEffect>[] {
    return (this.lists[n] ?? NONE) as Active<ReplacementEffect>[];
  }

  /** Some "instead" is active. */
  get replaces(): boolean {
    return this.lists[INSTEADS]!.length > 0;
  }
}

/** Never changed. */
const NONE: Active[] = [];
/** Copying is faster than filling. */
const pattern: Active[][] = [];
function emptyLists(): Active[][] {
  while (pattern.length < countLists()) pattern.push(NONE);
  return pattern.slice();
}

const GIVES = listOf('gives');
const PRINTED = listOf('printed');
const STARTING = listOf('starting');
const STARTING_BREAKPOINT = listOf('startingBreakpoint');
const POWER = listOf('power');
const TOTAL = listOf('total');
const ADDS_NOTHING = listOf('addsNothing');
const ADDS_LESS = listOf('addsLess');
const ADDITIONAL_COST = listOf('additionalCost');
const BREAKPOINT = listOf('breakpoint');
const CLOSES_HANDS = listOf('closesHands');
const DESTROYS_ITSELF = listOf('destroysItself');
const PROTECT = listOf('protect');
const RESTRICT = listOf('restrict');
const DIVERTS = listOf('diverts');
const AVERTS = listOf('averts');
const INSTEADS = listOf('instead');
const IGNORES_BASE = listOf('ignoresBase');
const COUNTS_AS = listOf('countsAs');
const ALSO_NAMED = listOf('alsoNamed');
const GRANTS = listOf('grants');
const LENDS = listOf('lends');
const USES_AGAIN = listOf('usesAgain');
const NO_CLASH = listOf('noClash');
const NO_SCORE = listOf('noScore');
const NO_SPECIALS = listOf('noSpecials');
const AWARD = listOf('award');
const RESCUES = listOf('rescues');
const GAINS = listOf('gains');
const REWARD = listOf('reward');
const USABLE = listOf('use');
