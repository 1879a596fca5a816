// `pnpm scenario FILE|DIR…`: prints one line per file and finally `N passed, N failed`; exit 0 only if none failed.
import { readFileSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { scenarioFiles } from '../scenario/files.ts';
import { type Outcome, runScenario } from '../scenario/run.ts';
import { misuse, readArgs } from './args.ts';

const { positionals: targets } = readArgs({ allowPositionals: true });
if (targets.length === 0) misuse('pnpm scenario FILE|DIR…');

const count = { ok: 0, failed: 0, unsupported: 0 };
for (const target of targets) {
  const path = resolve(target);
  const found = statSync(path, { throwIfNoEntry: false });
  const files = !found ? [] : found.isDirectory() ? scenarioFiles(path) : [path];
  if (files.length === 0) {
    count.failed++;
    console.log(`FAILED ${target}: there is no scenario here`);
  }
  for (const file of files) tell(relative('.', file), check(file));
}
if (count.unsupported > 0) console.log(`${count.unsupported} not supported yet`);
console.log(`${count.ok} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 ? 0 : 1;

function check(file: string): Outcome {
  try {
    return runScenario(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    return { result: 'failed', name: '', reason: error instanceof Error ? error.message : String(error) };
  }
}

function tell(file: string, outcome: Outcome): void {
  count[outcome.result]++;
  if (outcome.result === 'ok') console.log(`ok ${file}: ${outcome.name}`);
  else if (outcome.result === 'failed') console.log(`FAILED ${file}: ${outcome.reason}`);
  else console.log(`unsupported: ${outcome.what} (${file})`);
}
