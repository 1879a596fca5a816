import type { State } from '@smash/engine';
import { type Sealed, seal } from '@smash/engine/seal';
import { describe, expect, it } from 'vitest';
import { compareSealed, type Door } from './sealing.ts';

/** The number of positions; sixty with LONG=1. */
const POSITIONS = process.env.LONG === '1' ? 60 : 30;

describe('a sealed game is what one seat may know (INFO-1, INFO-2)', () => {
  it('INFO-2 whatever is hidden it has the same bytes, bots answer the same after as much thought, and deals can be played on', () => {
    const { leak, broken, unsealed } = compareSealed('short', POSITIONS, undefined, 2);
    expect([leak, broken]).toEqual([null, null]);
    // Positions with another seat's pending secret are rare.
    expect(unsealed).toBeLessThan(POSITIONS / 10);
  }, 300_000);

  const peeking = (peek: (state: State, seat: number) => unknown): Door => ({
    seal: (state, seat) => {
      const sealed = seal(state, seat);
      return sealed && ({ ...sealed, peek: peek(state, seat) } as Sealed);
    },
  });
  it.each<[string, Door]>([
    ['the order of its own deck', peeking((s, seat) => s.seats[seat]!.deck)],
    ['which indices are in another hand', peeking((s, seat) => s.seats[(seat + 1) % s.seats.length]!.hand.toSorted())],
    ['the public id of a base in the deck', peeking((s) => s.cards.find(({ zone }) => zone === 'baseDeck')?.id)],
    ['the random source', peeking((s) => s.rng)],
    ['how many answers there have been', peeking((s) => s.seq)],
  ])('INFO-2 the comparison notices a door that also lets through %s', (_name, door) => {
    expect(compareSealed('planted', 40, door).leak).not.toBeNull();
  });
});
