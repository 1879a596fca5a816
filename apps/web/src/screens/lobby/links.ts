import { say } from '../../i18n/say.ts';

/** 'r' for players, 'w' for spectators. */
export const linkOf = (role: 'r' | 'w', code: string): string => `${location.origin}/${role}/${code}`;

/** A link without the protocol, for reading aloud. */
export const shortLink = (role: 'r' | 'w', code: string): string => `${location.host}/${role}/${code}`;

/** What to say after a link was to be copied; null = nobody has tried. */
export function copyingWords(done: boolean | null): string {
  if (done === null) return '';
  return done ? say('Copied') : say('Copying failed. Select the link and copy it yourself.');
}
