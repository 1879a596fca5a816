import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../files.ts';
import { sample } from './engine.ts';
import type { Said } from './job.ts';
import { mutantsOf } from './operators.ts';
import { reportWith } from './report.ts';
import { withSwitches } from './switch.ts';
import { verdictAlone } from './try.ts';
import { refusedByTypes } from './types.ts';

/** What the function `f` of the source returns, unchanged and with each mutant, by what the mutant does. */
function answers(source: string, ...args: unknown[]): Record<string, unknown> {
  const mutants = mutantsOf('f.ts', source).map((mutant, i) => ({ ...mutant, n: i + 1 }));
  const js = withSwitches(source, mutants);
  const found: Record<string, unknown> = {};
  for (const { n, was, now, form } of [{ n: 0, was: 'as it is', now: '', form: 'expression' }, ...mutants]) {
    let turns = 0;
    const $M = {
      a: n,
      c: new Uint8Array(mutants.length + 1),
      t() {
        if (++turns > 100) throw new Error('endless');
      },
    };
    const name = n === 0 ? was : form === 'expression' ? `${was} → ${now}` : `${form} ${was.replace(/\s+/g, ' ')}`;
    try {
      found[name] = new Function('$M', `${js}; return f;`)($M)(...structuredClone(args));
    } catch (error) {
      found[name] = (error as Error).message;
    }
  }
  return found;
}

it('behaves like the source until a mutant is switched on, then like that mutant', () => {
  expect(answers('const f = (a: number, b: number): boolean => a > 2 && b < 3;', 2, 2)).toEqual({
    'as it is': false,
    '(a: number, b: number): boolean => a > 2 && b < 3 → () => undefined': undefined,
    'a > 2 && b < 3 → (a > 2) || (b < 3)': true,
    'a > 2 && b < 3 → a > 2': false,
    'a > 2 && b < 3 → b < 3': true,
    'a > 2 → (a) >= (2)': true,
    'a > 2 → (a) <= (2)': true,
    'b < 3 → (b) <= (3)': false,
    'b < 3 → (b) >= (3)': false,
    '2 → 3': false,
    '2 → 1': true,
    '3 → 4': false,
    '3 → 2': false,
  });
});

it('keeps an else with its if when a statement is left out', () => {
  const found = answers(
    "function f(a: string[], which: boolean) { if (which) a.push('yes'); else a.push('no'); return a.join(); }",
    [],
    true,
  );
  expect(found['as it is']).toBe('yes');
  expect(found['which → false']).toBe('no');
  expect(found["statement a.push('yes');"]).toBe('');
  expect(found["statement a.push('no');"]).toBe('yes');
});

it('stops endless loops', () => {
  const found = answers('function f(n: number) { let i = 0; while (i < n) { i++; } return i; }', 3);
  expect(found['as it is']).toBe(3);
  expect(found['i++ → i--']).toBe('endless');
  const bare = answers('function f(n: number) { for (;;) { if (--n < 0) break; n -= 1; } return n; }', 3);
  expect(bare['as it is']).toBe(-2);
  expect(bare['block { if (--n < 0) break; n -= 1; }']).toBe('endless');
});

it('leaves out each ability of a card without breaking types, imports, keys or chains', () => {
  const source = `
    type Kind = 'a' | 'b';
    const card = (name: string, ...parts: string[]) => [name, ...parts].join();
    function f(me?: { self?: { name: Kind } }) { return card('Scout', 'onPlay', ...['talent'], me?.self?.name ?? 'none'); }`;
  const found = answers(source);
  expect(found['as it is']).toBe('Scout,onPlay,talent,none');
  expect(found["argument 'onPlay'"]).toBe('Scout,talent,none');
  expect(found["argument ...['talent']"]).toBe('Scout,onPlay,none');
  expect(Object.keys(found)).toContain('me?.self?.name → me.self.name');
  expect(Object.keys(found).some((name) => name.startsWith("'a' →"))).toBe(false);
});

it('keeps report entries of folders that a run leaves out, and drops folders that are gone', () => {
  const found = (name: string, verdicts: ('killed' | 'survived')[]) => ({
    name,
    hash: '',
    day: '2026-01-01',
    rulings: [],
    dropped: [],
    tests: 1,
    cpu: 1,
    tried: verdicts.map((verdict, i) => ({
      mutant: mutantsOf(`${name}.ts`, 'const f = (a: number) => a < 1 || a > 2;')[i]!,
      verdict,
      by: '',
    })),
  });
  const all = ['mages', 'ninjas', 'zombies'];
  const whole = reportWith('', [found('ninjas', ['killed', 'survived']), found('zombies', ['killed'])], all);
  const engine = reportWith(whole, [found('engine', ['killed', 'survived'])], all);
  expect(engine).toContain('Cards: 2 of 3 mutants killed (66.7 %) in 2 folders.');
  const later = reportWith(engine, [found('mages', ['killed', 'survived', 'survived'])], ['mages', 'ninjas']);
  expect(later).toContain('Cards: 2 of 5 mutants killed (40.0 %) in 2 folders.');
  const own = (report: string, name: string) =>
    report.split('\n').filter((line) => line.includes(`| ${name} |`) || line.includes(`${name}.ts:`));
  for (const name of ['ninjas', 'engine']) {
    expect(own(later, name)).toHaveLength(2);
    expect(own(later, name)).toEqual(own(engine, name));
  }
  expect(own(later, 'zombies')).toEqual([]);
  expect(reportWith(later, [], ['mages', 'ninjas'])).toBe(later);
});

it('draws the same sample when code elsewhere moves, and a smaller sample is part of a larger one', () => {
  const source = 'const f = (a: number) => a < 1 || a > 2; const g = (a: number) => a === 3 && a !== 4 && a === 3;';
  const drawn = (text: string, size: number) => sample(mutantsOf('f.ts', text), size, '1').map(({ id }) => id);
  const ids = drawn(source, 9);
  expect(new Set(ids).size).toBe(9);
  expect(drawn(`// Another line.\n${source}`, 9)).toEqual(ids);
  expect(drawn(source, 4)).toEqual(ids.slice(0, 4));
});

it('counts a mutant as killed if a test fails before any mutant is tried', () => {
  const mutant = { t: 'mutant', n: 1, verdict: 'survived', by: '', tried: 9 } as const;
  const end = { t: 'end', cpu: 1, sound: [] };
  const tests = { t: 'tests', passed: 9 };
  const failed = { t: 'end', cpu: 1, sound: ['it names the card'] };
  expect(verdictAlone([failed, tests, mutant, end] as Said[])).toEqual({ verdict: 'killed', by: 'it names the card' });
  expect(verdictAlone([tests, mutant, end] as Said[])).toEqual({ verdict: 'survived', by: '' });
  // Tests that fail only after the mutant has been switched off say nothing about it.
  expect(verdictAlone([tests, mutant, failed] as Said[])).toEqual({ verdict: 'survived', by: '' });
  expect(verdictAlone([])).toEqual({ verdict: 'killed', by: '' });
});

it('leaves exactly those mutants to the compiler that do not compile', () => {
  const file = 'packages/cards/src/zombies/cards.ts';
  const mutants = mutantsOf(file, readFileSync(join(root, file), 'utf8')).filter(({ home }) => home === 'Tenacious Z');
  const refused = refusedByTypes(mutants, 'packages/cards');
  const told = mutants.map((mutant) => [mutant.was, mutant.now, refused.has(mutant)]);
  expect(told).toEqual([
    ["'Tenacious Z'", "''", false],
    ["'turnByName'", "''", true],
  ]);
}, 300_000);
