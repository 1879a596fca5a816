import { library } from '@smash/cards';
import { apply, createGame, type State, viewEvents } from '@smash/engine';
import { describe, expect, it } from 'vitest';

/** A game in which a first hand has no minion: one in twenty or so. */
function poorHand(mulligan: 'shuffle' | 'discard' | 'off'): State {
  for (let seed = 0; seed < 500; seed++) {
    const factions: [string, string][] = [
      ['Pirates', 'Ninjas'],
      ['Aliens', 'Zombies'],
    ];
    const { state } = createGame(
      { seed: `poor ${seed}`, players: 2, factions, first: 0, options: { mulligan } },
      library,
    );
    if (state.seats.some((seat) => !seat.hand.some((ix) => isMinion(state, ix)))) return state;
  }
  throw new Error('no seed gives such a hand');
}
const isMinion = (s: State, ix: number): boolean => library.defs[s.names[s.cards[ix]!.def]!]!.type === 'minion';
const take = (state: State, key: string) => {
  const ask = state.asks[0]!;
  const result = apply(state, {
    type: 'answer',
    seat: ask.seat,
    prompt: ask.id,
    pick: [ask.options.findIndex((o) => o.key === key)],
  });
  if (!result.ok) throw new Error(result.refusal.text);
  return { ...result, seat: ask.seat };
};

describe('an opening hand without a minion', () => {
  it('SET-9 may be shown for five new cards; the old ones are shuffled into the deck', () => {
    const before = poorHand('shuffle');
    const old = before.seats[before.asks[0]!.seat]!.hand;
    const { state, seat, events } = take(before, 'yes');
    expect(state.seats[seat]!.hand.filter((ix) => old.includes(ix))).toEqual([]);
    expect(state.seats[seat]!.deck).toHaveLength(35);
    expect(old.every((ix) => state.seats[seat]!.deck.includes(ix))).toBe(true);
    expect(viewEvents(events, 'spectator').find((e) => e.type === 'mulligan')?.cards).toHaveLength(5);
  });
  it('SET-9 under the older rule the old hand goes to the discard pile', () => {
    const before = poorHand('discard');
    const old = before.seats[before.asks[0]!.seat]!.hand;
    const { state, seat } = take(before, 'yes');
    expect(state.seats[seat]!.discard).toEqual(old);
    expect(state.seats[seat]!.deck).toHaveLength(30);
  });
  it('SET-9 may be kept, and is asked about once', () => {
    const before = poorHand('shuffle');
    const { state, seat } = take(before, 'no');
    expect(state.seats[seat]!.hand).toEqual(before.seats[seat]!.hand);
    expect(state.asks.some((ask) => ask.seat === seat && ask.kind === 'yesno')).toBe(false);
  });
  it('SET-9 nobody is asked if the room has disabled it', () => {
    expect(poorHand('off').asks.map((ask) => ask.kind)).toEqual(['play']);
  });
});
