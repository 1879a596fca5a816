/** A command resent because its answer was lost is carried out once and acknowledged again. */
export class Idempotency {
  readonly #done: Set<string>;
  readonly #open = new Map<string, Promise<void>>();

  /** `done`: commands already carried out, as named by `nameOf`. */
  constructor(done: Iterable<string>) {
    this.#done = new Set(done);
  }

  /** Refused commands may be retried. Commands without an id are not tracked. */
  run(seat: number, id: string, work: () => Promise<void>): Promise<void> {
    const name = nameOf(seat, id);
    if (id === '') return work();
    if (this.#done.has(name)) return Promise.resolve();
    const open = this.#open.get(name);
    if (open) return open;
    const under = work()
      .then(() => {
        this.#done.add(name);
      })
      .finally(() => this.#open.delete(name));
    this.#open.set(name, under);
    return under;
  }
}

export const nameOf = (seat: number, id: string): string => `${seat}/${id}`;
