/** Scenarios for people: opened in the browser, played as they are tested. No schemas: the files were checked when tested. */
import type { Command, GameEvent, State } from '@smash/engine';
import { buildStart } from './position.ts';
import type { Scenario } from './scenario/schema.ts';
import { playSteps } from './scenario/steps.ts';

export interface Scene {
  /** Where it begins. */
  state: State;
  events: GameEvent[];
  commands: Command[];
  players: number;
  /** What was expected and refused on the way, all of it as it should be. */
  checks: number;
}

/** Throws StepFailed if it goes otherwise than it says. */
export function playScene(scenario: Scenario): Scene {
  const { state, events } = buildStart(scenario);
  const { commands } = playSteps({ start: state, state, commands: [], events }, scenario.steps);
  const checks = scenario.steps.filter((step) => 'expect' in step || 'refused' in step).length;
  return { state, events, commands: [...commands], players: state.seats.length, checks };
}

export type { Scenario };
