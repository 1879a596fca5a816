import { defaultOptions, type LobbyView } from '@smash/protocol';
import { expect, test } from 'vitest';
import { startable } from './startable.ts';

const seat = (name: string, ready = false) => ({
  taken: name !== '',
  name,
  ready,
  here: true,
  bot: '' as const,
  style: 'plain' as const,
  screen: 0,
  was: '',
  absence: '' as const,
  rematch: '' as const,
  vp: 0,
  hand: 0,
  deck: 0,
});

const lobby = (seats: LobbyView['seats'], duplicates = false): LobbyView => ({
  code: 'KILN-42',
  phase: 'lobby',
  host: 0,
  watchers: 0,
  lock: 'open',
  options: { ...defaultOptions, duplicates },
  seats: seats.map((one, screen) => ({ ...one, screen: one.screen || screen })),
  from: -1,
  fresh: false,
  origin: '',
  terms: '',
  game: 0,
  turn: 0,
  current: -1,
  step: '',
  commitment: '',
  seed: '',
  replay: '',
  paused: false,
  stuck: '',
});

test('there is always a reason why the game cannot begin', () => {
  expect(startable(lobby([seat('Ines'), seat('')]), 0, 4).why).toContain('at least two players');
  const locked = { ...lobby([seat('Ines'), seat('')]), lock: 'seats' as const };
  expect(startable(locked, 0, 4).why).toContain('locked');
  const waiting = startable(lobby([seat('Ines'), seat('Mina'), seat('')]), 0, 4);
  expect(waiting).toMatchObject({ can: false, onlyReady: true, word: 'Start · 1 seat not ready' });
  expect(waiting.why).toBe('Everyone must be ready. Waiting for Mina.');
});

test('three players need six factions, unless duplicates are allowed', () => {
  const three = [seat('Ines'), seat('Mina', true), seat('Oskar', true)];
  expect(startable(lobby(three), 0, 4)).toMatchObject({ can: false, onlyReady: false });
  expect(startable(lobby(three, true), 0, 4).can).toBe(true);
});

test('only the host starts; the host’s Ready comes with it', () => {
  const both = [seat('Ines'), seat('Mina', true), seat('')];
  expect(startable(lobby(both), 0, 4)).toMatchObject({ can: true, word: 'Start with two' });
  expect(startable(lobby(both), 0, 4).why).toBe('Everyone is ready. An open seat stays empty.');
  expect(startable(lobby(both), 1, 4)).toMatchObject({ can: false, why: 'Everyone is ready. Ines starts the game.' });
});

test('players at the host’s screen get ready with Start', () => {
  const at = (screens: number[]) => ({
    ...lobby([]),
    seats: screens.map((screen, i) => ({ ...seat(`Player ${i}`), screen })),
  });
  expect(startable(at([0, 0]), 0, 4).can).toBe(true);
  expect(startable(at([0, 1]), 0, 4).onlyReady).toBe(true);
  expect(startable(at([0, 1, 0]), 0, 6).why).toContain('Waiting for Player 1.');
});
