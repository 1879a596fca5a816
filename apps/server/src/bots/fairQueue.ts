/**
 * Waiting items, each on behalf of an owner. Owners take turns (round-robin), no matter how many items each has
 * waiting; the items of one owner are served in order of arrival.
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
   * The first item of the owner whose turn it is; undefined = nothing waits. It stays that owner's first item until it
   * is deleted, but all other owners come before that owner's next turn.
   */
  next(): Item | undefined {
    const [first] = this.#lines;
    if (!first) return undefined;
    const [owner, line] = first;
    this.#lines.delete(owner);
    this.#lines.set(owner, line);
    return line[0];
  }

  /** Removes that item, if it is still waiting. */
  delete(owner: string, item: Item): void {
    const left = this.#lines.get(owner)?.filter((one) => one !== item) ?? [];
    if (left.length === 0) this.#lines.delete(owner);
    else this.#lines.set(owner, left);
  }
}
