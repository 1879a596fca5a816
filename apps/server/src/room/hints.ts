import type { HintReply } from '@smash/protocol';
import type { Asker, Thinker } from '../bots/thread.ts';
import type { Match } from '../game/match.ts';

interface Given {
  match: Match;
  /** `Position.n` of the position that the hint is about. */
  n: number;
  undone: number;
  reply: Promise<HintReply | null>;
  /** Stops the thought. */
  controller: AbortController;
}

/**
 * What a hard bot would do in a player's place, from what that seat may know. Only the connection that asked gets it;
 * the table does not notice. Asking again about the same position returns the same reply without thinking again.
 */
export class Hints {
  readonly #thinker: Thinker | null;
  readonly #given = new Map<number, Given>();

  /** @param thinker null: there are no hints */
  constructor(thinker: Thinker | null) {
    this.#thinker = thinker;
  }

  /**
   * null if nothing can be said: an effect with a secret is in progress, only one answer is possible, the position
   * changes meanwhile, or the bots are busy (asking again may help then). `owner`: on whose behalf the bot thinks, see
   * Asker.
   */
  of(match: Match, seat: number, owner: string): Promise<HintReply | null> {
    this.update(match);
    const known = this.#given.get(seat);
    if (known) return known.reply;
    const controller = new AbortController();
    const reply = this.#think(match, seat, { owner, signal: controller.signal }).catch(() => {
      if (this.#given.get(seat) === given) this.#given.delete(seat);
      return null;
    });
    const given = { match, n: match.now.n, undone: match.undone, reply, controller };
    this.#given.set(seat, given);
    return reply;
  }

  /** Call whenever the position has changed: nobody waits for hints about an earlier one. */
  update(match: Match | null): void {
    for (const [seat, known] of this.#given) {
      if (known.match === match && known.n === match.now.n && known.undone === match.undone) continue;
      known.controller.abort();
      this.#given.delete(seat);
    }
  }

  /** Rejects if the thinker does. */
  async #think(match: Match, seat: number, asker: Asker): Promise<HintReply | null> {
    if (!this.#thinker || !match.shown(seat).view.prompt) return null;
    const { pick, considered } = await this.#thinker.hint(match.seenBy(seat), asker);
    return considered.length > 0 ? { pick, considered } : null;
  }
}
