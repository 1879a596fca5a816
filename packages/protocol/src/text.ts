/** Text that people type: names, chat and room codes. Browser and server clean it the same way. */

/** Maximum length of a name, in graphemes (visible characters) and in UTF-8 bytes. */
export const NAME_LENGTH = 16;
export const NAME_BYTES = 160;
/** Maximum length of a chat line, likewise. */
export const CHAT_LENGTH = 200;
export const CHAT_BYTES = 800;

/** Everything that takes up space but shows nothing, including the blank Braille cell. */
const spaces = /[\s\u2800]+/gu;

/** The flags of England, Scotland and Wales: a black flag followed by letters that are invisible anywhere else. */
const tagFlag =
  /\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}/u;
/** The zero-width joiner and the emoji variation selector. */
const joiner =
  /(?<=\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d(?=(?!\p{Cn})\p{Extended_Pictographic})/u;
const emojiForm = /(?<=\p{Emoji})\ufe0f/u;
/**
 * Controls, invisible characters and direction overrides, which could make one name look like another. The first group
 * holds those that emoji need.
 */
const unseen = new RegExp(
  `(${[tagFlag, joiner, emojiForm].map(({ source }) => source).join('|')})|[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Default_Ignorable_Code_Point}]`,
  'gu',
);

/** More than two combining marks on one character cover its neighbours. A keycap emoji needs two: selector and cap. */
const pileOfMarks = /(\p{M}{2})\p{M}+/gu;
/** A combining mark without a base character would land on whatever precedes the text on the page. */
const looseMarks = /(^| )\p{M}+/gu;

/**
 * Characters several times as wide as others, which no layout has room for: long dashes, Arabic ligatures of whole
 * phrases, cuneiform, Javanese and Tamil signs. Names lose them.
 */
export const veryWide =
  /[\u2e3a\u2e3b\ufdf0-\ufdff\u0bf5-\u0bfa\ua9c1-\ua9cd\u102a\p{sc=Xsux}\p{sc=Hluw}\p{sc=Cprt}]/gu;

/** Cyrillic, Greek and other letters, and digits, that look like Latin letters. */
const lookalikes = new Map(
  [
    ['АаВЕеКМНОоРрСсТУуХхІіЈјЅѕһ0', 'AaBEeKMHOoPpCcTYyXxliJjSshO'],
    ['ΑαΒΕΖΗΙιΚκΜΝνΟοΡρΤτΥυΧχ1I|', 'AaBEZHliKkMNvOoPpTtYuXxlll'],
    ['Ӏӏıɩɑᴀᴇᴏᴜɡᴄᴠᴡᴢ', 'lliiaaeougcvwz'],
  ].flatMap(([from, to]) => [...from!].map((one, i) => [one, to![i]!] as const)),
);

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const utf8 = new TextEncoder();

/**
 * The name to display: 1 to 16 graphemes and at most 160 bytes, without repeated spaces. `reserve` leaves room to
 * append that many ASCII characters. Null if nothing visible is left.
 */
export const cleanName = (raw: string, reserve = 0): string | null =>
  clean(raw.replace(veryWide, ''), NAME_LENGTH - reserve, NAME_BYTES - reserve);

/** Do these names differ only in case, in letters that look the same, or in marks, spaces and punctuation? */
export function looksLike(one: string, other: string): boolean {
  if (one.toLowerCase() === other.toLowerCase() || lookOf(one) === lookOf(other)) return true;
  const [here, there] = [skeletonOf(one), skeletonOf(other)];
  // A name may consist of punctuation alone.
  return here !== '' && here === there;
}

/** In these scripts a name can be read without its marks; in others, such as Devanagari or kana, they spell it. */
const besideMarks = /([\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hebr}\p{sc=Arab}\p{N}])\p{M}+/gu;
/** Marks on nothing that is spelt with them, letters that look like apostrophes, and the line that stretches Arabic words. */
const ornaments = /(?<![\p{L}\p{M}])\p{M}+|[\u02b0-\u02ff\u0640]/gu;
/** Emoji are told apart at a glance. */
const unread = /[^\p{L}\p{N}\p{M}\p{Emoji_Presentation}]/gu;

/** Its letters, digits and emoji. */
function skeletonOf(name: string): string {
  const bare = name.normalize('NFKD').replace(besideMarks, '$1').replace(ornaments, '').replace(unread, '');
  // ß is lower case only.
  return lookOf(bare).toUpperCase().toLowerCase();
}

/** I looks like l, and i is the same letter. */
const lookOf = (name: string): string =>
  [...name.normalize('NFKC')]
    .map((one) => lookalikes.get(one) ?? one)
    .join('')
    .toLowerCase()
    .replaceAll('i', 'l');

/** The chat line to display: at most 200 graphemes and 800 bytes. Null if nothing visible is left. */
export const cleanChat = (raw: string): string | null => clean(raw, CHAT_LENGTH, CHAT_BYTES);

function clean(raw: string, most: number, bytes: number): string | null {
  let text = raw;
  // Removing characters may bring others together that have to go, too.
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(spaces, ' ').replace(unseen, '$1').normalize('NFC');
    text = text.replace(looseMarks, '$1').replace(pileOfMarks, '$1').trim();
  }
  const shown = cut(text, most, bytes).trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(shown) ? shown : null;
}

/** Cuts what is being typed to the length of a name. */
export const nameSoFar = (typed: string): string => cut(typed, NAME_LENGTH, NAME_BYTES);

/** The longest prefix of whole graphemes within both limits. */
function cut(text: string, most: number, bytes: number): string {
  let end = 0;
  let left = bytes;
  let count = 0;
  for (const { segment } of segmenter.segment(text)) {
    left -= utf8.encode(segment).length;
    count++;
    if (left < 0 || count > most) break;
    end += segment.length;
  }
  return text.slice(0, end);
}

/**
 * Normalizes a room code (a word of four or five letters and five digits; in older rooms four letters and two digits),
 * or returns null. Any spelling will do: "kelp 47382", "Kelp47 382" and a whole link are all KELP-47382.
 */
export function normaliseCode(raw: string): string | null {
  const code = codeForm(raw);
  return code !== null && !/[01]/.test(code) ? code : null;
}

/** Like a room code, but also with the digits 0 and 1, which no code contains; null = anything else. */
export function codeForm(raw: string): string | null {
  const link = /\/[rw]\/([^/?#]+)/.exec(raw);
  const plain = (link?.[1] ?? raw).normalize('NFKC').toUpperCase();
  const [, word, digits] = /^[^A-Z0-9]*([A-Z]{4,5})((?:[^A-Z0-9]*[0-9])+)[^A-Z0-9]*$/.exec(plain) ?? [];
  const number = digits?.replace(/\D/g, '') ?? '';
  const known = number.length === 5 || (number.length === 2 && word?.length === 4);
  return known ? `${word}-${number}` : null;
}
