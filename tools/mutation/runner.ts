// Runs all tests once unchanged, then each mutant against the tests that reach it, in one process with everything
// loaded.
import { appendFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { TestRunner } from 'vitest';
import { namedIn } from '../../packages/testkit/src/plays/named.ts';
import type { Running } from './hooks.ts';
import type { Said } from './job.ts';

type Files = Parameters<NonNullable<TestRunner['onAfterRunFiles']>>[0];
type Task = Files[number]['tasks'][number];
type Case = Parameters<TestRunner['onAfterTryTask']>[0];
type Suite = Parameters<typeof TestRunner.getSuiteHooks>[0];

interface Test {
  task: Case;
  title: string;
  file: string;
  rulings: boolean;
  ms: number;
  turns: number;
  reaches: Uint8Array;
  around: Suite[];
  /** The cards its file had added to the library when the test began. */
  cards: Defs;
}

type Defs = Record<string, unknown>;
interface Library {
  defs: Defs;
  board: unknown;
}

const running = (globalThis as unknown as { $M: Running }).$M;
const { job } = running;
const say = (said: Said): void => appendFileSync(job.out, `${JSON.stringify(said)}\n`);

const libraryIn = async (path: string, name: string): Promise<Library> =>
  (await import(/* @vite-ignore */ path))[name] as Library;
const testLibrary = await libraryIn(pathToFileURL(job.testkit).href, 'testLibrary');
const { defs } = testLibrary;
/** The test library before any test has added a card. */
let own: Defs = { ...defs };

/** Removes what tests have added, and returns it. */
function takeOut(): Defs {
  const added: Defs = {};
  for (const name of Object.keys(defs)) {
    if (defs[name] === own[name]) continue;
    added[name] = defs[name];
    if (name in own) defs[name] = own[name];
    else delete defs[name];
  }
  return added;
}

// Vitest creates one runner per file.
const loaded = new Uint8Array(job.size);
const tests: Test[] = [];
let files = 0;
let cards: Defs = {};
let isNew = true;
/** CPU ms when the current test began, so that load on the machine makes no test slower. */
let began = 0;

/** What has been reached since the last call; resets it. */
function reached(): Uint8Array {
  const now = running.c.slice();
  running.c.fill(0);
  return now;
}

export default class Mutating extends TestRunner {
  override onBeforeTryTask(...args: Parameters<TestRunner['onBeforeTryTask']>): void {
    super.onBeforeTryTask(...args);
    reached().forEach((hit, n) => {
      if (hit) loaded[n] = 1;
    });
    running.turns = 0;
    began = cpu() * 1000;
    // Cards that a file adds while loading stay; cards that a test adds are available to the tests after it.
    if (isNew) own = { ...defs };
    isNew = false;
    cards = takeOut();
    Object.assign(defs, cards);
  }

  override onAfterTryTask(...args: Parameters<TestRunner['onAfterTryTask']>): void {
    super.onAfterTryTask(...args);
    const [task] = args;
    if (task.type !== 'test') return;
    const titles: string[] = [];
    const around: Suite[] = [];
    for (let suite = task.suite; suite; suite = suite.suite) {
      titles.unshift(suite.name);
      around.unshift(suite);
    }
    around.unshift(task.file);
    const { rulings } = namedIn(task.name);
    const title = [...titles, task.name].join(' > ');
    tests.push({
      task,
      title,
      file: task.file.name,
      rulings: rulings.length > 0,
      ms: cpu() * 1000 - began,
      turns: running.turns,
      reaches: reached(),
      around,
      cards,
    });
  }

  override async onAfterRunFiles(...args: Parameters<NonNullable<TestRunner['onAfterRunFiles']>>): Promise<void> {
    files += args[0].length;
    takeOut();
    isNew = true;
    const failed = args[0].flatMap(failures);
    if (failed.length > 0) say({ t: 'end', cpu: cpu(), sound: failed });
    else if (files === job.tests.length) await (job.preset ? survive() : mutate());
    await super.onAfterRunFiles?.(...args);
  }
}

const failures = (task: Task | Files[number]): string[] =>
  'tasks' in task && task.tasks.length > 0
    ? task.tasks.flatMap(failures)
    : task.result?.state === 'fail'
      ? [`${task.name}: ${task.result.errors?.map(({ message }) => message).join('; ')}`]
      : [];

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** The test's error message; null = it passes. */
async function run(test: Test): Promise<string | null> {
  running.turns = 0;
  running.limit = test.turns * 5 + 20_000;
  Object.assign(defs, test.cards);
  const hooks = test.around.map((suite) => TestRunner.getSuiteHooks(suite));
  try {
    for (const { beforeEach } of hooks) for (const hook of beforeEach) await hook(test.task.context, test.task.suite!);
    await TestRunner.getTestFn(test.task)();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 200) : String(error);
  } finally {
    for (const { afterEach } of hooks) for (const hook of afterEach) await hook(test.task.context, test.task.suite!);
    takeOut();
  }
}

/** All tests have passed while the only mutant was active from the start. */
async function survive(): Promise<void> {
  say({ t: 'mutant', n: job.preset, verdict: 'survived', by: '', tried: tests.length });
  say({ t: 'end', cpu: cpu(), sound: [] });
}

async function mutate(): Promise<void> {
  reached().forEach((hit, n) => {
    if (hit) loaded[n] = 1;
  });
  tests.sort((a, b) => rankOf(a) - rankOf(b) || a.ms - b.ms);
  say({ t: 'tests', passed: tests.length });
  const killers = new Map<string, Test>();
  const killed = new Map<Test, number>();
  const dead = new Map<number, string>();
  for (const { n, home } of job.mutants) {
    const { verdict, by, tried } = await judge(n, tests, killers.get(home), home);
    if (by) {
      killers.set(home, by);
      if (!killed.has(by)) killed.set(by, n);
    }
    if (verdict === 'killed') dead.set(n, home);
    say({ t: 'mutant', n, verdict, by: by?.title ?? '', tried });
  }
  if (job.rulings) for (const test of tests) if (test.rulings) await prove(test, killed.get(test), dead);
  running.a = 0;
  const sound: string[] = [];
  for (const test of sure) {
    const wrong = await run(test);
    if (wrong !== null) sound.push(`${test.title}: ${wrong}`);
  }
  say({ t: 'end', cpu: cpu(), sound });
}

/** Tests that have killed a mutant. They pass by themselves without one, and again at the end. */
const sure = new Set<Test>();
/** Tests that pass only after others. */
const dropped = new Set<Test>();

/** The test fails with the mutant active. Does it pass without? */
async function isSure(test: Test, n: number): Promise<boolean> {
  if (sure.has(test)) return true;
  running.a = 0;
  const wrong = await run(test);
  running.a = n;
  (wrong === null ? sure : dropped).add(test);
  if (wrong !== null) say({ t: 'dropped', test: test.title });
  return wrong === null;
}

/** 0 = an ordinary test, 1 = of the first file that comes after these, … */
const rankOf = (test: Test): number => 1 + job.last.findIndex(({ file }) => file === test.file);

interface Judged {
  verdict: 'killed' | 'survived' | 'unreached' | 'loading';
  by: Test | null;
  tried: number;
}

/** Fastest tests first, except that the last killer of the same card goes before them. */
async function judge(n: number, all: readonly Test[], first: Test | undefined, home: string): Promise<Judged> {
  const early = loaded[n] === 1 && job.reload !== null;
  // Without a library to reload it needs its own process, unless a test kills it right here.
  const verdict = loaded[n] === 1 && !early ? 'loading' : 'survived';
  const reach = (test: Test): boolean => test.reaches[n] === 1;
  const named = early ? all.filter((test) => test.title.includes(home)) : [];
  const order = early ? [...named, ...all.filter((test) => !named.includes(test))] : all.filter(reach);
  if (first && (early || reach(first))) order.unshift(first);
  if (order.length === 0) return { verdict: verdict === 'loading' ? verdict : 'unreached', by: null, tried: 0 };
  running.a = n;
  const back = early ? await reload(n) : () => {};
  if (back === null) return { verdict: 'killed', by: null, tried: 0 };
  try {
    const left = [job.most, ...job.last.map(({ most }) => most)];
    let tried = 0;
    for (const test of order) {
      const rank = rankOf(test);
      if (left[rank]! < 0 || dropped.has(test)) continue;
      tried++;
      left[rank]! -= test.ms;
      if ((await run(test)) === null) continue;
      // With the library reloaded, it cannot be rerun here without the mutant; the final run checks it.
      if (early) sure.add(test);
      if (early || (await isSure(test, n))) return { verdict: 'killed', by: test, tried };
    }
    return { verdict, by: null, tried };
  } finally {
    back();
    running.a = 0;
  }
}

/** Finds something that a ruling's test kills: the first mutant killed by others that it kills, too. */
async function prove(test: Test, known: number | undefined, dead: ReadonlyMap<number, string>): Promise<void> {
  if (known !== undefined) return say({ t: 'ruling', test: test.title, n: known });
  const near = [...dead].filter(([n]) => test.reaches[n] === 1);
  const early = [...dead].filter(([n, home]) => test.reaches[n] !== 1 && loaded[n] === 1 && test.title.includes(home));
  for (const [n] of [...near, ...early]) {
    const { verdict } = await judge(n, [test], undefined, '');
    if (verdict === 'killed') return say({ t: 'ruling', test: test.title, n });
  }
  say({ t: 'ruling', test: test.title, n: 0 });
}

/**
 * Reloads the library with the mutant active from the start, and returns how to restore it. Null = it does not load.
 */
async function reload(n: number): Promise<(() => void) | null> {
  const entry = pathToFileURL(job.reload!.entry).href;
  const shipped = await libraryIn(entry, 'library');
  let fresh: Library;
  try {
    running.turns = 0;
    fresh = await libraryIn(`${entry}?m=${n}`, 'library');
  } catch {
    running.a = 0;
    return null;
  }
  const before = { defs: { ...shipped.defs }, board: shipped.board, own };
  const others = Object.entries(own).filter(([name]) => !(name in shipped.defs));
  own = { ...fresh.defs, ...Object.fromEntries(others) };
  become(shipped.defs, fresh.defs);
  become(defs, own);
  shipped.board = testLibrary.board = fresh.board;
  return () => {
    own = before.own;
    become(shipped.defs, before.defs);
    become(defs, own);
    shipped.board = testLibrary.board = before.board;
  };
}

/** Replaces the entries of an object, keeping their order. */
function become(all: Defs, entries: Defs): void {
  for (const name of Object.keys(all)) delete all[name];
  Object.assign(all, entries);
}
