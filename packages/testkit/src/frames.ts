import { type PatchMessage, packPatch, unpackPatch } from '@smash/protocol';

/** How Colyseus starts a bytes message named "patch": its code, the length of the name, the name. */
const PATCH = Uint8Array.from([17, 0xa0 + 5, ...[...'patch'].map((letter) => letter.charCodeAt(0))]);

/**
 * The game patch in a raw socket frame; null = another message. Throws if the frame contains anything besides the patch.
 */
export function patchIn(frame: Uint8Array): PatchMessage | null {
  if (!PATCH.every((byte, i) => frame[i] === byte)) return null;
  const bytes = frame.subarray(PATCH.length);
  const patch = unpackPatch(bytes);
  const again = packPatch(patch);
  if (again.length !== bytes.length || again.some((byte, i) => byte !== bytes[i]))
    throw new Error(`More is in a patch than it says: ${JSON.stringify(patch)}`);
  return patch;
}

/**
 * Everything a frame reveals, for leak checks: its bytes, one letter each; for a packed change the JSON in its place,
 * likewise in UTF-8. (Its bytes reveal nothing else, see patchIn, but parts of known names in them could look like
 * secret names.)
 */
export function readable(frame: Uint8Array): string {
  const patch = patchIn(frame);
  return latin(patch ? new TextEncoder().encode(JSON.stringify(patch)) : frame);
}

const latin = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
};
