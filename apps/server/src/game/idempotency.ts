/** A command that is sent again, because its answer was lost on the way, is carried out once and answered again. */
export class Idempotency {
  readonly #done: Set<string>;
  readonly #open = new Map<string, Promise<void>>();

  /** `done`: what was carried out before, as `nameOf` names it. */
  constructor(done: Iterable<string>) {
    this.#done = new Set(done);
  }

  /** What was refused may be tried again. Without an id nothing is known of it. */
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
