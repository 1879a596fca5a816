import type { CardIx, Modifier, Seat } from '../model/index.ts';
import { NOBODY } from '../model/index.ts';
import { empty } from '../model/shape.ts';
import { listsOf, type Stand, standsAt, startsAtOnce } from '../registry/ability.ts';
import { listOf, listOfTriggers } from '../registry/lists.ts';
import type {
  Ability,
  AbilityContext,
  AdditionalCost,
  AddsNothing,
  BreakpointAbility,
  CountsAs,
  Gives,
  Grants,
  Happening,
  IgnoresBase,
  Lends,
  NoClash,
  NoScore,
  PowerAbility,
  PrintedPower,
  Protect,
  ReplacementEffect,
  Rescues,
  Restrict,
  StartingPower,
  TotalAbility,
  Triggered,
  Usable,
  UsesAgain,
} from '../script/definition.ts';
import { findCancelled } from './cancelled.ts';
import type { Entry, Numbered } from './catalogue.ts';
import type { Query } from './query.ts';
import { isHeld } from './whose.ts';

/** An active ability, with its "this" and "you". */
export interface Active<A extends Ability> {
  ability: A;
  me: AbilityContext;
  def: number;
  ix: number;
  /** The action that gives it to this card; NOBODY: its own. */
  given: CardIx;
  /** The lists of the index it is in. */
  lists: readonly number[];
}

export const NO_ARGS = {};

export const meOf = (self: CardIx, seat: Seat): AbilityContext => ({ self, seat, args: NO_ARGS });

/** All active abilities in play, by kind: rebuilt on demand after the state has changed. */
export class ActiveIndex {
  private readonly lists: (Active<Ability>[] | undefined)[] = [];
  /** The non-empty ones. */
  private readonly filled: Active<Ability>[][] = [];
  readonly gives = this.list<Gives>('gives');
  readonly printed = this.list<PrintedPower>('printed');
  readonly starting = this.list<StartingPower>('starting');
  readonly power = this.list<PowerAbility>('power');
  readonly total = this.list<TotalAbility>('total');
  readonly addsNothing = this.list<AddsNothing>('addsNothing');
  readonly additionalCost = this.list<AdditionalCost>('additionalCost');
  /** Cards controlled because of a card in play: by whom, since when. */
  readonly controls = new Map<CardIx, { seat: Seat; stamp: number }>();
  /** Cards whose abilities are treated as absent because of a card on them (TERM-4). */
  readonly cancelled = new Set<CardIx>();
  readonly breakpoint = this.list<BreakpointAbility>('breakpoint');
  readonly protect = this.list<Protect>('protect');
  readonly restrict = this.list<Restrict>('restrict');
  /** "Instead" abilities against anything that would affect a card. */
  readonly averts = this.list<ReplacementEffect>('averts');
  readonly ignores = this.list<IgnoresBase>('ignoresBase');
  readonly countsAs = this.list<CountsAs>('countsAs');
  readonly grants = this.list<Grants>('grants');
  readonly lends = this.list<Lends>('lends');
  readonly usesAgain = this.list<UsesAgain>('usesAgain');
  readonly noClash = this.list<NoClash>('noClash');
  readonly noScore = this.list<NoScore>('noScore');
  readonly rescues = this.list<Rescues>('rescues');
  readonly usable = this.list<Usable>('use');
  /** How many "instead" abilities are active. */
  private insteads = 0;
  /** Every card has exactly its printed abilities: no text is copied, cancelled or given. */
  isPlain = false;
  /** An active ability controls or cancels other cards, under a condition that may depend on anything. */
  hangsOnAll = false;

  /** Cards that have entered, left or become active since then. */
  private readonly behind: CardIx[] = [];
  /** Somebody may control a card that another player has played (TERM-5). */
  private taken = false;
  private readonly q: Query;
  /** The abilities found per card: most of the table is unchanged from one change to the next. */
  private readonly kept: (Kept | undefined)[] = [];

  constructor(q: Query) {
    this.q = q;
  }

  private list<A extends Ability>(kind: A['kind'] | 'averts'): Active<A>[] {
    return this.numbered(listOf(kind)) as unknown as Active<A>[];
  }
  private numbered(n: number): Active<Ability>[] {
    const { lists } = this;
    while (lists.length <= n) lists.push(undefined);
    const known = lists[n];
    if (known) return known;
    const list: Active<Ability>[] = [];
    lists[n] = list;
    return list;
  }
  private listAt(n: number): Active<Ability>[] | undefined {
    return n < this.lists.length ? this.lists[n] : undefined;
  }
  /** What this triggers. */
  triggers(on: Happening): readonly Active<Triggered>[] {
    return this.triggersIn(listOfTriggers(on));
  }
  /** The same by the number of the list. */
  triggersIn(n: number): readonly Active<Triggered>[] {
    return (this.listAt(n) ?? NONE) as readonly Active<Triggered>[];
  }

  /** What replaces something, by the number of the list. */
  insteadsIn(n: number): readonly Active<ReplacementEffect>[] {
    return (this.listAt(n) ?? NONE) as readonly Active<ReplacementEffect>[];
  }

  /** Some "instead" is active. */
  get replaces(): boolean {
    return this.insteads > 0;
  }

  build(): void {
    for (const list of this.filled) empty(list);
    empty(this.filled);
    empty(this.behind);
    this.insteads = 0;
    const q = this.q;
    const { s } = q;
    let changed = !q.remembers;
    let given = false;
    this.taken = q.catalogue.controls;
    for (const { kind } of s.modifiers) {
      if (kind === 'copy' || kind === 'cancel' || kind === 'silence') changed = true;
      if (kind === 'give') given = true;
      if (kind === 'control') this.taken = true;
    }
    this.hangsOnAll = false;
    this.findControls();
    if (q.catalogue.cancels) {
      const before = this.cancelled.size;
      this.cancelled.clear();
      if (findCancelled(q, this.cancelled)) this.hangsOnAll = true;
      if (this.cancelled.size > 0) changed = true;
      if (this.cancelled.size + before > 0) this.findControls();
    }
    const { of } = q.catalogue;
    for (const ix of s.inPlay) {
      const card = q.card(ix);
      // Face-down cards have no public definition.
      if (card.zone === 'buried' || card.zone === 'under' || (!changed && of[card.def]!.isBare)) continue;
      if (card.zone === 'stasis') this.add(ix, 'stasis', changed);
      else if (!q.isOnStasis(ix)) this.add(ix, 'play', changed);
    }
    if (given) for (const mod of s.modifiers) if (mod.kind === 'give') this.addGiven(mod);
    // A side has the abilities of the current base card (BIG-3).
    for (const ix of s.table) this.add(ix, 'play', changed || s.big !== null);
    if (s.big) for (const ix of s.big.slots) if (isHeld(q, ix)) this.add(ix, 'play', changed);
    for (const { aside } of s.seats) for (const ix of aside) this.add(ix, 'aside', changed);
    this.isPlain = !changed && !given && this.gives.length === 0 && s.big === null;
    if (this.gives.length > 0) this.addGifts();
  }

  /**
   * Only this card has moved or become active in a plain index: notes it for `catchUp`. False if all has to be rebuilt:
   * bases, titans and set-aside cards come last in the lists, and some cards change the abilities of others.
   */
  fallBehind(ix: CardIx): boolean {
    const { type } = this.q.def(ix);
    const { zone, def } = this.q.card(ix);
    if (type === 'base' || type === 'titan' || zone === 'aside' || this.q.catalogue.of[def]!.decides) return false;
    if (!this.behind.includes(ix)) this.behind.push(ix);
    return true;
  }
  /** Brings the index up to date by looking at the noted cards only. */
  catchUp(): void {
    const { behind } = this;
    for (const ix of behind) {
      const kept = this.kept[ix];
      if (kept) for (const entry of kept.entries) this.takeOut(entry);
    }
    for (const ix of behind) this.putIn(ix);
    empty(behind);
  }
  private takeOut(entry: Active<Ability>): void {
    let wasIn = false;
    for (const n of entry.lists) {
      const list = this.numbered(n);
      const at = list.indexOf(entry);
      if (at < 0) continue;
      list.splice(at, 1);
      wasIn = true;
    }
    if (wasIn && entry.ability.kind === 'instead') this.insteads--;
  }
  private putIn(ix: CardIx): void {
    const { q } = this;
    const { zone, def, fresh } = q.card(ix);
    if ((zone !== 'base' && zone !== 'baseAction' && zone !== 'on' && zone !== 'stasis') || q.isOnStasis(ix)) return;
    const from = zone === 'stasis' ? 'stasis' : 'play';
    const own = standingOf(q.catalogue.of[def]!, from);
    if (own.length === 0) return;
    for (const entry of this.ownEntries(ix, from, own)) {
      if (fresh && !startsAtOnce(entry.ability)) continue;
      if (entry.ability.kind === 'instead') this.insteads++;
      for (const n of entry.lists) this.insert(this.numbered(n), entry);
    }
  }
  /** In the order in which `build` adds cards: those in play come first. */
  private insert(list: Active<Ability>[], entry: Active<Ability>): void {
    if (list.length === 0 && !this.filled.includes(list)) this.filled.push(list);
    let at = list.length;
    while (at > 0 && this.comesAfter(list[at - 1]!.me.self, entry.me.self)) at--;
    if (at === list.length) list.push(entry);
    else list.splice(at, 0, entry);
  }
  private comesAfter(other: CardIx, ix: CardIx): boolean {
    const { zone } = this.q.card(other);
    if (zone === 'table' || zone === 'aside') return true;
    const { inPlay } = this.q.s;
    return inPlay[inPlay.length - 1] !== ix && inPlay.indexOf(other) > inPlay.indexOf(ix);
  }

  /** ABL-9: an ability given by an action is the minion's, and comes after its printed ones. */
  private addGifts(): void {
    const q = this.q;
    for (const { ability, me, def, ix } of this.gives) {
      const gift = ability.ability;
      // A minion that has copied a gift has it as its own.
      if (q.isMinion(me.self)) {
        this.sort({ ability: gift, me, def, ix, given: NOBODY, lists: listsOf(gift) }, false);
        continue;
      }
      const self = q.card(me.self).at;
      if (!q.isMinion(self) || q.hasLost(self, gift, q.card(me.self).stamp, me.self)) continue;
      const given = { self, seat: q.controller(self), args: { given: me.self } };
      this.sort({ ability: gift, me: given, def, ix, given: me.self, lists: listsOf(gift) }, false);
    }
  }

  /** First of all, because control determines whose the other abilities are. */
  private findControls(): void {
    const q = this.q;
    if (!q.catalogue.controls) return;
    this.controls.clear();
    for (const ix of q.s.inPlay) {
      const card = q.card(ix);
      if (card.zone !== 'on' || card.fresh || q.isOnStasis(ix)) continue;
      q.eachAbility(ix, (ability) => {
        if (ability.kind !== 'controls') return;
        this.hangsOnAll = true;
        const seat = q.controller(ix);
        if (ability.when(q, { self: ix, seat, args: NO_ARGS })) this.controls.set(card.at, { seat, stamp: card.stamp });
      });
    }
  }

  /** Abilities given to another card by a card that may be gone by now. */
  private addGiven(mod: Modifier): void {
    const me: AbilityContext = { self: mod.source, seat: mod.seat, args: { given: mod.card } };
    this.q.defs[mod.sourceDef]!.abilities.forEach((ability, ix) => {
      if (ability.given)
        this.sort({ ability, me, def: mod.sourceDef, ix, given: NOBODY, lists: listsOf(ability) }, false);
    });
  }

  private add(ix: CardIx, from: Stand, changed: boolean): void {
    const { def, fresh } = this.q.card(ix);
    const own = standingOf(this.q.catalogue.of[def]!, from);
    if (!changed && own.length === 0) return;
    const entries = changed ? this.changedEntries(ix, from) : this.ownEntries(ix, from, own);
    for (const entry of entries) this.sort(entry, fresh);
  }

  /** "You" of a card there: nobody for a base, the owner for a titan set aside. */
  private holder(ix: CardIx, from: Stand): Seat {
    if (from === 'aside') return this.q.owner(ix);
    if (this.q.isBase(ix)) return NOBODY;
    return this.taken ? this.q.controller(ix) : this.q.card(ix).controller;
  }
  /** Its own text, complete and with nothing copied. */
  private ownEntries(ix: CardIx, from: Stand, own: readonly Numbered[]): readonly Active<Ability>[] {
    const seat = this.holder(ix, from);
    const kept = this.kept[ix];
    if (kept?.seat === seat && kept.from === from) return kept.entries;
    const entries = entriesOf(own, { self: ix, seat, args: NO_ARGS }, this.q.card(ix).def);
    this.kept[ix] = { seat, from, entries };
    return entries;
  }
  private changedEntries(ix: CardIx, from: Stand): readonly Active<Ability>[] {
    const me: AbilityContext = { self: ix, seat: this.holder(ix, from), args: NO_ARGS };
    const entries: Active<Ability>[] = [];
    this.q.eachAbility(ix, (ability, def, n) => {
      if (standsAt(ability, from)) entries.push({ ability, me, def, ix: n, given: NOBODY, lists: listsOf(ability) });
    });
    return entries;
  }

  private sort(entry: Active<Ability>, fresh: boolean): void {
    if (fresh && !startsAtOnce(entry.ability)) return;
    const { filled } = this;
    if (entry.ability.kind === 'instead') this.insteads++;
    for (const n of entry.lists) {
      const list = this.numbered(n);
      if (list.length === 0) filled.push(list);
      list.push(entry);
    }
  }
}

const entriesOf = (own: readonly Numbered[], me: AbilityContext, def: number): Active<Ability>[] =>
  own.map(({ ability, ix, lists }) => ({ ability, me, def, ix, given: NOBODY, lists }));

function standingOf({ standing }: Entry, from: Stand): readonly Numbered[] {
  if (from === 'play') return standing.play;
  return from === 'aside' ? standing.aside : standing.stasis;
}

const NONE: readonly Active<Ability>[] = [];

interface Kept {
  seat: Seat;
  from: Stand;
  entries: readonly Active<Ability>[];
}
