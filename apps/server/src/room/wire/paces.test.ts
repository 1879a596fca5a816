import { unlimited } from '@smash/chaos/testing/ask.ts';
import { BarePlayer } from '@smash/chaos/testing/bareTable.ts';
import { fakeEngine } from '@smash/chaos/testing/fakeEngine.ts';
import { useTemporaryFolder } from '@smash/chaos/testing/harness.ts';
import { type Refused, type RequestPayload, type RequestType, requests } from '@smash/protocol';
import { subscriptionTo } from '@smash/testkit/push';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Metrics } from '../../http/metrics.ts';
import { charges } from '../../limits/charges.ts';
import { Paces } from '../../limits/paces.ts';
import { SqliteStore } from '../../storage/sqlite.ts';
import type { Table } from '../table.ts';
import { Tables } from '../tables.ts';
import { serve } from './serve.ts';

const folder = useTemporaryFolder();
let store: SqliteStore;
let tables: Tables;
beforeEach(() => {
  store = new SqliteStore(folder.path);
  // Budgets stand still: no window ends meanwhile, however slow the machine is.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const pusher = { key: 'k', accepts: () => true, send: async () => 'sent' as const };
  tables = new Tables({ engine: fakeEngine, store, version: '', build: '', coverMs: [0, 0], pusher }, 10);
});
afterEach(async () => {
  await tables.close();
  await store.close();
  vi.useRealTimers();
});

/** A table with two players and a spectator; in a game, in the lobby or after a game. */
async function made(phase: 'lobby' | 'game' | 'over') {
  const table = await tables.open();
  const [a, b] = [new BarePlayer(table), new BarePlayer(table)];
  const tokens: string[] = [];
  for (const { peer } of [a, b]) tokens.push((await table.seats.takeSeat(peer, { name: 'Ines' })).token);
  if (phase !== 'lobby') await table.start(a.peer, { anyway: true });
  if (phase === 'over') await table.concede(b.peer);
  return { table, a, b, watcher: new BarePlayer(table), token: tokens[0]! };
}
type Made = Awaited<ReturnType<typeof made>>;

interface Repeated<T extends RequestType> {
  at: 'lobby' | 'game' | 'over';
  by?: 'a' | 'watcher';
  /** The nth of many. */
  payload(n: number, made: Made): RequestPayload<T>;
}
const even = (n: number) => n % 2 === 0;
const UNDO = { step: 1, id: undefined };

/** What somebody could repeat endlessly to disturb the others: a new type needs an entry. */
const repeated: { [T in RequestType]: Repeated<T> } = {
  sync: { at: 'game', payload: () => ({}) },
  log: { at: 'game', payload: () => ({ game: 1, undone: 0, before: 2 }) },
  renew: { at: 'lobby', payload: (_, { token }) => ({ token }) },
  moveSeat: { at: 'lobby', payload: () => null },
  giveSeat: { at: 'game', payload: () => null },
  answerGiving: { at: 'game', payload: (n) => ({ id: 1, allow: even(n) }) },
  claim: { at: 'lobby', by: 'watcher', payload: () => ({ key: 'k'.repeat(43) }) },
  seat: { at: 'lobby', by: 'watcher', payload: (n) => ({ name: `N${n}` }) },
  leave: { at: 'lobby', payload: () => null },
  ready: { at: 'lobby', payload: (n) => ({ ready: even(n) }) },
  name: { at: 'lobby', payload: (n) => ({ name: `N${n}` }) },
  options: { at: 'lobby', payload: (n) => ({ vpToWin: 10 + (n % 5) }) },
  playOn: { at: 'lobby', payload: () => ({ replay: '1-00000000000000000000000000000000', played: 3, fresh: true }) },
  bot: { at: 'lobby', payload: (n) => ({ seat: 3, level: even(n) ? 'easy' : 'hard' }) },
  free: { at: 'lobby', payload: () => ({ seat: 1 }) },
  start: { at: 'lobby', payload: () => ({}) },
  commit: { at: 'lobby', payload: () => ({ round: 'r', commitment: 'c' }) },
  reveal: { at: 'lobby', payload: () => ({ round: 'r', bits: 'b' }) },
  answer: { at: 'game', payload: () => ({ prompt: 0, pick: [] }) },
  undo: { at: 'game', payload: () => UNDO as never },
  askUndo: { at: 'game', payload: () => ({ step: 1 }) },
  answerUndo: { at: 'game', payload: (n) => ({ id: 1, allow: even(n) }) },
  passing: { at: 'game', payload: (n) => ({ stops: { beforeScore: even(n) ? 'smart' : 'always' } }) as never },
  between: { at: 'game', payload: (n) => ({ between: even(n) ? 'never' : 'always' }) },
  whyNot: { at: 'game', payload: (_, { a }) => ({ card: a.view.hand[0]!.id }) },
  explain: { at: 'game', payload: (_, { a }) => ({ id: a.view.hand[0]!.id, stat: 'power' }) },
  forecast: { at: 'game', payload: (_, { a }) => ({ prompt: a.prompt!.id, option: a.prompt!.options[0]!.id }) },
  hint: { at: 'game', payload: (_, { a }) => ({ prompt: a.prompt!.id }) },
  concede: { at: 'game', payload: () => ({}) },
  agree: { at: 'game', payload: (n) => ({ yes: even(n) }) },
  rematch: { at: 'over', payload: (n) => ({ factions: even(n) ? 'new' : 'no' }) },
  noticeKey: { at: 'game', payload: () => null },
  subscribe: { at: 'game', payload: (n) => subscriptionTo(`https://fcm.googleapis.com/${n}`) },
  unsubscribe: { at: 'game', payload: (n) => ({ endpoint: `https://fcm.googleapis.com/${n}` }) },
  chat: { at: 'game', payload: (n) => ({ text: `line ${n}` }) },
  hush: { at: 'game', payload: (n) => ({ on: even(n) }) },
  ping: { at: 'game', payload: () => ({ at: 1 }) },
  react: { at: 'game', payload: () => ({ reaction: 'nice' }) },
  away: { at: 'game', payload: (n) => ({ seat: 1, choice: even(n) ? 'wait' : 'hand' }) },
  standIn: { at: 'game', by: 'watcher', payload: () => ({ seat: 1, name: 'Uli' }) },
  withdraw: { at: 'game', by: 'watcher', payload: () => null },
  answerSeat: { at: 'game', payload: (n) => ({ watcher: 3, seat: 1, allow: even(n) }) },
  lock: { at: 'game', payload: (n) => ({ lock: even(n) ? 'seats' : 'open' }) },
  putOut: { at: 'game', payload: () => ({ watcher: 3 }) },
  letIn: { at: 'game', payload: () => ({ n: 1 }) },
  passHost: { at: 'lobby', payload: () => ({ seat: 0 }) },
  more: { at: 'game', payload: () => null },
  reopen: { at: 'over', payload: () => null },
  unstick: { at: 'game', payload: () => ({ how: 'end' }) },
};

const TIMES = 100;

test.each(Object.keys(requests) as RequestType[])(
  '%s: who repeats it without end is stopped, or disturbs nobody',
  async (type) => {
    const { at, by = 'a', payload } = repeated[type];
    const table = await made(at);
    const paces = new Paces();
    const limits = { ...unlimited, effect: paces.take.bind(paces) };
    const heard = () => table.b.heard.length;
    let mirrored = 0;
    (table.table as Table).mirror = () => void mirrored++;
    const before = heard();
    let served = 0;
    let lately = 0;
    const reasons = new Set<string>();
    for (let n = 0; n < TIMES; n++) {
      const [h, m] = [heard(), mirrored];
      const reply = await serve(table.table, table[by].peer, limits, new Metrics(() => []), type, payload(n, table));
      if (reply.ok) served++;
      else reasons.add((reply.reason as Refused).code);
      if (n >= TIMES / 2) lately += heard() - h + (type === 'sync' ? 0 : mirrored - m);
    }
    expect(lately).toBe(0);
    const { pace } = charges[type];
    if (typeof pace === 'string') return;
    // Of the well-formed requests, no more are served than the pace allows.
    expect(reasons).toContain(reasons.has('invalid') ? 'invalid' : 'rate');
    expect(served).toBeLessThanOrEqual(pace.points);
    expect(heard() - before).toBeLessThanOrEqual(3 * pace.points);
  },
);

test('all spectators of a table share a limit on older pages of the log; its players are not affected', async () => {
  const paces = new Paces();
  const served = async (seat: number | null, address: string) => {
    let n = 0;
    for (let i = 0; i < 200; i++)
      await paces.take('log', { seat, address }).then(
        () => n++,
        () => {},
      );
    return n;
  };
  expect([await served(null, '1.1.1.1'), await served(null, '2.2.2.2'), await served(null, '3.3.3.3')]).toEqual([
    200, 40, 0,
  ]);
  expect(await served(0, '1.1.1.1')).toBe(200);
});
