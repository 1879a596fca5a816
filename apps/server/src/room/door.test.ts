import { codeOf, lobbyRoom } from '@smash/chaos/testing/rows.ts';
import { expect, test } from 'vitest';
import { packRecord, unpackRecord } from '../game/packed.ts';
import type { RoomData } from '../storage/rows.ts';
import * as door from './door.ts';
import { forgetName } from './forgetName.ts';
import * as lobby from './lobby.ts';

const seat = (name: string) => ({ name, ready: false, tokenHash: `hash of ${name}`, rematch: '' as const });
const here = { isHere: () => true, isOut: () => false };
const room: RoomData = {
  ...lobbyRoom('KELP-47382'),
  host: 0,
  seats: [seat('Ines'), seat('Mina'), null, null],
  movedAt: 0,
};

test('only the host locks, removes, readmits and passes the role on; a stand-in for the host cannot', () => {
  const standing = { ...room, seats: [{ ...seat('Ines'), standIn: { name: 'Quill', tokenHash: 'q' } }, seat('Mina')] };
  for (const [where, by] of [
    [room, 1],
    [standing, 0],
  ] as const)
    for (const work of [
      () => door.setLock(where, by, 'all'),
      () => door.passHost(where, by, 1),
      () => door.putOutSeat(where, by, 1, []),
      () => door.keepOut(where, by, { name: '', watcher: 1 }, ['x']),
      () => door.letIn(where, by, 1),
    ])
      expect(codeOf(work)).toBe('notHost');
});

test('with a lock nobody new sits down; once nobody is seated it opens', () => {
  for (const lock of ['seats', 'all'] as const) {
    const locked = door.setLock(room, 0, lock);
    expect(codeOf(() => lobby.takeSeat(locked, 'Oskar', undefined, 'o'))).toBe('locked');
    expect(codeOf(() => lobby.takeSeat(door.setLock(locked, 0, 'open'), 'Oskar', undefined, 'o'))).toBe('done');
    expect(lobby.leaveSeat(locked, 0, here)).toMatchObject({ host: 1, lock });
    expect(lobby.leaveSeat(lobby.leaveSeat(locked, 0, here), 1, here)).not.toHaveProperty('lock');
  }
});

test('the host role goes to the player the host names, unless it is a stand-in', () => {
  expect(door.passHost(room, 0, 1).host).toBe(1);
  expect(codeOf(() => door.passHost(room, 0, 2))).toBe('noSeat');
  const standing = { ...room, seats: [seat('Ines'), { ...seat('Mina'), standIn: { name: 'Quill', tokenHash: 'q' } }] };
  expect(codeOf(() => door.passHost(standing, 0, 1))).toBe('noSeat');
});

test('a stand-in who is removed is kept out, not the player whose seat it is', () => {
  const quill = { name: 'Quill', tokenHash: 'q' };
  const standing = { ...room, seats: [seat('Ines'), { ...seat('Mina'), open: false, standIn: quill }] };
  const without = door.putOutSeat(standing, 0, 1, ['its browser']);
  expect(without.seats[1]).toEqual(seat('Mina'));
  expect(without.out).toEqual([{ n: 1, name: 'Quill', watcher: 0, traces: ['q', 'its browser'] }]);
  expect(door.isOut(without, ['hash of Mina'])).toBe(false);
  expect(codeOf(() => door.putOutSeat({ ...standing, phase: 'over' }, 0, 1, []))).toBe('phase');
});

test('a stand-in for the host makes another player the host', () => {
  const game: RoomData = { ...room, phase: 'game', seats: [{ ...seat('Ines'), open: true }, seat('Mina')] };
  expect(lobby.standIn(game, 0, 'Quill', 'q', here).room.host).toBe(1);
  const alone = {
    ...game,
    seats: [
      { ...seat('Ines'), open: true },
      { ...seat('Mina'), standIn: { name: 'X', tokenHash: 'x' } },
    ],
  };
  expect(lobby.standIn(alone, 0, 'Quill', 'q', here).room.host).toBe(0);
});

test('a removed person is recognized by every trace, also of the seat, until the host readmits them', () => {
  const out = door.putOutSeat(room, 0, 1, ['browser', '', 'address']);
  expect(out.seats[1]).toBeNull();
  for (const trace of ['hash of Mina', 'browser', 'address']) expect(door.isOut(out, ['other', trace])).toBe(true);
  expect(door.isOut(out, ['', 'other'])).toBe(false);
  const more = door.keepOut(out, 0, { name: '', watcher: 3 }, ['w']);
  expect(more.out).toMatchObject([
    { n: 1, name: 'Mina' },
    { n: 2, name: '', watcher: 3 },
  ]);
  const less = door.letIn(more, 0, 1);
  expect(door.isOut(less, ['browser'])).toBe(false);
  expect(door.isOut(less, ['w'])).toBe(true);
  expect(codeOf(() => door.letIn(less, 0, 1))).toBe('unknown');
});

test('no player is removed during a game, and the host never is', () => {
  expect(codeOf(() => door.putOutSeat({ ...room, phase: 'game' }, 0, 1, []))).toBe('phase');
  expect(codeOf(() => door.putOutSeat(room, 0, 0, []))).toBe('invalid');
});

test('a forgotten name disappears from the list, too, and its bearer stays out', () => {
  const out = forgetName(door.putOutSeat(room, 0, 1, ['browser']), 'mina');
  expect(JSON.stringify(out)).not.toMatch(/"Mina"/);
  expect(door.isOut(out, ['browser'])).toBe(true);
  expect(forgetName(out, 'Nobody')).toBe(out);
});

test('a forgotten name also disappears from a seat about to change hands, and from the game to be continued', () => {
  const heir = { name: 'Zoe', tokenHash: 'z' };
  const names = ['Zoe', 'Mina'];
  const finished = { engine: '1.0.0', setup: { seed: 's', players: 2 }, commands: [] };
  const record = packRecord({ ...finished, names });
  const given = { ...room, seats: room.seats.map((seat, i) => (i === 1 && seat ? { ...seat, heir } : seat)) };
  const origin = { record, hash: 'h', of: 'o', played: 3, fresh: false, turn: 1, names };
  const forgotten = forgetName({ ...given, origin }, 'zoe');
  expect(forgotten.seats[1]).toMatchObject({ heir: { name: 'Player B', tokenHash: 'z' } });
  expect(forgotten.origin).toMatchObject({ names: ['Player A', 'Mina'], hash: 'h' });
  expect(unpackRecord(forgotten.origin!.record!)).toEqual({ ...finished, names: ['Player A', 'Mina'] });
  expect(forgetName(forgotten, 'zoe')).toBe(forgotten);
});

test('the list holds the last fifty', () => {
  let full = room;
  for (let i = 0; i < 60; i++) full = door.keepOut(full, 0, { name: '', watcher: i }, [`w${i}`]);
  expect(full.out).toHaveLength(50);
  expect(door.isOut(full, ['w9'])).toBe(false);
  expect(door.isOut(full, ['w10'])).toBe(true);
});
