import type { CardIx } from '../model/index.ts';

/** For speed only: a set of card indices that is cheap to create, because every copy of a game starts with one. */
export class OwnCards {
  private readonly words = [0, 0, 0, 0, 0, 0, 0, 0];

  has(ix: CardIx): boolean {
    const word = this.words[ix >>> 5];
    return word !== undefined && (word & (1 << (ix & 31))) !== 0;
  }
  add(ix: CardIx): void {
    const at = ix >>> 5;
    while (this.words.length <= at) this.words.push(0);
    this.words[at]! |= 1 << (ix & 31);
  }
}
