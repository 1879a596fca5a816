import type { CardIx, Mod, Seat } from '../model/index.ts';
import { NOBODY } from '../model/index.ts';
import type {
  Ability,
  AddsNothing,
  BreakpointAbility,
  CountsAs,
  Gives,
  Happening,
  IgnoresBase,
  Instead,
  Lends,
  Me,
  NoClash,
  NoScore,
  PowerAbility,
  PrintedPower,
  Protect,
  Rescues,
  Restrict,
  StartingPower,
  Toll,
  TotalAbility,
  Triggered,
  Usable,
} from '../script/definition.ts';
import { findCancelled } from './cancelled.ts';
import { type Stand, standsAt } from './catalogue.ts';
import { empty } from './empty.ts';
import type { Query } from './query.ts';

/** An ability at work, with who "this" and "you" are for it. */
export interface Active<A extends Ability> {
  ability: A;
  me: Me;
  def: number;
  ix: number;
  /** The action that gives it to this card; absent: its own. */
  given?: CardIx;
}

const NO_ARGS = {};

/** All abilities at work in play, sorted by kind: rebuilt when the state has changed and somebody asks. */
export class ActiveIndex {
  readonly gives: Active<Gives>[] = [];
  readonly printed: Active<PrintedPower>[] = [];
  readonly starting: Active<StartingPower>[] = [];
  readonly power: Active<PowerAbility>[] = [];
  readonly total: Active<TotalAbility>[] = [];
  readonly addsNothing: Active<AddsNothing>[] = [];
  readonly toll: Active<Toll>[] = [];
  /** Cards that somebody controls because of a card in play: by whom, since when. */
  readonly controls = new Map<CardIx, { seat: Seat; stamp: number }>();
  /** Cards whose abilities are treated as absent because of a card on them (TERM-4). */
  readonly cancelled = new Set<CardIx>();
  readonly breakpoint: Active<BreakpointAbility>[] = [];
  readonly protect: Active<Protect>[] = [];
  readonly restrict: Active<Restrict>[] = [];
  readonly instead: Active<Instead>[] = [];
  /** "Instead" that stands against whatever would affect a card. */
  readonly averts: Active<Instead>[] = [];
  readonly ignores: Active<IgnoresBase>[] = [];
  readonly countsAs: Active<CountsAs>[] = [];
  readonly lends: Active<Lends>[] = [];
  readonly noClash: Active<NoClash>[] = [];
  readonly noScore: Active<NoScore>[] = [];
  readonly rescues: Active<Rescues>[] = [];
  readonly usable: Active<Usable>[] = [];
  readonly triggers = new Map<string, Active<Triggered>[]>();

  private readonly q: Query;
  /** What works without a trigger, by kind. */
  private readonly continuous: Partial<Record<Ability['kind'], Active<Ability>[]>> = {
    gives: this.gives,
    printed: this.printed,
    starting: this.starting,
    power: this.power,
    total: this.total,
    addsNothing: this.addsNothing,
    toll: this.toll,
    breakpoint: this.breakpoint,
    protect: this.protect,
    restrict: this.restrict,
    ignoresBase: this.ignores,
    countsAs: this.countsAs,
    lends: this.lends,
    noClash: this.noClash,
    noScore: this.noScore,
    rescues: this.rescues,
  };
  private readonly lists = [...Object.values(this.continuous), this.instead, this.averts, this.usable];
  /** What a card has been found to have, by card: most of the table stays as it is from one change to the next. */
  private readonly kept: (Kept | undefined)[] = [];

  constructor(q: Query) {
    this.q = q;
  }

  build(): void {
    for (const list of this.lists) empty(list);
    for (const list of this.triggers.values()) empty(list);
    const q = this.q;
    const { s } = q;
    let changed = !q.remembers;
    for (const mod of s.mods)
      if (mod.kind === 'copy' || mod.kind === 'cancel' || mod.kind === 'silence') changed = true;
    this.findControls();
    if (q.catalogue.cancels) {
      this.cancelled.clear();
      findCancelled(q, this.cancelled);
      if (this.cancelled.size > 0) {
        changed = true;
        this.findControls();
      }
    }
    for (const ix of s.inPlay) {
      const { zone } = q.card(ix);
      if (zone === 'stasis') this.add(ix, 'stasis', changed);
      else if (!q.isDormant(ix)) this.add(ix, 'play', changed);
    }
    for (const mod of s.mods) if (mod.kind === 'give') this.addGiven(mod);
    // A side has the abilities of whichever base card is current (BIG-3).
    for (const ix of s.table) this.add(ix, 'play', changed || s.big !== null);
    if (s.big) for (const ix of s.big.slots) if (q.card(ix).controller !== NOBODY) this.add(ix, 'play', changed);
    for (const { aside } of s.seats) for (const ix of aside) this.add(ix, 'aside', changed);
    if (this.gives.length > 0) this.addGifts();
  }

  /** ABL-9: what an action gives a minion is the minion's, and comes after what is printed on it. */
  private addGifts(): void {
    const q = this.q;
    for (const { ability, me, def, ix } of this.gives) {
      const self = q.card(me.self).at;
      if (!q.isMinion(self) || q.hasLost(self, ability.ability, q.card(me.self).stamp, me.self)) continue;
      const given = { self, seat: q.controller(self), args: { given: me.self } };
      this.sort({ ability: ability.ability, me: given, def, ix, given: me.self }, false);
    }
  }

  /** First of all, since whose the other abilities are depends on it. */
  private findControls(): void {
    const q = this.q;
    if (!q.catalogue.controls) return;
    this.controls.clear();
    for (const ix of q.s.inPlay) {
      const card = q.card(ix);
      if (card.zone !== 'on' || card.fresh || q.isOnStasis(ix)) continue;
      q.eachAbility(ix, (ability) => {
        if (ability.kind !== 'controls') return;
        const seat = q.controller(ix);
        if (ability.when(q, { self: ix, seat, args: NO_ARGS })) this.controls.set(card.at, { seat, stamp: card.stamp });
      });
    }
  }

  /** What a card that may be gone by now has given to another. */
  private addGiven(mod: Mod): void {
    const me: Me = { self: mod.source, seat: mod.seat, args: { given: mod.card } };
    this.q.defs[mod.sourceDef]!.abilities.forEach((ability, ix) => {
      if (ability.given) this.sort({ ability, me, def: mod.sourceDef, ix }, false);
    });
  }

  private add(ix: CardIx, from: Stand, changed: boolean): void {
    const { def, fresh } = this.q.card(ix);
    if (!changed && this.q.catalogue.of[def]!.standing[from].length === 0) return;
    const entries = changed ? this.changedEntries(ix, from) : this.ownEntries(ix, from);
    for (const entry of entries) this.sort(entry, fresh);
  }

  /** "You" of what stands there: nobody of a base, whoever a titan set aside belongs to. */
  private holder(ix: CardIx, from: Stand): Seat {
    if (from === 'aside') return this.q.owner(ix);
    return this.q.isBase(ix) ? NOBODY : this.q.controller(ix);
  }
  /** Its own text, none of it lost and nothing copied. */
  private ownEntries(ix: CardIx, from: Stand): readonly Active<Ability>[] {
    const seat = this.holder(ix, from);
    const kept = this.kept[ix];
    if (kept?.seat === seat && kept.from === from) return kept.entries;
    const me: Me = { self: ix, seat, args: NO_ARGS };
    const { def } = this.q.card(ix);
    const own = this.q.catalogue.of[def]!.standing[from];
    const entries = own.map((one) => ({ ability: one.ability, me, def, ix: one.ix }));
    this.kept[ix] = { seat, from, entries };
    return entries;
  }
  private changedEntries(ix: CardIx, from: Stand): readonly Active<Ability>[] {
    const me: Me = { self: ix, seat: this.holder(ix, from), args: NO_ARGS };
    const entries: Active<Ability>[] = [];
    this.q.eachAbility(ix, (ability, def, n) => {
      if (standsAt(ability, from)) entries.push({ ability, me, def, ix: n });
    });
    return entries;
  }

  private addTrigger(on: Happening, entry: Active<Triggered>): void {
    const list = this.triggers.get(on);
    if (list) list.push(entry);
    else this.triggers.set(on, [entry]);
  }

  private sort(entry: Active<Ability>, fresh: boolean): void {
    const { ability } = entry;
    switch (ability.kind) {
      case 'trigger': {
        if (typeof ability.on === 'string') this.addTrigger(ability.on, entry as Active<Triggered>);
        else for (const on of ability.on) this.addTrigger(on, entry as Active<Triggered>);
        return;
      }
      case 'use':
        this.usable.push(entry as Active<Usable>);
        return;
      case 'instead':
        (ability.of === 'affect' ? this.averts : this.instead).push(entry as Active<Instead>);
        return;
      default:
        // RES-1 step 4: what works without a trigger starts only when the card's own on-play ability is done.
        if (!fresh) this.continuous[ability.kind]?.push(entry);
    }
  }
}

interface Kept {
  seat: Seat;
  from: Stand;
  entries: readonly Active<Ability>[];
}
