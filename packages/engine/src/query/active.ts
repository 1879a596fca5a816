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
  private readonly lists: { length: number }[];
  /** What a card has been found to have, by card: most of the table stays as it is from one change to the next. */
  private readonly kept: ({ seat: Seat; entries: Active<Ability>[] } | undefined)[] = [];

  constructor(q: Query) {
    this.q = q;
    this.lists = [
      this.gives,
      this.printed,
      this.starting,
      this.power,
      this.total,
      this.addsNothing,
      this.toll,
      this.breakpoint,
      this.protect,
      this.restrict,
      this.instead,
      this.averts,
      this.ignores,
      this.countsAs,
      this.lends,
      this.noClash,
      this.noScore,
      this.rescues,
      this.usable,
    ];
  }

  build(): void {
    for (const list of this.lists) list.length = 0;
    for (const list of this.triggers.values()) list.length = 0;
    const q = this.q;
    let changed = false;
    for (const mod of q.s.mods)
      if (mod.kind === 'copy' || mod.kind === 'cancel' || mod.kind === 'silence') changed = true;
    this.cancelled.clear();
    this.findControls();
    findCancelled(q, this.cancelled);
    if (this.cancelled.size > 0) {
      changed = true;
      this.findControls();
    }
    for (const ix of q.s.inPlay) {
      const card = q.card(ix);
      if (card.zone !== 'stasis' && q.isDormant(ix)) continue;
      if (changed || q.defs[card.def]!.abilities.length > 0) this.add(ix, q.controller(ix), card.fresh, changed);
    }
    for (const mod of q.s.mods) if (mod.kind === 'give') this.addGiven(mod);
    // A side has the abilities of whichever base card is current (BIG-3).
    for (const ix of q.s.table) this.add(ix, NOBODY, false, changed || Boolean(q.s.big));
    for (const ix of q.s.big?.slots ?? [])
      if (q.card(ix).controller !== NOBODY) this.add(ix, q.card(ix).controller, false, changed);
    for (const seat of q.s.seats) for (const ix of seat.aside) this.add(ix, q.owner(ix), false, changed);
    this.addGifts();
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
    this.controls.clear();
    const q = this.q;
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
    let kept = changed ? undefined : this.kept[ix];
    if (kept?.seat !== seat) {
      const me: Me = { self: ix, seat, args: NO_ARGS };
      const entries: Active<Ability>[] = [];
      this.q.eachAbility(ix, (ability, def, n) => {
        if (!ability.given) entries.push({ ability, me, def, ix: n });
      });
      kept = { seat, entries };
      this.kept[ix] = changed ? undefined : kept;
    }
    const { zone } = this.q.card(ix);
    const from = zone === 'aside' || zone === 'stasis' ? zone : 'play';
    for (const entry of kept!.entries) this.sort(entry, fresh, from);
  }

  private addTrigger(on: Happening, entry: Active<Triggered>): void {
    const list = this.triggers.get(on);
    if (list) list.push(entry);
    else this.triggers.set(on, [entry]);
  }

  private sort(entry: Active<Ability>, fresh: boolean, from: Triggered['from']): void {
    const { ability } = entry;
    // Of a titan set aside, or a card in stasis, only what says so works (STA-1).
    if (from !== 'play' && !((ability.kind === 'trigger' || ability.kind === 'use') && ability.from === from)) return;
    switch (ability.kind) {
      case 'onPlay':
      case 'onAction':
      case 'onUncover':
      case 'onLeaveStasis':
      case 'playFrom':
      case 'duty':
      case 'controls':
      case 'cancels':
      case 'grants':
        return;
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
        (ability.of === 'affect' ? this.averts : this.instead).push(entry as Active<Instead>);
        return;
    }
    // RES-1 step 4: what works without a trigger starts only when the card's own on-play ability is done.
    if (fresh) return;
    switch (ability.kind) {
      case 'gives':
        this.gives.push(entry as Active<Gives>);
        return;
      case 'printed':
        this.printed.push(entry as Active<PrintedPower>);
        return;
      case 'starting':
        this.starting.push(entry as Active<StartingPower>);
        return;
      case 'power':
        this.power.push(entry as Active<PowerAbility>);
        return;
      case 'total':
        this.total.push(entry as Active<TotalAbility>);
        return;
      case 'addsNothing':
        this.addsNothing.push(entry as Active<AddsNothing>);
        return;
      case 'toll':
        this.toll.push(entry as Active<Toll>);
        return;
      case 'breakpoint':
        this.breakpoint.push(entry as Active<BreakpointAbility>);
        return;
      case 'protect':
        this.protect.push(entry as Active<Protect>);
        return;
      case 'restrict':
        this.restrict.push(entry as Active<Restrict>);
        return;
      case 'ignoresBase':
        this.ignores.push(entry as Active<IgnoresBase>);
        return;
      case 'countsAs':
        this.countsAs.push(entry as Active<CountsAs>);
        return;
      case 'lends':
        this.lends.push(entry as Active<Lends>);
        return;
      case 'noClash':
        this.noClash.push(entry as Active<NoClash>);
        return;
      case 'noScore':
        this.noScore.push(entry as Active<NoScore>);
        return;
      case 'rescues':
        this.rescues.push(entry as Active<Rescues>);
        return;
    }
  }
}
