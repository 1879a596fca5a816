import { codeOf, lobbyRoom } from '@smash/chaos/testing/rows.ts';
import { defaultOptions } from '@smash/protocol';
import { expect, test } from 'vitest';
import type { RoomData } from '../storage/rows.ts';
import * as lobby from './lobby.ts';
import * as rules from './rules.ts';

const empty: RoomData = { ...lobbyRoom('BAKE-22'), movedAt: 0 };
/** Seats as letters: A, B, - … */
const seated = (names: string, changes: Partial<RoomData> = {}): RoomData => ({
  ...empty,
  host: [...names].findIndex((name) => name !== '-'),
  seats: [...names].map((name) => (name === '-' ? null : { name, ready: false, tokenHash: name, rematch: '' })),
  ...changes,
});
const here = { isHere: () => true, isOut: () => false };
const names = (room: RoomData) => room.seats.map((seat) => seat?.name ?? '-').join('');

test('the first to sit is host; the role passes on when the host leaves', () => {
  const first = lobby.takeSeat(empty, 'Ines', 2, 'x');
  expect(first).toMatchObject({ seat: 2, name: 'Ines', room: { host: 2 } });
  const second = lobby.takeSeat(first.room, 'Mina', undefined, 'y');
  expect(second).toMatchObject({ seat: 0, room: { host: 2 } });
  expect(lobby.leaveSeat(second.room, 2, here).host).toBe(0);
  expect(lobby.leaveSeat(lobby.leaveSeat(second.room, 2, here), 0, here).host).toBe(-1);
});

test('equal names get a number, within 16 characters', () => {
  const long = 'x'.repeat(16);
  const room = lobby.takeSeat(lobby.takeSeat(empty, long, 0, 'a').room, long, 1, 'b');
  expect(room.name).toBe(`${'x'.repeat(14)} 2`);
  expect(lobby.takeSeat(room.room, long, 2, 'c').name).toBe(`${'x'.repeat(14)} 3`);
  expect(lobby.rename(room.room, 0, long).name).toBe(long);
});

test('shrinking a table moves people up, and is refused if they do not fit', () => {
  const room = rules.changeOptions(seated('A--D'), 0, { players: 2 }, []).room;
  expect([names(room), room.host]).toEqual(['AD', 0]);
  const later = rules.changeOptions(seated('--CD'), 2, { players: 3 }, []).room;
  expect([names(later), later.host]).toEqual(['D-C', 2]);
  expect(codeOf(() => rules.changeOptions(seated('ABC-'), 0, { players: 2 }, []))).toBe('players');
  const two = seated('AB', { options: { ...defaultOptions, players: 2 } });
  expect(names(rules.changeOptions(two, 0, { players: 4 }, []).room)).toBe('AB--');
});

test('changed rules clear Ready; unchanged rules do not', () => {
  const room = rules.setReady(seated('AB'), 1, { ready: true });
  expect(rules.changeOptions(room, 0, { vpToWin: 15 }, []).room.seats[1]!.ready).toBe(true);
  expect(rules.changeOptions(room, 0, { vpToWin: 12 }, []).room.seats[1]!.ready).toBe(false);
});

test('a start needs the host, two players, and all ready or "anyway"; seats close up', () => {
  expect(codeOf(() => lobby.readyToStart(seated('A---'), 0, true))).toBe('players');
  expect(codeOf(() => lobby.readyToStart(seated('A-C-'), 2, true))).toBe('notHost');
  expect(codeOf(() => lobby.readyToStart(seated('A-C-'), 0, false))).toBe('notReady');
  expect(names(lobby.readyToStart(seated('A-C-'), 0, true))).toBe('AC');
  const host = lobby.readyToStart(seated('-BC-', { host: 2 }), 2, true);
  expect([names(host), host.seats[host.host]!.name]).toEqual(['CB', 'C']);
});

test('no lobby actions during a game, no end actions before it', () => {
  const game = seated('AB', { phase: 'game' });
  for (const work of [
    () => lobby.takeSeat(game, 'C', undefined, 'c'),
    () => lobby.leaveSeat(game, 0, here),
    () => rules.setReady(game, 0, { ready: true }),
    () => rules.changeOptions(game, 0, {}, []),
    () => lobby.readyToStart(game, 0, true),
    () => lobby.askRematch(game, 0, 'same'),
    () => lobby.reopen(game, 0),
  ])
    expect(codeOf(work)).toBe('phase');
});

test('seats rotate only if all want that, and the host moves along', () => {
  const over = seated('ABC', { phase: 'over', host: 2 });
  const all = [0, 1, 2].reduce((room, seat) => lobby.askRematch(room, seat, 'rotate'), over);
  expect(lobby.rematchWanted(all)).toBe('rotate');
  expect(lobby.rematchWanted(lobby.askRematch(all, 1, 'same'))).toBe('same');
  expect(lobby.rematchWanted(lobby.askRematch(all, 1, 'new'))).toBe('new');
  expect([names(lobby.rotate(all)), lobby.rotate(all).host]).toEqual(['CAB', 0]);
});

test('a rematch needs everybody; with the same factions only if all want that', () => {
  const over = seated('AB', { phase: 'over' });
  const one = lobby.askRematch(over, 0, 'same');
  expect(lobby.rematchWanted(one)).toBeNull();
  expect(lobby.rematchWanted(lobby.askRematch(one, 1, 'same'))).toBe('same');
  expect(lobby.rematchWanted(lobby.askRematch(one, 1, 'new'))).toBe('new');
  expect(lobby.rematchWanted(lobby.askRematch(lobby.askRematch(one, 1, 'new'), 0, 'no'))).toBeNull();
  expect(lobby.rematchWanted(lobby.leaveSeat(lobby.askRematch(one, 1, 'new'), 1, here))).toBeNull();
});

test('back to the lobby: same players, with as many seats as the rules say', () => {
  const room = lobby.reopen(seated('AB', { phase: 'over', gameId: 3 }), 0);
  expect([names(room), room.phase, room.gameId]).toEqual(['AB--', 'lobby', null]);
});

test('a stand-in who stays after the game leaves and renames itself, never the player; its name is as taken as any', () => {
  const quill = { name: 'Quill', tokenHash: 'q' };
  const before = seated('AB');
  const room: RoomData = { ...before, seats: [before.seats[0]!, { ...before.seats[1]!, standIn: quill }] };
  expect(lobby.standUp(room, 1, here).seats[1]).toEqual(before.seats[1]);
  expect(lobby.standUp(room, 0, here).seats).toEqual([null, room.seats[1]]);
  expect(codeOf(() => lobby.standUp({ ...room, phase: 'game' }, 1, here))).toBe('phase');
  expect(lobby.rename(room, 1, 'Rosa')).toMatchObject({
    name: 'Rosa',
    room: { seats: [{ name: 'A' }, { name: 'B', standIn: { name: 'Rosa', tokenHash: 'q' } }] },
  });
  expect(lobby.rename(room, 1, 'B').name).toBe('B 2');
  expect(lobby.rename(room, 0, 'quill').name).toBe('quill 2');
  const open: RoomData = { ...room, phase: 'game', seats: [{ ...before.seats[0]!, open: true }, room.seats[1]!] };
  expect(lobby.standIn(open, 0, 'Quill', 'x', here).name).toBe('Quill 2');
});

test('where everybody must agree to the game, a stand-in who stays cannot agree for the player', () => {
  const standIn = { name: 'Quill', tokenHash: 'q' };
  const before = seated('AB');
  const room: RoomData = { ...before, seats: [before.seats[0]!, { ...before.seats[1]!, standIn }] };
  const isReady = (where: RoomData, ready: boolean) =>
    rules.setReady(where, 1, { ready, terms: rules.termsOf(where) }).seats[1]!.ready;
  expect(isReady(room, true)).toBe(true);
  const late: RoomData = { ...room, options: { ...room.options, watchers: 'late' } };
  expect(() => isReady(late, true)).toThrow('Only B, whose seat this is, can agree to this game.');
  expect(isReady(late, false)).toBe(false);
  expect(() => lobby.readyToStart(late, 0, true)).toThrow('Not ready yet: A, Quill.');
});
