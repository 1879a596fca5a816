import { expect, test } from 'vitest';
import { addressesOf } from './lanAddresses.ts';

const one = (address: string, internal = false) => ({ address, family: 'IPv4', internal }) as never;
const machine = { lo: [one('127.0.0.1', true)], eth0: [one('192.0.2.2')] };

test.each([
  [undefined, 'http://localhost:2567', ['http://192.0.2.2:2567']],
  ['0.0.0.0', 'http://localhost:2567', ['http://192.0.2.2:2567']],
  ['127.0.0.1', 'http://localhost:2567', []],
  ['localhost', 'http://localhost:2567', []],
  ['192.0.2.2', 'http://192.0.2.2:2567', []],
  ['2001:db8::1', 'http://[2001:db8::1]:2567', []],
])('a server on %s names only addresses where it listens', (host, own, others) => {
  expect(addressesOf(host, 2567, machine)).toEqual({ own, others });
});
