/** How many of something each key has open. */
export class Counts {
  readonly #open = new Map<string, number>();

  of(key: string): number {
    return this.#open.get(key) ?? 0;
  }

  /** Counts one more. Returns the function to call when it closes. */
  add(key: string): () => void {
    this.#open.set(key, this.of(key) + 1);
    return () => {
      const left = this.of(key) - 1;
      if (left > 0) this.#open.set(key, left);
      else this.#open.delete(key);
    };
  }
}
