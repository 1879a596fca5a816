import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { budgetAddress, clientAddress, parseTrust } from './address.ts';

const request = (remoteAddress: string, forwarded?: string, more: Record<string, string> = {}) =>
  ({
    socket: { remoteAddress },
    connection: { remoteAddress },
    headers: { ...more, ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }) },
  }) as unknown as IncomingMessage;

describe('the address of a client', () => {
  it('is the socket’s peer if no proxy is trusted, whatever the request claims', () => {
    const told = { 'x-real-ip': '1.1.1.1', 'x-client-ip': '1.1.1.1', forwarded: 'for=1.1.1.1' };
    expect(clientAddress(request('203.0.113.7', '1.1.1.1', told), parseTrust(undefined))).toBe('203.0.113.7');
    expect(clientAddress(request('203.0.113.7', '1.1.1.1', told), parseTrust('0'))).toBe('203.0.113.7');
  });

  it('is the one the outermost trusted proxy saw, not the one the client claims', () => {
    expect(clientAddress(request('127.0.0.1', '1.1.1.1, 198.51.100.4'), parseTrust('1'))).toBe('198.51.100.4');
    expect(clientAddress(request('127.0.0.1', '1.1.1.1, 198.51.100.4, 10.0.0.2'), parseTrust('2'))).toBe(
      '198.51.100.4',
    );
    const listed = parseTrust('127.0.0.1, 10.0.0.0/8');
    expect(clientAddress(request('127.0.0.1', '1.1.1.1, 198.51.100.4, 10.0.0.2'), listed)).toBe('198.51.100.4');
    expect(clientAddress(request('203.0.113.7', '1.1.1.1'), listed)).toBe('203.0.113.7');
    expect(clientAddress(request('::ffff:127.0.0.1', '198.51.100.4'), listed)).toBe('198.51.100.4');
  });

  it('falls back to the socket’s peer if the proxy sends an invalid address', () => {
    expect(clientAddress(request('127.0.0.1', 'unknown'), parseTrust('1'))).toBe('127.0.0.1');
    expect(clientAddress(request('127.0.0.1'), parseTrust('1'))).toBe('127.0.0.1');
  });

  it('counts IPv6 by /64 network and IPv4-mapped addresses as IPv4', () => {
    expect(budgetAddress('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(budgetAddress('2001:db8:1:2:ffff::1')).toBe('2001:db8:1:2::/64');
    expect(budgetAddress('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64');
    expect(budgetAddress('fe80::1%eth0')).toBe('fe80::/64');
    expect(budgetAddress('::ffff:203.0.113.7')).toBe('203.0.113.7');
    expect(budgetAddress('::ffff:cb00:7107')).toBe('203.0.113.7');
    expect(budgetAddress('nonsense')).toBe('');
  });
});

it('an invalid TRUST_PROXY is refused with an explanation', () => {
  for (const wrong of ['yes', '11', '-1', '10.0.0.0/99', '127.0.0.1,', 'proxy.example.org']) {
    expect(() => parseTrust(wrong), wrong).toThrow('TRUST_PROXY is');
  }
});
