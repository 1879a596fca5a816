/**
 * Scenarios for players: opened in the browser, played by the same code as in tests. No schemas: the files were checked
 * when tested.
 */
import { type Command, type GameEvent, installLibrary, type State } from '@smash/engine';
import { testLibrary } from './library.ts';
import { type Carried, unpack } from './plays/cards.ts';
import { buildStart } from './position.ts';
import type { Scenario } from './scenario/schema.ts';
import { playSteps } from './scenario/steps.ts';

/** A scenario, or a test written with `play()`. */
export type SceneFile = Scenario & {
  /** The test's own cards. */
  cards?: Carried[];
  /** Checks that were made when the test was read, besides those among the steps. */
  checked?: number;
};

export interface Scene {
  /** Where it begins. */
  state: State;
  events: GameEvent[];
  commands: Command[];
  players: number;
  /** The expectations and refusals along the way, all of which held. */
  checks: number;
}

const { defs } = testLibrary;

/** Its own cards stay in the library until the next scene. Throws StepFailed if a step fails. */
export function playScene({ cards = [], checked = 0, ...scenario }: SceneFile): Scene {
  testLibrary.defs = { ...defs, ...Object.fromEntries(unpack(cards).map((def) => [def.name, def])) };
  installLibrary(testLibrary);
  const { state, events } = buildStart(scenario);
  const { commands } = playSteps({ start: state, state, commands: [], events }, scenario.steps);
  const checks = checked + scenario.steps.filter((step) => 'expect' in step || 'refused' in step).length;
  return { state, events, commands: [...commands], players: state.seats.length, checks };
}
