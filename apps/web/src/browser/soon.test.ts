import { beforeEach, expect, test, vi } from 'vitest';
import { beforeFrame, hurry, soon, untilTouch } from './soon.ts';

const touch = new Map<string, () => void>();
const tasks: (() => void)[] = [];
let frames: (() => void)[] = [];
const log: string[] = [];
const does = (what: string) => () => void log.push(what);
const next = (list: (() => void)[]) => {
  for (const run of list.splice(0)) run();
};

beforeEach(() => {
  vi.stubGlobal('addEventListener', (type: string, run: () => void) => touch.set(type, run));
  vi.stubGlobal('scheduler', { postTask: (run: () => void) => tasks.push(run) });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
  log.length = 0;
  tasks.length = 0;
  frames = [];
});

test('work waits for its task, and is done once', () => {
  soon(does('board'));
  expect(log).toEqual([]);
  next(tasks);
  hurry();
  expect(log).toEqual(['board']);
});

test('a touch or a key finds everything done, in order, with all that follows from it', () => {
  for (const type of ['pointerdown', 'click', 'keydown']) {
    log.length = 0;
    untilTouch(() => {
      does('handler')();
      soon(() => {
        does('board')();
        soon(does('hand'));
      });
    });
    touch.get(type)!();
    next(tasks);
    expect(log).toEqual(['handler', 'board', 'hand']);
  }
});

test('a pointer that comes to a button finds it rendered, but a press goes on waiting for its paint', () => {
  const handler = untilTouch(does('handler'));
  soon(() => {
    does('board')();
    soon(does('prompt'));
  });
  touch.get('pointerover')!();
  expect(log).toEqual(['board', 'prompt']);
  handler();
  next(tasks);
  expect(log).toEqual(['board', 'prompt', 'handler']);
});

test('work before a frame is done in its task or in the frame, whichever comes first', () => {
  beforeFrame(does('in its task'));
  next(tasks);
  next(frames);
  beforeFrame(does('in the frame'));
  next(frames);
  next(tasks);
  expect(log).toEqual(['in its task', 'in the frame']);
});

test('work before a frame can be cancelled', () => {
  beforeFrame(does('cancelled'))();
  next(tasks);
  next(frames);
  expect(log).toEqual([]);
});
