import type { State } from '@smash/engine';
import { type Between, betweensOf, defaultPassing, isPassed } from '@smash/protocol';
import { engine } from '@smash/server/game/engine.ts';
import { playSecretGame, type Worlds } from '@smash/testkit';
import { expect, test } from 'vitest';

/** Which questions are passed for which seat, with every setting that the tell-mask allows. */
function passed(state: State, viewer: Worlds['viewer'], ways: readonly Between[]): Record<string, boolean> {
  const all: Record<string, boolean> = {};
  for (const { seat, hidden } of state.asks) {
    if (seat === viewer || !hidden) continue;
    const view = engine.view(state, seat);
    for (const between of ways) all[`${seat} ${between}`] = isPassed({ ...defaultPassing, between }, view);
  }
  return all;
}

test('INFO-4 by days, who is passed for follows from what everybody sees: the same for every deal of what is hidden', () => {
  let [compared, betrayed] = [0, 0];
  for (let n = 0; n < 12; n++) {
    const met = ({ viewer, real, other }: Worlds) => {
      const steps = real.steps.map(({ after }, i) => [after, other.steps[i]?.after] as const);
      for (const [one, twin] of [[real.start, other.start] as const, ...steps]) {
        if (!twin) continue;
        const [mine, theirs] = [one, twin].map((state) => passed(state, viewer, betweensOf(true))) as [object, object];
        const held = [one, twin].map((state) => JSON.stringify(passed(state, viewer, ['held'])));
        if (held[0] !== held[1]) betrayed++;
        expect(theirs).toEqual(mine);
        compared += Object.keys(mine).length;
      }
    };
    playSecretGame({ seed: `between-${n}`, players: 2 + (n % 3), every: 3 }, { tap: () => [], met });
  }
  expect(compared).toBeGreaterThan(200);
  // The setting that is offered only without the tell-mask does leak, so the comparison can find leaks.
  expect(betrayed).toBeGreaterThan(0);
});
