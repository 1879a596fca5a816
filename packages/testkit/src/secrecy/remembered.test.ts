import { seededRandom } from '@smash/bots';
import type { State } from '@smash/engine';
import { deal, type Memory, seal } from '@smash/engine/seal';
import { describe, expect, it } from 'vitest';
import { buildStart } from '../position.ts';
import { parseScenario } from '../scenario/schema.ts';

const table = (): State =>
  buildStart(
    parseScenario({
      name: 'table',
      seats: {
        A: { hand: ['Scout'], deck: ['Invader', 'Probe', 'Collector', 'Probe'] },
        B: { hand: ['Walker', 'Cannon'], deck: ['Dinghy', 'Shinobi', 'Tiger Assassin', 'Swashbuckling'] },
      },
      bases: [{ name: 'Tortuga' }, { name: 'The Mothership' }],
      steps: [],
    }),
  ).state;
const NOTHING: Memory = {
  hands: [[], []],
  decks: [
    { top: [], bottom: [] },
    { top: [], bottom: [] },
  ],
  baseDeck: { top: [], bottom: [] },
};
const deals = (memory: Memory): State[] => {
  const random = seededRandom('remembered');
  return Array.from({ length: 40 }, () => deal(seal(table(), 0)!, memory, random));
};
const names = (s: State, list: readonly number[]): string[] => list.map((ix) => s.names[s.cards[ix]!.def]!);

describe('deals of a sealed game', () => {
  it('INFO-1 any hidden card may be anywhere its player’s hidden cards are', () => {
    const all = deals(NOTHING);
    expect(new Set(all.flatMap((s) => names(s, s.seats[1]!.hand))).size).toBe(6);
    expect(new Set(all.map((s) => names(s, s.seats[1]!.deck).at(-1))).size).toBe(6);
    expect(new Set(all.map((s) => names(s, s.seats[0]!.deck).at(-1)))).toEqual(
      new Set(['Invader', 'Probe', 'Collector']),
    );
    for (const s of all) expect(names(s, s.seats[0]!.hand)).toEqual(['Scout']);
  });
  it('what is remembered is there: in the hand, on the deck and under it', () => {
    const memory: Memory = {
      ...NOTHING,
      hands: [[], ['Shinobi']],
      decks: [
        { top: ['Collector'], bottom: ['Invader'] },
        { top: [null, 'Walker'], bottom: [] },
      ],
    };
    for (const s of deals(memory)) {
      expect(names(s, s.seats[1]!.hand)).toContain('Shinobi');
      expect(names(s, s.seats[1]!.deck).at(-2)).toBe('Walker');
      expect(names(s, s.seats[0]!.deck)).toEqual(['Invader', 'Probe', 'Probe', 'Collector']);
    }
  });
  it('what is remembered wrongly is ignored', () => {
    const memory: Memory = { ...NOTHING, hands: [[], ['Scout', 'Nobody']], decks: [{ top: ['Scout'], bottom: [] }] };
    for (const s of deals(memory)) expect(s.seats[1]!.hand.length).toBe(2);
  });
});
