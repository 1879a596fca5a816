import { randomPick, seededRandom } from '@smash/bots';
import { library } from '@smash/cards';
import { apply, createGame, type State, view } from '@smash/engine';
import { defaultPassing, isPassed, type StopMode } from '@smash/protocol';
import { describe, expect, it } from 'vitest';

/** Seat 0 would pass in every window; the others choose at random, each independently of the rest. */
function playThrough(seed: string, mode: StopMode): { end: State; asked: number; passed: number } {
  const stops = { beforeScore: mode, afterScore: mode, turnStart: mode, trigger: mode, turnEnd: mode };
  const passing = { ...defaultPassing, stops };
  // With Specials in hands, so that everybody gets at least a decoy.
  const pool = ['Pirates', 'Ninjas', 'Aliens', 'Zombies', 'Dinosaurs', 'Tricksters'];
  let { state } = createGame({ seed, players: 3, pool, options: { cover: true } }, library);
  const chances = state.seats.map((_, seat) => seededRandom(`${seed} ${seat}`));
  let asked = 0;
  let passed = 0;
  while (!state.over) {
    const own = view(state, 0);
    const auto = isPassed(passing, own);
    const seat = auto ? 0 : state.asks.map((ask) => ask.seat).toSorted()[0]!;
    const shown = view(state, seat);
    const prompt = shown.prompt!;
    const passes = seat === 0 && prompt.kind === 'react' && prompt.optional;
    if (auto) passed++;
    else if (passes) asked++;
    const pick = auto || passes ? [] : randomPick(shown, chances[seat]!, { eager: 0.9 });
    const played = apply(state, { type: 'answer', seat, prompt: prompt.id, pick });
    if (!played.ok) throw new Error(`${prompt.title}: ${played.refusal.text}`);
    state = played.state;
  }
  return { end: state, asked, passed };
}

describe('stops', () => {
  it('change nothing for a player who always passes: the same end with Never, Smart and Always (T-31)', () => {
    const asked = { smart: 0, always: 0 };
    for (const seed of ['one', 'two']) {
      const never = playThrough(seed, 'never');
      const smart = playThrough(seed, 'smart');
      const always = playThrough(seed, 'always');
      expect(smart.end).toEqual(never.end);
      expect(always.end).toEqual(never.end);
      expect(never.asked).toBe(0);
      // The number of questions is the same, whoever answers them.
      expect([smart, always].map((one) => one.asked + one.passed)).toEqual([never.passed, never.passed]);
      asked.smart += smart.asked;
      asked.always += always.asked;
    }
    expect(asked.smart).toBeGreaterThan(0);
    expect(asked.always).toBeGreaterThan(asked.smart);
  });
});
