import { fakeEngine } from '@smash/chaos/testing/fakeEngine.ts';
import type { Command } from '@smash/engine';
import { expect, test } from 'vitest';
import type { GameEngine } from '../game/gameEngine.ts';
import { replay } from './replay.ts';

/** In one turn, so that every step can be undone. */
const engine: GameEngine = {
  ...fakeEngine,
  view: (state, viewer) => ({ ...fakeEngine.view(state, viewer), turn: 1 }),
};

test('after a restart, too, only what players have chosen themselves counts as theirs to undo', () => {
  const { state, events } = engine.create({ seed: 'a', players: 2 });
  const prompt = engine.view(state, 0).prompt!;
  const command: Command = { type: 'answer', seat: 0, prompt: prompt.id, pick: [prompt.options[0]!.id] };
  const applied = engine.apply(state, command);
  if (!applied.ok) throw new Error(applied.refusal.text);
  const stepOf = (id: string) =>
    replay(engine, { state, n: 0, events, steps: [], problem: null }, [{ n: 1, command, events: applied.events, id }])
      .steps[0];
  expect(stepOf('of a browser')).toMatchObject({ own: true });
  // As the table answers for a seat whose time is up, or that wants to pass.
  expect(stepOf('')).toMatchObject({ own: false });
});
