import type { CardIx, Seat } from '../model/index.ts';
import { NOBODY } from '../model/index.ts';
import type {
  Ability,
  BreakpointAbility,
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
  readonly ignores: Active<IgnoresBase>[] = [];
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
      this.ignores,
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
    let me: Me | null = null;
    this.q.eachAbility(ix, (ability, def, n) => {
      if (ability.kind === 'onPlay' || ability.kind === 'playFrom' || ability.kind === 'duty') return;
      me ??= { self: ix, seat, args: NO_ARGS };
      if (ability.kind === 'trigger') {
        if (ability.from !== 'play') return;
        const list = this.triggers.get(ability.on);
        const entry = { ability, me, def, ix: n };
        if (list) list.push(entry);
        else this.triggers.set(ability.on, [entry]);
        return;
      }
      if (ability.kind === 'use') {
        if (ability.from === 'play') this.usable.push({ ability, me, def, ix: n });
        return;
      }
      if (ability.kind === 'instead') {
        this.instead.push({ ability, me, def, ix: n });
        return;
      }
      // RES-1 step 4: what works without a trigger starts only when the card's own on-play ability is done.
      if (fresh) return;
      const entry = { ability, me, def, ix: n };
      switch (ability.kind) {
        case 'power':
          this.power.push(entry as Active<PowerAbility>);
          break;
        case 'breakpoint':
          this.breakpoint.push(entry as Active<BreakpointAbility>);
          break;
        case 'protect':
          this.protect.push(entry as Active<Protect>);
          break;
        case 'restrict':
          this.restrict.push(entry as Active<Restrict>);
          break;
        case 'ignoresBase':
          this.ignores.push(entry as Active<IgnoresBase>);
          break;
        case 'lends':
          this.lends.push(entry as Active<Lends>);
          break;
      }
    });
  }
}
