import { expect, it } from 'vitest';
import * as recorder from './vitest.ts';

it('collects tests with the titles around them, their rows filled in, and without those that are skipped', () => {
  const ran: unknown[] = [];
  recorder.describe('Group', () => {
    recorder.it('one', () => ran.push('one'));
    recorder.it.each([
      ['a', 1],
      ['b', 2],
    ])('row %s is %i', (name: unknown, n: unknown) => ran.push([name, n]));
    recorder.it.each([{ name: 'c' }])('named $name', (row: unknown) => ran.push(row));
    recorder.it.for([['d', 3]])('whole %j', { timeout: 5 }, (row: unknown) => ran.push(row));
    recorder.it.skip('never', () => ran.push('never'));
    recorder.it.skipIf(true)('never', () => ran.push('never'));
    recorder.it.todo('never');
  });
  recorder.it('after', () => ran.push('after'), 1000);
  const tests = recorder.takeTests();
  expect(tests.map(({ titles }) => titles.join(' > '))).toEqual([
    'Group > one',
    'Group > row a is 1',
    'Group > row b is 2',
    'Group > named c',
    'Group > whole d,3',
    'after',
  ]);
  expect(ran).toEqual([]);
  for (const { run } of tests) run();
  expect(ran).toEqual(['one', ['a', 1], ['b', 2], { name: 'c' }, ['d', 3], 'after']);
  expect(recorder.takeTests()).toEqual([]);
});

it('expects nothing', () => {
  const nothing = recorder.expect as (...args: unknown[]) => { not: { toBe(value: number): void } };
  expect(() => nothing(1).not.toBe(1)).not.toThrow();
});
