/**
 * Where long words of card names may break on tiles and cards too narrow for them even in small letters: each at one
 * place, between syllables and as near its middle as possible, so that at least three letters stand on either line.
 */
import words from './hyphens.json' with { type: 'json' };

const SOFT = '\u00ad';
const breaks = new Map(words.map((word) => [word.replaceAll('-', ''), word.replaceAll('-', SOFT)]));

/** Whether a name has more letters than two short lines hold. */
export const isWordy = (name: string): boolean => name.length > 19;

/** Keeps a last word of one or two letters on the line of the word before it, unless the two are too long for that. */
const together = (name: string): string => name.replace(/(?<=(?:^|\s)\S{1,7}) (?=\S{1,2}$)/, '\u00a0');

/**
 * Allows long words of a name to break between syllables. A word beside others first moves to the next line, unless the
 * name is long.
 */
export function hyphenate(name: string): string {
  const long = name.includes(' ') && !isWordy(name) ? 10 : 7;
  return together(name).replace(
    /[^\s.,!?"“”-]+/g,
    (word) => (word.length > long ? breaks.get(word) : undefined) ?? word,
  );
}

/** Letters of the longest word, which determines the size of the name. */
export const longestWord = (name: string): number => Math.max(...name.split(/[\s-]/).map(({ length }) => length));

/** Width of the longest word in average letters, which determines how close its letters must stand. */
export const widestWord = (name: string): number => Math.max(...name.split(/[\s-]/).map(widthOf));

/** The width of a chip's line in average letters, and the number of its lines. */
const CHIP = { letters: 7.4, lines: 2 } as const;

/** Widths of letters that are wider or narrower than average. */
const WIDTHS: [RegExp, number][] = [
  [/[mw]/i, 1.5],
  [/[fijlrtI1.,'’-]/, 0.6],
  [/[acsz]/, 0.9],
];

/** The width of a text in average letters. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 1), 0);

/** A name broken into the lines of a chip; null if it needs more or longer lines. */
export function inChip(name: string, letters: number = CHIP.letters): string | null {
  const lines = [''];
  const parts: string[] = [];
  for (const word of name.split(' ')) {
    const whole = widthOf(word) <= letters ? word : (breaks.get(word) ?? word);
    parts.push(whole);
    const [first = '', ...rest] = whole.split(SOFT);
    const beside = lines.at(-1) === '' ? first : `${lines.at(-1)} ${first}`;
    const end = rest.length > 0 ? '-' : '';
    if (widthOf(beside + end) <= letters) lines[lines.length - 1] = beside + end;
    else lines.push(first + end);
    lines.push(...rest);
  }
  const fits = lines.length <= CHIP.lines && lines.every((line) => widthOf(line) <= letters);
  return fits ? parts.join(' ') : null;
}

/**
 * A name of two words in two lines of `width` average letters: a syllable of the first word, and the whole second one;
 * null if that does not fit.
 */
export function abridged(name: string, width: number): string | null {
  const [first = '', last = '', ...more] = name.split(' ');
  const start = breaks.get(first)?.split(SOFT)[0];
  if (!start || !last || more.length > 0) return null;
  return Math.max(widthOf(`${start}.`), widthOf(last)) <= width ? `${start}. ${last}` : null;
}

/** A name without the article that nobody needs to know it by. */
export const withoutArticle = (name: string): string => name.replace(/^The /, '');

/** As many letters of a word as fit, with a dot for the rest. */
function begun(name: string, width: number): string {
  if (widthOf(name) <= width) return name;
  let end = name.length - 1;
  while (end > 1 && widthOf(`${name.slice(0, end).trim()}.`) > width) end--;
  return `${name.slice(0, end).trim()}.`;
}

/**
 * A name in one line of `width` average letters: its beginning or, if another name begins the same way, its first
 * letter and the beginning of its last word.
 */
export function shortened(name: string, width: number, others: readonly string[] = []): string {
  const bare = withoutArticle(name);
  const short = begun(bare, width);
  const isAlike = others.some((other) => other !== name && begun(withoutArticle(other), width) === short);
  if (!isAlike || !bare.includes(' ')) return short;
  return begun(`${bare[0]}.${bare.split(' ').at(-1)}`, width);
}

/** A name's first two words, each in a line of `width` average letters; a second word that does not fit is left out. */
export function begunWords(name: string, width: number): string {
  const [first = '', second = ''] = withoutArticle(name).split(' ');
  const fits = second !== '' && widthOf(second) <= width;
  return fits ? `${begun(first, width)}\n${second}` : begun(first, width);
}

/** Whether a name without its article fits a line of `width` average letters. */
export const fitsLine = (name: string, width: number): boolean => widthOf(withoutArticle(name)) <= width;

/** Letters in a line of the narrowest tile, and the number of its lines. */
const SLENDER = 9;
const LINES = 2;

/** Whether a name fits, without breaks, half the width of a lane on the smallest phones. */
export function isSlender(name: string): boolean {
  const lines = [0];
  for (const { length } of name.split(/(?<=-)|\s/)) {
    const last = lines.at(-1)!;
    if (last > 0 && last + 1 + length <= SLENDER) lines[lines.length - 1] = last + 1 + length;
    else lines.push(length);
  }
  return lines.length - 1 <= LINES && Math.max(...lines) <= SLENDER;
}

/** Letters of the longest words that the narrowest cards and most cards hold without breaking them. */
const SHORT = 9;
const LONG = 11;

/** How wide a card must be so that no word of its name breaks. */
export function wordSize(name: string): 'short' | 'long' | undefined {
  const letters = longestWord(name);
  if (letters > LONG) return 'long';
  return letters <= SHORT ? 'short' : undefined;
}
