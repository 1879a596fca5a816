/** Text that people type: names, chat and room codes. The browser and the server clean it the same way. */

export const NAME_LENGTH = 16;
export const CHAT_LENGTH = 200;

/**
 * Controls, invisible marks and direction overrides: with them a name could look like another one. The two that join
 * emoji together stay.
 */
const unseen = /(?!\u200d|\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]/gu;

/** More marks than this on one letter are decoration that would cover the neighbours. */
const MARKS_PER_LETTER = 12;

/**
 * A name as it is shown: 1 to 16 visible characters (an emoji counts as one), inner spaces single.
 * Null when nothing visible is left.
 */
export const cleanName = (raw: string): string | null => clean(raw, NAME_LENGTH);

/** A line of chat as it is shown: at most 200 visible characters in one line. Null when nothing visible is left. */
export const cleanChat = (raw: string): string | null => clean(raw, CHAT_LENGTH);

function clean(raw: string, most: number): string | null {
  const text = raw.normalize('NFC').replace(/\s+/gu, ' ').replace(unseen, '').replace(/ +/g, ' ').trim();
  const letters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)]
    .map((part) => part.segment)
    .filter((letter) => letter.length <= MARKS_PER_LETTER || /\p{Emoji}/u.test(letter));
  const shown = letters.slice(0, most).join('').trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(shown) ? shown : null;
}

/** WORD-NN as the server knows it, or null: "kiln 42", "Kiln42" and " KILN-42 " are all KILN-42. */
export function normaliseCode(raw: string): string | null {
  const match = /^([A-Z]{4})[\s_-]*([2-9]{2})$/.exec(raw.trim().toUpperCase());
  return match ? `${match[1]}-${match[2]}` : null;
}
