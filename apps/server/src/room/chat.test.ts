import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Chat } from './chat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const talk = async (chat: Chat, lines: number, text: string) => {
  for (let i = 0; i < lines; i++) {
    await chat.say(0, 'Ines', { text: `${i} ${text}` });
    vi.advanceTimersByTime(10_000);
  }
};

test('the last hundred lines are kept', async () => {
  const chat = new Chat();
  await talk(chat, 150, 'hello');
  expect(chat.all().lines.map(({ n }) => n)).toEqual(Array.from({ length: 100 }, (_, i) => i + 51));
});

test('at most 32 KB of lines are kept', async () => {
  const chat = new Chat();
  await talk(chat, 150, '👍🏽'.repeat(200));
  const { lines } = chat.all();
  const bytes = lines.reduce((sum, line) => sum + Buffer.byteLength(JSON.stringify(line)), 0);
  expect(bytes).toBeLessThanOrEqual(32_768);
  expect(bytes).toBeGreaterThan(31_000);
  expect(lines.at(-1)!.n).toBe(150);
});

test('setting the clock gains nothing, and there is a common limit as well', async () => {
  const chat = new Chat();
  const lines = async (seat: number | null) => {
    let n = 0;
    for (let i = 0; i < 40; i++) {
      vi.setSystemTime(Date.now() + (i % 2 === 0 ? 600_000 : -600_000));
      n += await chat.say(seat, '', { text: 'x' }).then(
        () => 1,
        () => 0,
      );
    }
    return n;
  };
  const made: number[] = [];
  for (const seat of [0, 1, 2, 3, null]) made.push(await lines(seat));
  expect(made).toEqual([5, 5, 5, 5, 5]);
  vi.advanceTimersByTime(10_000);
  expect([await lines(0), await lines(null)]).toEqual([5, 0]);
  vi.advanceTimersByTime(10_000);
  expect(await lines(null)).toBe(10);
});
