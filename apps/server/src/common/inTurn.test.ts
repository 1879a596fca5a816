import { expect, test } from 'vitest';
import { InTurn } from './inTurn.ts';

const soon = (ms = 1) => new Promise((done) => setTimeout(done, ms));

test('work of one key runs in order, after failures too; other keys do not wait, and nothing is kept of any', async () => {
  const turns = new InTurn();
  const order: string[] = [];
  const work = (name: string, ms: number, fault?: Error) => async () => {
    await soon(ms);
    order.push(name);
    if (fault) throw fault;
    return name;
  };
  const failed = turns.run('a', work('first', 20, new Error('no')));
  const second = turns.run('a', work('second', 1));
  const other = turns.run('b', work('other', 1));
  expect([turns.waiting('a'), turns.waiting('b'), turns.waiting('c')]).toEqual([2, 1, 0]);
  await expect(failed).rejects.toThrow('no');
  expect(turns.waiting('a')).toBe(1);
  expect(await Promise.all([second, other])).toEqual(['second', 'other']);
  expect(order).toEqual(['other', 'first', 'second']);
  expect([turns.waiting('a'), turns.waiting('b')]).toEqual([0, 0]);
});
