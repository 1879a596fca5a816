/**
 * Where long words of card names may be broken, for tiles and cards too narrow for them even in small letters: each at one
 * place, as near its middle as its syllables allow, so that no line has fewer than three of its letters.
 */
import words from './hyphens.json' with { type: 'json' };

const SOFT = '\u00ad';
const breaks = new Map(words.map((word) => [word.replaceAll('-', ''), word.replaceAll('-', SOFT)]));

/** It has more letters than two short lines take. */
export const isWordy = (name: string): boolean => name.length > 19;

/** A last word of one or two letters stays with the word before it, unless both together need a line of long ones. */
const together = (name: string): string => name.replace(/(?<=(?:^|\s)\S{1,7}) (?=\S{1,2}$)/, '\u00a0');

/** A name whose long words may be broken between syllables; a word beside others goes to the next line first, unless there are many. */
export function hyphenate(name: string): string {
  const long = name.includes(' ') && !isWordy(name) ? 10 : 7;
  return together(name).replace(
    /[^\s.,!?"“”-]+/g,
    (word) => (word.length > long ? breaks.get(word) : undefined) ?? word,
  );
}

/** Letters of the longest word: what sizes the letters of a name. */
export const longestWord = (name: string): number => Math.max(...name.split(/[\s-]/).map(({ length }) => length));

/** Letters that a line of a chip takes, in widths of most letters, and its lines. */
const CHIP = { letters: 7.4, lines: 2 } as const;

/** Letters that are wider or narrower than most, in widths of most. */
const WIDTHS: [RegExp, number][] = [
  [/[mw]/i, 1.5],
  [/[fijlrtI1.,'’-]/, 0.6],
  [/[acsz]/, 0.9],
];

/** How many letters of most widths are as wide as this text. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 1), 0);

/** A name in the lines of a chip, with its long words broken; null if it needs more of them, or longer ones. */
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

/** Two words in two lines of so many average letters: a syllable of the first, and the second; null if those are too long. */
export function abridged(name: string, width: number): string | null {
  const [first = '', last = '', ...more] = name.split(' ');
  const start = breaks.get(first)?.split(SOFT)[0];
  if (!start || !last || more.length > 0) return null;
  return Math.max(widthOf(`${start}.`), widthOf(last)) <= width ? `${start}. ${last}` : null;
}

/** As many of its letters as a line takes, with a dot for those left out. */
function begun(name: string, width: number): string {
  if (widthOf(name) <= width) return name;
  let end = name.length - 1;
  while (end > 1 && widthOf(`${name.slice(0, end).trim()}.`) > width) end--;
  return `${name.slice(0, end).trim()}.`;
}

/**
 * A name in a line of so many average letters: its beginning, or, where another name begins alike, its first letter and
 * the beginning of its last word.
 */
export function shortened(name: string, width: number, others: readonly string[] = []): string {
  const bare = name.replace(/^The /, '');
  const short = begun(bare, width);
  const isAlike = others.some((other) => other !== name && begun(other.replace(/^The /, ''), width) === short);
  if (!isAlike || !bare.includes(' ')) return short;
  return begun(`${bare[0]}.${bare.split(' ').at(-1)}`, width);
}

/** Whether a line of so many average letters takes all of a name, but for its article. */
export const fitsLine = (name: string, width: number): boolean => widthOf(name.replace(/^The /, '')) <= width;

/** Letters of a line on the narrowest tile, and how many lines it has. */
const SLENDER = 9;
const LINES = 2;

/** Whether a name is whole on half a lane of the smallest phones. */
export function isSlender(name: string): boolean {
  const lines = [0];
  for (const { length } of name.split(/(?<=-)|\s/)) {
    const last = lines.at(-1)!;
    if (last > 0 && last + 1 + length <= SLENDER) lines[lines.length - 1] = last + 1 + length;
    else lines.push(length);
  }
  return lines.length - 1 <= LINES && Math.max(...lines) <= SLENDER;
}

/** Letters of words that are whole on the narrowest cards, and on most. */
const SHORT = 9;
const LONG = 11;

/** How wide a card must be so that no word of its name is broken. */
export function wordSize(name: string): 'short' | 'long' | undefined {
  const letters = longestWord(name);
  if (letters > LONG) return 'long';
  return letters <= SHORT ? 'short' : undefined;
}
