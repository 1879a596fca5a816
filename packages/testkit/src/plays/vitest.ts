/** Replaces vitest while tests are read: collects them instead of running them, and asserts nothing. */

export interface Test {
  /** The titles of the groups around the test, and its own. */
  titles: string[];
  run(): unknown;
}

let tests: Test[] = [];
let around: string[] = [];

/** The tests collected since the last call. */
export function takeTests(): Test[] {
  const taken = tests;
  tests = [];
  return taken;
}

type Body = (...row: unknown[]) => unknown;
type Collect = (title: string, ...rest: unknown[]) => void;

/** The body of a test, which may come before or after the options. */
const bodyOf = (rest: unknown[]): Body => rest.find((one): one is Body => typeof one === 'function') ?? (() => {});

/** Fills in a title as vitest does: %s, %i, %j, $name. */
function titled(title: string, row: readonly unknown[]): string {
  const left = [...row];
  const [first] = row;
  return title
    .replaceAll(/%[sdifjo]/g, () => String(left.shift()))
    .replaceAll(/\$([a-z]\w*)/gi, (text, key: string) =>
      typeof first === 'object' && first !== null && key in first ? String(first[key as keyof typeof first]) : text,
    );
}

/** Collects tests, also with `each`, `for`, `only`, `skipIf` and other variants that still run. */
function collector(collect: (title: string, body: Body, row: unknown[]) => void) {
  const one: Collect = (title, ...rest) => collect(title, bodyOf(rest), []);
  const table =
    (rows: readonly unknown[]): Collect =>
    (title, ...rest) => {
      for (const row of rows) {
        const cells = Array.isArray(row) ? row : [row];
        collect(titled(title, cells), bodyOf(rest), cells);
      }
    };
  const nothing: Collect = () => {};
  const when = (is: boolean) => (is ? one : nothing);
  return Object.assign(one, {
    each: table,
    // `for` passes the row as a whole.
    for: (rows: readonly unknown[]): Collect => table(rows.map((row) => [row])),
    only: one,
    concurrent: one,
    skip: nothing,
    todo: nothing,
    runIf: when,
    skipIf: (is: boolean) => when(!is),
  });
}

const collect = (title: string, body: Body, row: unknown[]): void => {
  tests.push({ titles: [...around, title], run: () => body(...row) });
};
export const test = collector(collect);
export const it = collector(collect);
export const describe = collector((title, body, row) => {
  around.push(title);
  body(...row);
  around = around.slice(0, -1);
});

/** Returns itself for every call and every member. */
const anything: unknown = new Proxy(() => {}, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : key === 'then' ? undefined : anything),
  apply: () => anything,
});
export const expect = anything;
export const assert = anything;
export const vi = anything;
export const expectTypeOf = anything;
const ignored = (): void => {};
export const beforeAll = ignored;
export const beforeEach = ignored;
export const afterAll = ignored;
export const afterEach = ignored;
