import { describe, expect, it } from 'vitest';
import type { FactionSheetFacts } from '../../cards/factions.ts';
import { ANYTHING, cardWith, findFactions, findWithCards } from '../factions/find.ts';
import { cardsOf, findCards } from './gallery.ts';

const card = (name: string, type: string, text: string) => ({ name, type, copies: 1, text, rulings: [] });
const frogs: FactionSheetFacts = {
  faction: 'Frogs',
  set: 'Pond',
  tags: ['jump'],
  complexity: 1,
  cards: [card('Big Frog', 'minion', 'Draw a card.'), card('Leap', 'action', 'Move a frog or destroy a minion.')],
  titans: [{ name: 'Frog of All', text: 'Talent: Move this titan.', rulings: [] }],
  bases: [{ name: 'Lily Pad', text: '', breakpoint: 20, vp: [4, 2, 1], rulings: [{ id: 'lily-pad/1', text: 'Yes.' }] }],
};
const storks: FactionSheetFacts = {
  ...frogs,
  faction: 'Storks',
  set: 'Marsh',
  complexity: 3,
  tags: ['destroy'],
  cards: [card('Minion Eater', 'minion', 'Destroy a card.')],
  titans: [],
  bases: [],
};
const all = [frogs, storks];
const any = ANYTHING;
const names = (list: { fact: { name: string } }[]) => list.map(({ fact }) => fact.name);

describe('the gallery of cards', () => {
  it('shows everything of a faction, with its rulings', () => {
    expect(names(cardsOf(frogs))).toEqual(['Big Frog', 'Leap', 'Frog of All', 'Lily Pad']);
    expect(cardsOf(frogs).at(-1)).toMatchObject({
      fact: { type: 'base', faction: 'Frogs' },
      rulings: [{ text: 'Yes.' }],
    });
  });
  it('finds cards with every word anywhere on them, name matches first', () => {
    expect(names(findCards(all, { ...any, question: 'destroy minion' }))).toEqual(['Leap', 'Minion Eater']);
    expect(names(findCards(all, { ...any, question: 'FROG' }))).toEqual([
      'Big Frog',
      'Frog of All',
      'Leap',
      'Lily Pad',
    ]);
    expect(findCards(all, { ...any, question: 'frog stork' })).toEqual([]);
  });
  it('respects the chosen set and complexity', () => {
    expect(names(findCards(all, { ...any, question: 'destroy', set: 'Marsh' }))).toEqual(['Minion Eater']);
    expect(findFactions(all, { ...any, complexity: 1 })).toEqual([frogs]);
    expect(findFactions(all, { ...any, question: 'jump', set: 'Marsh' })).toEqual([]);
    expect(findFactions(all, any)).toEqual(all);
  });
  it('finds factions by what they are about, and by their cards once these are known', () => {
    expect(findFactions(all, { ...any, tag: 'destroy' })).toEqual([storks]);
    const known = new Map(all.map((one) => [one.faction, one]));
    expect(findWithCards(all, { ...any, question: 'minion eater' }, known)).toEqual([storks]);
    expect(findWithCards(all, { ...any, question: 'minion eater', tag: 'jump' }, known)).toEqual([]);
    expect(findWithCards(all, { ...any, question: 'minion eater' }, new Map())).toEqual([]);
    expect(cardWith('lily', frogs)).toBe('Lily Pad');
    expect(cardWith('draw card', frogs)).toBe('Big Frog');
    expect(cardWith(' ', frogs)).toBeUndefined();
  });
});
