import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { scenarioFiles } from './files.ts';
import { runScenario } from './run.ts';

const folder = fileURLToPath(new URL('../../scenarios/own', import.meta.url));

interface Cannot {
  play?: string;
}
interface Step {
  expect?: { cannot?: Cannot[] };
}

/** A scenario for each play that this one excludes: the same steps, and then the play is refused. */
const refusals = (json: { name: string; steps: Step[] }): object[] =>
  json.steps.flatMap(({ expect: { cannot = [] } = {} }, i) =>
    cannot
      .filter(({ play }) => play !== undefined)
      .map((refused, n) => ({ ...json, name: `${json.name}, ${n}`, steps: [...json.steps.slice(0, i), { refused }] })),
  );

it('every play that a scenario excludes is refused with a reason', () => {
  const cases = scenarioFiles(folder).flatMap((file) => refusals(JSON.parse(readFileSync(file, 'utf8'))));
  expect(cases.length).toBeGreaterThan(300);
  const failed = cases.map((one) => runScenario(one)).filter(({ result }) => result === 'failed');
  expect(failed).toEqual([]);
});
