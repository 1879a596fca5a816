/** Records everything that the server sends to a browser, byte by byte, and makes it readable. */
import { createRequire } from 'node:module';
import { Protocol } from '@colyseus/sdk';
import type { Page } from '@playwright/test';
import { patchIn } from '@smash/testkit';

// The SDK's own packer reads what the server packed.
const load = createRequire(createRequire(import.meta.url).resolve('@colyseus/sdk'));
const { unpack } = load('msgpackr') as { unpack(bytes: Uint8Array): unknown };
const MESSAGES: number[] = [Protocol.ROOM_DATA, Protocol.ROOM_RESPONSE];

export interface Frame {
  bytes: Buffer;
  where: string;
}

/** The built client is the same for everybody and names every card, so it is no message. */
const isBuilt = (path: string): boolean => path.startsWith('/assets/') || !/^\/(matchmake|healthz|api)/.test(path);

/** Starts recording. Wait for `bodies` before reading the HTTP responses. */
export function record(page: Page): { frames: Frame[]; bodies: Promise<unknown>[] } {
  const frames: Frame[] = [];
  const bodies: Promise<unknown>[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      frames.push({ bytes: Buffer.from(payload), where: 'socket' });
    });
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (isBuilt(pathname)) return;
    const at = frames.length;
    const body = response.body().then(
      (bytes) => frames.splice(at, 0, { bytes, where: pathname }),
      // The page was closed, so its response is gone.
      () => {},
    );
    bodies.push(body);
  });
  return { frames, bodies };
}

/** The head before a message in a frame has a varying length: a code, and a number or a name. */
const LONGEST_HEAD = 24;

/** The game message in a frame: a whole view, a change to it, or the answer to `sync`; undefined for other frames. */
export function message(bytes: Buffer): object | null {
  const patch = patchIn(bytes);
  if (patch) return patch;
  if (!MESSAGES.includes(bytes[0] ?? -1)) return null;
  for (let at = 1; at < Math.min(LONGEST_HEAD, bytes.length); at++) {
    try {
      const found = unpack(bytes.subarray(at));
      if (typeof found === 'object' && found !== null && ('view' in found || 'full' in found)) return found;
    } catch {
      // The message does not start here.
    }
  }
  return null;
}

/** Public numbers of cards in a message, without those of options and prompts. */
export function cardIds(node: unknown, found = new Set<number>()): Set<number> {
  if (Array.isArray(node)) {
    const [kind, path, value] = node as [unknown, unknown, unknown];
    // A patch step that changes a number: the last word of its path says which number.
    if (kind === 0 && Array.isArray(path) && typeof value === 'number') {
      const word = path.at(-1);
      const inOption = path.includes('options') || path.at(-2) === 'prompt';
      if (word === 'card' || word === 'at' || (word === 'id' && !inOption)) found.add(value);
    }
    for (const one of node) cardIds(one, found);
  } else if (typeof node === 'object' && node !== null) {
    const { id, name, label, title, card, at } = node as Record<string, unknown>;
    if (typeof id === 'number' && typeof name === 'string' && label === undefined && title === undefined) found.add(id);
    if (typeof card === 'number') found.add(card);
    if (typeof at === 'number') found.add(at);
    for (const one of Object.values(node)) cardIds(one, found);
  }
  return found;
}
