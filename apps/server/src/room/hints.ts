import type { HintReply } from '@smash/protocol';
import type { Thinker } from '../bots/thread.ts';
import type { Match } from '../game/match.ts';

interface Given {
  match: Match;
  /** Of the position. */
  n: number;
  undone: number;
  reply: Promise<HintReply | null>;
}

/**
 * What a hard bot would do in a player's place, from what that seat may know. It goes to whoever asked; the table does not
 * learn of it. A seat that asks again about the same position gets the same reply, without another thought.
 */
export class Hints {
  readonly #thinker: Thinker | null;
  readonly #given = new Map<number, Given>();

  /** @param thinker null: there are no hints */
  constructor(thinker: Thinker | null) {
    this.#thinker = thinker;
  }

  /** null if nothing can be said: a secret is half under way, only one answer is possible, or the bots are busy. */
  of(match: Match, seat: number): Promise<HintReply | null> {
    const known = this.#given.get(seat);
    const { n } = match.now;
    if (known?.match === match && known.n === n && known.undone === match.undone) return known.reply;
    const reply = this.#think(match, seat);
    this.#given.set(seat, { match, n, undone: match.undone, reply });
    return reply;
  }

  async #think(match: Match, seat: number): Promise<HintReply | null> {
    if (!this.#thinker || !match.shown(seat).view.prompt) return null;
    try {
      const { pick, considered } = await this.#thinker.hint(match.seenBy(seat));
      return considered.length > 0 ? { pick, considered } : null;
    } catch {
      return null;
    }
  }
}
