import { matchMaker, ServerError } from '@colyseus/core';
import { NO_LIMITS } from '@smash/chaos/testing/limits.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Budgets } from '../limits/budgets.ts';
import { openOnlyByCode } from './entrance.ts';

const { controller } = matchMaker;
const { invokeMethod, exposedMethods } = controller;

/** The entrance in front of a stub with these answers. */
function ask(answer: () => unknown, open = () => true, discard = async (_code: string) => {}): Promise<unknown> {
  const budgets = new Budgets(NO_LIMITS.perAddress, NO_LIMITS.perConnection, () => {});
  const no = async () => false;
  const bring = async () => {};
  openOnlyByCode({ budgets, open, has: no, closed: no, bring, discard, seats: () => false }, async () => answer());
  return controller.invokeMethod('create', 'table', {}, undefined as never);
}

const unavailable = {
  code: 503,
  message: 'The server cannot look for tables just now. Please try again in a moment.',
};

describe('somebody who wants to join', () => {
  afterEach(() => Object.assign(controller, { invokeMethod, exposedMethods }));

  it('is told in plain words if a Redis connection breaks at that moment, without internals', async () => {
    const broken = ask(() => {
      throw new Error("Stream isn't writeable and enableOfflineQueue options is false");
    });
    await expect(broken).rejects.toMatchObject(unavailable);
  });
  it('is refused if the connection broke while the room was opened, even if nothing else failed', async () => {
    let isOpen = true;
    const opened = (): never => {
      isOpen = false;
      return { room: {} } as never;
    };
    await expect(ask(opened, () => isOpen)).rejects.toMatchObject(unavailable);
  });
  it('leaves no table behind if it is refused because opening took too long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let finish: (made: unknown) => void = () => {};
    const discarded: string[] = [];
    const made = new Promise((done) => {
      finish = done;
    });
    const asked = expect(
      ask(
        () => made,
        undefined,
        async (code) => void discarded.push(code),
      ),
    ).rejects.toMatchObject(unavailable);
    await vi.advanceTimersByTimeAsync(2000);
    await asked;
    vi.useRealTimers();
    expect(discarded).toEqual([]);
    finish({ roomId: 'LATE-1' });
    await vi.waitFor(() => expect(discarded).toEqual(['LATE-1']));
  });
  it('gets the original reason of a refusal, and no table is said to stay', async () => {
    const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const refused = ask(() => {
      throw new ServerError(4321, 'The table is full.');
    });
    await expect(refused).rejects.toMatchObject({ code: 4321 });
    await new Promise((done) => setImmediate(done));
    expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
  });
});
