import { library } from '@smash/cards';
import { apply, createGame, type State, view } from '@smash/engine';
import { changeLate, type FullMessage, hashOf, PROTOCOL, plain } from '@smash/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Session } from './session.ts';
import { dropToken, keepToken } from './tokens.ts';

/** The rooms that joining returns, in order. */
const joined: never[] = [];
/** The reasons with which the first attempts to join are refused. */
const refusals: unknown[] = [];
vi.mock('./client.ts', () => ({
  client: () => ({ joinById: async () => (refusals.length > 0 ? Promise.reject(refusals.shift()) : joined.shift()) }),
}));

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => vi.unstubAllGlobals());

const full = (state: State): FullMessage => {
  const shown = view(state, 0);
  return {
    game: 1,
    seq: state.seq,
    view: shown,
    since: 0,
    events: [],
    undone: 0,
    undo: null,
    hash: hashOf(plain(shown)),
  };
};

/**
 * A room driven by the test, which reads the requests, decides when to answer, and sends messages. With `hangs`, no
 * sync is answered. `seat`: the seat that the page has there.
 */
function fakeRoom(state: State, { hangs = false, seat = 0 as number | null } = {}) {
  const asked: { type: string; payload: unknown; reply(value: unknown): void; refuse(reason: unknown): void }[] = [];
  const syncs: unknown[] = [];
  const listeners = new Map<string, (message: unknown) => void>();
  const nothing = () => {};
  let leave = nothing;
  let cut: ((reason: Error) => void) | null = null;
  const room = {
    state: {},
    reconnection: {},
    onStateChange: nothing,
    onLeave: (listener: () => void) => {
      leave = listener;
    },
    leave: nothing,
    onMessage: (type: string, listener: (message: unknown) => void) => listeners.set(type, listener),
    request: (type: string, payload: unknown) => {
      if (type === 'sync') syncs.push(payload);
      return type === 'sync' && hangs
        ? new Promise((_, refuse) => {
            cut = refuse;
          })
        : type === 'sync'
          ? Promise.resolve({
              protocol: PROTOCOL,
              version: '',
              build: '',
              seat,
              tokenKnown: true,
              chat: { lines: [], hushed: false },
              ask: null,
              giving: null,
              mix: { mix: null, you: null },
              full: full(state),
              late: null,
            })
          : new Promise((reply, refuse) => asked.push({ type, payload, reply, refuse }));
    },
  };
  return {
    room: room as never,
    asked,
    syncs,
    send: (next: State) => listeners.get('view')?.(full(next)),
    /** Like the real client, reject pending requests first. */
    drop: () => {
      cut?.(new Error('connection closed'));
      leave();
    },
    tell: (type: string, message: unknown) => listeners.get(type)?.(message),
  };
}

/** A game whose first two questions to seat 0 are consecutive. */
function twoStates(): [State, State] {
  const factions: [string, string][] = [
    ['Aliens', 'Pirates'],
    ['Robots', 'Ninjas'],
  ];
  let { state } = createGame({ seed: 'fast', players: 2, first: 0, factions, options: { mulligan: 'off' } }, library);
  if (state.asks[0]?.kind !== 'play') throw new Error('the game begins with another question');
  const before = state;
  const { prompt } = view(state, 0);
  const choice = prompt!.options.find((option) => option.verb === 'play')!;
  const played = apply(state, { type: 'answer', seat: 0, prompt: prompt!.id, pick: [choice.id] });
  if (!played.ok) throw new Error(played.refusal.text);
  state = played.state;
  return [before, state];
}

test('the next question can be answered before the reply to the last answer arrives', async () => {
  const [first, second] = twoStates();
  const { room, asked, send } = fakeRoom(first);
  const session = new Session('KILN-42', 'player');
  await session.open(room);
  const { id } = session.store.getState().view!.prompt!;
  void session.answer([1]);
  expect(asked.map(({ payload }) => payload)).toEqual([{ prompt: id, pick: [1], id: expect.any(String) }]);
  // The same question again: a second press sends nothing.
  void session.answer([1]);
  expect(asked).toHaveLength(1);
  send(second);
  const next = session.store.getState().view!.prompt!.id;
  expect(next).not.toBe(id);
  expect(session.store.getState().busy).toBe(false);
  void session.answer([2]);
  expect(asked.map(({ payload }) => payload)).toEqual([
    { prompt: id, pick: [1], id: expect.any(String) },
    { prompt: next, pick: [2], id: expect.any(String) },
  ]);
  // The late reply does not settle the pending answer.
  asked[0]!.reply(null);
  await Promise.resolve();
  expect(session.store.getState().busy).toBe(true);
  asked[1]!.reply(null);
  await vi.waitFor(() => expect(session.store.getState().busy).toBe(false), 60_000);
});

test('half a character is not sent: the server would end the connection', async () => {
  const { room, asked } = fakeRoom(twoStates()[0]);
  const session = new Session('KILN-42', 'player');
  await session.open(room);
  void session.ask('chat', { text: 'cut \ud83c' });
  void session.ask('lock', { lock: 'all' });
  expect(asked.map(({ payload }) => payload)).toEqual([{ text: 'cut \ufffd' }, { lock: 'all' }]);
});

test('while disconnected, the page says that the last move’s outcome is unknown (T-25)', async () => {
  const [first, second] = twoStates();
  const { room, asked, drop } = fakeRoom(first);
  const again = fakeRoom(second);
  joined.push(again.room);
  const session = new Session('KILN-42', 'player');
  await session.open(room);
  void session.answer([1]);
  drop();
  expect(session.store.getState().connection).toEqual({
    state: 'lost',
    text: 'Connection lost. Retrying (1)… Your last move may not have been sent; we will know in a moment.',
  });
  // The answer is sent again with its id, so that the server carries it out only once.
  await vi.waitFor(() => expect(again.asked).toHaveLength(1), 60_000);
  expect(again.asked[0]!.payload).toEqual(asked[0]!.payload);
  session.close();
});

test('unreadable patches count as a gap: one request for the full view covers all that arrive meanwhile', async () => {
  const { room, tell } = fakeRoom(twoStates()[0]);
  const session = new Session('KILN-42', 'player');
  await session.open(room);
  const { view: before, syncs } = session.store.getState();
  for (let i = 0; i < 3; i++) tell('patch', Uint8Array.of(255, 255, i));
  await vi.waitFor(() => expect(session.store.getState().syncs).toBe(syncs + 1), 60_000);
  expect(session.store.getState().view).toEqual(before);
  expect(session.store.getState().connection.state).toBe('online');
  session.close();
});

test('a client over budget is told so, and gets in once there is budget again', async () => {
  const { room } = fakeRoom(twoStates()[0]);
  refusals.push({ code: 429, message: 'Too many codes of no table were asked for. Please wait 40 seconds.' });
  joined.push(room);
  const session = new Session('KILN-42', 'player');
  void session.open();
  await vi.waitFor(
    () =>
      expect(session.store.getState().connection.text).toBe(
        'Too many requests from your network. This page will retry in a moment.',
      ),
    60_000,
  );
  await vi.waitFor(() => expect(session.store.getState().stage).toBe('joined'), 60_000);
  session.close();
});

test('passing follows the server’s report, and after a sync there is none until it is sent again', async () => {
  const [first] = twoStates();
  const { room, tell } = fakeRoom(first);
  const session = new Session('KILN-42', 'player');
  await session.open(room);
  const { syncs } = session.store.getState();
  tell('passing', { full: false, pass: 'turn', skips: [], auto: null });
  expect(session.store.getState().passing.pass).toBe('turn');
  await session.sync();
  expect(session.store.getState()).toMatchObject({ passing: { pass: null }, syncs: syncs + 1 });
});

test.each([
  ['the answer was lost', new Error('closed'), null, 'Connected again. Your move was saved.'],
  ['the server ends', { reason: { code: 'restart', text: '' } }, null, 'Connected again. Your move was saved.'],
  [
    'the question is closed',
    new Error('closed'),
    { reason: { code: 'unknown', text: '' } },
    'Connected again. Your move was not sent: please choose again.',
  ],
])('what became of a move is found out by sending it again with its id: %s', async (_, first, second, said) => {
  const [state] = twoStates();
  const { room, asked } = fakeRoom(state);
  const session = new Session('KILN-42', 'player');
  await session.open(room);
  void session.answer([1]);
  asked[0]!.refuse(first);
  await Promise.resolve();
  await session.sync();
  await vi.waitFor(() => expect(asked).toHaveLength(2), 60_000);
  expect(asked[1]!.payload).toEqual(asked[0]!.payload);
  if (second) asked[1]!.refuse(second);
  else asked[1]!.reply(null);
  await vi.waitFor(() => expect(session.store.getState().said?.text).toBe(said), 60_000);
  await session.sync();
  expect(asked).toHaveLength(2);
});

test('a connection lost during a sync is replaced once, and the table stays as it is', async () => {
  const [first, second] = twoStates();
  const { room, drop } = fakeRoom(first);
  const unlucky = fakeRoom(first, { hangs: true });
  const lucky = fakeRoom(second);
  const spare = fakeRoom(second);
  joined.push(unlucky.room, lucky.room, spare.room);
  const session = new Session('KILN-42', 'player');
  await session.open(room);
  const views: unknown[] = [];
  session.store.subscribe(({ view: shown }) => views.push(shown));
  vi.useFakeTimers();
  drop();
  await vi.advanceTimersByTimeAsync(0);
  unlucky.drop();
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(session.store.getState()).toMatchObject({ connection: { state: 'online' }, moved: null, seat: 0 });
  expect(joined.splice(0)).toEqual([spare.room]);
  expect(views).not.toContain(null);
  session.close();
});

test('a page whose seat another tab has taken leaves it there when it reconnects, until it takes it back', async () => {
  keepToken('KILN-42', 'secret');
  const [first] = twoStates();
  const { room, drop, tell } = fakeRoom(first);
  const again = fakeRoom(first, { seat: null });
  const back = fakeRoom(first);
  joined.push(again.room, back.room);
  const session = new Session('KILN-42', 'player');
  await session.open(room);
  tell('moved', { text: 'This seat is open in another tab.' });
  drop();
  await vi.waitFor(() => expect(session.store.getState().connection.state).toBe('online'), 60_000);
  expect(again.syncs).toEqual([{}]);
  expect(session.store.getState()).toMatchObject({
    moved: 'This seat is open in another tab.',
    view: null,
    seat: null,
  });
  // Without a connection the wish to take it back is remembered.
  again.drop();
  const isBack = session.takeBack().catch(() => {});
  await vi.waitFor(() => expect(session.store.getState()).toMatchObject({ moved: null, seat: 0 }), 60_000);
  await isBack;
  expect(back.syncs).toEqual([{ token: 'secret' }]);
  dropToken('KILN-42');
  session.close();
});

test('an abandoned connection changes nothing any more', async () => {
  const [first, second] = twoStates();
  const { room, drop, tell, send } = fakeRoom(first);
  const again = fakeRoom(second);
  joined.push(again.room);
  const session = new Session('KILN-42', 'player');
  await session.open(room);
  drop();
  await vi.waitFor(() => expect(session.store.getState().connection.state).toBe('online'), 60_000);
  const after = session.store.getState();
  tell('moved', { text: 'Your seat is open in another tab.' });
  tell('you', { seat: null });
  send(first);
  expect(session.store.getState()).toBe(after);
  session.close();
});

test('a spectator who sees all hands late sees the late table, and nothing of the present', async () => {
  const [first] = twoStates();
  const { room, tell } = fakeRoom(first);
  const session = new Session('KILN-42', 'watcher');
  await session.open(room);
  tell('late', { late: null, from: 5 });
  expect(session.store.getState()).toMatchObject({ view: null, late: { from: 5 } });
  const old = { game: 1, view: view(first, 'spectator'), hands: [view(first, 0).hand], events: [] };
  tell('late', { late: old, from: 5 });
  expect(session.store.getState().view).toBe(old.view);
  const events = [{ n: 1, turn: 1, type: 'draw' as const }];
  const later = { ...old, view: { ...old.view, turn: old.view.turn + 1 }, events };
  tell('lateChange', { game: 1, ...changeLate(old, later)! });
  expect(session.store.getState().late).toEqual({ late: later, from: 5 });
  expect(session.store.getState().view).toEqual(later.view);
  // One that does not go on from there makes the page ask for the whole.
  const { syncs } = session.store.getState();
  tell('lateChange', { game: 1, ...changeLate(old, later)! });
  await vi.waitFor(() => expect(session.store.getState().syncs).toBe(syncs + 1));
  tell('late', { late: old, from: 5 });
  // A late view takes no patches.
  tell('patch', new Uint8Array());
  await Promise.resolve();
  expect(session.store.getState().view).toBe(old.view);
  session.close();
});

test.each([
  ['the connection ends before the reply', { gift: false }],
  ['the same with a seat that was given away', { gift: true }],
])('a key to a seat opens it on the next connection if %s', async (_, { gift }) => {
  const [state] = twoStates();
  const first = fakeRoom(state, { seat: null });
  const again = fakeRoom(state, { seat: null });
  joined.push(again.room);
  const session = new Session('KILN-42', 'player', { key: 'abc', gift });
  const offered = () => session.store.getState().offered;
  const accept = () => gift && session.takeGift('Mina');
  void session.open(first.room);
  if (gift) await vi.waitFor(() => expect(offered()).toBe(true), 60_000);
  void accept();
  await vi.waitFor(() => expect(first.asked).toHaveLength(1), 60_000);
  first.asked[0]!.refuse(new Error('connection closed'));
  first.drop();
  await vi.waitFor(() => expect(session.store.getState().connection.state).toBe('lost'), 60_000);
  await vi.waitFor(() => expect(session.store.getState().connection.state).toBe('online'), 60_000);
  if (gift) expect(offered()).toBe(true);
  void accept();
  await vi.waitFor(() => expect(again.asked).toHaveLength(1), 60_000);
  const { type, payload } = again.asked[0]!;
  expect([type, payload]).toEqual(['claim', { key: 'abc', ...(gift && { name: 'Mina' }) }]);
  // A key that is refused is of no more use.
  again.asked[0]!.refuse({ reason: { code: 'noKey', text: 'This link has been used.' } });
  await vi.waitFor(() => expect(session.store.getState().said?.text).toBe('This link has been used.'), 60_000);
  await vi.waitFor(() => expect(offered()).toBe(false), 60_000);
  session.close();
});
