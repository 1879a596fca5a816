import { type State, view, whyNot } from '@smash/engine';
import { expect, it } from 'vitest';
import { midGames } from '../random/mid-game.ts';

/** Cards and bases visible to a seat. */
function* seen(state: State, seat: number): Generator<{ id: number; name: string }> {
  const { hand, bases } = view(state, seat);
  yield* hand;
  for (const base of bases) {
    yield base;
    for (const lane of base.lanes) yield* [...lane.minions, ...lane.titans];
  }
}

const GENERIC = /^(?:you can't|that cannot|that is not|not a choice|error)/i;

it('touching anything that is not a choice now gives the reason in a sentence with a rule (T-17)', () => {
  const rules = new Set<string>();
  let told = 0;
  for (const state of midGames(20, 'taps', 60)) {
    for (const ask of state.asks) {
      const offered = new Set(ask.options.flatMap((o) => [o.card, o.at]).map((ix) => state.cards[ix]?.id));
      for (const { id, name } of seen(state, ask.seat)) {
        if (offered.has(id)) continue;
        const refusal = whyNot(state, ask.seat, { card: id });
        expect(refusal, name).toMatchObject({ rule: expect.stringMatching(/^[A-Z]+-\d+$/) });
        expect(refusal!.text).toMatch(/^[A-Z\d".].{15,}\.$/);
        expect(refusal!.text).not.toMatch(GENERIC);
        if (ask.kind === 'base') expect(refusal!.text).toBe('Choose from the marked bases.');
        if (ask.kind === 'yesno') expect(refusal!.text).toBe('Answer with one of the buttons.');
        rules.add(refusal!.rule);
        told++;
      }
    }
  }
  expect(told).toBeGreaterThan(100);
  expect(rules.size).toBeGreaterThan(3);
});
