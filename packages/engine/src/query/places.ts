import { type Card, type CardIx, NOBODY, type State, type Zone } from '../model/index.ts';
import { empty } from '../model/shape.ts';
import type { Def } from '../script/definition.ts';

const NO_CARDS: readonly CardIx[] = [];

/** Is a card there an action in play, on a base or on a card? */
export const isActionZone = (zone: Zone | ''): boolean => zone === 'baseAction' || zone === 'on';

/**
 * For speed only: cards by host, for the few hosts that have any. Every copy of a game rebuilds these at its first
 * move, so they are small, and refilling them allocates nothing.
 */
class CardsByHost {
  private count = 0;
  private readonly hosts: CardIx[] = [];
  private readonly lists: CardIx[][] = [];

  at(host: CardIx): readonly CardIx[] {
    const place = this.placeOf(host);
    return place < this.count ? this.lists[place]! : NO_CARDS;
  }
  add(host: CardIx, ix: CardIx): void {
    const place = this.placeOf(host);
    if (place === this.count) {
      this.count++;
      if (this.lists.length < this.count) {
        this.hosts.push(host);
        this.lists.push([ix]);
        return;
      }
      this.hosts[place] = host;
    }
    this.lists[place]!.push(ix);
  }
  /** Adds it to a new list: somebody may still be reading the old one. */
  enter(host: CardIx, ix: CardIx): void {
    const place = this.placeOf(host);
    if (place < this.count) this.lists[place] = [...this.lists[place]!, ix];
    else this.add(host, ix);
  }
  /** Takes it out by means of a new list. */
  leave(host: CardIx, ix: CardIx): void {
    const place = this.placeOf(host);
    if (place < this.count) this.lists[place] = this.lists[place]!.filter((one) => one !== ix);
  }
  clear(): void {
    for (let place = 0; place < this.count; place++) empty(this.lists[place]!);
    this.count = 0;
  }
  private placeOf(host: CardIx): number {
    let place = 0;
    while (place < this.count && this.hosts[place] !== host) place++;
    return place;
  }
}

/** What a host has: minions and titans at a base, actions on it or on a minion, buried and stored cards. */
export const MINIONS = 0;
export const ACTIONS = 1;
export const TITANS = 2;
export const BURIED = 3;
export const STORED = 4;
export type Kind = typeof MINIONS | typeof ACTIONS | typeof TITANS | typeof BURIED | typeof STORED;

export function kindOf(card: Card, defs: readonly Def[]): Kind | null {
  const { zone, at } = card;
  if (at === NOBODY) return null;
  // Face-down cards have no public definition.
  if (zone === 'base') return defs[card.def]!.type === 'titan' ? TITANS : MINIONS;
  if (zone === 'baseAction' || zone === 'on') return ACTIONS;
  if (zone === 'buried') return BURIED;
  return zone === 'under' ? STORED : null;
}

/** The cards of each kind, by host. */
export class Places {
  private readonly byHost: readonly CardsByHost[] = [
    new CardsByHost(),
    new CardsByHost(),
    new CardsByHost(),
    new CardsByHost(),
    new CardsByHost(),
  ];

  at(kind: Kind, host: CardIx): readonly CardIx[] {
    return this.byHost[kind]!.at(host);
  }
  /** Makes all lists anew. */
  fill({ cards, inPlay }: State, defs: readonly Def[]): void {
    for (const hosts of this.byHost) hosts.clear();
    for (const ix of inPlay) {
      const card = cards[ix]!;
      const kind = kindOf(card, defs);
      if (kind !== null) this.byHost[kind]!.add(card.at, ix);
    }
  }
  leave(card: Card, ix: CardIx, defs: readonly Def[]): void {
    const kind = kindOf(card, defs);
    if (kind !== null) this.byHost[kind]!.leave(card.at, ix);
  }
  enter(card: Card, ix: CardIx, defs: readonly Def[]): void {
    const kind = kindOf(card, defs);
    if (kind !== null) this.byHost[kind]!.enter(card.at, ix);
  }
}
