/** So many random bytes as hex. Not randomUUID: a browser has it only where the page came over HTTPS. */
export const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
