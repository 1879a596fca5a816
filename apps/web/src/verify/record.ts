import { library } from '@smash/cards';
import { gameRecord } from '@smash/protocol';
import { verify } from '@smash/protocol/verify';
import { say } from '../words/say.ts';
import type { Checked } from './check.ts';

export function checkRecord(text: string, commitment: string): Checked {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return { fits: null, text: say('This is no saved game.') };
  }
  const record = gameRecord.safeParse(read);
  if (!record.success) return { fits: null, text: say('This is no saved game.') };
  const { fits, played } = verify(record.data, commitment.trim(), library);
  if (!played) return { fits: false, text: say('Its moves cannot be played again from that number.') };
  const values = { n: played.moves, points: played.vp.join(' : ') };
  const again = say('{n, plural, one {# move} other {# moves}} played again; the points are {points}.', values);
  if (fits === null) return { fits, text: again };
  const first = fits ? say('Its number has that fingerprint.') : say('Its number has another fingerprint.');
  return { fits, text: `${first} ${again}` };
}
