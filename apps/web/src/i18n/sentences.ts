/**
 * What the rules say (questions, answers, why not) in other languages. The engine speaks English; `sentences/de.json`
 * has the German of its sentences by the English one, with {a} and {b} for names and numbers in them. What it leaves
 * out is shown in English.
 */

/** English sentence → the same in that language. */
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

/** A pattern of what was said: the English with something in its gaps. */
export const patternOf = (english: string): RegExp =>
  new RegExp(`^${english.replace(LITERAL, '\\$&').replace(GAP, '(.+)')}$`);

/** Changes with the language, together with its words. */
export function setSentences(now: Sentences): void {
  sentences = now;
  // The one with most of its own words fits best.
  patterns = Object.entries(now)
    .filter(([english]) => english.includes('{'))
    .sort(([one], [other]) => other.length - one.length)
    .map(([english, text]) => ({
      test: patternOf(english),
      gaps: [...english.matchAll(GAP)].map((gap) => gap[1] ?? ''),
      text,
    }));
}

/** There is nothing to look up in English. */
export const hasSentences = (): boolean => patterns.length > 0;

/** A sentence may be told within another, with a small letter: "That does not fit: destroy a minion." */
function inside(value: string): string {
  const whole = value.charAt(0).toUpperCase() + value.slice(1);
  return value !== whole && Object.hasOwn(sentences, whole) ? (sentences[whole] ?? value) : value;
}

/** What the rules said, in the language of the page. */
export function sayRules(english: string): string {
  if (Object.hasOwn(sentences, english)) return sentences[english] ?? english;
  for (const { test, gaps, text } of patterns) {
    const found = test.exec(english);
    if (!found) continue;
    const values = Object.fromEntries(gaps.map((gap, i) => [gap, inside(found[i + 1] ?? '')]));
    return text.replace(GAP, (gap, name: string) => values[name] ?? gap);
  }
  return english;
}
