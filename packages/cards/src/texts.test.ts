import { readdirSync, readFileSync } from 'node:fs';
import type { DeckFacts, FactionFacts } from '@smash/engine/model';
import { textOf } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';

const factsDir = new URL('../facts/', import.meta.url);
const sources = [new URL('./', import.meta.url), new URL('../../engine/src/', import.meta.url)];

const filesOf = (dir: URL, end: string): { name: string; text: string }[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => ({ name, text: readFileSync(new URL(name, dir), 'utf8') }));

type Facts = FactionFacts | (DeckFacts & { titans?: undefined; bases?: undefined });
const textsOf = (facts: Facts) => [...facts.cards, ...(facts.titans ?? []), ...(facts.bases ?? [])];
const factions = filesOf(factsDir, '.json').map(({ name, text }) => ({
  name,
  facts: JSON.parse(text) as Facts,
}));
const sets = new Set(factions.flatMap(({ facts }) => ('set' in facts ? [facts.set] : [])));
const texts = new Map(factions.flatMap(({ facts }) => textsOf(facts).map((c) => [c.name, textOf(c)])));

const scripts = sources.flatMap((dir) => filesOf(dir, '.ts')).filter(({ name }) => !name.endsWith('.test.ts'));
const tests = filesOf(sources[0]!, '.test.ts').filter(({ name }) => name !== 'texts.test.ts');

/** The lines of one card: its comment and its script up to the next one. The first block of a file belongs to no card. */
interface Block {
  file: string;
  owner: string;
  comment: string;
  code: string;
}
const START = /^ {2}(?:\/\*\* ([^\n]*) \*\/\n {2})?(?:card|titan|base)\(\s*(?:'([^'\n]+)'|"([^"\n]+)")/gm;

function blocksOf({ name: file, text }: { name: string; text: string }): Block[] {
  const starts = [...text.matchAll(START)];
  const blocks: Block[] = [{ file, owner: '', comment: '', code: text.slice(0, starts[0]?.index ?? text.length) }];
  starts.forEach((start, i) => {
    const code = text.slice(start.index, starts[i + 1]?.index ?? text.length);
    // What follows the last card of a list, from the closing bracket on, belongs to no card again.
    const [own = '', ...rest] = code.split(/^\]/m);
    blocks.push({ file, owner: start[2] ?? start[3] ?? '', comment: start[1] ?? '', code: own });
    blocks.push({ file, owner: '', comment: '', code: rest.join(']') });
  });
  return blocks;
}
const blocks = scripts.flatMap(blocksOf);

const withoutComments = (code: string): string => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
const stringsIn = (code: string): string[] =>
  [...withoutComments(code).matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map(
    (m) => m[1] ?? m[2] ?? m[3] ?? '',
  );

describe('the text of a card stands once, in the facts, and above its script', () => {
  it.each(blocks.filter((b) => b.owner !== '').map((b) => [b.owner, b] as const))('%s', (owner, { comment }) => {
    expect(comment).toBe(texts.get(owner));
  });

  it('every card and base of the facts has exactly one script', () => {
    const scripted = blocks.map((b) => b.owner).filter((owner) => owner !== '');
    expect(scripted.toSorted()).toEqual([...texts.keys()].toSorted());
  });
});

describe('no card is named outside its own lines: what it needs is a query or a field of an op', () => {
  // The Madness card is called like its deck, which rules and texts speak of (MAD-1).
  it.each([...texts.keys()].filter((name) => name !== 'Madness'))('%s', (name) => {
    const whole = new RegExp(
      `(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
      'u',
    );
    const elsewhere = blocks
      .filter((b) => b.owner !== name)
      // The name of a card, or of a set, may hold that of another card.
      .flatMap((b) =>
        stringsIn(b.code)
          .filter((text) => !sets.has(text))
          .map((text) => ({ file: b.file, text, rest: text.replaceAll(b.owner, '') })),
      )
      .filter(({ rest }) => whole.test(rest));
    expect(elsewhere).toEqual([]);
  });
});

describe('the facts of a faction', () => {
  const whole = factions.filter(({ facts }) => 'faction' in facts);
  it.each(whole.map(({ name, facts }) => [name, facts] as const))('%s: twenty cards, no doubts', (_name, facts) => {
    expect(facts.cards.reduce((sum, card) => sum + card.copies, 0)).toBe(20);
    expect(JSON.stringify(facts)).not.toContain('"doubt"');
  });
});

// That every ruling has its tests is looked after by `pnpm coverage:rules`.
describe('every card has its tests', () => {
  it.each([...texts])('%s is described by its text', (name, text) => {
    const titles = [`${name}: ${text}`, `${name}: ${text}`.replaceAll("'", "\\'")];
    expect(tests.some((file) => titles.some((title) => file.text.includes(title)))).toBe(true);
  });
});
