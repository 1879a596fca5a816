/**
 * Items that wait, each on behalf of an owner. Owners take turns (round-robin), whoever has many waiting; the items of one
 * owner have their turns in the order in which they came.
 */
export class FairQueue<Item> {
  /** Never empty lists; the owner whose turn it is comes first. */
  readonly #lines = new Map<string, Item[]>();

  add(owner: string, item: Item): void {
    const line = this.#lines.get(owner);
    if (line) line.push(item);
    else this.#lines.set(owner, [item]);
  }

  /**
   * The first item of the owner whose turn it is; undefined = nothing waits. It stays the first of its owner until it is
   * deleted, but all other owners come before that one's next turn.
   */
  next(): Item | undefined {
    const [first] = this.#lines;
    if (!first) return undefined;
    const [owner, line] = first;
    this.#lines.delete(owner);
    this.#lines.set(owner, line);
    return line[0];
  }

  /** Takes that item out, if it still waits. */
  delete(owner: string, item: Item): void {
    const left = this.#lines.get(owner)?.filter((one) => one !== item) ?? [];
    if (left.length === 0) this.#lines.delete(owner);
    else this.#lines.set(owner, left);
  }
}
