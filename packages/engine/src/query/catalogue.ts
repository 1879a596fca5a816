import { Derived } from '../model/derived.ts';
import { NOBODY } from '../model/index.ts';
import { listsOf, type Stand, standsAt, startsAtOnce } from '../registry/ability.ts';
import { allEffects } from '../registry/effect.ts';
import { countLists, listOfTriggers } from '../registry/lists.ts';
import type { Ability, Def, Happening, PlayableFrom, Triggered, Usable } from '../script/definition.ts';
import type { Made } from './active.ts';
import type { TurnKey } from './limit.ts';

/** An ability of a definition, its number there, and the lists it is in while active. */
export interface Numbered<A extends Ability = Ability> {
  ability: A;
  ix: number;
  lists: readonly number[];
  /** It is active while its card's own on-play ability still resolves. */
  startsAtOnce: boolean;
}
/** An ability of a card that is not in play: in a hand, or among cards revealed from a deck. */
export interface Unseen {
  ability: Triggered;
  def: number;
  ix: number;
}
type Away = 'hand' | 'discard' | 'aside';

/** The abilities of one definition, by where its card must be. */
export interface Entry {
  standing: Readonly<Record<Stand, readonly Numbered[]>>;
  /** All of these, wherever its card is. */
  indexed: readonly Numbered[];
  /** Used from out of play, in the Play Cards phase. */
  usable: Readonly<Record<Away, readonly Numbered<Usable>[]>>;
  /** Abilities by which it is played from the discard pile. */
  playFrom: readonly Numbered<PlayableFrom>[];
  /** The first of its abilities of these kinds, or NOBODY. */
  onPlay: number;
  onAction: number;
  onUncover: number;
  /** It puts into play the base that it is put on. */
  opens: boolean;
  /** It gives extra plays on each turn. */
  permits: boolean;
  /** It buries itself or puts itself in stasis (PLAY-2). */
  putsItself: boolean;
  /** Bit mask of its capabilities in the catalogue. */
  can: number;
  /** What triggers its abilities (numbers of lists), and which of them react from a hand or a deck. */
  reactions: readonly { list: number; unseen: { ability: Triggered; ix: number } | null }[];
  /** It can control or cancel other cards, give them abilities, or make every player ignore a base. */
  decides: boolean;
  /** It turns up the top card of the base deck. */
  turnsUp: boolean;
  /** It has a continuous ability while in play. */
  waits: boolean;
  /** It is never in the index and changes no other card's abilities, so moving it does not affect the index. */
  isBare: boolean;
}

/** What an event triggers. */
export interface Reaction {
  /** Number of the list of active abilities it triggers. */
  list: number;
  /** It affects a card, and something in this game reacts to any such effect. */
  affects: boolean;
  /** Those that react from a hand or a deck. */
  unseen: Unseen[];
}

/** Capabilities that `Entry.can` records: kinds of abilities, and what some of them are for. */
const ASKED_FOR = [
  'controls',
  'cancels',
  'grants',
  'protect',
  'instead',
  'rescues',
  'starting',
  'startingBreakpoint',
  'lends',
  'playFrom',
  'alsoNamed',
  'countsAs',
  'ownBase',
  'closesHands',
  'destroysItself',
  'turnsUpBase',
  'allIgnoreBase',
  'notesMoves',
  'usedFromHand',
  'usedFromDiscard',
  'usedFromAside',
  'usedInsteadOfMinion',
  'usedInsteadOfAction',
  'playedAsAction',
  'mindsExtra',
] as const;
type Capability = Ability['kind'] | (typeof ASKED_FOR)[number];
const BITS: ReadonlyMap<Capability, number> = new Map(ASKED_FOR.map((one, n) => [one, 1 << n]));
/** The bit in `Entry.can`; 0: not recorded. */
export const bitOf = (one: Capability): number => BITS.get(one) ?? 0;

/** Kinds of abilities that change which others are active. */
const DECIDING: readonly Ability['kind'][] = ['controls', 'cancels', 'gives', 'allIgnoreBase'];

/** What the cards of one game can do at all, computed once, so that searches for what no card has are skipped. */
export class Catalogue {
  /** By index into State.names. */
  readonly of: readonly Entry[];
  /** Does any of them control or cancel another card while active? */
  readonly controls: boolean;
  readonly cancels: boolean;
  /** Does any make every player ignore the ability of a base? */
  readonly ignores: boolean;
  /** Does any grant extra plays on each turn, or can any be played or used from outside play? */
  readonly grants: boolean;
  readonly playedFrom: boolean;
  /** Can any minion be played whenever an action could be? */
  readonly playedAsAction: boolean;
  readonly lends: boolean;
  /** Does any card have other names than its own, or count as one with a certain word in its name? */
  readonly names: boolean;
  readonly countsAs: boolean;
  /** Does any action put into play the base that it is put on? */
  readonly opens: boolean;
  /** Does any card ask whose minions have moved to a base this turn? */
  readonly notesMoves: boolean;
  /** Does any card behave differently as an extra card than as a regular one? */
  readonly mindsExtra: boolean;
  /** Is anything used in place of playing a minion, or an action? */
  readonly usedInsteadOf: Readonly<Record<'minion' | 'action', boolean>>;
  readonly usedFrom: Readonly<Record<Away, boolean>>;
  /** Can anything prevent an op, replace it, or keep a card from the discard pile? */
  readonly protects: boolean;
  readonly replaces: boolean;
  readonly rescues: boolean;
  /** Does anything close hands, or destroy itself under a condition? */
  readonly closesHands: boolean;
  readonly destroysItself: boolean;
  /** Does anything turn up the top card of the base deck? */
  readonly turnsUp: boolean;
  /** Does anything set a starting power or breakpoint while it is active? */
  readonly starts: boolean;
  /** Does anything share in effects on another minion, or react to what a standard action does? */
  readonly shares: boolean;
  readonly reactsToStandard: boolean;
  /** Does anything react to a card leaving play, whichever op takes it out? */
  readonly reactsToGone: boolean;
  /** Does anything react to an increase in a minion's power? */
  readonly reactsToPower: boolean;
  /** Does anything react to an action that increases a minion's power directly? */
  readonly reactsToStrengthening: boolean;
  /** Does anything react to a card being discarded from a hand? */
  readonly reactsToDiscards: boolean;
  /** Does anything react to a card being played, or to the use of a Special? */
  readonly reactsToPlaying: boolean;
  readonly reactsToSpecials: boolean;
  /** Entries for the ability index by card, made when first needed: the states of a game share them. */
  readonly made: (Made | undefined)[] = [];
  /** Keys of limits per turn by card, also shared. */
  readonly turnKeys: (TurnKey | undefined)[] = [];
  /**
   * By list number: everything that triggers an ability of these cards; for "affects a card", every op that affects
   * one.
   */
  private readonly reactions: (Reaction | undefined)[] = new Array(countLists()).fill(undefined);

  constructor(defs: readonly Def[]) {
    this.of = defs.map(entryOf);
    let can = 0;
    for (let def = 0; def < defs.length; def++) {
      const entry = this.of[def]!;
      can |= entry.can;
      for (const { list, unseen } of entry.reactions) {
        const reaction = this.reactionOf(list);
        if (unseen) reaction.unseen.push({ ...unseen, def });
      }
    }
    const has = (one: (typeof ASKED_FOR)[number]): boolean => (can & bitOf(one)) !== 0;
    this.controls = has('controls');
    this.cancels = has('cancels');
    this.ignores = has('allIgnoreBase');
    this.grants = has('grants');
    this.protects = has('protect');
    this.replaces = has('instead');
    this.rescues = has('rescues');
    this.starts = has('starting') || has('startingBreakpoint');
    this.closesHands = has('closesHands');
    this.turnsUp = has('turnsUpBase');
    this.destroysItself = has('destroysItself');
    this.names = has('alsoNamed');
    this.countsAs = has('countsAs');
    this.opens = has('ownBase');
    this.notesMoves = has('notesMoves');
    this.lends = has('lends');
    this.playedFrom = has('playFrom');
    this.playedAsAction = has('playedAsAction');
    this.mindsExtra = has('mindsExtra');
    this.usedInsteadOf = { minion: has('usedInsteadOfMinion'), action: has('usedInsteadOfAction') };
    this.usedFrom = { hand: has('usedFromHand'), discard: has('usedFromDiscard'), aside: has('usedFromAside') };
    this.shares = this.reactsTo('share');
    this.reactsToStandard = this.reactsTo('affectByStandard') || this.reactsTo('affectByStandardDirectly');
    this.reactsToGone = this.reactsTo('gone');
    this.reactsToPower = this.reactsTo('gainPower');
    this.reactsToStrengthening = this.reactsTo('strengthen');
    this.reactsToDiscards = this.reactsTo('discardFromHand');
    this.reactsToPlaying = this.reactsTo('playing');
    this.reactsToSpecials = this.reactsTo('useSpecial');
    if (this.reactsTo('affect') || this.reactsTo('affectDirectly'))
      for (const { list, affects } of allEffects()) if (affects === 'now') this.reactionOf(list).affects = true;
  }

  private reactionOf(list: number): Reaction {
    const known = this.reactions[list];
    if (known) return known;
    const reaction: Reaction = { list, affects: false, unseen: [] };
    this.reactions[list] = reaction;
    return reaction;
  }

  /** Can anything in this game react to that? */
  reactsTo(on: Happening): boolean {
    return this.reaction(on) !== undefined;
  }
  /** What can react to that, undefined if nothing can. */
  reaction(on: Happening): Reaction | undefined {
    return this.reactionIn(listOfTriggers(on));
  }
  /** The same by the number of the list. */
  reactionIn(list: number): Reaction | undefined {
    return this.reactions[list];
  }
}

const catalogues = new Derived((defs: readonly Def[]) => new Catalogue(defs));
export const catalogueOf = (defs: readonly Def[]): Catalogue => catalogues.of(defs);

/** What the ability is for, as far as `Entry.can` records it. */
function capabilitiesOf(one: Ability): Capability[] {
  const list: Capability[] = [one.kind];
  const ability = one.kind === 'gives' ? one.ability : one;
  if (ability.kind === 'use' && ability.replaces)
    list.push(ability.replaces === 'minion' ? 'usedInsteadOfMinion' : 'usedInsteadOfAction');
  if (one.kind === 'use' && one.from === 'hand') list.push('usedFromHand');
  if (one.kind === 'use' && one.from === 'discard') list.push('usedFromDiscard');
  if (one.kind === 'use' && one.from === 'aside') list.push('usedFromAside');
  if (one.kind === 'playFrom' && one.replaces === 'action') list.push('playedAsAction');
  if (one.kind === 'onPlay' && one.mindsExtra) list.push('mindsExtra');
  return list;
}

/** Computed once per definition, for all games. */
const entries = new WeakMap<Def, Entry>();
function entryOf(def: Def): Entry {
  let entry = entries.get(def);
  if (!entry) {
    const all = def.abilities.map(
      (ability, ix): Numbered => ({
        ability,
        ix,
        lists: listsOf(ability),
        startsAtOnce: startsAtOnce(ability),
      }),
    );
    const standing = (from: Stand) => all.filter(({ ability }) => standsAt(ability, from));
    const used = (from: Away) =>
      all.filter((one): one is Numbered<Usable> => one.ability.kind === 'use' && one.ability.from === from);
    const first = (kind: Ability['kind']): number => def.abilities.findIndex((one) => one.kind === kind);
    const can = def.abilities.flatMap(capabilitiesOf).reduce((sum, one) => sum | bitOf(one), 0);
    const turnsUp = first('turnsUpBase') !== NOBODY;
    const decides = turnsUp || def.abilities.some(({ kind }) => DECIDING.includes(kind));
    const places = { play: standing('play'), aside: standing('aside'), stasis: standing('stasis') };
    entry = {
      standing: places,
      indexed: [...places.play, ...places.aside, ...places.stasis],
      usable: { hand: used('hand'), discard: used('discard'), aside: used('aside') },
      playFrom: all.filter((one): one is Numbered<PlayableFrom> => one.ability.kind === 'playFrom'),
      onPlay: first('onPlay'),
      onAction: first('onAction'),
      onUncover: first('onUncover'),
      opens: first('ownBase') !== NOBODY,
      permits: first('grants') !== NOBODY,
      putsItself: def.abilities.some((one) => one.kind === 'onPlay' && one.putsItself),
      can,
      reactions: def.abilities.flatMap((ability, ix) => {
        if (ability.kind !== 'trigger') return [];
        const unseen =
          ability.from === 'hand' || ability.from === 'deck' || ability.from === 'discard' ? { ability, ix } : null;
        return [ability.on].flat().map((on) => ({ list: listOfTriggers(on), unseen }));
      }),
      decides,
      turnsUp,
      waits: decides || places.play.some(({ ability }) => !startsAtOnce(ability)),
      isBare: !decides && places.play.length + places.aside.length + places.stasis.length === 0,
    };
    entries.set(def, entry);
  }
  return entry;
}
