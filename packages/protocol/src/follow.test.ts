import type { EventView, View } from '@smash/engine';
import { expect, test } from 'vitest';
import { diff } from './diff.ts';
import { applyFull, applyPatch, lastEvent, sinceOf } from './follow.ts';
import { hashOf, type Json } from './json.ts';

const view = (turn: number) => ({ viewer: 0, turn, hand: [{ id: turn, name: 'Walker' }] }) as unknown as View;
const event = (n: number): EventView => ({ n, turn: 1, type: 'use' });
const full = {
  game: 1,
  seq: 4,
  view: view(1),
  since: 0,
  events: [event(1), event(2)],
  undone: 0,
  undo: null,
  hash: hashOf(view(1)),
};
const patch = {
  game: 1,
  seq: 5,
  from: 4,
  ops: diff(view(1) as unknown as Json, view(2) as unknown as Json),
  events: [event(3)],
  undone: 0,
  undo: null,
  hash: hashOf(view(2)),
};

test('a patch continues the view and the log', () => {
  const known = applyFull(null, full)!;
  const next = applyPatch(known, patch)!;
  expect(next.view).toEqual(view(2));
  expect(next.seq).toBe(5);
  expect(next.events.map((one) => one.n)).toEqual([1, 2, 3]);
  expect(sinceOf(next)).toEqual({ game: 1, viewer: 0, n: 3, undone: 0 });
});

test('detects a gap, a repeated patch, another game and a wrong hash', () => {
  const known = applyFull(null, full)!;
  expect(applyPatch(known, { ...patch, from: 5, seq: 6 })).toBeNull();
  expect(applyPatch(applyPatch(known, patch)!, patch)).toBeNull();
  expect(applyPatch(known, { ...patch, game: 2 })).toBeNull();
  expect(applyPatch(known, { ...patch, hash: hashOf(view(3)) })).toBeNull();
  expect(applyPatch(known, { ...patch, ops: [[0, ['no', 'such'], 1]] })).toBeNull();
});

test('a whole view may continue an existing log', () => {
  const known = applyFull(null, full)!;
  const again = applyFull(known, { ...full, seq: 9, since: 2, events: [event(3)] })!;
  expect(again.events.map((one) => one.n)).toEqual([1, 2, 3]);
  expect(lastEvent(again)).toBe(3);
  expect(applyFull(null, { ...full, since: 2 })).toBeNull();
  expect(applyFull(known, { ...full, game: 2, since: 2 })).toBeNull();
});

test('an undo removes events from the log, even if later ones reuse their numbers (T-26)', () => {
  const known = applyPatch(applyFull(null, full)!, patch)!;
  const back = applyPatch(known, {
    game: 1,
    seq: 6,
    from: 5,
    ops: diff(view(2) as unknown as Json, view(1) as unknown as Json),
    cut: 1,
    events: [],
    undone: 1,
    undo: null,
    hash: hashOf(view(1)),
  })!;
  expect(back.events.map((one) => one.n)).toEqual([1]);
  expect(sinceOf(back)).toMatchObject({ n: 1, undone: 1 });
  // Somebody who was away meanwhile has a log that cannot be extended.
  expect(applyFull(known, { ...full, seq: 9, since: 2, events: [event(3)], undone: 1 })).toBeNull();
});
