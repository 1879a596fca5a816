import { fits } from '@smash/protocol';
import { say } from '../words/say.ts';

export interface Checked {
  /** null where nothing can be said. */
  fits: boolean | null;
  text: string;
}

const DIGITS = /^[0-9a-f]{64}$/i;

/** /verify#c=…&s=…: behind the #, so that no server is told. */
export function fromAddress(hash: string): { commitment: string; seed: string } {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  return { commitment: given.get('c') ?? '', seed: given.get('s') ?? '' };
}

export const addressOf = (commitment: string, seed: string): string => `/verify#c=${commitment}&s=${seed}`;

export function checkSeed(seed: string, commitment: string): Checked {
  if (!DIGITS.test(commitment.trim()) || !DIGITS.test(seed.trim()))
    return { fits: null, text: say('Each of them has 64 digits, from 0 to 9 and a to f.') };
  return fits(seed, commitment)
    ? { fits: true, text: say('They fit: the shuffles were fixed before the game began.') }
    : { fits: false, text: say('They do not fit: this is not the number of that fingerprint.') };
}

/** The rules and the cards are fetched only for this. */
export async function checkFile(text: string, commitment: string): Promise<Checked> {
  const { checkRecord } = await import('./record.ts');
  return checkRecord(text, commitment);
}
