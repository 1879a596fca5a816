import { apply, type State, view } from '@smash/engine';
import { describe, expect, it } from 'vitest';
import { A, at, play } from '../play.ts';

/** What the others and spectators see while D's Mindraker silences everybody else, after a pass and D's concession. */
const others = (state: State): string =>
  JSON.stringify([0, 2, 'spectator' as const].map((viewer) => ({ ...view(state, viewer), hand: [] })));

const asks = (state: State): unknown[] => state.asks.map(({ seat, decoy, options }) => [seat, decoy, options.length]);

function take(state: State, command: Parameters<typeof apply>[1]): State {
  const next = apply(state, command);
  expect(next.ok).toBe(true);
  return next.state;
}
const pass = (state: State, seat: number): State =>
  take(state, { type: 'answer', seat, prompt: state.asks.find((ask) => ask.seat === seat)!.id, pick: [] });

describe('passes, once somebody who forbade something has left', () => {
  const seen: string[] = [];
  const cases: [string, string, string, unknown[]][] = [
    ['a pass for want of anything to use', 'Shinobi', 'B Zapbot', [1, false, 1]],
    ['a pass with nothing to use by now either', 'Zapbot', 'B Zapbot', [1, true, 0]],
    ['a pass by choice', 'Howl', 'B Pirate King', [1, true, 0]],
  ];
  it.each(cases)('INFO-4, ME-2, WIN-3 with the mask everybody is asked once more: %s', (_name, held, minion, asked) =>
    play({
      options: { cover: true },
      seats: {
        A: { hand: ['Zapbot'], discard: ['Shinobi'] },
        B: { hand: [held] },
        C: { hand: ['Zapbot'] },
        D: { hand: ['Zapbot'] },
      },
      bases: [at('Tar Pits', 'A King Rex +9', 'D Mindraker'), at('Moor', minion)],
      steps: [
        A.ends(),
        ({ state }) => {
          const left = take(pass(state, 1), { type: 'concede', seat: 3 });
          expect(asks(left)).toEqual([[0, true, 0], asked, [2, true, 0]]);
          seen.push(others(left));
          // A pass by choice still stands after another one.
          const again = take(left, { type: 'concede', seat: 2 });
          expect(asks(again)).toEqual([[0, true, 0], asked]);
          expect(pass(pass(again, 0), 1).scoring).not.toBe(left.scoring);
        },
      ],
    }),
  );
  it('INFO-4 nobody else can tell them apart', () => {
    expect(seen).toHaveLength(cases.length);
    expect(seen[1]).toBe(seen[0]);
  });
});
