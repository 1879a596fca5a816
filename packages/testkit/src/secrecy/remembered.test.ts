import { seededRandom } from '@smash/bots';
import type { State } from '@smash/engine';
import { deal, type Memory, seal } from '@smash/engine/seal';
import { describe, expect, it } from 'vitest';
import { buildStart } from '../position.ts';
import { parseScenario } from '../scenario/schema.ts';

const table = (tortuga: object = {}): State =>
  buildStart(
    parseScenario({
      name: 'table',
      seats: {
        A: { hand: ['Scout'], deck: ['Invader', 'Probe', 'Collector', 'Probe'] },
        B: { hand: ['Walker', 'Cannon'], deck: ['Dinghy', 'Shinobi', 'Tiger Assassin', 'Swashbuckling'] },
      },
      bases: [{ name: 'Tortuga', ...tortuga }, { name: 'The Mothership' }],
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
  latest: { turn: 0, events: 0 },
};
const deals = (memory: Memory, state = table()): State[] => {
  const random = seededRandom('remembered');
  return Array.from({ length: 40 }, () => deal(seal(state, 0)!, memory, random));
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
  it('INFO-1 what lies face down in play may be any of them, and the card that lay there any other (BURY-1)', () => {
    const state = table({ buried: [{ seat: 'B', card: 'Tiger Assassin' }] });
    const buried = state.cards.findIndex(({ zone }) => zone === 'buried');
    const all = deals(NOTHING, state);
    expect(new Set(all.flatMap((s) => names(s, [buried]))).size).toBe(6);
    for (const s of all)
      expect(names(s, [buried, ...s.seats[1]!.hand, ...s.seats[1]!.deck]).sort()).toEqual(
        names(state, [buried, ...state.seats[1]!.hand, ...state.seats[1]!.deck]).sort(),
      );
  });
  it('INFO-2 nothing tells where a dealt card has been before', () => {
    const hidden = ({ cards }: State) => cards.filter(({ zone }) => zone === 'deck' || zone === 'baseDeck');
    const kept = deals(NOTHING).flatMap((s) =>
      hidden(s).map(({ at, stamp, since, moved, left, counters, stasis, fresh, named }) =>
        [at, stamp, since, moved, left, counters, stasis, fresh, named].join(),
      ),
    );
    expect(new Set(kept)).toEqual(new Set(['-1,0,0,0,-1,0,0,false,']));
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
