import { view } from '@smash/engine';
import { describe, expect, it } from 'vitest';
import { testLibrary } from '../library.ts';
import { A, at, play } from '../play.ts';

const paying = Object.values(testLibrary.defs).filter(({ abilities }) =>
  abilities.some(({ kind }) => kind === 'gains'),
);

describe('what a base gives by its own ability when it scores is told in advance (SCORE-6)', () => {
  it('of every such base', () => expect(paying.length).toBeGreaterThanOrEqual(6));

  it.each(paying.map(({ name }) => name))('%s', (name) => {
    let told: number[] = [];
    play({
      seats: { A: {}, B: {}, C: {} },
      bases: [at(name, 'A Filler +16', 'A Filler', 'A Filler', 'B Filler +10'), at('Moor')],
      steps: [
        (table) => {
          told = view(table.state, 0).bases[0]!.lanes.map(({ vp = 0, gains = 0 }) => vp + gains);
          expect(view(table.state, 0).bases[0]!.lanes.some(({ gains = 0 }) => gains > 0)).toBe(true);
        },
        A.ends(),
        A.answers('?done', '?no', '?pass'),
        ({ state }) => expect(state.seats.map(({ vp }) => vp)).toEqual(told),
      ],
    });
  });
});
