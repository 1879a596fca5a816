import type { State } from '@smash/engine';
import { expect, it } from 'vitest';
import { positionOf } from './record.ts';
import { Positions } from './same.ts';
import { readPuzzles } from './store.ts';

it('a position is the same whatever the order in which cards came, and another one if anything else differs', () => {
  const start = positionOf(readPuzzles().puzzles[0]!);
  const positions = new Positions<number>(start);
  let searched = 0;
  const numberOf = (state: State, won = '') => positions.find(state, won, () => ++searched);
  const [one] = start.inPlay as [number];
  const withCard = (change: object): State => ({
    ...start,
    cards: start.cards.map((card, ix) => (ix === one ? { ...card, ...change } : card)),
  });
  const counted = numberOf(withCard({ counters: 9 }));
  expect(numberOf({ ...withCard({ counters: 9, stamp: 999, id: 999 }), clock: 999, nextId: 999, seq: 999 })).toBe(
    counted,
  );
  expect(numberOf({ ...withCard({ counters: 9 }), inPlay: start.inPlay.toReversed() })).toBe(counted);
  const others = [
    numberOf(start),
    numberOf(withCard({ counters: 8 })),
    numberOf(withCard({ counters: 9, at: -1 })),
    numberOf(withCard({ counters: 9 }), '7'),
    numberOf({ ...withCard({ counters: 9 }), phase: 'score' }),
    numberOf({ ...withCard({ counters: 9 }), used: { 't:1': 1 } }),
    numberOf({ ...withCard({ counters: 9 }), seats: start.seats.map((seat) => ({ ...seat, vp: seat.vp + 1 })) }),
  ];
  expect(new Set([counted, ...others]).size).toBe(8);
});
