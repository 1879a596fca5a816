import { expect, test } from 'vitest';
import { FairQueue } from './fairQueue.ts';

function filled(items: string): FairQueue<string> {
  const queue = new FairQueue<string>();
  for (const item of items.split(' ')) queue.add(item[0]!, item);
  return queue;
}

function all(queue: FairQueue<string>): string {
  const left: string[] = [];
  for (let item = queue.next(); item !== undefined; item = queue.next()) left.push(item);
  return left.join(' ');
}

test('owners take turns; the items of one leave in their order', () => {
  expect(all(filled('a1 a2 a3 a4 b1 c1 c2'))).toBe('a1 b1 c1 a2 c2 a3 a4');
});

test('an owner that has just had its turn comes after everybody who waits, also with something new', () => {
  const queue = filled('a1 b1');
  expect(queue.next()).toBe('a1');
  queue.add('a', 'a2');
  expect(all(queue)).toBe('b1 a2');
});

test('what is deleted is never taken, and counts no longer', () => {
  const queue = filled('a1 a2 b1');
  queue.delete('a', 'a1');
  queue.delete('b', 'b1');
  queue.delete('b', 'b1');
  expect([queue.owners, queue.countOf('a'), queue.countOf('b')]).toEqual([1, 1, 0]);
  expect(all(queue)).toBe('a2');
});
