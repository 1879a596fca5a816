import { matchMaker, ServerError } from '@colyseus/core';
import { afterEach, describe, expect, it } from 'vitest';
import { openOnlyByCode } from './entrance.ts';

const { controller } = matchMaker;
const { invokeMethod, exposedMethods } = controller;

/** The entrance before something that answers so. */
function ask(error: Error): Promise<unknown> {
  controller.invokeMethod = async () => {
    throw error;
  };
  openOnlyByCode({ open: () => true, has: async () => false });
  return controller.invokeMethod('create', 'table', {}, undefined as never);
}

describe('who wants to come in', () => {
  afterEach(() => Object.assign(controller, { invokeMethod, exposedMethods }));

  it('is told in plain words when a line to Redis breaks at that moment, and nothing of what is inside', async () => {
    await expect(
      ask(new Error("Stream isn't writeable and enableOfflineQueue options is false")),
    ).rejects.toMatchObject({
      code: 503,
      message: 'The server cannot look for tables just now. Please try again in a moment.',
    });
  });
  it('is told of a refusal as it was meant', async () => {
    await expect(ask(new ServerError(4321, 'The table is full.'))).rejects.toMatchObject({ code: 4321 });
  });
});
