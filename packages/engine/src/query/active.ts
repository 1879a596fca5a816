import type { CardIx, Modifier, Seat } from '../model/index.ts';
import { isFaceDown, NOBODY } from '../model/index.ts';
import { empty } from '../model/shape.ts';
import { listsOf, type Stand, standsAt, startsAtOnce } from '../registry/ability.ts';
import type { Ability, AbilityContext } from '../script/definition.ts';
import { findCancelled } from './cancelled.ts';
import { bitOf, type Entry, type Numbered } from './catalogue.ts';
import { findIgnorers } from './ignored.ts';
import { AbilityLists } from './lists.ts';
import { mayBorrow } from './open-base.ts';
import type { Query } from './query.ts';
import { isHeld } from './whose.ts';

/** An active ability, with its "this" and "you". */
export interface Active<A extends Ability = Ability> {
  ability: A;
  me: AbilityContext;
  def: number;
  ix: number;
  /** The action that gives it to this card; NOBODY: its own. */
  given: CardIx;
  /** The lists of the index it is in. */
  lists: readonly number[];
  /** It starts before its card's on-play ability has resolved. */
  startsAtOnce: boolean;
}

/** The index entries of a card, derived from its abilities in that place and from who "you" is. */
export interface Made {
  own: readonly Numbered[];
  seat: Seat;
  entries: readonly Active[];
}

export const NO_ARGS = {};

export const meOf = (self: CardIx, seat: Seat): AbilityContext => ({ self, seat, args: NO_ARGS });

/** All active abilities in play, by kind: rebuilt on demand after the state has changed. */
export class ActiveIndex extends AbilityLists {
  /** The numbers of the lists that are not empty. */
  private readonly filled: number[];
  /** Cards controlled because of a card in play: by whom, since when. */
  controls: ReadonlyMap<CardIx, { seat: Seat; stamp: number }> = NO_CONTROLS;
  /** Cards whose abilities are treated as absent because of a card on them (TERM-4). */
  cancelled: ReadonlySet<CardIx> = NO_CARDS;
  /** Bases whose abilities are treated as absent because every player ignores them (TERM-13). */
  ignored: ReadonlySet<CardIx> = NO_CARDS;
  /** Every card has exactly its printed abilities: no text is copied, cancelled or given; those of ignored bases are left out. */
  isPlain = false;
  /** An active ability controls or cancels other cards under a condition that may depend on anything. */
  hangsOnAll = false;

  /** Somebody may control a card that another player has played (TERM-5). */
  private taken = false;
  /** Cards with a modifier that copies or cancels text: their abilities may differ from what is printed. */
  private changed: readonly CardIx[] = NONE;
  private allChanged = false;
  private readonly q: Query;

  /** Empty, or a copy of `like`. */
  constructor(q: Query, like: ActiveIndex | null) {
    super();
    this.q = q;
    if (!like) {
      this.filled = [];
      return;
    }
    this.filled = like.filled.slice();
    for (const n of this.filled) this.lists[n] = like.lists[n]!.slice();
    this.controls = like.controls;
    this.cancelled = like.cancelled;
    this.ignored = like.ignored;
    this.isPlain = like.isPlain;
    this.taken = like.taken;
  }

  build(): void {
    for (const n of this.filled) empty(this.lists[n]!);
    empty(this.filled);
    this.isPlain = false;
    const q = this.q;
    const { s } = q;
    let given = false;
    this.taken = q.catalogue.controls;
    this.allChanged = !q.remembers;
    this.changed = NONE;
    for (const { kind, card } of s.modifiers) {
      if (kind === 'copy' || kind === 'cancel') this.changed = [...this.changed, card];
      if (kind === 'silence') this.allChanged = true;
      if (kind === 'give') given = true;
      if (kind === 'control') this.taken = true;
    }
    const borrows = mayBorrow(q);
    this.hangsOnAll = false;
    this.findControls();
    if (q.catalogue.cancels) {
      const before = this.cancelled.size;
      const found = new Set<CardIx>();
      this.cancelled = found;
      if (findCancelled(q, found)) this.hangsOnAll = true;
      if (this.cancelled.size + before > 0) this.findControls();
    }
    const moves = q.catalogue.ignores && this.findIgnored();
    const { of } = q.catalogue;
    for (const ix of s.inPlay) {
      const card = q.card(ix);
      // Face-down cards have no public definition.
      if (isFaceDown(card.zone)) continue;
      const changed = this.isChanged(ix);
      if (!changed && of[card.def]!.isBare) continue;
      if (card.zone === 'stasis') this.add(ix, 'stasis', changed);
      else if (!q.isOnStasis(ix)) this.add(ix, 'play', changed);
    }
    if (given) for (const mod of s.modifiers) if (mod.kind === 'give') this.addGiven(mod);
    // A side has the abilities of the current base card (BIG-3).
    for (const ix of s.table)
      if (!this.ignored.has(ix)) this.add(ix, 'play', borrows || s.big !== null || this.isChanged(ix));
    if (s.big) for (const ix of s.big.slots) if (isHeld(q, ix)) this.add(ix, 'play', this.isChanged(ix));
    for (const { aside } of s.seats) for (const ix of aside) this.add(ix, 'aside', this.isChanged(ix));
    const changed = this.allChanged || borrows || moves || this.changed.length + this.cancelled.size > 0;
    this.isPlain = !changed && !given && this.gives.length === 0 && s.big === null;
    if (this.gives.length > 0) this.addGifts();
  }

  /** Brings a plain index up to date by looking at these cards only: they have moved or become active. */
  catchUp(moved: readonly CardIx[]): void {
    for (const ix of moved) this.takeOutAll(ix);
    for (const ix of moved) this.putIn(ix);
  }
  private takeOutAll(ix: CardIx): void {
    const { indexed } = this.q.catalogue.of[this.q.card(ix).def]!;
    for (const { lists } of indexed) for (const n of lists) this.takeOut(n, ix);
  }
  private takeOut(n: number, ix: CardIx): void {
    const list = this.lists[n]!;
    let kept = 0;
    for (const entry of list) if (entry.me.self !== ix) list[kept++] = entry;
    while (list.length > kept) list.pop();
  }
  private putIn(ix: CardIx): void {
    const { q } = this;
    const { zone, def, fresh } = q.card(ix);
    if ((zone !== 'base' && zone !== 'baseAction' && zone !== 'on' && zone !== 'stasis') || q.isOnStasis(ix)) return;
    const from = zone === 'stasis' ? 'stasis' : 'play';
    const own = standingOf(q.catalogue.of[def]!, from);
    if (own.length === 0) return;
    for (const entry of this.ownEntries(ix, from, own)) {
      if (fresh && !entry.startsAtOnce) continue;
      for (const n of entry.lists) this.insert(n, entry);
    }
  }
  /** In the order in which `build` adds cards: those in play come first. */
  private insert(n: number, entry: Active<Ability>): void {
    const list = this.numbered(n);
    if (list.length === 0 && !this.filled.includes(n)) this.filled.push(n);
    let at = list.length;
    list.push(entry);
    for (; at > 0 && this.comesAfter(list[at - 1]!.me.self, entry.me.self); at--) list[at] = list[at - 1]!;
    list[at] = entry;
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
        this.sort(entryOf(gift, me, def, ix, NOBODY), false);
        continue;
      }
      const self = q.card(me.self).at;
      if (!q.isMinion(self) || q.hasLost(self, gift, q.card(me.self).stamp, me.self)) continue;
      const given = { self, seat: q.controller(self), args: { given: me.self } };
      this.sort(entryOf(gift, given, def, ix, me.self), false);
    }
  }

  /** Returns whether a card that ignores its base is on another card and moves with that one. */
  private findIgnored(): boolean {
    this.ignored = NO_CARDS;
    const ignorers = findIgnorers(this.q);
    if (ignorers.length === 0) return false;
    this.ignored = new Set(ignorers.map((ix) => this.q.base(ix)));
    return ignorers.some((ix) => this.q.card(ix).zone === 'on');
  }
  /** Might the card's abilities differ from those printed on it? */
  private isChanged(ix: CardIx): boolean {
    return this.allChanged || this.cancelled.has(ix) || (this.changed.length > 0 && this.changed.includes(ix));
  }

  /** Comes first, because control determines whose the other abilities are. */
  private findControls(): void {
    const q = this.q;
    if (!q.catalogue.controls) return;
    const controls = new Map<CardIx, { seat: Seat; stamp: number }>();
    this.controls = controls;
    for (const ix of q.s.inPlay) {
      const card = q.card(ix);
      if (card.zone !== 'on' || card.fresh || !q.mayHave(ix, CONTROLS) || q.isOnStasis(ix)) continue;
      q.eachAbility(ix, (ability) => {
        if (ability.kind !== 'controls') return;
        this.hangsOnAll = true;
        const seat = q.controller(ix);
        if (ability.when(q, { self: ix, seat, args: NO_ARGS })) controls.set(card.at, { seat, stamp: card.stamp });
      });
    }
  }

  /** Abilities given to another card by a card that may be gone by now. */
  private addGiven(mod: Modifier): void {
    const me: AbilityContext = { self: mod.source, seat: mod.seat, args: { given: mod.card } };
    this.q.defs[mod.sourceDef]!.abilities.forEach((ability, ix) => {
      if (ability.given) this.sort(entryOf(ability, me, mod.sourceDef, ix, NOBODY), false);
    });
  }

  private add(ix: CardIx, from: Stand, changed: boolean): void {
    const { def, fresh } = this.q.card(ix);
    const own = standingOf(this.q.catalogue.of[def]!, from);
    if (!changed && own.length === 0) return;
    const entries = changed ? this.changedEntries(ix, from) : this.ownEntries(ix, from, own);
    for (const entry of entries) this.sort(entry, fresh);
  }

  /** "You" of a card in that place: nobody for a base, the owner for a titan set aside. */
  private holder(ix: CardIx, from: Stand): Seat {
    if (from === 'aside') return this.q.owner(ix);
    if (this.q.isBase(ix)) return NOBODY;
    return this.taken ? this.q.controller(ix) : this.q.card(ix).controller;
  }
  /** For a card with its own text, complete and with nothing copied. */
  private ownEntries(ix: CardIx, from: Stand, own: readonly Numbered[]): readonly Active<Ability>[] {
    const seat = this.holder(ix, from);
    const { made } = this.q.catalogue;
    const known = made[ix];
    if (known !== undefined && known.own === own && known.seat === seat) return known.entries;
    const entries = entriesOf(own, { self: ix, seat, args: NO_ARGS }, this.q.card(ix).def);
    made[ix] = { own, seat, entries };
    return entries;
  }
  private changedEntries(ix: CardIx, from: Stand): readonly Active<Ability>[] {
    const me: AbilityContext = { self: ix, seat: this.holder(ix, from), args: NO_ARGS };
    const entries: Active<Ability>[] = [];
    this.q.eachAbility(ix, (ability, def, n) => {
      if (standsAt(ability, from)) entries.push(entryOf(ability, me, def, n, NOBODY));
    });
    return entries;
  }

  private sort(entry: Active<Ability>, fresh: boolean): void {
    if (fresh && !entry.startsAtOnce) return;
    for (const n of entry.lists) {
      const list = this.numbered(n);
      if (list.length === 0) this.filled.push(n);
      list.push(entry);
    }
  }
}

const entryOf = (ability: Ability, me: AbilityContext, def: number, ix: number, given: CardIx): Active => ({
  ability,
  me,
  def,
  ix,
  given,
  lists: listsOf(ability),
  startsAtOnce: startsAtOnce(ability),
});
const entriesOf = (own: readonly Numbered[], me: AbilityContext, def: number): Active<Ability>[] =>
  own.map(({ ability, ix, lists, startsAtOnce }) => ({ ability, me, def, ix, given: NOBODY, lists, startsAtOnce }));

function standingOf({ standing }: Entry, from: Stand): readonly Numbered[] {
  if (from === 'play') return standing.play;
  return from === 'aside' ? standing.aside : standing.stasis;
}

const NO_CONTROLS: ActiveIndex['controls'] = new Map();
const CONTROLS = bitOf('controls');
const NONE: readonly CardIx[] = [];
const NO_CARDS: ReadonlySet<CardIx> = new Set();

/**
 * Can the index be updated by looking at this card alone? Not if bases, titans or set-aside cards move, which come last
 * in the lists, or a card that changes the abilities of others.
 */
export function followsAlone(q: Query, ix: CardIx): boolean {
  const { type } = q.def(ix);
  const { zone, def } = q.card(ix);
  return type !== 'base' && type !== 'titan' && zone !== 'aside' && !q.catalogue.of[def]!.decides;
}
