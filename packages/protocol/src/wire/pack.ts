import type { Op } from '../diff.ts';
import type { Json, JsonObject } from '../json.ts';
import type { PatchMessage } from '../replies.ts';
import { Memory, TAG } from './memory.ts';
import { ATOMS, type Member, SHAPES, WORDS } from './shapes.ts';

const codesOf = (list: readonly string[]) => new Map(list.map((one, i) => [one, i] as const).reverse());
const ATOM_CODES = codesOf(ATOMS);
const WORD_CODES = codesOf(WORDS);
const utf8 = new TextEncoder();

/** Messages are written into this one after the other, and remain parts of it: each has one copy less. */
const SLAB = 64 * 1024;
let bytes = new Uint8Array(SLAB);
/** Where the next message begins. */
let free = 0;

/** A word of texts. `code`: plus 1; 0 = not known to both ends in advance. */
interface Word {
  readonly text: string;
  readonly code: number;
  /** The last message that has it, and its code plus 1 there. */
  message: number;
  told: number;
}
const words = new Map<string, Word>();

function wordOf(text: string): Word {
  let word = words.get(text);
  if (word) return word;
  word = { text, code: (WORD_CODES.get(text) ?? -1) + 1, message: 0, told: 0 };
  words.set(text, word);
  return word;
}

/** Titles, labels and names recur in message after message. */
interface Text {
  /** -1 = none. */
  readonly atom: number;
  readonly words: readonly Word[];
  /** The last message that has it, and its number there. */
  message: number;
  index: number;
}
let texts = new Map<string, Text>();
/** Those before them: of these, the ones that recur are kept. */
let olderTexts = new Map<string, Text>();
const MOST_TEXTS = 8000;
const MOST_WORDS = 16_000;

function textOf(value: string): Text {
  let text = texts.get(value);
  if (text) return text;
  text = olderTexts.get(value) ?? newText(value);
  texts.set(value, text);
  return text;
}

function newText(value: string): Text {
  const atom = ATOM_CODES.get(value) ?? -1;
  return { atom, words: atom < 0 ? value.split(' ').map(wordOf) : [], message: 0, index: 0 };
}

/** Between messages: in one message, equal words must be the same word. */
function forgetRare(): void {
  if (texts.size < MOST_TEXTS && words.size < MOST_WORDS) return;
  const keeps = words.size < MOST_WORDS;
  if (!keeps) words.clear();
  olderTexts = keeps ? texts : new Map();
  texts = new Map();
}

/** Messages so far. */
let messages = 0;

/** Writes JSON values in sequence. Only one at a time. */
class Packer {
  readonly #memory = new Memory();
  readonly #message = ++messages;
  /** Strings and new words in this message so far. */
  #strings = 0;
  #words = 0;
  #start = free;
  #at = free;

  constructor() {
    forgetRare();
  }

  taken(): Uint8Array {
    free = this.#at;
    return bytes.subarray(this.#start, this.#at);
  }

  byte(value: number): void {
    if (this.#at === bytes.length) this.#room(1);
    bytes[this.#at++] = value;
  }

  #room(size: number): void {
    if (this.#at + size <= bytes.length) return;
    const written = this.#at - this.#start;
    const more = new Uint8Array(Math.max(SLAB, 2 * (written + size)));
    more.set(bytes.subarray(this.#start, this.#at));
    bytes = more;
    this.#start = 0;
    this.#at = written;
  }

  /** Seven bits per byte, low bits first. */
  count(value: number): void {
    let left = value;
    for (; left > 127; left = Math.floor(left / 128)) this.byte((left % 128) | 128);
    this.byte(left);
  }

  value(value: Json | undefined): void {
    if (typeof value === 'string') this.#string(value);
    else if (typeof value === 'number') this.#number(value);
    else if (value === null) this.byte(TAG.null);
    else if (value === undefined) this.byte(TAG.absent);
    else if (typeof value === 'boolean') this.byte(value ? TAG.true : TAG.false);
    else if (Array.isArray(value)) this.#list(value);
    else this.#object(value);
  }

  #number(value: number): void {
    if (Number.isInteger(value) && value >= 0 && value < 8256) {
      if (value < 64) this.byte(value);
      else {
        this.byte(TAG.longInt + ((value - 64) >> 8));
        this.byte((value - 64) & 255);
      }
    } else {
      this.byte(TAG.number);
      this.#literal(String(value));
    }
  }

  #literal(text: string): void {
    this.#room(3 * text.length + 4);
    const start = this.#at;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (code > 127 || text.length > 127) {
        this.#at = start;
        const encoded = utf8.encode(text);
        this.count(encoded.length);
        bytes.set(encoded, this.#at);
        this.#at += encoded.length;
        return;
      }
      bytes[start + 1 + i] = code;
    }
    bytes[start] = text.length;
    this.#at = start + 1 + text.length;
  }

  #string(value: string): void {
    const text = textOf(value);
    if (text.atom >= 0) return this.#ref(text.atom, TAG.shortOld - TAG.shortAtom, TAG.shortAtom, TAG.atom);
    if (text.message === this.#message) return this.#ref(text.index, 256 - TAG.shortOld, TAG.shortOld, TAG.oldText);
    text.message = this.#message;
    text.index = this.#strings++;
    this.byte(TAG.text);
    this.#text(text.words);
  }

  #ref(index: number, short: number, shortTag: number, tag: number): void {
    if (index < short) return this.byte(shortTag + index);
    this.byte(tag);
    this.count(index - short);
  }

  #text(list: readonly Word[]): void {
    // As they were before this text: a word that it has twice is new twice.
    const codes: number[] = [];
    // A run of new words counts as one.
    let parts = 0;
    for (let i = 0; i < list.length; i++) {
      const { message, told, code } = list[i]!;
      codes.push(message === this.#message ? told : code);
      if (codes[i] !== 0 || i === 0 || codes[i - 1] !== 0) parts++;
    }
    this.count(parts);
    for (let i = 0; i < list.length; ) {
      this.count(codes[i]!);
      const from = i++;
      if (codes[from] !== 0) continue;
      while (i < list.length && codes[i] === 0) i++;
      this.#run(list.slice(from, i));
    }
  }

  #run(list: readonly Word[]): void {
    this.#literal(list.length === 1 ? list[0]!.text : list.map(({ text }) => text).join(' '));
    for (const word of list) {
      if (word.message === this.#message) continue;
      word.message = this.#message;
      word.told = WORDS.length + ++this.#words;
    }
  }

  #list(list: readonly Json[]): void {
    if (list.length < 16) this.byte(TAG.shortList + list.length);
    else {
      this.byte(TAG.list);
      this.count(list.length);
    }
    for (const one of list) this.value(one ?? null);
  }

  #object(object: JsonObject): void {
    const { shape, members } = planOf(object);
    if (shape < 0) return this.#free(object);
    this.byte(TAG.shape + shape);
    const memory = this.#memory;
    let told = 0;
    for (const member of members)
      if (object[member.key] !== memory.guess(member, object, memory.last(member))) told |= 1 << member.i;
    this.count(told);
    for (const { i, key } of members) if ((told >> i) & 1) this.value(object[key]);
    memory.learn(members, object);
  }

  #free(object: JsonObject): void {
    const members = Object.entries(object).filter(([, value]) => value !== undefined);
    this.byte(TAG.object);
    this.count(members.length);
    for (const [key, value] of members) {
      this.value(key);
      this.value(value);
    }
  }

  /** Bytes from another packer. */
  packed(body: Uint8Array): void {
    this.#room(body.length);
    bytes.set(body, this.#at);
    this.#at += body.length;
  }

  body(ops: readonly Op[], events: PatchMessage['events']): void {
    this.#ops(ops);
    this.value(events as unknown as Json);
  }

  #ops(ops: readonly Op[]): void {
    this.count(ops.length);
    let before: Op[1] = [];
    for (const op of ops) {
      const [kind, path] = op;
      let shared = 0;
      while (shared < 7 && shared < path.length && path[shared] === before[shared]) shared++;
      const rest = path.length - shared;
      // One byte for most: 3 kinds, up to 7 shared, up to 9 more.
      const isShort = rest < 10;
      this.byte(isShort ? kind + 3 * shared + 24 * rest : 240 + kind);
      if (!isShort) {
        this.count(path.length);
        shared = 0;
      }
      for (let i = shared; i < path.length; i++) this.value(path[i]);
      if (kind === 0) this.value(op[2]);
      else if (kind === 2) {
        this.count(op[2]);
        this.count(op[3]);
        this.value(op[4]);
      }
      before = path;
    }
  }

  /** The part that differs between connections. */
  tail({ game, seq, from, undone, undo, cut, hash }: PatchMessage): void {
    for (const value of [game, seq, seq - from, undone, undo as Json | null, cut, hash]) this.value(value);
  }
}

/** How objects with these members are packed, in this order: present members, and predicted but absent ones. */
interface Plan {
  /** -1 = none has all these members. */
  shape: number;
  members: readonly Member[];
}
/** By member names, one after the other. Views and events have few kinds of objects. */
interface Keys {
  readonly next: Map<string, Keys>;
  /** The name that came next the last time, and where it led. */
  key: string;
  node: Keys | null;
  plan: Plan | null;
}
const noKeys = (): Keys => ({ next: new Map(), key: '', node: null, plan: null });
const plans = noKeys();

function planOf(object: JsonObject): Plan {
  let at = plans;
  for (const key in object) {
    if (object[key] === undefined) continue;
    at = at.key === key && at.node ? at.node : after(at, key);
  }
  at.plan ??= newPlan(Object.keys(object).filter((key) => object[key] !== undefined));
  return at.plan;
}

function after(at: Keys, key: string): Keys {
  let node = at.next.get(key);
  if (!node) {
    node = noKeys();
    at.next.set(key, node);
  }
  at.key = key;
  at.node = node;
  return node;
}

/** The shape that takes the fewest bytes. */
function newPlan(keys: readonly string[]): Plan {
  let best: Plan = { shape: -1, members: [] };
  let least = keys.length + 1;
  SHAPES.forEach((all, shape) => {
    if (!keys.every((key) => all.some((member) => member.key === key))) return;
    const members = all.filter(({ key, rule }) => rule !== 'absent' || keys.includes(key));
    const missing = members.length - keys.length;
    if (missing < least) {
      best = { shape, members };
      least = missing;
    }
  });
  return best;
}

/** Packed bodies by their steps, with the events that belong to them. */
const bodies = new WeakMap<readonly Op[], { events: PatchMessage['events']; body: Uint8Array }>();

function bodyOf({ ops, events }: PatchMessage): Uint8Array {
  const known = bodies.get(ops);
  if (known?.events === events) return known.body;
  const packer = new Packer();
  packer.body(ops, events);
  const body = packer.taken();
  bodies.set(ops, { events, body });
  return body;
}

/** Packs a change, for unpackPatch. The part common to all viewers is packed once. */
export function packPatch(message: PatchMessage): Uint8Array {
  const body = message.undo === null ? bodyOf(message) : null;
  const packer = new Packer();
  if (body) packer.packed(body);
  else packer.body(message.ops, message.events);
  packer.tail(message);
  return packer.taken();
}
