import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { library } from '@smash/cards';
import { allLines } from '@smash/engine';
import { parseSync } from 'vite';
import { afterEach, describe, expect, it } from 'vitest';
import { limitSign, loadSentences, patternOf, sayRules, setSentences } from './sentences.ts';

afterEach(() => setSentences({}));

it('rules text is looked up literally, or with names and numbers in it; otherwise it stays English', () => {
  setSentences({
    'Choose a frog': 'Wähle einen Frosch',
    'Play {a}': '{a} spielen',
    'Play {a} on {b}': '{a} auf {b} spielen',
  });
  expect(sayRules('Choose a frog')).toBe('Wähle einen Frosch');
  expect(sayRules('Play Death on Six Legs on The Vats')).toBe('Death on Six Legs auf The Vats spielen');
  expect(sayRules('Play What?! (1*)')).toBe('What?! (1*) spielen');
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

/** Every text in a folder of the rules or the cards, with a gap for each value in it. */
function written(folder: string, which = (_file: string): boolean => true): string[] {
  const texts: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, callee, value, quasis } = node as {
      type?: string;
      callee?: { type: string; name?: string };
      value?: unknown;
      quasis?: { value: { cooked: string } }[];
    };
    // Skip errors and the engine's internal names of events, which players do not see.
    if (/^(?:super|defineWords|.*Error|ScriptDiverged)$/.test(callee?.name ?? callee?.type.toLowerCase() ?? '')) return;
    if (type === 'Literal' && typeof value === 'string') texts.push(value);
    if (type === 'TemplateLiteral') texts.push((quasis ?? []).map((one) => one.value.cooked).join('{x}'));
    for (const one of Object.values(node)) visit(one);
  };
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.ts') && !name.endsWith('.test.ts') && which(name))
      visit(parseSync(name, readFileSync(join(folder, name), 'utf8')).program.body);
  return texts;
}

const PACKAGES = join(import.meta.dirname, '../../../../packages');
const SAYING = [
  ...['engine/src', 'cards/src', 'protocol/src'],
  ...['room', 'game', 'common'].map((name) => `../apps/server/src/${name}`),
];
const texts = [...new Set(SAYING.flatMap((name) => written(join(PACKAGES, name))))];
const whole = new Set(texts);
/** A pattern for the text in which every gap matches anything. */
function loosely(text: string): RegExp {
  return new RegExp(patternOf(text).source.replaceAll('(.+)', '.*'));
}
// A pattern that is mostly gaps would match everything.
const patterns = texts
  .filter((text) => text.includes('{x}') && text.replaceAll('{x}', '').replace(/[^a-z]/gi, '').length > 3)
  .map(loosely);
const isSaid = (english: string): boolean =>
  whole.has(english) || whole.has(english.replace(/\{\w\}/g, '{x}')) || patterns.some((one) => one.test(english));

/** Texts that stay untranslated, or are translated together with the card texts. */
const AS_THEY_ARE: ReadonlySet<unknown> = new Set([
  ...Object.values(library.defs).flatMap(({ name, faction, set, text }) => [name, faction, set, text]),
  // Names, labels, and text composed of names and texts.
  ...['Microbot', 'Set-Up', 'Slasher', 'Sword', 'Wraith', '{x} (base)', 'Minion: {x} Action: {x}'],
]);
const isSentence = (text: string): boolean =>
  /^(?:[A-Z]|\{x\} )/.test(text) && /[a-z]{2}/.test(text.replaceAll('{x}', '')) && !AS_THEY_ARE.has(text);
const open = (text: string): string => text.replace(/\{\w+\}/g, '{x}');
const inEngine = (...folders: string[]): string[] =>
  folders.flatMap((name) => written(join(PACKAGES, 'engine/src', name), (file) => file !== 'describe.ts'));
/** The questions and options of scripts, and the log lines of verbs. */
const asked = [
  ...[...written(join(PACKAGES, 'cards/src')), ...inEngine('script')].filter(isSentence),
  ...allLines().map(open),
];
/** All other sentences of the rules: one may become several here, one for each fixed value. */
const answered = [
  ...inEngine('effects', 'procedures', 'query', 'undo', 'view').filter(
    (text) => isSentence(text) && text.trim().includes(' '),
  ),
  // Limits of extra plays, which appear inside other sentences.
  ...written(join(PACKAGES, 'engine/src/query'), (file) => file === 'limits.ts').filter((text) => /^\w.* /.test(text)),
];

const gaps = (text: string): string => [...new Set(text.match(/\{\w+\}/g))].sort().join();
const languages = readdirSync(join(import.meta.dirname, 'sentences')).map((name) => name.replace('.json', ''));

describe.each(languages)('the sentences of the rules in "%s"', (language) => {
  it('match existing sentences, with no empty text and the same values', async () => {
    const all = Object.entries(await loadSentences(language));
    expect(isSaid('Kiss a frog')).toBe(false);
    expect(all.filter(([english]) => !isSaid(english)).map(([english]) => english)).toEqual([]);
    expect(all.filter(([english, text]) => text.trim() === '' || gaps(english) !== gaps(text))).toEqual([]);
  });
});

it.each(['de'])('every question, answer and log line of a script or verb is in "%s"', async (language) => {
  const known = new Set(Object.keys(await loadSentences(language)).map(open));
  expect(asked).toContain('Choose a minion to play');
  expect([...new Set(asked)].filter((text) => !known.has(text))).toEqual([]);
});

it.each(['de'])('every sentence that a table says to its players is in "%s"', async (language) => {
  const known = Object.keys(await loadSentences(language));
  const isKnown = (text: string): boolean => known.some((english) => loosely(text).test(english));
  // Of the sentences of `common`, only those about refusals are for players.
  const said = ['room', 'game', 'common'].flatMap((name) =>
    written(join(PACKAGES, '../apps/server/src', name), (file) => name !== 'common' || file === 'refuse.ts'),
  );
  const sentences = [...new Set(said)].filter((text) => isSentence(text) && / .*[.!?]$/.test(text));
  expect(sentences).toContain('The table waits for {x}.');
  expect(sentences.filter((text) => !isKnown(text))).toEqual([]);
});

it.each(['de'])('every other sentence of the rules is in "%s"', async (language) => {
  const known = Object.keys(await loadSentences(language));
  const isKnown = (text: string): boolean => known.some((english) => loosely(text).test(english));
  expect(answered).toContain('power {x} or less');
  expect([...new Set(answered)].filter((text) => !isKnown(text))).toEqual([]);
});
