import { library } from '@smash/cards';
import { apply, createGame, type State } from '@smash/engine';
import { describe, expect, it } from 'vitest';
import { queryOf } from '../play.ts';

const FACTIONS: [string, string][] = [
  ['Kaiju', 'Robots'],
  ['Mega Troopers', 'Pirates'],
];
/** A game whose first question is about a card revealed by a base that was dealt at set-up. */
function askedAtSetup(first: 0 | 1, factions = FACTIONS): State {
  for (let seed = 0; seed < 200; seed++) {
    const { state } = createGame({ seed: `moon ${seed}`, players: factions.length, factions, first }, library);
    const ask = state.asks[0];
    if (state.phase === 'setup' && ask && ask.source >= 0 && ask.seat === first) return state;
  }
  throw new Error('no seed asks so');
}
const answer = (state: State, key: string): State => {
  const ask = state.asks[0]!;
  const pick = [ask.options.findIndex((option) => option.key === key)];
  const result = apply(state, { type: 'answer', seat: ask.seat, prompt: ask.id, pick });
  if (!result.ok) throw new Error(result.refusal.text);
  return result.state;
};

describe('a base with an on-entry ability, dealt at set-up', () => {
  it.each([0, 1] as const)(
    'moon-dumpster/2 revealing comes before hands are drawn, starting with the first player %i (SET-8)',
    (first) => {
      const start = askedAtSetup(first);
      const q = queryOf(start);
      expect(start.seats.map((seat) => seat.hand.length)).toEqual([0, 0]);
      const base = start.asks[0]!.source;
      // The card has been revealed off the top of a deck (TOP-1).
      const minion = start.cards.findIndex(({ zone }) => zone === 'limbo');
      expect(q.isMinionCard(minion)).toBe(true);
      let state = answer(start, 'yes');
      expect(queryOf(state).base(minion)).toBe(base);
      expect(queryOf(state).controller(minion)).toBe(first);
      while (state.phase === 'setup') state = answer(state, 'no');
      expect(state.seats.map((seat) => seat.hand.length)).toEqual([5, 5]);
      expect(state.seats[first]!.deck).toHaveLength(34);
      expect(state.seats[1 - first]!.deck).toHaveLength(35);
      expect(state.current).toBe(first);
    },
  );

  it('SET-8 if a player concedes while asked, the others continue (WIN-3)', () => {
    const start = askedAtSetup(0, [...FACTIONS, ['Aliens', 'Zombies']]);
    const minion = queryOf(start).topOf(0);
    const result = apply(start, { type: 'concede', seat: 0 });
    if (!result.ok) throw new Error(result.refusal.text);
    let { state } = result;
    expect(state.cards[minion]!.zone).toBe('box');
    while (state.phase === 'setup') state = answer(state, 'no');
    expect(state.seats.map((seat) => seat.hand.length)).toEqual([0, 5, 5]);
    expect(state.current).toBe(1);
  });
});
