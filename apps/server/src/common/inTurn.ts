/** Runs the work of one key sequentially, that of different keys in parallel. */
export class InTurn {
  readonly #lines = new Map<string, { last: Promise<unknown>; length: number }>();

  /** How much work of this key is under way or waits. */
  waiting(key: string): number {
    return this.#lines.get(key)?.length ?? 0;
  }

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(key) ?? { last: Promise.resolve(), length: 0 };
    this.#lines.set(key, line);
    const made = line.last.then(work, work);
    line.last = made;
    line.length++;
    const done = () => {
      line.length--;
      if (line.length === 0) this.#lines.delete(key);
    };
    made.then(done, done);
    return made;
  }
}
