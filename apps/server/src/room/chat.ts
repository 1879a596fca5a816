import { type ChatLine, type ChatMessage, cleanChat, type RequestPayload } from '@smash/protocol';
import { Refuse, tooFast } from '../common/refuse.ts';
import { Budget } from '../limits/budget.ts';
import { isName } from './forgetName.ts';
import type { Reseated } from './persons.ts';

/** Lines kept for latecomers: at most this many, and this many bytes of JSON. */
const KEPT = 100;
const KEPT_BYTES = 32_768;

/**
 * How many lines are allowed in how many seconds. Each seat has its own limit, across reconnects; spectators share one,
 * which leaves most of the room's limit to the players.
 */
const SEAT = { name: 'chat', points: 5, seconds: 10 };
const WATCHERS = { name: 'watchers chat', points: 10, seconds: 20 };
const ROOM = { name: 'room chat', points: 25, seconds: 10 };

/** The chat of a table, in memory. */
export class Chat {
  #lines: { line: ChatLine; bytes: number }[] = [];
  readonly #seats = new Budget(SEAT);
  readonly #watchers = new Budget(WATCHERS);
  readonly #room = new Budget(ROOM);
  #bytes = 0;
  #n = 0;
  /** The seat that has muted spectators. */
  #hushedBy: number | null;

  /** `kept` and `hushedBy`: as before the table left memory. */
  constructor(kept: readonly ChatLine[] = [], hushedBy: number | null = null) {
    this.#hushedBy = hushedBy;
    for (const line of kept) this.#keep(line);
    this.#n = kept.at(-1)?.n ?? 0;
  }

  get hushedBy(): number | null {
    return this.#hushedBy;
  }

  all(): ChatMessage {
    return { lines: this.#lines.map(({ line }) => line), hushed: this.#hushedBy !== null };
  }

  /** `seat` null: a spectator. Throws Refuse if nothing visible was said, too fast, or by somebody who is muted. */
  async say(seat: number | null, name: string, said: RequestPayload<'chat'>): Promise<ChatMessage> {
    if (seat === null && this.#hushedBy !== null) throw new Refuse('noSeat', 'The players have muted spectators.');
    const words = 'phrase' in said ? { phrase: said.phrase } : { text: cleanChat(said.text) ?? refuseEmpty() };
    const wait = await (seat === null ? this.#watchers.take('') : this.#seats.take(`${seat}`));
    if (wait > 0 || (await this.#room.take('')) > 0) throw tooFast('This message');
    this.#n++;
    const line: ChatLine = { n: this.#n, seat, name, ...words };
    this.#keep(line);
    return { lines: [line], hushed: this.#hushedBy !== null };
  }

  /** Removes all lines under that name; returns how many. */
  forget(name: string): number {
    const kept = this.#lines.filter(({ line }) => !isName(line.name, name));
    const gone = this.#lines.length - kept.length;
    this.#lines = kept;
    this.#bytes = kept.reduce((sum, { bytes }) => sum + bytes, 0);
    return gone;
  }

  hush(seat: number, on: boolean): ChatMessage {
    this.#hushedBy = on ? seat : null;
    return { lines: [], hushed: on };
  }

  /** Spectators stay muted as long as the player who muted them plays here; null = nothing changes for them. */
  follow(to: Reseated): ChatMessage | null {
    if (this.#hushedBy === null) return null;
    this.#hushedBy = to(this.#hushedBy);
    return this.#hushedBy === null ? { lines: [], hushed: false } : null;
  }

  #keep(line: ChatLine): void {
    const bytes = Buffer.byteLength(JSON.stringify(line));
    this.#lines.push({ line, bytes });
    this.#bytes += bytes;
    while (this.#lines.length > KEPT || this.#bytes > KEPT_BYTES) this.#bytes -= this.#lines.shift()?.bytes ?? 0;
  }
}

function refuseEmpty(): never {
  throw new Refuse('invalid', 'Your message is empty.');
}
