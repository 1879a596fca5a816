import { i18n } from '@lingui/core';
import { afterEach, describe, expect, it } from 'vitest';
import { LANGUAGES, languageName, loadCatalogue, preferred } from './languages.ts';
import { decimal, ENGLISH, listed, msg, say, sayWith } from './say.ts';

afterEach(() => i18n.activate(ENGLISH));
const speak = async (locale: string) => i18n.loadAndActivate({ locale, messages: await loadCatalogue(locale) });

describe('text', () => {
  it('is the English sentence itself, with its values and plurals', () => {
    expect(say('{n, plural, one {# rule} other {# rules}}', { n: 1 })).toBe('1 rule');
    expect(say('{n, plural, one {# rule} other {# rules}}', { n: 3 })).toBe('3 rules');
    expect(say(msg('{who} picks'), { who: 'Ines' })).toBe('Ines picks');
    expect(listed(['A', 'B', 'C'])).toBe('A, B and C');
    expect(decimal(33.3)).toBe('33.3');
  });
  it('is German in German, and English for a sentence the catalogue lacks', async () => {
    await speak('de');
    expect(say('{n, plural, one {# rule} other {# rules}}', { n: 3 })).toBe('3 Regeln');
    expect(say('{who} picks', { who: 'Ines' })).toBe('Ines wählt');
    expect(say('A sentence of tomorrow, {who}', { who: 'Ines' })).toBe('A sentence of tomorrow, Ines');
    expect(listed(['A', 'B', 'C'])).toBe('A, B und C');
    expect(decimal(33.3)).toBe('33,3');
    expect(decimal(1234)).toBe('1234');
  });
  it('leaves names as they are, even those that look like something else', () => {
    for (const who of ['\\u202e\\x41', '{who}', '<b>Ines</b>', '# %s', "'"])
      expect(say('{who} picks', { who })).toBe(`${who} picks`);
  });
});

describe('a sentence with non-text values', () => {
  const scout = { id: 1 };
  const vats = { id: 2 };
  const played = () => sayWith('played {card}{on}{from}', { card: [scout, ', ', vats], on: '', from: ' from \uE0010' });
  it('comes in pieces, in the language’s order', async () => {
    expect(sayWith(' on {place}', { place: [vats] })).toEqual([' on ', vats]);
    await speak('de');
    expect(sayWith('{card} replaced {other}{on}', { card: [scout], other: ['B'], on: [' auf ', vats] })).toEqual([
      scout,
      ' auf ',
      vats,
      ' an der Stelle von ',
      'B',
    ]);
  });
  it('treats no word as a value', () => expect(played()).toEqual(['played ', scout, ', ', vats, ' from 0']));
});

describe('the language', () => {
  it('is an available one, named in its own words', () =>
    expect(LANGUAGES.map(languageName)).toEqual(expect.arrayContaining(['English', 'Deutsch'])));
  it('is the reader’s first available one, or English', () => {
    expect(preferred(['de-AT', 'en'])).toBe('de');
    expect(preferred(['fi', 'en-GB', 'de'])).toBe('en');
    expect(preferred(['fi'])).toBe('en');
    expect(preferred([])).toBe('en');
  });
});
