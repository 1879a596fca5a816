import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { PHRASES } from '@smash/protocol';
import { describe, expect, it } from 'vitest';
import { type Message, scan } from './scan.ts';

const SRC = join(import.meta.dirname, '..');
/** Folders without text for players: pictures, test code, and this one. */
const SILENT = ['art/', 'i18n/', 'fixtures/'];
/** Names, which are the same in every language; keys; and strings that nobody reads. */
const AS_THEY_ARE = new Set([
  ...['Smash Table', '· Smash Table', 'KELP-47382', 'SWAMP-47382', '/w/', ...namesOfCards()],
  // Headings of the examples, which are in English.
  ...['Core Set', 'Where rules meet'],
  ...[
    'Enter',
    'Escape',
    'Tab',
    'Esc',
    'z',
    'xMidYMid slice',
    ':is(button, input)',
    'input:not([type=checkbox]), textarea, select',
  ],
]);
/** Made-up names, and words of the English card texts. */
const FILES_AS_THEY_ARE = ['settings/names.ts', 'rules/glossary.ts', 'table/model/sentence.ts'];

function namesOfCards(): string[] {
  const facts = join(SRC, '../../../packages/cards/src');
  const files = readdirSync(facts, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('facts.json'));
  return files.flatMap((name) =>
    [...readFileSync(join(facts, name), 'utf8').matchAll(/"(?:name|faction)": "([^"]*)"/g)].map((m) => m[1] ?? ''),
  );
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => relative('.', name).replaceAll('\\', '/'))
  .filter((name) => !SILENT.some((start) => name.startsWith(start)));
const scans = files.map((name) => ({ name, ...scan(name, readFileSync(join(SRC, name), 'utf8')) }));

const own = scan('cards.ts', readFileSync(join(SRC, 'i18n/cards.ts'), 'utf8')).messages;
const messages: Message[] = [
  ...scans.flatMap((one) => one.messages),
  ...own,
  ...PHRASES.map((id) => ({ id, given: null })),
];
const english = [...new Set(messages.map(({ id }) => id))].sort();

type Choice = [name: string, kind?: string, cases?: Record<string, unknown>];
const KINDS = ['plural', 'selectordinal', 'select', 'number', undefined];

/** All "{n}" and "{n, plural, …}" of a message, including nested placeholders. */
function placeholders(tokens: unknown): Choice[] {
  const here = Array.isArray(tokens) ? tokens.filter((token): token is Choice => Array.isArray(token)) : [];
  return here.flatMap((one) => [one, ...Object.values(one[2] ?? {}).flatMap(placeholders)]);
}

/** The values and elements that a message needs: "{n}", "<b>". */
const needs = (message: string): string[] =>
  [
    ...new Set([
      ...[...message.matchAll(/<(\w+)\/?>/g)].map((m) => m[1] ?? ''),
      ...placeholders(compileMessageOrThrow(message)).map(([name]) => name),
    ]),
  ].sort();

/** Does a placeholder have an unknown kind, or no text for some number? */
const isFaulty = (message: string): boolean =>
  placeholders(compileMessageOrThrow(message)).some(
    ([, kind, cases]) => !KINDS.includes(kind) || (cases !== undefined && kind !== 'number' && !('other' in cases)),
  );

describe('the scan', () => {
  const source = `
    const words = { open: 'Open the door' };
    const key = 'Enter' && 'm-1 l2 c';
    type Kind = 'Some Kind';
    export const P = ({ n }) => <p className="big paper" aria-label="Door" title={n ? 'Shut' : say('Ajar')}>
      Hi {n > 1 ? 'many' : \`\${n} one\`} {say('{n} doors', { n })} {ok && say(msg('Key'))}
      <Trans id="A <b>door</b>" components={{ b: <b /> }} />
    </p>`;
  const { literals, messages: found } = scan('a.tsx', source);
  it('finds visible text that does not go through lingui', () =>
    expect(literals.sort()).toEqual(['Door', 'Enter', 'Hi', 'Open the door', 'Shut', 'many', 'one']));
  it('finds messages and their values', () =>
    expect(found).toEqual([
      { id: 'Ajar', given: [] },
      { id: '{n} doors', given: ['n'] },
      { id: 'Key', given: [] },
      { id: 'A <b>door</b>', given: ['b'] },
    ]));
});

describe('every word of the page', () => {
  it('goes through lingui', () => {
    const past = scans
      .filter(({ name }) => !FILES_AS_THEY_ARE.includes(name))
      .flatMap(({ name, literals }) => literals.filter((text) => !AS_THEY_ARE.has(text)).map((text) => [name, text]));
    expect(past).toEqual([]);
    expect(scans.length).toBeGreaterThan(80);
  });
  it('gets the values it uses', () =>
    expect(messages.filter(({ id, given }) => given !== null && given.sort().join() !== needs(id).join())).toEqual([]));
  it('has no straight apostrophe, which ICU treats as a quote, and text for every number', () => {
    expect(isFaulty('{n, plural, one {# card}}')).toBe(true);
    expect(english.filter((id) => id.includes("'") || isFaulty(id))).toEqual([]);
  });
});

const catalogues = readdirSync(join(import.meta.dirname, 'catalogues')).map((name) => ({
  name,
  words: JSON.parse(readFileSync(join(import.meta.dirname, 'catalogues', name), 'utf8')) as Record<string, string>,
}));

it('German is the second language', () => expect(catalogues.map(({ name }) => name)).toContain('de.json'));

describe.each(catalogues)('the catalogue $name', ({ words }) => {
  it('has exactly the English sentences', () => expect(Object.keys(words).sort()).toEqual(english));
  it('has no empty entry', () => expect(Object.entries(words).filter(([, text]) => text.trim() === '')).toEqual([]));
  it('uses the same values and elements', () =>
    expect(Object.entries(words).filter(([id, text]) => needs(id).join() !== needs(text).join())).toEqual([]));
});

/** In German a match is a "Partie"; "Spiel" is Smash Up itself, where a card is when it is in play, or how somebody played. */
describe('German tells one match from Smash Up itself', () => {
  const asTheyAre = new Set(['The game', 'Out of the game', 'Good game.']);
  const folders = ['catalogues', 'sentences'].map(
    (folder) =>
      JSON.parse(readFileSync(join(import.meta.dirname, folder, 'de.json'), 'utf8')) as Record<string, string>,
  );
  it('by its word', () => {
    const mixed = folders.flatMap((texts) =>
      Object.entries(texts).filter(
        ([id, text]) => /\bgames?\b/i.test(id) && /\bSpiel(?:e?s|en?)?\b/.test(text) && !asTheyAre.has(id),
      ),
    );
    expect(mixed).toEqual([]);
  });
});
