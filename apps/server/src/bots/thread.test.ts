import { think } from '@smash/bots';
import { firstQuestion } from '@smash/chaos/testing/firstQuestion.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BotThread } from './thread.ts';

let bots: BotThread;
beforeEach(() => {
  bots = new BotThread();
});
afterEach(() => bots.close());

test('a bot in the thread answers exactly as one in this process', async () => {
  const seen = firstQuestion();
  expect(await bots.think('medium', seen, { owner: 'A' })).toEqual(think(seen, 'medium'));
});

test('owners take turns, however many questions one of them has waiting', async () => {
  const seen = firstQuestion();
  const done: string[] = [];
  const ask = (owner: string) => bots.think('easy', seen, { owner }).then(() => done.push(owner));
  await Promise.all([...Array.from({ length: 10 }, () => ask('A')), ...['B', 'B', 'C', 'C'].map(ask)]);
  // The thread has already begun A's first question when the others arrive.
  expect(done.join('').replace(/^A/, '')).toMatch(/^A?BCABCA+$/);
});

test('a quick thought does not wait for the end of another owner’s long one, and both are what they would be alone', async () => {
  const seen = firstQuestion();
  const done: string[] = [];
  const long = bots.think('hard', seen, { owner: 'A' }).finally(() => done.push('long'));
  const quick = bots.think('easy', seen, { owner: 'B' }).finally(() => done.push('quick'));
  expect([await long, await quick]).toEqual([think(seen, 'hard'), think(seen, 'easy')]);
  expect(done).toEqual(['quick', 'long']);
});

test('an owner with many questions waiting gets quick answers and no hints; others get full thoughts', async () => {
  const seen = firstQuestion();
  const crowd = Array.from({ length: 16 }, () => bots.think('medium', seen, { owner: 'A' }));
  await expect(bots.hint(seen, { owner: 'A' })).rejects.toThrow('busy');
  expect(await bots.think('medium', seen, { owner: 'B' })).toEqual(think(seen, 'medium'));
  expect((await bots.hint(seen, { owner: 'B' })).considered.length).toBeGreaterThan(0);
  await Promise.all(crowd);
});

test('a question that nobody needs answered any more leaves the queue immediately', async () => {
  const seen = firstQuestion();
  const running = bots.think('easy', seen, { owner: 'A' });
  const moved = new AbortController();
  const old = bots.think('expert', seen, { owner: 'A', signal: moved.signal });
  const next = bots.think('easy', seen, { owner: 'A' });
  moved.abort();
  await expect(old).rejects.toThrow('aborted');
  await expect(bots.think('easy', seen, { owner: 'A', signal: moved.signal })).rejects.toThrow('aborted');
  expect([await running, await next]).toEqual([think(seen, 'easy'), think(seen, 'easy')]);
});

test('with many waiting, bots think less until the thread has caught up', async () => {
  const seen = firstQuestion();
  const thoughts = await Promise.all(Array.from({ length: 16 }, () => bots.think('medium', seen, { owner: 'A' })));
  const [first, last] = [thoughts[0]!, thoughts.at(-1)!];
  expect(last.nodes).toBeLessThan(first.nodes / 10);
  expect(await bots.think('medium', seen, { owner: 'A' })).toEqual(first);
});

test('questions to a thread that has ended are refused, and the next question starts another thread', async () => {
  const seen = firstQuestion();
  const asked = bots.think('medium', seen, { owner: 'A' });
  const refused = expect(asked).rejects.toThrow('ended');
  await bots.close();
  await refused;
  expect((await bots.think('easy', seen, { owner: 'A' })).pick).toEqual(think(seen, 'easy').pick);
});
