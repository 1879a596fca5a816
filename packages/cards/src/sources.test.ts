// Checks that need the sources: comments above scripts, test titles, and names in code that belongs to no card.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { library } from './index.ts';

interface Source {
  name: string;
  text: string;
}
const read = (dir: string): Source[] =>
  readdirSync(new URL(dir, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.generated.ts'))
    .map((name) => ({ name, text: readFileSync(new URL(`${dir}${name}`, import.meta.url), 'utf8') }));
const isTest = ({ name }: Source): boolean => name.endsWith('.test.ts');

const cards = read('./');
const defs = Object.values(library.defs);
const texts = defs
  .filter(({ type }) => type !== 'slot')
  .map(({ name, text, type }) => [name, text, type === 'base'] as const);

const SCRIPT = /^ {2}(?:\/\*\* ([^\n]*) \*\/\n {2})?(card|titan|base)\(\s*(?:'([^'\n]+)'|"([^"\n]+)")/gm;
const scripts = cards
  .filter((file) => !isTest(file))
  .flatMap(({ name, text }) =>
    [...text.matchAll(SCRIPT)].map((m) => ({
      folder: dirname(name),
      isBase: m[2] === 'base',
      card: m[3] ?? m[4] ?? '',
      comment: m[1],
    })),
  );

describe('the comment above a script is the text of the card', () => {
  // A base may have the name of a card.
  it.each(texts)('%s', (name, text, ofBase) => {
    const found = scripts
      .filter(({ card, isBase }) => card === name && isBase === ofBase)
      .map(({ comment = '' }) => comment);
    expect(found).toEqual([text]);
  });
});

describe('an ability that says OR lets a player who may use both parts do so (RES-14)', () => {
  // Their parts exclude each other, or the OR is not of the card's own ability.
  const EXCEPT = ['Walker', 'Chikara-Mizu', 'Spirit of the Forest', 'The Bride', 'Finist the Falcon'];
  const BOTH =
    /chooseParts|mayUseBothParts|chooseToPlayMonsters|chooseWhatToDo|uncoverOrBury|destroyOrTransfer|drawOrPlay|takeOut/;
  const bodies = new Map(
    cards
      .filter((file) => !isTest(file))
      .flatMap(({ text }) =>
        text
          .split(/^ {2}(?=\/\*\* )/m)
          .map((body) => [/(?:card|titan|base)\(\s*(?:'([^'\n]+)'|"([^"\n]+)")/.exec(body), body] as const),
      )
      .map(([found, body]) => [found?.[1] ?? found?.[2] ?? '', body]),
  );
  const either = texts.filter(([name, text]) => /\bOR\b/.test(text) && !EXCEPT.includes(name));
  it.each(either)('%s: %s', (name) => expect(bodies.get(name)).toMatch(BOTH));
});

describe('what a text has each player do goes through `forEachPlayer` and its kin (ME-6, WIN-3)', () => {
  const LIST = /\b(?:q|this)\s*\.(?:clockwise|otherPlayers)\(/;
  /** The statements of these sources that go through a list of players one by one. */
  const loops = (text: string): string[] => {
    const lists = [...text.matchAll(/\b(?:const|let) (?:\[([^\]]*)\]|(\w+))(?:: [^=\n]+)? = yield\* look\(([^;]*);/g)]
      .filter(([, , , made = '']) => LIST.test(made))
      .flatMap(([, several = '', one = '']) => `${several},${one}`.match(/\w+/g) ?? []);
    return [...text.matchAll(/\bfor \(const \w+ of ([^;{]*)/g)]
      .filter(([, over = '']) => LIST.test(over) || lists.some((list) => new RegExp(`\\b${list}\\b`).test(over)))
      .map(([loop]) => loop);
  };

  it('finds loops over players, over a list of them, and no others', () => {
    const text = `
      for (const seat of yield* look((q) => q.clockwise())) yield* mayDraw(seat);
      for (const seat of yield* look((q) => q.otherPlayers(me.seat))) yield* mayDraw(seat);
      const [current, ...others] = yield* look((q) => q.clockwise());
      for (const seat of [...others, current]) yield* mayDraw(seat);
      const cards = yield* look((q) => q.minions());
      for (const ix of cards) yield* act(ops.destroy(ix));`;
    expect(loops(text).map((loop) => loop.slice(0, 34))).toEqual([
      'for (const seat of yield* look((q)',
      'for (const seat of yield* look((q)',
      'for (const seat of [...others, cur',
    ]);
  });

  const sources = [...cards, ...read('../../engine/src/script/')].filter((file) => !isTest(file));
  it.each(Object.entries(Object.groupBy(sources, ({ name }) => dirname(name))))('%s', (_folder, list = []) => {
    expect(list.flatMap(({ name, text }) => loops(text).map((loop) => `${name}: ${loop}`))).toEqual([]);
  });
});

describe('facts leave no doubt in', () => {
  const facts = readdirSync(new URL('./', import.meta.url), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('facts.json'),
  );
  it.each(facts)('%s', (name) => {
    expect(readFileSync(new URL(name, import.meta.url), 'utf8')).not.toContain('"doubt"');
  });
});

// `pnpm coverage:rules` checks that every ruling has its tests.
describe('a test is titled with the card and its text', () => {
  const tests = cards
    .filter(isTest)
    .map(({ text }) => text.replaceAll("\\'", "'"))
    .join('\n');
  it.each(texts)('%s: %s', (name, text) => {
    const title = `${name}: ${text}`;
    const nearest = tests.split('\n').find((line) => line.includes(`${name}: `)) ?? 'no such title';
    expect(tests.includes(title) ? title : nearest).toBe(title);
  });
});

// definitions.test.ts checks what the definitions themselves show.
describe('code around the scripts names no card of another folder', () => {
  const NO_NAMES = new Set([...defs.map(({ set }) => set), 'Madness']);
  const names = defs.map(({ name }) => name).filter((name) => !NO_NAMES.has(name));
  const anyOf = (list: string[]): RegExp => {
    const escaped = list
      .toSorted((a, b) => b.length - a.length)
      .map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  };
  const anyName = anyOf(names);
  const stringsIn = (code: string): string[] =>
    [
      ...code
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/^\s*\/\/.*$/gm, '')
        .matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g),
    ].map((m) => (m[1] ?? m[2] ?? m[3] ?? '').replaceAll('\\', ''));
  const foreign = ({ text }: Source, own: ReadonlySet<string>): string[] =>
    stringsIn(text)
      .filter((one) => !NO_NAMES.has(one))
      .flatMap((one) => one.match(anyName) ?? [])
      .filter((name) => !own.has(name));

  it('finds a name in a string, and none in a comment', () => {
    const text = "/** Cut Lass */\n// Cut Lass\nconst a = 'Destroy Cut Lass';\nconst b = 'Cut Lasses';";
    expect(foreign({ name: 'x.ts', text }, new Set())).toEqual(['Cut Lass']);
    expect(foreign({ name: 'x.ts', text }, new Set(['Cut Lass']))).toEqual([]);
  });

  const files = [
    ...read('../../engine/src/').map((file) => ({ file, folder: '' })),
    ...cards.map((file) => ({ file, folder: dirname(file.name) })),
  ].filter(({ file }) => !isTest(file) && !file.name.endsWith('.generated.ts'));
  it.each(Object.entries(Object.groupBy(files, ({ folder }) => folder || 'engine')))('%s', (folder, list = []) => {
    const own = new Set([
      ...scripts.filter((one) => one.folder === folder).map(({ card }) => card),
      ...(folder === 'big-base' ? defs.filter(({ type }) => type === 'slot').map(({ name }) => name) : []),
    ]);
    const found = list.flatMap(({ file }) => foreign(file, own).map((name) => `${file.name}: ${name}`));
    expect(found).toEqual([]);
  });
});
