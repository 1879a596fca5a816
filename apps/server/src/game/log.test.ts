import { getMessageBytes, Protocol } from '@colyseus/core';
import { fakeEngine } from '@smash/chaos/testing/fakeEngine.ts';
import { chance } from '@smash/chaos/testing/harness.ts';
import type { EventView, Viewer } from '@smash/engine';
import { expect, test } from 'vitest';
import { once } from '../common/packed.ts';
import type { GameEngine, GameEvent } from './gameEngine.ts';
import { Log } from './log.ts';

const VIEWERS: Viewer[] = [0, 1, 'spectator'];
const eventsFrom = (n: number, count: number): GameEvent[] =>
  Array.from({ length: count }, (_, i) => ({
    ...{ turn: i, type: 'draw', seat: i % 2, text: 'ü'.repeat(i % 40) },
    ...{ n: n + i, card: { id: i, name: `Card ${i}` } },
  }));

/** A log that notes which events its viewers are shown, and how often. */
function watched(events: GameEvent[] = []) {
  const seen = new Map<string, number>();
  const viewEvents: GameEngine['viewEvents'] = (some, viewer) => {
    for (const { n } of some) seen.set(`${viewer} ${n}`, (seen.get(`${viewer} ${n}`) ?? 0) + 1);
    return fakeEngine.viewEvents(some, viewer);
  };
  return { log: new Log({ ...fakeEngine, viewEvents }, events), seen };
}

const onWire = (value: unknown): string =>
  Buffer.from(getMessageBytes.raw(Protocol.ROOM_DATA, 'log', value)).toString('hex');

test('a page has the newest events asked for, encoded like a list, while the game goes on and is undone', () => {
  const random = chance(7);
  const { log } = watched();
  let all: GameEvent[] = [];
  for (let round = 0; round < 60; round++) {
    const more = eventsFrom((all.at(-1)?.n ?? 0) + 1 + random(3), random(90));
    log.push(more);
    all = [...all, ...more];
    if (round % 7 === 6) {
      all = all.slice(0, -random(100));
      log.cut(all.length);
    }
    for (const viewer of VIEWERS) {
      const last = all.at(-1)?.n ?? 0;
      const [since, before] = [
        random(3) * random(last + 1),
        random(2) === 0 ? random(last + 3) : Number.POSITIVE_INFINITY,
      ];
      const wanted = fakeEngine.viewEvents(
        all.filter(({ n }) => n > since && n < before),
        viewer,
      );
      const { events, cut } = log.page(viewer, since, before);
      expect(events).toEqual(wanted.slice(wanted.length - events.length));
      expect(cut).toBe(events.length < wanted.length);
      expect(onWire({ events: once(events) })).toBe(onWire({ events: [...events] }));
      expect(log.since(viewer, since)).toEqual(
        fakeEngine.viewEvents(
          all.filter(({ n }) => n > since),
          viewer,
        ),
      );
    }
  }
});

test('a page has as many events as fit into 128 KB, and at least one', () => {
  const { log } = watched(eventsFrom(1, 20_000));
  const bytes = (events: EventView[]) => onWire(events).length / 2;
  const { events, cut } = log.page('spectator', 0, 15_000);
  expect(cut).toBe(true);
  expect(bytes(events)).toBeLessThan(131_200);
  expect(bytes(log.page('spectator', events[0]!.n - 2, 15_000).events)).toBe(bytes(events));
  const long = { n: 20_001, turn: 1, type: 'use', seat: 0, text: 'x'.repeat(200_000) };
  log.push([long, ...eventsFrom(20_002, 1)]);
  expect(log.page(0, 0, 20_002)).toEqual({ events: [long], cut: true });
  expect(log.page(0, 0, Number.POSITIVE_INFINITY).events).toHaveLength(1);
});

test('however often and from wherever an event is requested, it is processed once per viewer', () => {
  const { log, seen } = watched(eventsFrom(1, 850));
  for (let i = 0; i < 300; i++)
    for (const viewer of VIEWERS) {
      log.page(viewer, 0, 851 - (i % 40));
      log.page(viewer, i, Number.POSITIVE_INFINITY);
      log.since(viewer, i);
    }
  expect([...seen.values()].every((times) => times === 1)).toBe(true);
  // An event that is pushed later does not make the log look at the earlier ones again.
  for (let i = 0; i < 100; i++) {
    log.push(eventsFrom(851 + i, 1));
    log.page('spectator', 0, 852 + i);
  }
  expect([...seen.values()].every((times) => times === 1)).toBe(true);
});

test('a process caches a limited number of events, whoever requests them', () => {
  const logs = Array.from({ length: 60 }, () => watched(eventsFrom(1, 1000)));
  for (const { log } of logs) log.since('spectator', 0);
  const again = (one: (typeof logs)[0]) => {
    const before = [...one.seen.values()].reduce((sum, times) => sum + times, 0);
    one.log.since('spectator', 0);
    return [...one.seen.values()].reduce((sum, times) => sum + times, 0) - before;
  };
  expect(again(logs.at(-1)!)).toBe(0);
  expect(again(logs[0]!)).toBe(1000);
});
