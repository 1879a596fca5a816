import { parse } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPublic, isPushService, PUSH_SERVICES, publicLookup } from './address.ts';

describe('notices go only to the known push services', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('%s is one', (endpoint) => expect(isPushService(endpoint, PUSH_SERVICES)).toBe(true));

  test.each([
    'http://fcm.googleapis.com/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://me@fcm.googleapis.com/abc',
    'https://fcm.googleapis.com.example.org/abc',
    'https://evilfcm.googleapis.com/abc',
    'https://push.services.mozilla.com.evil.org/',
    'https://127.0.0.1/abc',
    'https://[::1]/abc',
    'https://0x7f.1/abc',
    'https://localhost/abc',
    'file:///etc/passwd',
    'https://fcm.googleapis.com',
    'https://{.push.apple.com/',
    'HTTPS://fcm.googleapis.com/abc',
    'https://FCM.googleapis.com/abc',
    'https://fcm.googleapis.com./abc',
    'https://fcm.googleapis.com:443/abc',
    'https://fcm%2egoogleapis.com/abc',
    'https://@fcm.googleapis.com/abc',
    'https:fcm.googleapis.com/abc',
    'https:///fcm.googleapis.com/abc',
    'https:\\\\fcm.googleapis.com\\abc',
    'https://fcm.googleapis.com\\@evil.example/abc',
    'https://fcm.googleapis.com?@evil.example/',
    'https://fcm.googleapis.com#@evil.example/',
    'https://fcm.google\tapis.com/abc',
    'https://fcm.googleapis.com/a\nb',
    ' https://fcm.googleapis.com/abc',
    'https://fcm.googleapis.com/abc ',
    'https://fcm.googleapis.com/a/../b',
    'https://fcm.googleapis.com/a b',
    'https://fcm.googleapis.com/é',
    'https://ｆcm.googleapis.com/abc',
    'no address',
    '',
  ])('%s is none', (endpoint) => expect(isPushService(endpoint, PUSH_SERVICES)).toBe(false));

  test('a list of one’s own may have names, and not addresses', () => {
    expect(isPushService('https://push.example.org/a', ['push.example.org'])).toBe(true);
    expect(isPushService('https://192.0.2.1/a', ['192.0.2.1'])).toBe(false);
  });
});

test('what is accepted leads to the same host by the rules of the library that sends notices', () => {
  const piece = fc.oneof(
    fc.constantFrom('fcm.googleapis.com', '.push.apple.com', 'a.push.apple.com', 'evil.example', 'https:', '//', '/'),
    fc.constantFrom('\\', '@', ':', '?', '#', '%2e', '%40', '\t', '.', '[', ']', '443', ';', '|', '^', "'", '`', '{'),
    fc.string({ maxLength: 3 }),
  );
  const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
  const endpoint = fc.oneof(
    text,
    text.map((one) => `https://${one}`),
    text.map((one) => `https://fcm.googleapis.com${one}`),
    text.map((one) => new URL(`https://fcm.googleapis.com/${one}`).href),
  );
  let accepted = 0;
  fc.assert(
    fc.property(endpoint, (one) => {
      if (!isPushService(one, PUSH_SERVICES)) return;
      accepted++;
      const [older, { protocol, hostname }] = [parse(one), new URL(one)];
      expect([older.protocol, older.hostname, older.port, older.auth]).toEqual([protocol, hostname, null, null]);
    }),
    { numRuns: 3000 },
  );
  expect(accepted).toBeGreaterThan(100);
});

test.each([
  ...['127.0.0.1', '10.1.2.3', '192.168.0.9', '172.16.0.1', '169.254.169.254', '0.0.0.0', '100.64.0.1', '224.0.0.1'],
  ...['::1', '::', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1', 'nonsense'],
])('%s is not public', (address) => expect(isPublic(address)).toBe(false));

test.each(['142.250.1.1', '2a00:1450:4001:81c::200a'])('%s is public', (address) =>
  expect(isPublic(address)).toBe(true),
);

test.each([{ all: true }, {}])('a name that leads to this machine is not connected to', async (options) => {
  const found = new Promise((done, failed) =>
    publicLookup('localhost', options, (error, address) => (error ? failed(error) : done(address))),
  );
  await expect(found).rejects.toThrow('no public address');
});
