import { library } from '@smash/cards';
import { doubts, finishedGame, gameRecord } from '@smash/protocol';
import { verify } from '@smash/protocol/verify';
import { mixNotes } from '../../game/online/mixes.ts';
import { checkTexts, doubtTexts, partsText } from '../../game/online/mixWords.ts';
import { say } from '../../i18n/say.ts';
import type { Checked } from './check.ts';

export function checkRecord(text: string, commitment: string): Checked {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return { fits: false, text: say('This file is damaged.') };
  }
  const record = gameRecord.safeParse(read);
  if (!record.success) return { fits: false, text: say('This isn’t a saved game.') };
  const { mix } = record.data;
  const names = finishedGame.safeParse(read).data?.names ?? [];
  const notes = mix ? mixNotes(mix.room, mix.game) : null;
  const verdict = verify(record.data, commitment.trim() || notes?.commitment || '', library);
  const { played } = verdict;
  if (!played) return { fits: false, text: say('Not verified: its moves cannot be replayed from its seed.') };
  if (verdict.forks === false)
    return { fits: false, text: say('Not verified: it does not go on from the game it names.') };
  const values = { n: played.moves, points: played.vp.join(' : ') };
  const again = say('{n, plural, one {# move} other {# moves}} replayed; the points are {points}.', values);
  if (mix && verdict.mix) {
    const against = doubts(mix, notes);
    const own = verdict.mix;
    const other = verdict.fits === false && checkTexts(own).every(({ holds }) => holds);
    const fits = against.length > 0 ? false : verdict.fits;
    const texts = [
      fits === null ? '' : fits ? say('Verified.') : say('Not verified.'),
      partsText(own.seats, names),
      ...checkTexts(own).map((one) => one.text),
      other ? say('The server had shown another fingerprint.') : '',
      ...doubtTexts(against),
      again,
    ];
    return { fits, text: texts.filter(Boolean).join(' ') };
  }
  if (verdict.fits === null) return { fits: null, text: again };
  const first = verdict.fits
    ? say('Verified: its seed matches that fingerprint.')
    : say('Not verified: its seed does not match that fingerprint.');
  return { fits: verdict.fits, text: `${first} ${again}` };
}
