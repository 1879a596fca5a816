/**
 * Is a message plain data? Decoding an extension (an error, a regular expression, a record) costs up to twenty times as
 * much as the bytes suggest, and happens before any budget or schema sees the message. Text that is not UTF-8 would be
 * changed by decoding, and Colyseus prints a line for each type that is not.
 */
import { isUtf8 } from 'node:buffer';
import { Protocol } from '@colyseus/core';
import { decode } from '@colyseus/schema';

/** Records: how the SDK packs objects. A request has only a few kinds. */
const MOST_RECORDS = 16;
const MOST_KEYS = 64;

/** Bytes that follow the first one, for values of a fixed length. */
const FIXED = new Map([
  [0xca, 4],
  [0xcb, 8],
  [0xcc, 1],
  [0xcd, 2],
  [0xce, 4],
  [0xcf, 8],
  [0xd0, 1],
  [0xd1, 2],
  [0xd2, 4],
  [0xd3, 8],
]);

/** Width in bytes of the number that gives the length of bytes, of a text, of a list, or of a map. */
const BYTES = new Map([
  [0xc4, 1],
  [0xc5, 2],
  [0xc6, 4],
]);
const TEXTS = new Map([
  [0xd9, 1],
  [0xda, 2],
  [0xdb, 4],
]);
const LISTS = new Map([
  [0xdc, 2],
  [0xdd, 4],
]);
const MAPS = new Map([
  [0xde, 2],
  [0xdf, 4],
]);

/** Extensions of one byte: `undefined`, and the definition of a record. */
const EXTENSION = 0xd4;
const UNDEFINED = 0;
const RECORD = 0x72;

const isBetween = (byte: number, from: number, to: number): boolean => byte >= from && byte <= to;
/** Begins a text of up to 31 bytes: the lower bits are its length. */
const isShort = (byte: number): boolean => isBetween(byte, 0xa0, 0xbf);
const LENGTH = 0x1f;
/** Bytes below this are ASCII. */
const ASCII = 0x80;

/** Walks over MessagePack values without making any. Reads past the end give NaN, which ends the walk. */
class Walk {
  readonly #bytes: Uint8Array;
  #at: number;
  /** Values still to come. */
  #left = 1;
  /** Number of keys of each record defined so far. */
  readonly #records = new Map<number, number>();
  #defined = 0;
  /** Everything of the texts that is not ASCII, where it stands in the message; null = nothing. */
  #foreign: Uint8Array | null = null;

  constructor(bytes: Uint8Array, from: number) {
    this.#bytes = bytes;
    this.#at = from;
  }

  /** Is everything plain that a decoder would look at? It finds out cheaply itself whether that is one whole value. */
  isPlain(): boolean {
    while (this.#left > 0 && this.#at < this.#bytes.length) {
      const values = this.#step(this.#number(1));
      if (values === null) return false;
      this.#left += values - 1;
    }
    // At once: between any two texts there is a byte that belongs to neither, and is 0 here.
    return this.#foreign === null || isUtf8(this.#foreign);
  }

  #number(width: number): number {
    let n = 0;
    for (let i = 0; i < width; i++) n = n * 256 + (this.#bytes[this.#at++] ?? Number.NaN);
    return n;
  }

  #skip(length: number): number {
    this.#at += length;
    return 0;
  }

  /** One that goes on past the end is left to the decoder. */
  #text(length: number): number {
    const from = this.#at;
    this.#at += length;
    if (this.#at > this.#bytes.length) return 0;
    for (let i = from; i < this.#at; i++) {
      const byte = this.#bytes[i]!;
      if (byte < ASCII) continue;
      this.#foreign ??= new Uint8Array(this.#bytes.length);
      this.#foreign[i] = byte;
    }
    return 0;
  }

  /** Steps over the beginning of a value. Returns the number of values in it; null if it is not plain. */
  #step(byte: number): number | null {
    if (isBetween(byte, 0x40, 0x7f)) return this.#records.get(byte) ?? 0;
    if (byte <= 0x3f || byte >= 0xe0 || byte === 0xc0 || isBetween(byte, 0xc2, 0xc3)) return 0;
    if (isBetween(byte, 0x80, 0x8f)) return 2 * (byte & 0x0f);
    if (isBetween(byte, 0x90, 0x9f)) return byte & 0x0f;
    if (isShort(byte)) return this.#text(byte & LENGTH);
    const [bytes, text, list, map] = [BYTES, TEXTS, LISTS, MAPS].map((widths) => widths.get(byte));
    if (bytes !== undefined) return this.#skip(this.#number(bytes));
    if (text !== undefined) return this.#text(this.#number(text));
    if (list !== undefined) return this.#number(list);
    if (map !== undefined) return 2 * this.#number(map);
    const fixed = FIXED.get(byte);
    if (fixed !== undefined) return this.#skip(fixed);
    return byte === EXTENSION ? this.#extension(this.#number(1)) : null;
  }

  #extension(type: number): number | null {
    if (type === UNDEFINED) return this.#skip(1);
    return type === RECORD ? this.#record(this.#number(1)) : null;
  }

  /** The keys of a record, which its values follow. */
  #record(id: number): number | null {
    const head = this.#number(1);
    const keys = isBetween(head, 0x90, 0x9f) ? head & 0x0f : this.#number(LISTS.get(head) ?? 0);
    if (!isBetween(id, 0x40, 0x7f) || !isBetween(keys, 0, MOST_KEYS)) return null;
    for (let i = 0; i < keys; i++) {
      const key = this.#number(1);
      if (!isShort(key)) return null;
      this.#text(key & LENGTH);
    }
    this.#records.set(id, keys);
    // Counts definitions: the same record may be defined again.
    this.#defined++;
    return this.#defined > MOST_RECORDS ? null : keys;
  }
}

/** The bits of a frame's first byte that say what it is. */
const CODE = 0x1f;

/** The frames that have a type. */
const TYPED: ReadonlySet<number> = new Set([Protocol.ROOM_DATA, Protocol.ROOM_REQUEST, Protocol.ROOM_DATA_BYTES]);

const WORD = /^\w+$/;

/**
 * Where the type that begins there ends; -1 if it is not a short word, as all of ours are. Colyseus gives other types a
 * meaning of its own (`*` is its name for all the rest).
 */
function endOfType(frame: Uint8Array, at: number): number {
  const head = frame[at] ?? 0;
  const end = at + 1 + (head & LENGTH);
  if (!isShort(head) || end > frame.length) return -1;
  return WORD.test(Buffer.from(frame.subarray(at + 1, end)).toString('latin1')) ? end : -1;
}

/** Whether a frame of Colyseus's protocol has a proper type, and a payload, if it will be decoded, of plain data. */
export function isPlain(frame: Uint8Array): boolean {
  const it = { offset: 1 };
  const code = (frame[0] ?? 0) & CODE;
  if (!TYPED.has(code)) return true;
  if (code === Protocol.ROOM_REQUEST) decode.number(frame, it);
  const end = endOfType(frame, it.offset);
  if (end < 0) return false;
  return code === Protocol.ROOM_DATA_BYTES || end === frame.length || new Walk(frame, end).isPlain();
}
