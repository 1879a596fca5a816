// `npm test [-- stage…]`: runs everything in this order, continuing after a failed stage. The last line is `N passed, N
// failed`: the tests of the test runners, plus one for every other stage.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { buildWeb } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { root } from './files.ts';
import { playwright } from './playwright.ts';
import { run, runNode } from './run.ts';

/** `names`: the tests that failed, including those that passed when repeated. */
type Count = { passed: number; failed: number; skipped: number; flaky?: number; names?: string[] };
/** `early`: begins with the first stage, because the ones before it leave a core idle. */
type Stage = { name: string; title: string; run: () => Promise<Count>; early?: true };

const reports = `${root}/test-results`;
// Cache compiled code: compiling was half the time of servers and commands that tests start by the hundred.
process.env.NODE_COMPILE_CACHE ??= `${root}/node_modules/.cache/node`;
/**
 * Which of the tests that take turns run, 0 to 5: derived from the hour and day of the commit; 0 without a repository.
 */
function turnOfCommit(): string {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' });
  const hours = Math.floor(Number(stdout ?? 0) / 3600);
  return String((hours + Math.floor(hours / 24)) % 6);
}
process.env.TEST_TURN ??= turnOfCommit();
const bin = (name: string): string => `${root}/node_modules/.bin/${name}`;

const tool = async (outcome: Promise<{ code: number }>): Promise<Count> =>
  (await outcome).code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };

/** A runner that fails without a failed test (a crash, no report), or that finds no tests, counts as one failure. */
const tests = (code: number, count: Count | undefined): Count => {
  if (!count) return { passed: 0, failed: 1, skipped: 0 };
  if (count.passed + count.failed === 0) console.error('No test ran.');
  const counted = count.failed > 0 || (code === 0 && count.passed > 0);
  return counted ? count : { ...count, failed: 1 };
};

function report<T>(file: string, read: (json: T) => Count): Count | undefined {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')) as T);
  } catch {
    return undefined;
  }
}

async function unit(): Promise<Count> {
  const file = `${reports}/unit.json`;
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await run(bin('vitest'), args);
  type Json = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number } & {
    testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
  };
  const count = report<Json>(file, (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    skipped: json.numPendingTests + json.numTodoTests,
    names: json.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => `failed: ${relative(root, name)} ${fullName}`),
    ),
  }));
  return tests(code, count);
}

async function browser(): Promise<Count> {
  const file = `${reports}/browser.json`;
  const { code } = await playwright(ensureChromium(), ['--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  type Suite = { suites?: Suite[]; specs?: { file: string; title: string; tests: { status: string }[] }[] };
  type Json = { stats: { expected: number; flaky: number; unexpected: number; skipped: number }; suites: Suite[] };
  const named = ({ suites = [], specs = [] }: Suite): string[] => [
    ...suites.flatMap(named),
    ...specs.flatMap(({ file: where, title, tests: all }) =>
      all.flatMap(({ status }) => {
        if (status !== 'unexpected' && status !== 'flaky') return [];
        return `${status === 'flaky' ? 'flaky' : 'failed'}: ${where} ${title}`;
      }),
    ),
  ];
  const count = report<Json>(file, ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: stats.flaky,
    names: named({ suites }),
  }));
  return tests(code, count);
}

/** Builds the client and the browser tests' pages, which otherwise would be built on one core before the first test. */
async function build(): Promise<{ code: number }> {
  const code = await buildWeb({ force: true, quiet: true });
  return code === 0 ? await runNode('e2e/src/support/build-fixtures.ts') : { code };
}

const stages: Stage[] = [
  { name: 'typecheck', title: 'type check', run: () => tool(run(bin('tsc'), ['-b'])) },
  { name: 'lint', title: 'lint', run: () => tool(run(bin('biome'), ['check', '.'])) },
  { name: 'index', title: 'index of the cards', run: () => tool(runNode('tools/index-cards.ts', ['--check'])) },
  {
    name: 'effects',
    title: 'index of effects and abilities',
    run: () => tool(runNode('tools/index-engine.ts', ['--check'])),
  },
  { name: 'arrows', title: 'import arrows', run: () => tool(runNode('tools/arrows.ts')) },
  { name: 'lengths', title: 'file lengths', run: () => tool(runNode('tools/file-length.ts')) },
  { name: 'deadcode', title: 'dead code', run: () => tool(run(bin('knip'), [])) },
  { name: 'unit', title: 'unit and property tests', run: unit },
  { name: 'coverage', title: 'coverage of rules', run: () => tool(runNode('tools/coverage.ts', ['--check'])) },
  {
    name: 'build',
    title: 'build',
    run: () => tool(build()),
    early: true,
  },
  { name: 'browser', title: 'browser tests', run: browser },
];

const wanted = process.argv.slice(2).filter((word) => word !== '--');
const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(`No such stage: ${unknown.join(', ')}. There are: ${stages.map((stage) => stage.name).join(', ')}.`);
  process.exit(2);
}

rmSync(`${reports}/unit.json`, { force: true });
rmSync(`${reports}/browser.json`, { force: true });
mkdirSync(reports, { recursive: true });

async function timed(stage: Stage): Promise<{ count: Count; time: string }> {
  const began = performance.now();
  const count = await stage.run().catch((error: unknown): Count => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  return { count, time: `${((performance.now() - began) / 1000).toFixed(1)} s` };
}

console.log(`TEST_TURN=${process.env.TEST_TURN}`);
const lines: string[] = [];
const total: Count = { passed: 0, failed: 0, skipped: 0 };
const chosen = stages.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const begun = new Map(chosen.flatMap((stage) => (stage.early ? [[stage, timed(stage)] as const] : [])));
for (const stage of chosen) {
  console.log(`\n== ${stage.title}`);
  const { count, time } = await (begun.get(stage) ?? timed(stage));
  total.passed += count.passed;
  total.failed += count.failed;
  const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
  const flaky = count.flaky ? `, ${count.flaky} flaky` : '';
  const line = `${count.failed === 0 ? 'ok  ' : 'FAIL'} ${stage.title}: ${count.passed} passed, ${count.failed} failed${skipped}${flaky} (${time})`;
  console.log(line);
  lines.push(line, ...(count.names ?? []).map((name) => `     ${name}`));
}

console.log(`\n${lines.join('\n')}\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
