import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { glossaryRules, termsOf } from './glossary.ts';
import { findRule, parseRules, searchRules } from './rules.ts';

const source = readFileSync(join(import.meta.dirname, '../../../../docs/rules.md'), 'utf8');
const book = parseRules(source);

describe('the rule book in the app', () => {
  it('has every rule of the file once, with its text', () => {
    const ids = [...source.matchAll(/\*\*([A-Z]+-\d+)\b/g)].map((m) => m[1]);
    const rules = book.sections.flatMap((section) => section.rules);
    expect(rules.map((rule) => rule.id)).toEqual(ids);
    expect(ids.length).toBeGreaterThan(150);
    expect(rules.filter((rule) => rule.text.trim().length < 10)).toEqual([]);
  });
  it('ends every rule with its own words', () =>
    expect(book.sections.flatMap(({ rules }) => rules).filter(({ text }) => /-$/.test(text))).toEqual([]));

  it('separates a rule’s name from its text', () =>
    expect(findRule(book, 'TURN-6')).toMatchObject({
      name: 'Draw 2 Cards',
      text: expect.stringMatching(/^Draw two\./),
    }));
  it('finds rules with every word, in any case, and nothing for unknown words', () => {
    const found = searchRules(book, 'BREAKPOINT power').flatMap((section) => section.rules.map((rule) => rule.id));
    expect(found).toContain('SCORE-1');
    expect(found).not.toContain('TURN-6');
    expect(searchRules(book, 'score-5').flatMap((section) => section.rules.map((rule) => rule.id))).toContain(
      'SCORE-5',
    );
    expect(searchRules(book, 'zeppelin breakpoint')).toEqual([]);
    expect(searchRules(book, ' ')).toEqual(book.sections);
  });
  it('joins a rule that continues on the next line', () =>
    expect(parseRules('# T\n\nIntro\n\n## A: one\n- **A-1** First\n  and more.\n- **A-2 Name** Second.\n')).toEqual({
      intro: 'Intro',
      sections: [
        {
          title: 'A: one',
          rules: [
            { id: 'A-1', name: '', text: 'First and more.' },
            { id: 'A-2', name: 'Name', text: 'Second.' },
          ],
        },
      ],
    }));
});

describe('card words that link to a rule', () => {
  it('link to existing rules', () =>
    expect(glossaryRules.filter((id) => findRule(book, id) === undefined)).toEqual([]));
  it('are found in a text, each once', () =>
    expect(termsOf('Ongoing: After you play an extra minion here, destroy an action. Talent: Destroy it.')).toEqual([
      { word: 'Ongoing', rule: 'ABL-3' },
      { word: 'Talent', rule: 'ABL-5' },
      { word: 'extra plays', rule: 'EXT-1' },
      { word: 'destroy', rule: 'TERM-6' },
    ]));
  it('are not found in a text without any', () => expect(termsOf('Draw two cards.')).toEqual([]));
});

/** Abbreviations that players know: VP is explained at the table, OR is printed on cards (RES-14). */
const SPOKEN = new Set(['VP', 'VPs', 'OR']);
const NAME = /"(?:name|faction)": "([^"]*)"/g;

/** Text that a developer writes and a player should not read: options, keys, code, symbols, unknown abbreviations. */
function marksIn(text: string): string[] {
  const signs =
    text.match(
      /\[[^\]]*\]|`[^`]*`|\b[a-z]+[A-Z]\w*|\b\w+: (?:true|false|\w+_\w+)|[→≥≤]| = |\be\.g\.|\b[a-z-]+\/\d+/g,
    ) ?? [];
  const words = text.replaceAll(/\b[A-Z]{2,8}-\d+\b/g, '').match(/\b[A-Z]{2,}s?\b(?!!)/g) ?? [];
  return [...signs, ...words.filter((word) => !SPOKEN.has(word))];
}

describe('what players read of rules and cards', () => {
  const home = join(import.meta.dirname, '../../../../packages/cards/src');
  const facts = readdirSync(home, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('facts.json'))
    .map((name) => readFileSync(join(home, name), 'utf8'));
  // Leave names as printed: "99 MPH".
  const names = facts
    .flatMap((text) => [...text.matchAll(NAME)].map((m) => m[1] ?? ''))
    .sort((a, b) => b.length - a.length);
  const withoutNames = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, 'it'), text);
  const texts = facts.flatMap((text) => [...text.matchAll(/"text": "((?:[^"\\]|\\.)*)"/g)].map((m) => m[1] ?? ''));

  it('has no developer marks, in any rule or title', () => {
    const all = book.sections.flatMap(({ title, rules }) => [
      title,
      ...rules.flatMap(({ name, text }) => [name, text]),
    ]);
    expect(all.flatMap(marksIn)).toEqual([]);
    expect(marksIn('(option `mulligan: discard`, NPW, SET-9, archmage/1) [choice]')).toEqual([
      '`mulligan: discard`',
      'archmage/1',
      '[choice]',
      'NPW',
    ]);
  });
  it('has none in card texts and rulings either', () => {
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.flatMap((text) => marksIn(withoutNames(text)).map((mark) => [mark, text]))).toEqual([]);
  });
  it('begins every rule with a capital or a quoted word, unless the text continues the rule’s name', () => {
    const rules = book.sections.flatMap((section) => section.rules).filter(({ name }) => name === '');
    expect(rules.filter(({ text }) => !/^["*]*[\p{Lu}\d]/u.test(text)).map(({ id }) => id)).toEqual([]);
  });
});
