// Puts all mutants of a source into one copy: a switch selects the active one at run time.
import { stripTypeScriptTypes } from 'node:module';
import type { Mutant } from './operators.ts';
import { type Change, type Node, rewrite, walk } from './syntax.ts';

/** Runtime interface of the copies. */
export interface Switch {
  /** The active mutant; 0 = none. */
  a: number;
  /** 1 for each mutant that has been reached. */
  c: Uint8Array;
  /** Called at each loop iteration; throws if there are too many. */
  t(): void;
}

/** JavaScript in which `$M.a` selects a mutant by its number. */
export function withSwitches(text: string, mutants: readonly (Mutant & { n: number })[]): string {
  const changes: Change[] = loops(text);
  const places = new Map<string, (Mutant & { n: number })[]>();
  for (const mutant of mutants) {
    const key = `${mutant.start} ${mutant.end} ${mutant.form}`;
    places.set(key, [...(places.get(key) ?? []), mutant]);
  }
  for (const [, all] of places) {
    const { start, end, form } = all[0]!;
    const ns = all.map((one) => one.n);
    const n = ns[0]!;
    const met = ns.map((one) => `$M.c[${one}] = 1`).join(', ');
    const wrap: Record<Mutant['form'], (inside: string) => string> = {
      expression: (inside) =>
        `(${all.map(({ now }, i) => `$M.a === ${ns[i]} ? (${now}) : `).join('')}(${met}, ${inside}))`,
      statement: (inside) => `{ if ($M.a !== ${n}) { ${met}; ${inside} } }`,
      block: (inside) => `{ if ($M.a !== ${n}) { ${met}; ${inside.slice(1)} }`,
      argument: (inside) =>
        inside.startsWith('...')
          ? `...($M.a === ${n} ? [] : (${met}, ${inside.slice(3)}))`
          : `...($M.a === ${n} ? [] : [(${met}, ${inside})])`,
    };
    changes.push({ start, end, wrap: wrap[form] });
  }
  return stripTypeScriptTypes(rewrite(text, changes));
}

/** Makes every loop count its iterations, so that none runs forever. */
function loops(text: string): Change[] {
  const found: Change[] = [];
  walk(text, (node) => {
    if (!/^(While|DoWhile|For)Statement$/.test(node.type)) return;
    const test = node.test as Node | null;
    const body = node.body as Node;
    if (test) found.push({ start: test.start, end: test.end, wrap: (inside) => `($M.t(), ${inside})` });
    // Around the body, so that it also counts where a mutant empties that.
    else found.push({ start: body.start, end: body.end, wrap: (inside) => `{ $M.t(); ${inside} }` });
  });
  return found;
}
