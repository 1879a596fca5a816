import type { CardIx } from '../model/index.ts';
import { empty } from '../model/shape.ts';

const NO_CARDS: readonly CardIx[] = [];

/**
 * For speed only: cards by host, for the few hosts that have any. Every copy of a game rebuilds these at its first
 * move, so they are small, and refilling them allocates nothing.
 */
export class CardsByHost {
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
