/** All text on the page goes through here. The English sentence is the key; other languages are catalogues. */
import { i18n, type MessageDescriptor } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

export const ENGLISH = 'en';

// Catalogues hold plain ICU messages, so a translator needs only the file: each message is parsed once, when first
// used.
const compiled = new Map<string, ReturnType<typeof compileMessage>>();
i18n.setMessagesCompiler((message) => {
  const known = compiled.get(message) ?? compileMessage(message);
  compiled.set(message, known);
  return known;
});
i18n.load(ENGLISH, {});
i18n.activate(ENGLISH);

type Values = Readonly<Record<string, string | number>>;

/** Finished sentences of the present language. A table says the same few hundred over and over. */
const said = new Map<string, string>();
const MOST_SAID = 1000;
i18n.on('change', () => said.clear());

/**
 * lingui turns `\u202e` in a finished sentence into that character, even inside a player's name, so hide backslashes.
 */
const BACKSLASH = '\uE000';
const guarded = (value: string | number) => (typeof value === 'string' ? value.replaceAll('\\', BACKSLASH) : value);

/** A sentence in the page's language: `say('{n, plural, one {# card} other {# cards}}', { n })`. */
export function say(message: string | MessageDescriptor, values: Values = {}): string {
  const key = JSON.stringify([typeof message === 'string' ? message : message.id, values]);
  const known = said.get(key);
  if (known !== undefined) return known;
  if (said.size >= MOST_SAID) said.clear();
  const sentence = format(message, values);
  said.set(key, sentence);
  return sentence;
}

function format(message: string | MessageDescriptor, values: Values): string {
  const safe = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, guarded(value)]));
  const id = typeof message === 'string' ? message : message.id;
  return i18n._(id, safe).replaceAll(BACKSLASH, '\\');
}

const HOLE = '\uE001';

/** A sentence with values other than text (links, elements): its pieces, in the language's order. */
export function sayWith<T>(
  message: string,
  values: Readonly<Record<string, string | number | readonly (T | string)[]>>,
): (T | string)[] {
  const things: (readonly (T | string)[])[] = [];
  const words = Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value === 'number') return [name, value];
      if (typeof value === 'string') return [name, value.replaceAll(HOLE, '')];
      things.push(value);
      return [name, `${HOLE}${things.length - 1}${HOLE}`];
    }),
  );
  return say(message, words)
    .split(HOLE)
    .flatMap((piece, i) => (i % 2 === 1 ? (things[Number(piece)] ?? []) : [piece]))
    .filter((piece) => piece !== '');
}

/** Marks a sentence for later translation, so that lookup tables can be at the top of a file. */
export const msg = (id: string): MessageDescriptor => ({ id });

/** "33.3"; in German "33,3". */
export const decimal = (n: number): string =>
  n.toLocaleString(i18n.locale === ENGLISH ? 'en-GB' : i18n.locale, { useGrouping: false });

/** "A, B and C". */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(i18n.locale === ENGLISH ? 'en-GB' : i18n.locale).format(names);
