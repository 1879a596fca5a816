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
    let changed = false;
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
    for (const ix of s.inPlay)
      if (changed || this.mayStand(ix)) {
        const { zone, fresh } = q.card(ix);
        if (zone === 'stasis' || !q.isDormant(ix)) this.add(ix, q.controller(ix), fresh, changed);
      }
    for (const mod of s.mods) if (mod.kind === 'give') this.addGiven(mod);
    // A side has the abilities of whichever base card is current (BIG-3).
    for (const ix of s.table) if (changed || this.mayStand(ix)) this.add(ix, NOBODY, false, changed || s.big !== null);
    if (s.big)
      for (const ix of s.big.slots)
        if (q.card(ix).controller !== NOBODY) this.add(ix, q.card(ix).controller, false, changed);
    for (const { aside } of s.seats)
      for (const ix of aside) if (changed || this.mayStand(ix)) this.add(ix, q.owner(ix), false, changed);
    if (this.gives.length > 0) this.addGifts();
  }

  /** Has the card a text of its own that could be at work? It may have another's, too, as long as texts are changed. */
  private mayStand(ix: CardIx): boolean {
    return this.q.catalogue.standing[this.q.card(ix).def]!.length > 0;
  }

  /** ABL-9: what an action gives a minion is the minion's, and comes after what is printed on it. */
  private addGifts(): void {
    const q = this.q;
    for (const { ability, me, def, ix } of this.gives) {
      const self = q.card(me.self).at;
      if (!q.isMinion(self) || q.hasLost(self, ability.ability, q.card(me.self).stamp, me.self)) continue;
      const given = { self, seat: q.controller(self), args: { given: me.self } };
      this.sort({ ability: ability.ability, me: given, def, ix, given: me.self }, false, 'play');
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
      if (ability.given) this.sort({ ability, me, def: mod.sourceDef, ix }, false, 'play');
    });
  }

  private add(ix: CardIx, seat: Seat, fresh: boolean, changed: boolean): void {
    const { zone } = this.q.card(ix);
    const from = zone === 'aside' || zone === 'stasis' ? zone : 'play';
    for (const entry of changed ? this.changedEntries(ix, seat) : this.ownEntries(ix, seat))
      this.sort(entry, fresh, from);
  }

  /** Its own text, none of it lost and nothing copied. */
  private ownEntries(ix: CardIx, seat: Seat): readonly Active<Ability>[] {
    const kept = this.kept[ix];
    if (kept?.seat === seat) return kept.entries;
    const me: Me = { self: ix, seat, args: NO_ARGS };
    const { def } = this.q.card(ix);
    const entries = this.q.catalogue.standing[def]!.map((one) => ({ ability: one.ability, me, def, ix: one.ix }));
    this.kept[ix] = { seat, entries };
    return entries;
  }
  private changedEntries(ix: CardIx, seat: Seat): readonly Active<Ability>[] {
    const me: Me = { self: ix, seat, args: NO_ARGS };
    const entries: Active<Ability>[] = [];
    this.q.eachAbility(ix, (ability, def, n) => {
      if (!ability.given) entries.push({ ability, me, def, ix: n });
    });
    return entries;
  }

  private addTrigger(on: Happening, entry: Active<Triggered>): void {
    const list = this.triggers.get(on);
    if (list) list.push(entry);
    else this.triggers.set(on, [entry]);
  }

  private sort(entry: Active<Ability>, fresh: boolean, from: Triggered['from']): void {
    const { ability } = entry;
    switch (ability.kind) {
      // Of a titan set aside, or a card in stasis, only what says so works (STA-1).
      case 'trigger': {
        if (ability.from !== from) return;
        if (typeof ability.on === 'string') this.addTrigger(ability.on, entry as Active<Triggered>);
        else for (const on of ability.on) this.addTrigger(on, entry as Active<Triggered>);
        return;
      }
      case 'use':
        if (ability.from === from && from !== 'aside') this.usable.push(entry as Active<Usable>);
        return;
      case 'instead':
        if (from === 'play') (ability.of === 'affect' ? this.averts : this.instead).push(entry as Active<Instead>);
        return;
      default:
        // RES-1 step 4: what works without a trigger starts only when the card's own on-play ability is done.
        if (from === 'play' && !fresh) this.continuous[ability.kind]?.push(entry);
    }
  }
}

interface Kept {
  seat: Seat;
  entries: readonly Active<Ability>[];
}
