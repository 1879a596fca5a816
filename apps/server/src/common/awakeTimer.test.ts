import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AwakeTimer } from './awakeTimer.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The process does not run for `ms`: its clock goes on, and no timer fires. */
function sleep(ms: number): void {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ms);
}

test('calls once, after its time', async () => {
  const work = vi.fn();
  const timer = new AwakeTimer(2500, work);
  await vi.advanceTimersByTimeAsync(2400);
  expect(work).not.toHaveBeenCalled();
  expect(timer.restMs).toBe(100);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledOnce();
});

test('time in which the process did not run does not count', async () => {
  const work = vi.fn();
  const timer = new AwakeTimer(60_000, work);
  await vi.advanceTimersByTimeAsync(10_500);
  sleep(3_600_000);
  await vi.advanceTimersByTimeAsync(500);
  expect(work).not.toHaveBeenCalled();
  expect(timer.restMs).toBe(50_000);
  await vi.advanceTimersByTimeAsync(49_900);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(work).toHaveBeenCalledOnce();
});

test('calls nothing once cancelled', async () => {
  const work = vi.fn();
  new AwakeTimer(1500, work).cancel();
  await vi.advanceTimersByTimeAsync(5000);
  expect(work).not.toHaveBeenCalled();
});
