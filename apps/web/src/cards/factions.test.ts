import { expect, it } from 'vitest';
import { withReprints } from './factions.ts';

const faction = { set: 'S', tags: [], complexity: 1, titans: [], bases: [] };
const sheriff = { name: 'Sheriff', type: 'minion', copies: 3, power: 4, text: 'Duel.', rulings: [] };

it('a reprint has the facts of the original and its own number of copies', () => {
  const all = withReprints([
    { ...faction, faction: 'Champions', cards: [{ name: 'Sheriff', reprint: 'Cowboys', copies: 1 }] },
    { ...faction, faction: 'Cowboys', cards: [sheriff] },
  ]);
  expect(all.map(({ cards }) => cards)).toEqual([[{ ...sheriff, copies: 1 }], [sheriff]]);
});
