import { base, baseKey, card, faction, registry } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { library } from './index.ts';

const defs = Object.values(library.defs).map((def) => [def.name, def] as const);

const facts = {
  set: 'S',
  faction: 'F',
  tags: [],
  complexity: 1,
  cards: [{ name: 'One', type: 'minion' as const, copies: 1, power: 1, text: '', rulings: [] }],
  titans: [],
  bases: [],
};

describe('the library refuses', () => {
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

describe('a card that two factions print', () => {
  const one = faction(facts, [card('One')]);
  const again = (reprint: string) =>
    faction({ ...facts, faction: 'G', cards: [{ name: 'One', reprint, copies: 3 }] }, []);
  it('is one card with a number of copies in each (TERM-10)', () => {
    const { defs, factions } = registry('r', [one, again('F')]);
    expect(Object.values(defs).map(({ name, faction: home }) => [name, home])).toEqual([['One', 'F']]);
    expect(factions.map(({ cards }) => cards)).toEqual([[{ name: 'One', copies: 1 }], [{ name: 'One', copies: 3 }]]);
  });
  it('belongs to the faction that is named', () => {
    expect(() => registry('r', [one, again('H')])).toThrow('G: "One" is no card of H');
  });
});

describe('a base with the name of a card', () => {
  const hut = { name: 'One', breakpoint: 20, vp: [3, 2, 1], text: '', rulings: [] };
  const { defs: both, factions } = registry('r', [
    faction({ ...facts, faction: 'G', cards: [], bases: [hut] }, [base('One')]),
    faction(facts, [card('One')]),
  ]);
  it('keeps its name and has a key of its own', () => {
    expect(factions[0]!.bases).toEqual([baseKey(both, 'One')]);
    expect(both[baseKey(both, 'One')]).toMatchObject({ name: 'One', type: 'base' });
    expect(both.One!.type).toBe('minion');
  });
  it('has only its name if no card has it', () => {
    expect(baseKey(both, 'Two')).toBe('Two');
  });
});

describe('the facts of a faction', () => {
  it.each(library.factions.map((one) => [one.name, one] as const))('%s: twenty cards', (_name, { cards }) => {
    expect(cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(20);
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

describe('what a play-on action does although its target cannot be affected (ATT-3, RES-3)', () => {
  // They choose or set what only their Ongoing uses.
  const EXCEPT = new Set(['Block the Path', 'Cellular Bonding', 'Enchantment', 'Turn Up to 11']);
  const TARGET = /\b(?:that minion|this (?:base|card|minion)|here|there|on it|its)\b/i;
  const LATER = /\b(?:Ongoing|Talent|Special):.*/s;
  const playOn = defs.flatMap(([name, { subtype, text, abilities }]) => {
    const onPlay = abilities.find((ability) => ability.kind === 'onPlay');
    const says = text.replace(/^(?:\w+\. )?Put this on\b[^.;,]*?(?=[.;,]| to )/, '').replace(LATER, '');
    return onPlay && (subtype === 'base' || subtype === 'minion') ? [[name, says, onPlay] as const] : [];
  });
  it.each(playOn)('%s:%s', (name, says, { needsTarget = false }) => {
    expect(needsTarget).toBe(TARGET.test(says) || EXCEPT.has(name));
  });
});

describe('what one player "may" do once something has happened is optional (ME-2)', () => {
  // The ability itself must happen, and leaves a choice to a player; or the choice comes at another moment.
  const EXCEPT = new Map([
    ['Sprout', 'the card must be destroyed; only its search is optional'],
    ['Treehouse', 'a player must be chosen; that player may draw'],
    ['Goblin Recruiters', 'heads draw a card; only the tails are optional'],
    ['Help From the Past', 'the card is stored as it enters stasis, and may be played as it leaves'],
    ['Letter From Another Time', 'the card is stored as it enters stasis, and may be played as it leaves'],
    ['A Wish for Wings That Work', 'its Special is a play where it is revealed'],
    ['Wraithrustlers HQ', 'one of two kept plays must be picked; the play is optional (EXT-2)'],
  ]);
  const MAY = /\bmay\b(?! not)/i;
  const EACH_PLAYER = /\b(?:each|every)(?: other)? player\b.* may\b/i; // ME-1
  const TRIGGERED =
    /\b(?:after|each time|whenever|when|before|at the (?:start|end)|the first time|on their next turn)\b|^On occupation/i;
  const sentences = (text: string): string[] => text.split(/(?<=\.)\s+/);
  const triggers = defs.map(([name, { text, abilities }]) => {
    const optional = abilities.flatMap((ability) => (ability.kind === 'trigger' ? [ability.optional] : []));
    const offers = sentences(text).filter((one) => MAY.test(one) && TRIGGERED.test(one) && !EACH_PLAYER.test(one));
    return { name, text, optional, offers };
  });
  it.each(triggers.filter(({ offers, optional }) => offers.length > 0 && optional.includes(false)))(
    '$name: $text',
    ({ name, offers, optional }) => {
      const enough = optional.filter(Boolean).length >= offers.length;
      expect(enough).toBe(!EXCEPT.has(name));
    },
  );
  it.each(defs)('%s: nothing else is', (_name, { text, abilities }) => {
    const optional = abilities.filter((one) => one.kind === 'trigger' && one.from === 'play' && one.optional);
    expect(optional.length > 0 && !MAY.test(text)).toBe(false);
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

describe('each side of a Big Base counts by itself (BIG-3)', () => {
  const ofBases = defs.filter(([, { type }]) => type === 'base');
  it.each(ofBases)('%s: no limit is shared by all cards of the name', (_name, { abilities }) => {
    const limits = abilities.map((ability) => ('limit' in ability ? ability.limit : undefined));
    expect(limits).not.toContain('turnByName');
  });
});
