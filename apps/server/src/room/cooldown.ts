import { Refuse } from '../common/refuse.ts';
import { monotonicMs } from '../common/time.ts';

/** How long after a refusal somebody must wait before asking again. */
const AGAIN_MS = 60_000;

/** Those to whom the players have just said no. */
export class Cooldown<Key> {
  readonly #until = new Map<Key, number>();

  start(key: Key): void {
    const now = monotonicMs();
    for (const [one, until] of this.#until) if (until <= now) this.#until.delete(one);
    this.#until.set(key, now + AGAIN_MS);
  }

  /** Throws Refuse while it lasts. */
  needOver(key: Key): void {
    if ((this.#until.get(key) ?? 0) > monotonicMs())
      throw new Refuse('rate', 'The players have just said no. You may ask again in a minute.');
  }
}
