import { defaultOptions, type LobbyView } from '@smash/protocol';
import { expect, test } from 'vitest';
import { followPlaying, waitingTable } from './playing.ts';
import { newStore } from './store.ts';
import { dropToken, keepToken } from './tokens.ts';

const lobby = (phase: LobbyView['phase']): LobbyView => ({
  code: 'KILN-42',
  phase,
  host: 0,
  watchers: 0,
  lock: 'open',
  options: defaultOptions,
  seats: [],
  from: -1,
  fresh: false,
  origin: '',
  terms: '',
  game: 1,
  turn: 1,
  current: 0,
  step: '',
  commitment: '',
  seed: '',
  replay: '',
  paused: false,
  stuck: '',
});

test('the link back is offered while this browser has a seat in a running game', () => {
  const store = newStore();
  followPlaying(store, 'KILN-42');
  keepToken('KILN-42', 'token');
  store.setState({ stage: 'joined', seat: 0, lobby: lobby('lobby') });
  expect(waitingTable()).toBeNull();
  store.setState({ lobby: lobby('game') });
  expect(waitingTable()).toBe('KILN-42');
  // Another tab has the seat; the page is older than the server.
  store.setState({ seat: null });
  store.setState({ stage: 'old' });
  expect(waitingTable()).toBe('KILN-42');
  dropToken('KILN-42');
  expect(waitingTable()).toBeNull();
  keepToken('KILN-42', 'token');
  store.setState({ stage: 'joined', seat: 0, lobby: lobby('over') });
  expect(waitingTable()).toBeNull();
  store.setState({ lobby: lobby('game') });
  store.setState({ stage: 'unknown' });
  expect(waitingTable()).toBeNull();
});
