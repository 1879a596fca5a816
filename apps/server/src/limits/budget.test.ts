import { NO_LIMITS } from '@smash/chaos/testing/limits.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { Budget } from './budget.ts';
import { Budgets, waitInWords } from './budgets.ts';
import { charges } from './charges.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1e12 }));
afterEach(() => void vi.useRealTimers());

describe('a budget', () => {
  it('allows a fixed amount per window, says how long to wait, and then renews', async () => {
    const budget = new Budget({ name: 'test', points: 3, seconds: 10 });
    const take = async (who: string, times: number) => {
      const waits: number[] = [];
      for (let i = 0; i < times; i++) waits.push(await budget.take(who));
      return waits;
    };
    expect(await take('a', 3)).toEqual([0, 0, 0]);
    expect(await budget.spent('a')).toBe(10_000);
    vi.advanceTimersByTime(4000);
    expect(await take('a', 2)).toEqual([6000, 6000]);
    expect(await take('b', 1)).toEqual([0]);
    expect(await budget.spent('b')).toBe(0);
    vi.advanceTimersByTime(6000);
    expect(await take('a', 4)).toEqual([0, 0, 0, 10_000]);
  });

  it('is not affected by setting the clock back or forward', async () => {
    for (const jump of [-600_000, 600_000]) {
      const budget = new Budget({ name: 'test', points: 3, seconds: 10 });
      for (let i = 0; i < 3; i++) expect(await budget.take('a')).toBe(0);
      vi.setSystemTime(Date.now() + jump);
      expect(await budget.take('a')).toBe(10_000);
      vi.advanceTimersByTime(10_000);
      expect(await budget.take('a')).toBe(0);
    }
  });

  it('of 0 is unlimited', async () => {
    const budget = new Budget({ name: 'test', points: 0, seconds: 10 });
    for (let i = 0; i < 1000; i++) expect(await budget.take('a', 1e9)).toBe(0);
    expect(await budget.spent('a')).toBe(0);
  });

  it('keeps nothing about keys unused for a window', async () => {
    const budget = new Budget({ name: 'test', points: 3, seconds: 10 });
    for (let i = 0; i < 1000; i++) await budget.take(`${i}`);
    expect(vi.getTimerCount()).toBe(1000);
    vi.advanceTimersByTime(10_000);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('limits of a connection and its address', () => {
  const made = (address: object, connection: object) => {
    const refused: string[] = [];
    const limits = [
      { ...NO_LIMITS.perAddress, ...address },
      { ...NO_LIMITS.perConnection, ...connection },
    ] as const;
    return { refused, budgets: new Budgets(...limits, (budget) => refused.push(budget)) };
  };
  const accepted = async (work: () => Promise<void>, times: number) => {
    let n = 0;
    for (let i = 0; i < times; i++)
      await work().then(
        () => n++,
        () => {},
      );
    return n;
  };

  it('messages: three seconds’ worth in a burst, also summed over an address’s connections', async () => {
    const { budgets, refused } = made({ messages: 20 * charges.answer.cost }, { messages: 15 });
    const [a, b, c] = [budgets.allowance('1.1.1.1'), budgets.allowance('1.1.1.1'), budgets.allowance('2.2.2.2')];
    expect(await accepted(() => a.message('answer'), 100)).toBe(45);
    expect(await accepted(() => b.message('answer'), 100)).toBe(0);
    expect(await accepted(() => c.message('answer'), 100)).toBe(45);
    expect(new Set(refused)).toEqual(new Set(['connection messages', 'address messages']));
    vi.advanceTimersByTime(3000);
    expect(await accepted(() => a.message('answer'), 100)).toBe(45);
    await expect(b.message('answer')).rejects.toMatchObject({ reason: { code: 'rate' } });
  });

  it('full states have a separate budget, which may be used in one burst', async () => {
    const { budgets, refused } = made({}, { messages: 40, syncs: 60 });
    const a = budgets.allowance('1.1.1.1');
    expect(await accepted(() => a.message('sync'), 70)).toBe(60);
    expect(await accepted(() => a.message('answer'), 20)).toBe(20);
    expect(refused).toEqual(Array(10).fill('connection syncs'));
    await expect(a.message('sync')).rejects.toMatchObject({
      reason: { code: 'rate', text: expect.stringContaining('Please wait 60 seconds') },
    });
  });

  it('older pages of the log have a separate budget, too, as large as that of full states', async () => {
    const { budgets, refused } = made({ syncs: 100 }, { messages: 400, syncs: 60 });
    const [a, b] = [budgets.allowance('1.1.1.1'), budgets.allowance('1.1.1.1')];
    expect(await accepted(() => a.message('log'), 70)).toBe(60);
    expect(await accepted(() => b.message('log'), 70)).toBe(30);
    expect([await accepted(() => a.message('sync'), 20), await accepted(() => b.message('answer'), 20)]).toEqual([
      20, 20,
    ]);
    expect(new Set(refused)).toEqual(new Set(['connection pages', 'address pages']));
    await expect(a.message('log')).rejects.toMatchObject({
      reason: { code: 'rate', text: expect.stringContaining('too much of the log') },
    });
  });

  it('eight people at one address can reload ten times in a moment', async () => {
    const { perAddress, perConnection } = readConfig({});
    const { budgets } = made({ syncs: perAddress.syncs }, perConnection);
    for (let page = 0; page < 80; page++) {
      const one = budgets.allowance('1.1.1.1');
      // A player's page asks again after it has sent its token.
      expect(await accepted(() => one.message('sync'), 3)).toBe(3);
    }
  });

  it('an address is charged by cost: undos cost more than questions', async () => {
    const { budgets } = made({ messages: 20 }, {});
    const [a, b] = [budgets.allowance('1.1.1.1'), budgets.allowance('2.2.2.2')];
    expect(await accepted(() => a.message('undo'), 100)).toBe(60 / charges.undo.cost);
    expect(await accepted(() => b.message('explain'), 100)).toBe(60 / charges.explain.cost);
  });

  it('joins: a burst, then a few a second; seat holders have a separate budget of the same size', async () => {
    const { budgets, refused } = made({ joins: 4 }, {});
    const join = async (isSeated: boolean, times: number) => {
      let n = 0;
      for (let i = 0; i < times; i++) if ((await budgets.join('1.1.1.1', isSeated)) === 0) n++;
      return n;
    };
    expect(await join(false, 100)).toBe(40);
    expect(await join(true, 100)).toBe(40);
    expect(new Set(refused)).toEqual(new Set(['address joins']));
    expect(await budgets.join('2.2.2.2', false)).toBe(0);
    vi.advanceTimersByTime(10_000);
    expect(await join(true, 1)).toBe(1);
  });

  it('games begin at a pace, of a table and of an address', async () => {
    const { budgets, refused } = made({ games: 20 }, {});
    const begun = async (address: string, code: string, times: number) => {
      let n = 0;
      for (let i = 0; i < times; i++) if ((await budgets.begin(address, code)) === 0) n++;
      return n;
    };
    expect(await begun('1.1.1.1', 'KELP-1', 10)).toBe(6);
    expect(await begun('1.1.1.1', 'KELP-2', 10)).toBe(6);
    expect(await begun('1.1.1.1', 'KELP-3', 10)).toBe(6);
    expect(await begun('1.1.1.1', 'KELP-4', 10)).toBe(2);
    expect(await begun('2.2.2.2', 'KELP-5', 10)).toBe(6);
    expect(new Set(refused)).toEqual(new Set(['table games', 'address games']));
    vi.advanceTimersByTime(60_000);
    expect(await begun('1.1.1.1', 'KELP-1', 10)).toBe(6);
  });

  it('an address begins no more games in a day than in thirty full minutes', async () => {
    const { budgets, refused } = made({ games: 20 }, {});
    let begun = 0;
    for (let minute = 0; minute < 40; minute++) {
      for (let n = 0; n < 20; n++) if ((await budgets.begin('1.1.1.1', `KELP-${n}`)) === 0) begun++;
      vi.advanceTimersByTime(60_000);
    }
    expect(begun).toBe(600);
    expect(await budgets.begin('2.2.2.2', 'KELP-1')).toBe(0);
    expect(new Set(refused)).toEqual(new Set(['address games']));
    vi.advanceTimersByTime(24 * 3_600_000);
    expect(await budgets.begin('1.1.1.1', 'KELP-1')).toBe(0);
  });

  it('a wait is told in words', () => {
    expect([1, 1001, 119_000, 120_000, 7_199_000, 7_200_000, 86_400_000].map(waitInWords)).toEqual([
      'a second',
      '2 seconds',
      '119 seconds',
      '2 minutes',
      '120 minutes',
      '2 hours',
      '24 hours',
    ]);
  });

  it('bytes: a client that was sent too much gets nothing for a while', async () => {
    const { budgets, refused } = made({ megabytes: 10 }, { megabytes: 2 });
    const [a, b, c] = [budgets.allowance('1.1.1.1'), budgets.allowance('1.1.1.1'), budgets.allowance('2.2.2.2')];
    expect(await a.drained()).toBe(0);
    await a.bytes(2_500_000);
    expect(await a.drained()).toBe(60_000);
    expect(await b.drained()).toBe(0);
    await expect(a.message('explain')).rejects.toMatchObject({ reason: { code: 'rate' } });
    await b.message('explain');
    await budgets.sent('1.1.1.1', 8_000_000);
    await expect(b.message('explain')).rejects.toMatchObject({ reason: { code: 'rate' } });
    expect(await budgets.drained('1.1.1.1')).toBe(60_000);
    expect(await b.drained()).toBe(60_000);
    await c.message('explain');
    expect(refused).toEqual(['connection bytes', 'address bytes']);
    vi.advanceTimersByTime(60_000);
    await a.message('explain');
  });

  it('open connections, released when they close', () => {
    const { budgets } = made({ connections: 2 }, {});
    const close = budgets.opened('1.1.1.1');
    expect(budgets.isCrowded('1.1.1.1')).toBe(false);
    budgets.opened('1.1.1.1');
    expect([budgets.isCrowded('1.1.1.1'), budgets.isCrowded('2.2.2.2')]).toEqual([true, false]);
    close();
    expect(budgets.isCrowded('1.1.1.1')).toBe(false);
  });
});

it('ten floods use up the requests of their address for a minute, and of no other address', async () => {
  const budgets = new Budgets(readConfig({}).perAddress, readConfig({}).perConnection, () => {});
  for (let i = 0; i < 10; i++) await budgets.flooded('a');
  expect(budgets.shutFor('a')).toBe(0);
  expect(await budgets.request('a')).toBe(60_000);
  expect(await budgets.request('b')).toBe(0);
});

it('an address that was kept out longer meanwhile stays out that long', async () => {
  const { perAddress, perConnection } = readConfig({ REQUESTS_PER_ADDRESS: '2', MEGABYTES_PER_ADDRESS: '1' });
  const budgets = new Budgets(perAddress, perConnection, () => {});
  for (let i = 0; i < 2; i++) await budgets.request('a');
  expect(await budgets.request('a')).toBe(60_000);
  await vi.advanceTimersByTimeAsync(30_000);
  await budgets.sent('a', 2_000_000);
  expect(await budgets.request('a')).toBe(60_000);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(budgets.shutFor('a')).toBe(29_000);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(budgets.shutFor('a')).toBe(0);
});
