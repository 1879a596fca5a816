import type { FullMessage } from '@smash/protocol';
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

function once<T extends object>(value: T): T {
  let found = packed.get(value);
  if (!found) {
    // The packer may return part of its own buffer.
    found = new Packed(new Uint8Array(packr.pack(value)));
    packed.set(value, found);
  }
  return found as unknown as T;
}

/** The same message. However often it is sent, its view and log are encoded once while they are the same objects. */
export const packedFull = (full: FullMessage): FullMessage => ({
  ...full,
  view: once(full.view),
  events: once(full.events),
});
