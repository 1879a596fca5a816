import type { Registry } from '@smash/engine';
import { buildStart } from '../position.ts';
import { ScenarioError, StepFailed, Unsupported } from './errors.ts';
import { parseScenario } from './schema.ts';
import { playSteps } from './steps.ts';
import { unasked } from './unasked.ts';
import { firstUnbuilt } from './unknown.ts';

export type Outcome =
  | { result: 'ok'; name: string }
  | { result: 'failed'; name: string; reason: string }
  | { result: 'unsupported'; name: string; what: string };

/** Play a scenario and check what it expects. `library`: for a recorded game. Never throws. */
export function runScenario(json: unknown, library?: Registry): Outcome {
  const name = typeof json === 'object' && json !== null && 'name' in json ? String(json.name) : '';
  try {
    const scenario = parseScenario(json);
    const unbuilt = firstUnbuilt(json);
    if (unbuilt !== null) return { result: 'unsupported', name, what: unbuilt };
    if ('record' in scenario && scenario.steps.length === 0) throw new ScenarioError('it expects nothing yet');
    const { state, events } = buildStart(scenario, library);
    const table = playSteps({ start: state, state, commands: [], events }, scenario.steps);
    const wrong = unasked(table);
    return wrong === null ? { result: 'ok', name } : { result: 'failed', name, reason: wrong };
  } catch (error) {
    if (error instanceof Unsupported) return { result: 'unsupported', name, what: error.what };
    return { result: 'failed', name, reason: messageOf(error) };
  }
}

const messageOf = (error: unknown): string => {
  if (error instanceof StepFailed || error instanceof ScenarioError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 4).join(' | ') : String(error);
};
