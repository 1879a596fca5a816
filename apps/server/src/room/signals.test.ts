import type { Messages, Resolved } from '@smash/protocol';
import { expect, test } from 'vitest';
import type { Match } from '../game/match.ts';
import { Connections } from './connections.ts';
import { Peer } from './peer.ts';
import { Signals } from './signals.ts';

/** Two players and a spectator; only the first sees card 7. */
function table() {
  const heard: [string, Messages['signal']][] = [];
  const peers = new Connections();
  const peer = (who: string, seat: number | null) => {
    const made = new Peer((type, message) => void (type === 'signal' && heard.push([who, message as never])));
    Object.assign(made, { seat, synced: true });
    peers.add(made);
    return made;
  };
  const [a, b, watcher] = [peer('a', 0), peer('b', 1), peer('watcher', null)];
  const game = {
    shown: (viewer: unknown) => ({ sight: { place: new Set(viewer === 0 ? [1, 7] : [1]) } }),
  } as unknown as Match;
  const out = new Set<number>();
  return { signals: new Signals({ peers, game }, (seat) => out.has(seat)), a, b, watcher, heard, out };
}
const at = (id: number) => ({ at: id }) as Resolved<'ping'>;
const code = (made: Promise<void>) =>
  made.then(
    () => 'done',
    (error) => error.reason.code,
  );

test('INFO-2 a ping is sent to those who see its target, and to nobody else', async () => {
  const { signals, a, heard } = table();
  await signals.ping(a, at(1));
  expect(heard).toEqual(['a', 'b', 'watcher'].map((who) => [who, { seat: 0, at: 1 }]));
  heard.length = 0;
  await signals.ping(a, at(7));
  expect(heard).toEqual([['a', { seat: 0, at: 7 }]]);
});

test('every seat has its own limit, and spectators send no signals', async () => {
  const { signals, a, b, watcher, heard } = table();
  for (let i = 0; i < 5; i++)
    expect(await code(i % 2 ? signals.ping(a, at(1)) : signals.react(a, { reaction: 'hmm' }))).toBe('done');
  expect(await code(signals.react(a, { reaction: 'nice' }))).toBe('rate');
  heard.length = 0;
  expect(await code(signals.react(b, { reaction: 'oops' }))).toBe('done');
  expect(heard.map(([who]) => who)).toEqual(['a', 'b', 'watcher']);
  expect(await code(signals.react(watcher, { reaction: 'oops' }))).toBe('noSeat');
  expect(await code(signals.ping(watcher, at(1)))).toBe('noSeat');
  expect(heard).toHaveLength(3);
});

test('WIN-3 whoever has conceded points at nothing any more', async () => {
  const { signals, a, b, heard, out } = table();
  out.add(0);
  expect(await code(signals.ping(a, at(1)))).toBe('noSeat');
  expect(heard).toEqual([]);
  expect(await code(signals.ping(b, at(1)))).toBe('done');
});
