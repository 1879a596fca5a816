import type { CardIx, Seat } from '../model/index.ts';
import { NOBODY } from '../model/index.ts';
import type {
  Ability,
  BreakpointAbility,
  CountsAs,
  IgnoresBase,
  Instead,
  Lends,
  Me,
  PowerAbility,
  Protect,
  Restrict,
  Triggered,
  Usable,
} from '../script/definition.ts';
import type { Query } from './query.ts';

/** An ability at work, with who "this" and "you" are for it. */
export interface Active<A extends Ability> {
  ability: A;
  me: Me;
  def: number;
  ix: number;
}

const NO_ARGS = {};

/** All abilities at work in play, sorted by kind: rebuilt when the state has changed and somebody asks. */
export class ActiveIndex {
  readonly power: Active<PowerAbility>[] = [];
  readonly breakpoint: Active<BreakpointAbility>[] = [];
  readonly protect: Active<Protect>[] = [];
  readonly restrict: Active<Restrict>[] = [];
  readonly instead: Active<Instead>[] = [];
  /** Those of `instead` that stand against whatever would affect a card. */
  readonly averts: Active<Instead>[] = [];
  readonly ignores: Active<IgnoresBase>[] = [];
  readonly countsAs: Active<CountsAs>[] = [];
  readonly lends: Active<Lends>[] = [];
  readonly usable: Active<Usable>[] = [];
  readonly triggers = new Map<string, Active<Triggered>[]>();

  private readonly q: Query;
  constructor(q: Query) {
    this.q = q;
  }

  build(): void {
    for (const list of [
      this.power,
      this.breakpoint,
      this.protect,
      this.restrict,
      this.instead,
      this.averts,
      this.ignores,
      this.countsAs,
      this.lends,
      this.usable,
    ])
      list.length = 0;
    for (const list of this.triggers.values()) list.length = 0;
    const q = this.q;
    for (const ix of q.s.inPlay) {
      const card = q.card(ix);
      if (card.zone === 'base' || card.zone === 'baseAction' || card.zone === 'on') {
        if (q.defs[card.def]!.abilities.length > 0 || q.s.mods.length > 0) this.add(ix, q.controller(ix), card.fresh);
      }
    }
    for (const ix of q.s.table) this.add(ix, NOBODY, false);
  }

  private add(ix: CardIx, seat: Seat, fresh: boolean): void {
    const q = this.q;
    const me: Me = { self: ix, seat, args: NO_ARGS };
    if (q.s.mods.length > 0) {
      q.eachAbility(ix, (ability, def, n) => this.sort(ability, me, def, n, fresh));
      return;
    }
    const def = q.card(ix).def;
    const abilities = q.defs[def]!.abilities;
    for (let n = 0; n < abilities.length; n++) this.sort(abilities[n]!, me, def, n, fresh);
  }

  private sort(ability: Ability, me: Me, def: number, ix: number, fresh: boolean): void {
    switch (ability.kind) {
      case 'onPlay':
      case 'playFrom':
      case 'duty':
      case 'grants':
        return;
      case 'trigger': {
        if (ability.from !== 'play') return;
        const list = this.triggers.get(ability.on);
        if (list) list.push({ ability, me, def, ix });
        else this.triggers.set(ability.on, [{ ability, me, def, ix }]);
        return;
      }
      case 'use':
        if (ability.from === 'play') this.usable.push({ ability, me, def, ix });
        return;
      case 'instead':
        this.instead.push({ ability, me, def, ix });
        if (ability.of === 'affect') this.averts.push({ ability, me, def, ix });
        return;
    }
    // RES-1 step 4: what works without a trigger starts only when the card's own on-play ability is done.
    if (fresh) return;
    switch (ability.kind) {
      case 'power':
        this.power.push({ ability, me, def, ix });
        return;
      case 'breakpoint':
        this.breakpoint.push({ ability, me, def, ix });
        return;
      case 'protect':
        this.protect.push({ ability, me, def, ix });
        return;
      case 'restrict':
        this.restrict.push({ ability, me, def, ix });
        return;
      case 'ignoresBase':
        this.ignores.push({ ability, me, def, ix });
        return;
      case 'countsAs':
        this.countsAs.push({ ability, me, def, ix });
        return;
      case 'lends':
        this.lends.push({ ability, me, def, ix });
        return;
    }
  }
}
