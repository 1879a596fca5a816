import { type ChatLine, type ChatMessage, cleanChat, type RequestPayload } from '@smash/protocol';
import { Bucket } from '../bucket.ts';
import { Refuse } from '../refuse.ts';
import type { Peer } from './peer.ts';

/** Lines that are kept for whoever comes later. */
const KEPT = 100;
/** So many lines at once, then one in so many seconds. */
const BURST = 5;
const EVERY_S = 2;

/** What is said at a table. It is gone with the process: no file has it. */
export class Chat {
  readonly #lines: ChatLine[] = [];
  readonly #pace = new WeakMap<Peer, Bucket>();
  #n = 0;
  #hushed = false;

  all(): ChatMessage {
    return { lines: this.#lines.slice(), hushed: this.#hushed };
  }

  /** Throws Refuse when nothing visible was said, too fast, or by somebody who is muted. */
  say(peer: Peer, name: string, said: RequestPayload<'chat'>, now: number): ChatMessage {
    if (peer.seat === null && this.#hushed) throw new Refuse('noSeat', 'The players have muted everybody who watches.');
    const words = 'phrase' in said ? { phrase: said.phrase } : { text: cleanChat(said.text) ?? refuseEmpty() };
    const pace = this.#pace.get(peer) ?? new Bucket(BURST, 1 / EVERY_S, now);
    this.#pace.set(peer, pace);
    if (!pace.take(now)) throw new Refuse('rate', 'A little slower, please: this line was not sent.');
    this.#n++;
    const line: ChatLine = { n: this.#n, seat: peer.seat, name, ...words };
    this.#lines.push(line);
    if (this.#lines.length > KEPT) this.#lines.shift();
    return { lines: [line], hushed: this.#hushed };
  }

  hush(on: boolean): ChatMessage {
    this.#hushed = on;
    return { lines: [], hushed: on };
  }
}

function refuseEmpty(): never {
  throw new Refuse('invalid', 'There is nothing to read in this line.');
}
