import { Derived } from '../../model/derived.ts';
import type { Ids, State } from '../../model/index.ts';
import { chachaBlock } from '../chance/chacha.ts';
import { isOld } from '../chance/rng.ts';

/**
 * How many ids are permuted together. Within a block the order of ids does not reveal the order in which they were
 * allotted; most games need one block.
 */
const BLOCK = 2048;
const BITS = 11;

/** First word of the nonce; the game's own random stream uses 0 there. */
const NONCE = 0x6469;

/** A block of the stream, recomputed on demand. */
const seeds = new Uint32Array(16);

/**
 * The source of a game's public ids, derived from its random generator without consuming it. From the number `from` on,
 * ids are permuted: older states have plain numbers below it.
 */
export function seedIds(rng: State['rng'], from = 1): Ids {
  const seed = isOld(rng) ? [...rng, 0, 0, 0, 0] : rng.key;
  chachaBlock(seed, 0, [NONCE, 0, 0], seeds);
  return { key: [seeds[0]!, seeds[1]!, seeds[2]!, seeds[3]!, seeds[4]!, seeds[5]!, seeds[6]!, seeds[7]!], from };
}

/**
 * A public id no card of this game has had before. Ids come in a secret order drawn from the seed: they reveal neither
 * a card's place in a list nor the order of events (INFO-2).
 */
export function freshId(s: State): number {
  s.ids ??= seedIds(s.rng, s.nextId);
  const { key, from } = s.ids;
  const n = s.nextId++ - from;
  const within = n & (BLOCK - 1);
  return from + n - within + placed(key, n >>> BITS, within);
}

/** A partially computed permutation: the first `made` places of the list are final. */
interface Order {
  readonly list: Uint16Array;
  made: number;
  /** How many blocks of sixteen words have been drawn for it. */
  drawn: number;
}

const IN_ORDER = Uint16Array.from({ length: BLOCK }, (_, i) => i);

/** Computed blocks by key, shared by the states of one game. They follow from key and number. */
const orders = new Derived((_key: readonly number[]): Order[] => []);

/** The number at that place of the block's permutation. */
function placed(key: readonly number[], block: number, place: number): number {
  const blocks = orders.of(key);
  const order = blocks[block] ?? begin(blocks, block);
  while (order.made <= place) extend(order, key, block);
  return order.list[place]!;
}

function begin(blocks: Order[], block: number): Order {
  const order = { list: roomForBlock(), made: 0, drawn: 0 };
  blocks[block] = order;
  return order;
}

/** Memory for several blocks at a time: allocating it per game takes longer than the shuffle. */
const AT_ONCE = 16;
let room = new Uint16Array(0);
let taken = AT_ONCE;
function roomForBlock(): Uint16Array {
  if (taken === AT_ONCE) {
    room = new Uint16Array(AT_ONCE * BLOCK);
    taken = 0;
  }
  const list = room.subarray(taken * BLOCK, ++taken * BLOCK);
  list.set(IN_ORDER);
  return list;
}

const words = new Uint32Array(16);

/**
 * Continues a forward shuffle (Fisher and Yates) with the next sixteen words of the stream. Sixteen bits make a uniform
 * number below n; they are skipped where some numbers would be likelier.
 */
function extend(order: Order, key: readonly number[], block: number): void {
  chachaBlock(key, order.drawn++, [NONCE, 1, block], words);
  const { list } = order;
  let { made } = order;
  for (let half = 0; half < 32 && made < BLOCK; half++) {
    const n = BLOCK - made;
    const wide = ((words[half >>> 1]! >>> (16 * (half & 1))) & 0xffff) * n;
    const rest = wide & 0xffff;
    if (rest < n && rest < 0x10000 % n) continue;
    const j = made + (wide >>> 16);
    const t = list[made]!;
    list[made] = list[j]!;
    list[j] = t;
    made++;
  }
  order.made = made;
}
