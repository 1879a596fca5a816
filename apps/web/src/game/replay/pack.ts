import type { FinishedGame } from '@smash/protocol';

/** The record, packed for a server that does not have it: see PACKED. */
export async function packRecord(record: FinishedGame): Promise<string> {
  const deflated = new Blob([JSON.stringify(record)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer());
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
