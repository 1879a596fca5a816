import { base, card, faction, registry } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { library } from './index.ts';

const defs = Object.values(library.defs).map((def) => [def.name, def] as const);

describe('the library refuses', () => {
  const facts = {
    set: 'S',
    faction: 'F',
    tags: [],
    complexity: 1,
    cards: [{ name: 'One', type: 'minion' as const, copies: 1, power: 1, text: '', rulings: [] }],
    titans: [],
    bases: [],
  };
  it('a card without a script', () => {
    expect(() => faction(facts, [])).toThrow('F: no script for "One"');
  });
  it('a script without a card', () => {
    expect(() => faction(facts, [card('One'), base('Two')])).toThrow('F: no facts for "Two"');
  });
  it('two scripts for one card', () => {
    expect(() => faction(facts, [card('One'), card('One')])).toThrow('F: two scripts for one card');
  });
  it('two cards of one name', () => {
    const again = faction({ ...facts, faction: 'G' }, [card('One')]);
    expect(() => registry('r', [faction(facts, [card('One')]), again])).toThrow('"One" is defined twice: F, G');
  });
});

describe('the facts of a faction', () => {
  it.each(library.factions.map((one) => [one.name, one] as const))('%s: twenty cards', (_name, { cards }) => {
    expect(cards.reduce((sum, name) => sum + library.defs[name]!.copies, 0)).toBe(20);
  });
});

describe('what the text labels Special is one for cards that ask (ABL-1, ABL-4)', () => {
  it.each(defs)('%s', (_name, { text, abilities }) => {
    const labelled = text.split('Special:').length - 1;
    const specials = abilities.filter((ability) => ability.label === 'special').length;
    // One label may introduce two abilities.
    expect(specials >= labelled && (labelled > 0 || specials === 0)).toBe(true);
  });
});

/** The source of every function below a value, and every text. */
function wordsOf(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return stringsIn(String(value));
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.values(value).flatMap((one) => wordsOf(one, seen));
}
const stringsIn = (code: string): string[] =>
  [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map((m) =>
    (m[1] ?? m[2] ?? m[3] ?? '').replaceAll('\\', ''),
  );

describe('a definition names no other card: what it needs is a query or a field of an op', () => {
  // The Madness card shares the name of its deck, which rules and texts mention (MAD-1).
  const names = defs.map(([name]) => name).filter((name) => name !== 'Madness');
  const sets = new Set(defs.map(([, { set }]) => set));
  const escaped = names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const anyName = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'gu');

  it.each(defs)('%s', (name, { abilities, target, condition }) => {
    const words = wordsOf([abilities, target, condition]).filter((text) => !sets.has(text));
    expect(words.flatMap((text) => text.match(anyName) ?? []).filter((found) => found !== name)).toEqual([]);
  });
});
