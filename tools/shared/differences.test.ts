import { describe, expect, it } from 'vitest';
import { differences } from './differences.ts';

const card = (change: object = {}) => ({ name: 'Scout', text: 'Draw a card.', power: 3, rulings: [], ...change });

describe('differences between our facts and the source', () => {
  it('finds none if only the order of members or named items differs', () => {
    const theirs = { cards: [card(), card({ name: 'Invader' })] };
    const ours = { cards: [card({ name: 'Invader' }), { power: 3, rulings: [], text: 'Draw a card.', name: 'Scout' }] };
    expect(differences(ours, theirs)).toEqual([]);
  });

  it('ignores the editors’ notes', () =>
    expect(differences(card(), card({ doubt: 'wording', fixed: 'text' }))).toEqual([]));

  it('names the card and the field, and shows both values', () =>
    expect(differences({ cards: [card()] }, { cards: [card({ power: 4 })] })).toEqual([
      'cards[Scout].power is 3, there 4',
    ]));

  it('reports a missing card, a new ruling and a number in a list', () => {
    expect(differences({ cards: [] }, { cards: [card()] })).toHaveLength(1);
    expect(differences(card(), card({ rulings: [{ id: 'scout/1', text: 'Yes.' }] }))).toEqual([
      'rulings[scout/1] is missing, there {"id":"scout/1","text":"Yes."}',
    ]);
    expect(differences({ vp: [3, 2, 1] }, { vp: [3, 2] })).toEqual(['vp[2] is 1, there missing']);
  });
});
