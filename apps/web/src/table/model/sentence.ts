/** Which sentence of a card's text the open question comes from: matched by words, and only if unambiguous. */

/** The sentences of a text with the spaces after them: joined, they are the text again. */
export const sentences = (text: string): string[] => text.match(/\S[\s\S]*?[.!?](?=\s|$)\s*|\S[\s\S]*$/g) ?? [];

/** Words too common to match questions with texts. */
const COMMON = new Set(
  'a an and another any as at be by can card cards choose do each for from has have if in into is it its may not of on one or other out player s so that the their them then there these they this those to up was what where which with you your'.split(
    ' ',
  ),
);

const stem = (word: string): string => word.replace(/(?:ing|ed|es|s)$/, '');

function words(text: string): Set<string> {
  const all = text.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
  return new Set(all.filter((word) => !COMMON.has(word)).map(stem));
}

/** Index of the sentence, or -1 if ambiguous. */
export function sentenceOf(text: string, title: string): number {
  const list = sentences(text);
  if (list.length === 1) return 0;
  const asked = words(title);
  const hits = list.map((sentence) => [...words(sentence)].filter((word) => asked.has(word)).length);
  const most = Math.max(0, ...hits);
  const first = hits.indexOf(most);
  return most > 0 && hits.lastIndexOf(most) === first ? first : -1;
}
