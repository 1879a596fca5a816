import { addExtension, Packr } from 'msgpackr';

/** Bytes to insert into a message verbatim. */
class Packed {
  readonly bytes: Uint8Array;
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

type Allocate = (size: number) => { target: Uint8Array; position: number };

addExtension({
  Class: Packed,
  // Never on the wire: the bytes represent the value itself.
  type: 0x53,
  pack({ bytes }: Packed, allocate: Allocate) {
    const { target, position } = allocate(bytes.length);
    target.set(bytes, position);
  },
  unpack: () => undefined,
} as unknown as Parameters<typeof addExtension>[0]);

/** Colyseus's own message packing. */
const packr = new Packr({ useRecords: false });
const packed = new WeakMap<object, Packed>();

/** The packer may return part of its own buffer: this is a copy. */
export const pack = (value: unknown): Uint8Array => new Uint8Array(packr.pack(value));

/** The same value, for use in messages: encoded only once per object, no matter how often it is sent. */
export function once<T extends object>(value: T): T {
  let found = packed.get(value);
  if (!found) {
    found = new Packed(pack(value));
    packed.set(value, found);
  }
  return found as unknown as T;
}

/** Registers a list whose members are already encoded. */
export function joined<T>(list: T[], members: readonly Uint8Array[]): T[] {
  packed.set(list, new Packed(Buffer.concat([headOf(list.length), ...members])));
  return list;
}

/** The header of a list of that length. */
function headOf(length: number): Uint8Array {
  if (length < 0x10) return Uint8Array.of(0x90 | length);
  if (length < 0x1_00_00) return Uint8Array.of(0xdc, length >> 8, length & 0xff);
  const head = Buffer.alloc(5);
  head[0] = 0xdd;
  head.writeUInt32BE(length, 1);
  return head;
}
