/**
 * Waiting items, each on behalf of an owner. Owners take turns (round-robin), no matter how many items each has
 * waiting, and so do the items of one owner.
 */
export class FairQueue<Item> {
  /** No list is ever empty; the owner whose turn it is comes first. */
  readonly #lines = new Map<string, Item[]>();

  add(owner: string, item: Item): void {
    const line = this.#lines.get(owner);
    if (line) line.push(item);
    else this.#lines.set(owner, [item]);
  }

  /**
   * The item whose turn it is; undefined = nothing waits. Until it is deleted it waits for its next turn, after all
   * other owners and all other items of its owner.
   */
  next(): Item | undefined {
    const [first] = this.#lines;
    if (!first) return undefined;
    const [owner, [item, ...others]] = first as [string, [Item, ...Item[]]];
    this.#lines.delete(owner);
    this.#lines.set(owner, [...others, item]);
    return item;
  }

  /** Removes that item, if it is still waiting. */
  delete(owner: string, item: Item): void {
    const left = this.#lines.get(owner)?.filter((one) => one !== item) ?? [];
    if (left.length === 0) this.#lines.delete(owner);
    else this.#lines.set(owner, left);
  }
}
