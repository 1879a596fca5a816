/**
 * Items that wait, each on behalf of an owner. Owners take turns (round-robin), whoever has many waiting; the items of one
 * owner leave in the order in which they came.
 */
export class FairQueue<Item> {
  /** Never empty lists; the owner whose turn it is comes first. */
  readonly #lines = new Map<string, Item[]>();

  /** How many owners have something waiting. */
  get owners(): number {
    return this.#lines.size;
  }

  /** How many items of that owner wait. */
  countOf(owner: string): number {
    return this.#lines.get(owner)?.length ?? 0;
  }

  add(owner: string, item: Item): void {
    const line = this.#lines.get(owner);
    if (line) line.push(item);
    else this.#lines.set(owner, [item]);
  }

  /** Takes the next item out, and puts its owner behind all others; undefined = nothing waits. */
  next(): Item | undefined {
    const [first] = this.#lines;
    if (!first) return undefined;
    const [owner, line] = first;
    const item = line.shift();
    this.#lines.delete(owner);
    if (line.length > 0) this.#lines.set(owner, line);
    return item;
  }

  /** Takes that item out wherever it waits, if it still does. */
  delete(owner: string, item: Item): void {
    const line = this.#lines.get(owner);
    if (!line?.includes(item)) return;
    line.splice(line.indexOf(item), 1);
    if (line.length === 0) this.#lines.delete(owner);
  }
}
