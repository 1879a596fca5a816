import { Encoder } from '@colyseus/schema';
import { cleanName, defaultOptions, type LobbyView } from '@smash/protocol';
import { expect, test } from 'vitest';
import { engine } from '../../game/engine.ts';
import { mirror, newState } from './state.ts';

const hex = 'f'.repeat(64);
const seat: LobbyView['seats'][number] = {
  taken: true,
  // The maximum bytes of a name.
  name: cleanName('👩🏽‍🚀'.repeat(40))!,
  ready: true,
  here: true,
  bot: 'hard',
  style: 'rusher',
  screen: 3,
  was: cleanName('👩🏽‍🚀'.repeat(40))!,
  absence: 'choose',
  rematch: 'rotate',
  vp: -300,
  hand: 300,
  deck: 300,
};

/** The public state with every field at its longest. */
const fullest: LobbyView = {
  code: 'WWWWW-99999',
  phase: 'lobby',
  host: -1,
  watchers: 60,
  lock: 'seats',
  options: { ...defaultOptions, factions: 'queensberry', sets: [...new Set(engine.factions.map(({ set }) => set))] },
  seats: [seat, seat, seat, seat],
  from: 30_000,
  origin: `WWWWW-99999-${hex.slice(0, 32)}`,
  terms: hex,
  fresh: true,
  game: 60_000,
  turn: 60_000,
  current: -1,
  step: 'setup',
  commitment: hex,
  seed: hex,
  replay: `${Number.MAX_SAFE_INTEGER}-${hex}`,
  paused: true,
  stuck: 'damaged',
};

test('the fullest table fits into its room’s buffer', () => {
  expect(Buffer.byteLength(seat.name)).toBeGreaterThan(130);
  const state = newState();
  mirror(state, fullest, null);
  const encoder = new Encoder(state);
  expect(encoder.sharedBuffer.byteLength).toBeLessThan(4096);
  // With room to spare: an overflow would be re-encoded with a warning each time.
  expect(encoder.encodeAll().byteLength).toBeLessThan(Encoder.BUFFER_SIZE - 256);
});
