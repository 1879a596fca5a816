import { fits, type ToldMix, toldMix } from '@smash/protocol';
import { say } from '../../i18n/say.ts';

export interface Checked {
  /** null if undecided. */
  fits: boolean | null;
  text: string;
}

interface Given {
  commitment: string;
  seed: string;
  mix: ToldMix | null;
  damaged: boolean;
}

const DIGITS = /^[0-9a-f]{64}$/i;

/**
 * Reads /verify#c=…&s=… or #m=…; no server receives what follows the #. `mix` is null in games whose seed the server
 * drew alone. `damaged`: given, but incomplete.
 */
export function fromAddress(hash: string): Given {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const [commitment, seed, told] = ['c', 's', 'm'].map((key) => given.get(key) ?? '') as [string, string, string];
  const mix = readMix(told);
  const isHalf = [commitment, seed].some((one) => one !== '' && !DIGITS.test(one));
  return { commitment, seed, mix, damaged: isHalf || (given.has('m') && mix === null) };
}

function readMix(text: string): ToldMix | null {
  try {
    return toldMix.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

export const addressOf = (commitment: string, seed: string): string => `/verify#c=${commitment}&s=${seed}`;

export const mixAddress = (told: ToldMix): string => `/verify#m=${encodeURIComponent(JSON.stringify(told))}`;

export function checkSeed(seed: string, commitment: string): Checked {
  if (!DIGITS.test(commitment.trim()) || !DIGITS.test(seed.trim()))
    return { fits: null, text: say('Each has 64 digits: 0 to 9 and a to f.') };
  return fits(seed, commitment)
    ? { fits: true, text: say('Verified: the shuffles were fixed before the game began.') }
    : { fits: false, text: say('Not verified: this seed does not match that fingerprint.') };
}

/** Fetches the rules and cards, which nothing else on this page needs. */
export async function checkFile(text: string, commitment: string): Promise<Checked> {
  const { checkRecord } = await import('./record.ts');
  return checkRecord(text, commitment);
}
