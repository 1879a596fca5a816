import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { afterEach, describe, expect, it } from 'vitest';
import { limitSign, loadSentences, patternOf, sayRules, setSentences } from './sentences.ts';

afterEach(() => setSentences({}));

it('rules text is looked up literally, or with names and numbers in it; otherwise it stays English', () => {
  setSentences({
    'Choose a frog': 'Wähle einen Frosch',
    'Play {a}': '{a} spielen',
    'Play {a} on {b}': '{a} auf {b} spielen',
    'That does not fit: {a}.': 'Das passt nicht: {a}.',
  });
  expect(sayRules('Choose a frog')).toBe('Wähle einen Frosch');
  expect(sayRules('Play Death on Six Legs on The Vats')).toBe('Death on Six Legs auf The Vats spielen');
  expect(sayRules('Play What?! (1*)')).toBe('What?! (1*) spielen');
  expect(sayRules('That does not fit: choose a frog.')).toBe('Das passt nicht: Wähle einen Frosch.');
  expect(sayRules('Choose a stork')).toBe('Choose a stork');
  expect(sayRules('toString')).toBe('toString');
});

it('a limit of power is a sign in every language; other limits stay words', () => {
  const german = { 'power {a} or less': 'Stärke {a} oder weniger', 'power {a}': 'Stärke {a}' };
  for (const sentences of [{}, german]) {
    setSentences(sentences);
    expect(limitSign(sayRules('power 2 or less'))).toBe('≤2');
    expect(limitSign(`${sayRules('power 3 or less')}, on Tortuga`)).toBe('≤3, on Tortuga');
    expect(limitSign(sayRules('power 2'))).toBe(sayRules('power 2'));
    expect(limitSign('on Factory 436-1337')).toBe('on Factory 436-1337');
  }
});

/** Every text in the rules and in the cards, with a gap for each value in it. */
function written(folder: string): string[] {
  const texts: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, value, quasis } = node as {
      type?: string;
      value?: unknown;
      quasis?: { value: { cooked: string } }[];
    };
    if (type === 'Literal' && typeof value === 'string') texts.push(value);
    if (type === 'TemplateLiteral') texts.push((quasis ?? []).map((one) => one.value.cooked).join('{x}'));
    for (const one of Object.values(node)) visit(one);
  };
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.ts') && !name.endsWith('.test.ts'))
      visit(parseSync(name, readFileSync(join(folder, name), 'utf8')).program.body);
  return texts;
}

const PACKAGES = join(import.meta.dirname, '../../../../packages');
const SAYING = ['engine/src', 'cards/src', 'protocol/src', '../apps/server/src/room', '../apps/server/src/game'];
const texts = [...new Set(SAYING.flatMap((name) => written(join(PACKAGES, name))))];
const whole = new Set(texts);
// A pattern that is mostly gaps would match everything.
const open = texts
  .filter((text) => text.includes('{x}') && text.replaceAll('{x}', '').replace(/[^a-z]/gi, '').length > 3)
  .map((text) => new RegExp(patternOf(text).source.replaceAll('(.+)', '.*')));
const isSaid = (english: string): boolean =>
  whole.has(english.replace(/\{\w\}/g, '{x}')) || open.some((one) => one.test(english));

const gaps = (text: string): string => [...new Set(text.match(/\{\w\}/g))].sort().join();
const languages = readdirSync(join(import.meta.dirname, 'sentences')).map((name) => name.replace('.json', ''));

describe.each(languages)('the sentences of the rules in "%s"', (language) => {
  it('match existing sentences, with no empty text and the same values', async () => {
    const all = Object.entries(await loadSentences(language));
    expect(isSaid('Kiss a frog')).toBe(false);
    expect(all.filter(([english]) => !isSaid(english)).map(([english]) => english)).toEqual([]);
    expect(all.filter(([english, text]) => text.trim() === '' || gaps(english) !== gaps(text))).toEqual([]);
  });
});
