/** n random bytes as hex. Not randomUUID, which browsers offer only over HTTPS. */
export const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
