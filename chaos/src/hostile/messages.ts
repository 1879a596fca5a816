import { requests } from '@smash/protocol';
import { dice, type Random } from '@smash/testkit';

/** One hostile message: a request with any payload, or raw bytes. */
export type Hostile = { type: string; payload: unknown } | { bytes: Uint8Array };

const TYPES = Object.keys(requests);
const NO_TYPES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'SYNC'];
/** These end the connection, so they are rarer. */
const NO_WORDS = ['', '*', '_$bsync', 'sync\0', 'x'.repeat(2000), '💥', '\ud800'];

const one = <T>(random: Random, list: readonly T[]): T => list[dice(random, list.length)]!;

/** Values that no field should have. */
function junk(random: Random, depth = 0): unknown {
  const simple: unknown[] = [
    null,
    undefined,
    true,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -1,
    -0,
    0.5,
    1e308,
    2 ** 31,
    2 ** 53 + 1,
    -(2 ** 63),
    '',
    '\u202e\u200b\u0000',
    "'; DROP TABLE rooms; --",
    '<img src=x onerror=alert(1)>',
    '../../etc/passwd',
    'x'.repeat(dice(random, 6000)),
    '[object Object]',
    new Uint8Array(dice(random, 500)),
    new Date(0),
  ];
  const kind = dice(random, depth > 3 ? 6 : 10);
  if (kind < 6) return one(random, simple);
  if (kind < 8) return Array.from({ length: dice(random, 6) }, () => junk(random, depth + 1));
  const keys = ['seat', 'pick', 'prompt', 'token', 'name', 'length', 'then', 'toJSON', 'constructor', 'prototype'];
  return Object.fromEntries(
    Array.from({ length: dice(random, 5) }, () => [one(random, keys), junk(random, depth + 1)]),
  );
}

/** JSON.parse makes this key an ordinary member; a careless copy would set another object's prototype with it. */
const polluted = (): unknown =>
  JSON.parse('{"__proto__":{"seat":0,"synced":true,"isHost":true},"constructor":{"prototype":{"seat":0}}}');

/** Well-formed payloads with ids that are another's, outdated, or never offered. */
function forged(random: Random): Hostile {
  const seat = dice(random, 4);
  const prompt = one(random, [0, 1, 2, 3, 7, 100, 999_999_999]);
  return one<Hostile>(random, [
    { type: 'answer', payload: { prompt, pick: [dice(random, 50)] } },
    { type: 'answer', payload: { prompt, pick: Array.from({ length: 200 }, (_, i) => i) } },
    { type: 'answer', payload: { prompt, pick: [], seat } },
    { type: 'forecast', payload: { prompt, option: dice(random, 1000) } },
    { type: 'hint', payload: { prompt } },
    { type: 'undo', payload: { step: dice(random, 100) } },
    { type: 'askUndo', payload: { step: dice(random, 100) } },
    { type: 'answerUndo', payload: { id: dice(random, 5), allow: true } },
    { type: 'answerGiving', payload: { id: dice(random, 5), allow: true } },
    { type: 'claim', payload: { key: 'z'.repeat(43), name: 'Thief' } },
    { type: 'explain', payload: { id: 1 + dice(random, 400), stat: 'power', seat } },
    { type: 'whyNot', payload: { card: 1 + dice(random, 400), at: 1 + dice(random, 400) } },
    { type: 'free', payload: { seat } },
    { type: 'start', payload: { anyway: true } },
    { type: 'options', payload: { vpToWin: 5, players: 2 } },
    { type: 'reopen', payload: null },
    { type: 'concede', payload: null },
    { type: 'agree', payload: { yes: true } },
    { type: 'seat', payload: { name: 'Thief', mark: seat } },
    { type: 'renew', payload: { token: 'x'.repeat(43) } },
    { type: 'sync', payload: { token: 'y'.repeat(43), since: { game: 1, viewer: seat, n: 3, undone: 0 } } },
    { type: 'hush', payload: { on: true } },
    { type: 'ping', payload: { at: 1 + dice(random, 400) } },
    { type: 'react', payload: { reaction: one(random, ['nice', 'oops', 'rude']) } },
  ]);
}

/** `seen`: bytes that players sent earlier, to be replayed. */
export function hostile(random: Random, seen: readonly Uint8Array[]): Hostile {
  const kind = dice(random, 10);
  if (kind < 3) return forged(random);
  if (kind < 6) return { type: one(random, TYPES), payload: junk(random) };
  if (kind < 7) return { type: one(random, dice(random, 8) === 0 ? NO_WORDS : NO_TYPES), payload: junk(random) };
  if (kind < 8) return { type: one(random, TYPES), payload: polluted() };
  if (kind < 9 && seen.length > 0) return { bytes: one(random, seen) };
  const bytes = Uint8Array.from({ length: dice(random, 40) }, () => dice(random, 256));
  // Half of them start like real messages.
  if (bytes.length > 0 && dice(random, 2) === 0) bytes[0] = 10 + dice(random, 12);
  return { bytes };
}
