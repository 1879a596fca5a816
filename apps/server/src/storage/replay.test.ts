import { fakeEngine } from '@smash/chaos/testing/fakeEngine.ts';
import type { Command } from '@smash/engine';
import { expect, test, vi } from 'vitest';
import type { GameEngine } from '../game/gameEngine.ts';
import { type Entry, replay } from './replay.ts';

type Played = { state: object; entries: Entry[]; first: { state: object; events: readonly { n: number }[] } };
/** A game of that many commands: whoever is asked plays the first card, or passes. */
function playedGame(many: number): Played {
  const first = fakeEngine.create({ seed: 'a', players: 2 });
  const entries: Entry[] = [];
  let { state } = first;
  for (let n = 1; n <= many; n++) {
    const seat = [0, 1].find((one) => fakeEngine.view(state, one).prompt)!;
    const { id, kind, options } = fakeEngine.view(state, seat).prompt!;
    const command: Command = { type: 'answer', seat, prompt: id, pick: kind === 'play' ? [options[0]!.id] : [] };
    const applied = fakeEngine.apply(state, command);
    if (!applied.ok) throw new Error(applied.refusal.text);
    state = applied.state;
    entries.push({ n, command, events: applied.events, id: '' });
  }
  return { state, entries, first };
}

test('other work gets its turn while a long game is replayed', async () => {
  const { entries, first, state } = playedGame(20);
  const slow: GameEngine = {
    ...fakeEngine,
    apply(before, command) {
      for (const since = performance.now(); performance.now() - since < 5; );
      return fakeEngine.apply(before, command);
    },
  };
  let turns = 0;
  const others = setInterval(() => turns++, 1);
  const reached = await replay(slow, { ...first, n: 0, steps: [], problem: null }, entries);
  clearInterval(others);
  expect(reached).toMatchObject({ n: 20, problem: null });
  expect(reached.state).toEqual(state);
  expect(turns).toBeGreaterThan(4);
});

test('a replay makes the steps of the current turn only', async () => {
  const { entries, first } = playedGame(20);
  const barrier = vi.fn(fakeEngine.barrier);
  const { steps, events } = await replay(
    { ...fakeEngine, barrier },
    { ...first, n: 0, steps: [], problem: null },
    entries,
  );
  expect(barrier.mock.calls.length).toBe(steps.length);
  expect(steps.length).toBeLessThan(entries.length);
  expect(events).toEqual([...first.events, ...entries.flatMap((one) => one.events)]);
});

test('a replay stops before a command whose events differ', async () => {
  const { entries, first } = playedGame(20);
  entries[10] = { ...entries[10]!, events: [{ n: 999 }] };
  const reached = await replay(fakeEngine, { ...first, n: 0, steps: [], problem: null }, entries);
  expect(reached).toMatchObject({ n: 10, problem: new Error('Its events differ from the stored ones.') });
  expect(reached.events).toHaveLength(first.events.length + entries.slice(0, 10).flatMap((one) => one.events).length);
});

/** In one turn, so that every step can be undone. */
const engine: GameEngine = {
  ...fakeEngine,
  view: (state, viewer) => ({ ...fakeEngine.view(state, viewer), turn: 1 }),
};

test('after a restart, too, only what players have chosen themselves counts as theirs to undo', async () => {
  const { state, events } = engine.create({ seed: 'a', players: 2 });
  const prompt = engine.view(state, 0).prompt!;
  const command: Command = { type: 'answer', seat: 0, prompt: prompt.id, pick: [prompt.options[0]!.id] };
  const applied = engine.apply(state, command);
  if (!applied.ok) throw new Error(applied.refusal.text);
  const stepOf = async (id: string) => {
    const from = { state, n: 0, events, steps: [], problem: null };
    return (await replay(engine, from, [{ n: 1, command, events: applied.events, id }])).steps[0];
  };
  expect(await stepOf('of a browser')).toMatchObject({ own: true });
  // As the table answers for a seat whose time is up, or that wants to pass.
  expect(await stepOf('')).toMatchObject({ own: false });
});
