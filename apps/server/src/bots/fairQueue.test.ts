import { expect, test } from 'vitest';
import { FairQueue } from './fairQueue.ts';

function filled(items: string): FairQueue<string> {
  const queue = new FairQueue<string>();
  for (const item of items.split(' ')) queue.add(item[0]!, item);
  return queue;
}

function all(queue: FairQueue<string>): string {
  const left: string[] = [];
  for (let item = queue.next(); item !== undefined; item = queue.next()) {
    left.push(item);
    queue.delete(item[0]!, item);
  }
  return left.join(' ');
}

test('owners take turns; one owner’s items come in order', () => {
  expect(all(filled('a1 a2 a3 a4 b1 c1 c2'))).toBe('a1 b1 c1 a2 c2 a3 a4');
});

test('an owner who has just had a turn comes after everybody who waits, with the same item or a new one', () => {
  const queue = filled('a1 b1 c1');
  expect([queue.next(), queue.next()]).toEqual(['a1', 'b1']);
  queue.delete('b', 'b1');
  queue.add('b', 'b2');
  expect(all(queue)).toBe('c1 a1 b2');
});

test('a deleted item gets no turn', () => {
  const queue = filled('a1 a2 b1');
  queue.delete('a', 'a1');
  queue.delete('b', 'b1');
  queue.delete('b', 'b1');
  expect(all(queue)).toBe('a2');
});
