import { library } from '@smash/cards';
import {
  apply,
  type Command,
  createGame,
  type GameSetup,
  replay,
  type State,
  standing,
  type Undo,
  view,
} from '@smash/engine';
import { describe, expect, it } from 'vitest';

const setup: GameSetup = {
  seed: 'again',
  players: 2,
  first: 0,
  factions: [
    ['Pirates', 'Dinosaurs'],
    ['Aliens', 'Zombies'],
  ],
  options: { mulligan: 'off' },
};
const answer = (seat: number, prompt: number): Command => ({ type: 'answer', seat, prompt, pick: [] });

/** The first of the offered plays. */
function play(state: State): { command: Command; state: State } {
  const prompt = view(state, 0).prompt!;
  const command: Command = { type: 'answer', seat: 0, prompt: prompt.id, pick: [prompt.options[0]!.id] };
  const done = apply(state, command);
  if (!done.ok) throw new Error(done.refusal.text);
  return { command, state: done.state };
}

describe('a record with an undo (T-26)', () => {
  it('keeps the remaining entries: each undo says how many', () => {
    const [a, b, c, d] = [1, 2, 3, 4].map((n) => answer(0, n)) as [Command, Command, Command, Command];
    const undo = (to: number): Undo => ({ type: 'undo', seat: 0, to });
    expect(standing([a, b, c])).toEqual([a, b, c]);
    expect(standing([a, b, undo(1), c])).toEqual([a, c]);
    // An undo after an undo counts all entries of the record, even those already undone.
    expect(standing([a, b, undo(1), c, undo(3), d])).toEqual([a, d]);
    expect(standing([a, b, undo(1), undo(0), d])).toEqual([d]);
  });

  it('replays to the very same state', () => {
    const start = createGame(setup, library).state;
    const first = play(start);
    const again = replay({ engine: '', setup, commands: [first.command, { type: 'undo', seat: 0, to: 0 }] }, library);
    expect(JSON.stringify(again.state)).toBe(JSON.stringify(start));
    const commands = [first.command, { type: 'undo' as const, seat: 0, to: 0 }, first.command];
    expect(JSON.stringify(replay({ engine: '', setup, commands }, library).state)).toBe(JSON.stringify(first.state));
  });
});
