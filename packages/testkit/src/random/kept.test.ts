import { seededRandom } from '@smash/bots';
import { apply, type State, views } from '@smash/engine';
import { describe, expect, it } from 'vitest';
import { decideOne, midGames } from './mid-game.ts';

/** Several tables in turn, from the beginning to the end of their commands. */
function* interleaved(count: number, steps: number): Generator<{ state: State; next: () => void }> {
  const tables = [...midGames(count, 'kept', 40)].map((state, i) => ({ state, random: seededRandom(`kept ${i}`) }));
  for (let n = 0; n < steps; n++)
    for (const table of tables)
      if (!table.state.over)
        yield {
          state: table.state,
          next: () => {
            table.state = decideOne(table.state, table.random);
          },
        };
}

describe('what a command keeps for the next one makes no difference', { timeout: 300_000 }, () => {
  it('a state gives the same as its stored text, also when it is answered twice', () => {
    for (const { state, next } of interleaved(4, 25)) {
      const ask = state.asks[0]!;
      const pick = Array.from({ length: ask.min }, (_, i) => i);
      const command = { type: 'answer' as const, seat: ask.seat, prompt: ask.id, pick };
      const text = JSON.stringify(state);
      const first = apply(state, command);
      const viewers = [...state.seats.keys(), 'spectator' as const];
      const shown = JSON.stringify(views(first.state, viewers));
      expect(JSON.stringify(state)).toBe(text);
      const stored = apply(JSON.parse(text), command);
      expect(JSON.stringify(stored)).toBe(JSON.stringify(first));
      expect(JSON.stringify(views(JSON.parse(JSON.stringify(stored.state)), viewers))).toBe(shown);
      expect(JSON.stringify(apply(state, command))).toBe(JSON.stringify(first));
      next();
    }
  });
});
