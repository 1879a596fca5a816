import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { scenarioFiles } from './files.ts';
import { runScenario } from './run.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const folders = ['packages/testkit/scenarios', 'packages/cards/scenarios', '../shared/scenarios']
  .map((folder) => `${root}${folder}`)
  .filter(existsSync);

interface Head {
  name: string;
  rules?: string[];
}

/** One test per file; its title names the rules it proves. Unimplemented features are skipped, and reported as such. */
describe.each(folders)('scenarios in %s', (folder) => {
  for (const file of scenarioFiles(folder)) {
    const json: Head = JSON.parse(readFileSync(file, 'utf8'));
    it(`${(json.rules ?? []).join(' ')} ${json.name} (${relative(folder, file)})`, (context) => {
      const outcome = runScenario(json);
      if (outcome.result === 'unsupported') context.skip(`unsupported: ${outcome.what}`);
      expect(outcome).toEqual({ result: 'ok', name: json.name });
    });
  }
});
