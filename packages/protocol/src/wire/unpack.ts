import type { Op } from '../diff.ts';
import type { Json, JsonObject } from '../json.ts';
import type { PatchMessage } from '../replies.ts';
import { Memory, TAG } from './memory.ts';
import { ATOMS, SHAPES, WORDS } from './shapes.ts';

const utf8 = new TextDecoder();

const unreadable = (why: string): RangeError => new RangeError(`A packed message cannot be read: ${why}.`);

/** Reads the output of Packer. Throws RangeError if it cannot be Packer's output. */
class Unpacker {
  readonly #memory = new Memory();
  readonly #strings: string[] = [];
  /** Words in this message so far. */
  readonly #told = new Set<string>();
  readonly #words = WORDS.slice();
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  byte(): number {
    const value = this.#bytes[this.#at++];
    if (value === undefined) throw unreadable('it ends too early');
    return value;
  }

  count(): number {
    let value = 0;
    for (let scale = 1; scale < 2 ** 43; scale *= 128) {
      const part = this.byte();
      value += (part & 127) * scale;
      if (part < 128) return value;
    }
    throw unreadable('a number is too long');
  }

  end(): void {
    if (this.#at !== this.#bytes.length) throw unreadable('it goes on after its end');
  }

  value(): Json {
    const value = this.member();
    if (value === undefined) throw unreadable('a value is missing');
    return value;
  }

  /** Undefined: absent. */
  member(): Json | undefined {
    const tag = this.byte();
    if (tag < TAG.longInt) return tag;
    if (tag < TAG.null) return 64 + ((tag - TAG.longInt) << 8) + this.byte();
    if (tag >= TAG.shortOld) return this.#known(this.#strings, tag - TAG.shortOld);
    if (tag >= TAG.shortAtom) return this.#known(ATOMS, tag - TAG.shortAtom);
    if (tag >= TAG.shape) return this.#shaped(tag - TAG.shape);
    if (tag >= TAG.shortList) return this.#list(tag - TAG.shortList);
    switch (tag) {
      case TAG.null:
        return null;
      case TAG.true:
        return true;
      case TAG.false:
        return false;
      case TAG.absent:
        return undefined;
      case TAG.number:
        return Number(this.#literal());
      case TAG.text:
        return this.#text();
      case TAG.list:
        return this.#list(this.count());
      case TAG.object:
        return this.#object();
      case TAG.oldText:
        return this.#known(this.#strings, 256 - TAG.shortOld + this.count());
      default:
        return this.#known(ATOMS, TAG.shortOld - TAG.shortAtom + this.count());
    }
  }

  #known(list: readonly string[], index: number): string {
    const found = list[index];
    if (found === undefined) throw unreadable('a string is not known');
    return found;
  }

  #literal(): string {
    const length = this.count();
    const from = this.#at;
    this.#at += length;
    if (this.#at > this.#bytes.length) throw unreadable('it ends too early');
    return utf8.decode(this.#bytes.subarray(from, this.#at));
  }

  #text(): string {
    const parts: string[] = [];
    for (let left = this.count(); left > 0; left--) {
      const code = this.count();
      const part = code === 0 ? this.#literal() : this.#words[code - 1];
      if (part === undefined) throw unreadable('a word is not known');
      if (code === 0) this.#tell(part);
      parts.push(part);
    }
    const text = parts.join(' ');
    this.#strings.push(text);
    return text;
  }

  #tell(run: string): void {
    for (const word of run.split(' ')) {
      if (this.#told.has(word)) continue;
      this.#told.add(word);
      this.#words.push(word);
    }
  }

  #list(length: number): Json[] {
    const list: Json[] = [];
    while (list.length < length) list.push(this.value());
    return list;
  }

  #object(): JsonObject {
    const object: JsonObject = {};
    for (let left = this.count(); left > 0; left--) object[this.#string()] = this.value();
    return object;
  }

  #string(): string {
    const value = this.value();
    if (typeof value !== 'string') throw unreadable('a name is no string');
    return value;
  }

  #shaped(shape: number): JsonObject {
    const members = SHAPES[shape];
    if (!members) throw unreadable('a shape is not known');
    const told = this.count();
    const object: JsonObject = {};
    const memory = this.#memory;
    // The values of the last object, before nested ones overwrite them.
    const last = members.map((member) => memory.last(member));
    for (const member of members) {
      const { i, key } = member;
      const value = (told >> i) & 1 ? this.member() : memory.guess(member, object, last[i]);
      if (value !== undefined) object[key] = value as Json;
    }
    memory.learn(members, object);
    return object;
  }

  ops(): Op[] {
    const ops: Op[] = [];
    let before: Op[1] = [];
    for (let left = this.count(); left > 0; left--) {
      const head = this.byte();
      const isShort = head < 240;
      const kind = (isShort ? head : head - 240) % 3;
      const path = isShort ? before.slice(0, Math.floor(head / 3) % 8) : [];
      for (let more = isShort ? Math.floor(head / 24) : this.count(); more > 0; more--) path.push(this.#step());
      if (kind === 0) ops.push([0, path, this.value()]);
      else if (kind === 1) ops.push([1, path]);
      else ops.push([2, path, this.count(), this.count(), this.list()]);
      before = path;
    }
    return ops;
  }

  #step(): string | number {
    const step = this.value();
    if (typeof step !== 'string' && typeof step !== 'number') throw unreadable('a path has no such step');
    return step;
  }

  list(): Json[] {
    const list = this.value();
    if (!Array.isArray(list)) throw unreadable('a list is missing');
    return list;
  }

  int(): number {
    const value = this.value();
    if (typeof value !== 'number') throw unreadable('a number is missing');
    return value;
  }
}

/** Decodes the output of packPatch(). Throws RangeError on anything else: request the whole view then. */
export function unpackPatch(bytes: Uint8Array): PatchMessage {
  const unpacker = new Unpacker(bytes);
  const ops = unpacker.ops();
  const events = unpacker.list() as unknown as PatchMessage['events'];
  const game = unpacker.int();
  const seq = unpacker.int();
  const from = seq - unpacker.int();
  const undone = unpacker.int();
  const undo = unpacker.value() as unknown as PatchMessage['undo'];
  const cut = unpacker.member() as number | undefined;
  const hash = unpacker.member() as string | undefined;
  unpacker.end();
  return {
    ...{ game, seq, from, ops },
    ...(cut === undefined ? {} : { cut }),
    ...{ events, undone, undo },
    ...(hash === undefined ? {} : { hash }),
  };
}
