import { type ChatLine, type ChatMessage, cleanChat, type RequestPayload } from '@smash/protocol';
import { Refuse } from '../common/refuse.ts';
import { Budget } from '../limits/budget.ts';
import { isName } from './lobby.ts';

/** Lines that are kept for whoever comes later: so many, and so many bytes of JSON. */
const KEPT = 100;
const KEPT_BYTES = 32_768;

/**
 * Lines in so many seconds. Seats have paces of their own, whoever connects to them how often; those who watch share
 * one, which leaves the players most of what the room may say.
 */
const SEAT = { name: 'chat', points: 5, seconds: 10 };
const WATCHERS = { name: 'watchers chat', points: 10, seconds: 20 };
const ROOM = { name: 'room chat', points: 25, seconds: 10 };

/** What is said at a table. It is gone with the process: no file has it. */
export class Chat {
  #lines: { line: ChatLine; bytes: number }[] = [];
  readonly #seats = new Budget(SEAT);
  readonly #watchers = new Budget(WATCHERS);
  readonly #room = new Budget(ROOM);
  #bytes = 0;
  #n = 0;
  #hushed = false;

  all(): ChatMessage {
    return { lines: this.#lines.map(({ line }) => line), hushed: this.#hushed };
  }

  /**
   * `seat` null: somebody watching. Throws Refuse when nothing visible was said, too fast, or by somebody who is muted.
   */
  async say(seat: number | null, name: string, said: RequestPayload<'chat'>): Promise<ChatMessage> {
    if (seat === null && this.#hushed) throw new Refuse('noSeat', 'The players have muted spectators.');
    const words = 'phrase' in said ? { phrase: said.phrase } : { text: cleanChat(said.text) ?? refuseEmpty() };
    const tooFast = await (seat === null ? this.#watchers.take('') : this.#seats.take(`${seat}`));
    if (tooFast > 0 || (await this.#room.take('')) > 0)
      throw new Refuse('rate', "You're sending too fast. This message was not sent.");
    this.#n++;
    const line: ChatLine = { n: this.#n, seat, name, ...words };
    this.#keep(line);
    return { lines: [line], hushed: this.#hushed };
  }

  /** Removes what was said under that name; returns how many lines. */
  forget(name: string): number {
    const kept = this.#lines.filter(({ line }) => !isName(line.name, name));
    const gone = this.#lines.length - kept.length;
    this.#lines = kept;
    this.#bytes = kept.reduce((sum, { bytes }) => sum + bytes, 0);
    return gone;
  }

  hush(on: boolean): ChatMessage {
    this.#hushed = on;
    return { lines: [], hushed: on };
  }

  #keep(line: ChatLine): void {
    const bytes = Buffer.byteLength(JSON.stringify(line));
    this.#lines.push({ line, bytes });
    this.#bytes += bytes;
    while (this.#lines.length > KEPT || this.#bytes > KEPT_BYTES) this.#bytes -= this.#lines.shift()?.bytes ?? 0;
  }
}

function refuseEmpty(): never {
  throw new Refuse('invalid', 'There is nothing to read in this line.');
}
