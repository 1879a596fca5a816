/** Runs the work of one key sequentially, that of different keys in parallel. */
export class InTurn {
  readonly #last = new Map<string, Promise<unknown>>();

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key) ?? Promise.resolve();
    const made = before.then(work, work);
    this.#last.set(key, made);
    const done = () => {
      if (this.#last.get(key) === made) this.#last.delete(key);
    };
    made.then(done, done);
    return made;
  }
}
