/**
 * Rules text (questions, answers, refusals) in other languages. The engine speaks English; `sentences/de.json` maps its
 * sentences to German, with {a} and {b} for names and numbers. Missing sentences appear in English.
 */

/** English sentence → its translation. */
export type Sentences = Readonly<Record<string, string>>;

const files = import.meta.glob<Sentences>('./sentences/*.json', { import: 'default' });
const GAP = /\{(\w)\}/g;
const LITERAL = /[.*+?^$()|[\]\\]/g;

interface Pattern {
  test: RegExp;
  gaps: string[];
  text: string;
}

let sentences: Sentences = {};
let patterns: Pattern[] = [];

export const loadSentences = async (language: string): Promise<Sentences> =>
  (await files[`./sentences/${language}.json`]?.()) ?? {};

/** A regular expression for a sentence: the English text with gaps. */
export const patternOf = (english: string): RegExp =>
  new RegExp(`^${english.replace(LITERAL, '\\$&').replace(GAP, '(.+)')}$`);

/** Sets the sentences of the page's language, together with its catalogue. */
export function setSentences(now: Sentences): void {
  sentences = now;
  // The longest first, so that the match with the most literal words wins.
  patterns = Object.entries(now)
    .filter(([english]) => english.includes('{'))
    .sort(([one], [other]) => other.length - one.length)
    .map(([english, text]) => ({
      test: patternOf(english),
      gaps: [...english.matchAll(GAP)].map((gap) => gap[1] ?? ''),
      text,
    }));
}

/** False in English, which needs no lookup. */
export const hasSentences = (): boolean => patterns.length > 0;

/** A rules sentence in the page's language. */
export function sayRules(english: string): string {
  if (Object.hasOwn(sentences, english)) return sentences[english] ?? english;
  for (const { test, gaps, text } of patterns) {
    const found = test.exec(english);
    if (!found) continue;
    const values = Object.fromEntries(gaps.map((gap, i) => [gap, found[i + 1] ?? '']));
    return text.replace(GAP, (gap, name: string) => values[name] ?? gap);
  }
  return english;
}

/** A limit as symbols, for small spaces: "power 2 or less" is "≤2". */
export function limitSign(limit: string): string {
  const power = /\d+/.exec(limit)?.[0] ?? '';
  const words = sayRules(`power ${power} or less`);
  return power && limit.startsWith(words) ? `≤${power}${limit.slice(words.length)}` : limit;
}
